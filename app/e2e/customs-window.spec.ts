import { customsDeclarationWords } from '../../modules/trade/words/customs-declaration.ts'
import { customsWindowRefusals, customsWindowWords } from '../../modules/trade/words/customs-window.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { draftDeclaration, issuedLicence } from './support/draft-declaration.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { makeContract } from './support/make-contract.ts'
import { expectNotOffered, head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

interface Page {
  readonly content: readonly { readonly id: string; readonly ver: number }[]
}

const customs = process.env['CUSTOMS'] ?? ''
const t = wordsOf(customsDeclarationWords, 'zh')
const forward = (minutes: number) => fetch(`${customs}/forward/${minutes}`, { method: 'POST' })
const inState = async (person: string, status: string) =>
  (await caller(person).post<Page>('/api/trade/customsDeclaration/page', { parameters: { status: [status] } }))
    .content[0]

test('the clerk sends a declaration to the single window, follows it, and takes it over', async ({
  seat,
  inLooks,
  guard,
}) => {
  test.slow()
  guard.allow(/403|409/)
  const see = look('window')
  const one = await inState('tjlog', '2')
  const path = `/doc/trade/customsDeclaration/${one?.id ?? ''}`
  await expect(
    caller('seabuy').post(`/api/trade/customsDeclaration/${one?.id ?? ''}/action/lodge`, { ver: one?.ver ?? 1 }),
  ).rejects.toThrow(/40[34]/)

  const clerk = await seat('tjlog', { at: path })
  await see(clerk, 'returned')
  const lodge = await press(clerk, t.action('lodge'))
  await lodge.getByRole('button', { name: t.action('lodge'), exact: true }).click()
  await expect(head(clerk)).toContainText(label('customsStatus', '1', 'zh'))
  await expect(value(clerk, t.field('windowStage'))).toContainText('窗口办理中')
  await see(clerk, 'held')

  await forward(2)
  const ask = await press(clerk, t.action('askWindow'))
  await ask.getByRole('button', { name: t.action('askWindow'), exact: true }).click()
  await expect(value(clerk, t.field('status'))).toContainText(label('customsStatus', '3', 'zh'))
  await expect(clerk.getByText('已发往海关').first()).toBeVisible()
  await see(clerk, 'accepted')

  const assess = await press(clerk, t.action('assess'))
  await assess.getByRole('button', { name: t.action('assess'), exact: true }).click()
  await expect(clerk.getByText(customsWindowRefusals['trade.window-holds']?.zh ?? '').first()).toBeVisible()
  await see(clerk, 'refused')
  await clerk.goto(path)

  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const words = wordsOf(customsDeclarationWords, lang)
    const page = await open('tjlog', path)
    const messages = page.locator('main').getByText(customsWindowWords.groups.messages[lang]).first()
    await expect(messages).toBeVisible()
    await expect(value(page, words.field('windowStage'))).toBeVisible()
    await look(`window-${lang}-${width}`)(page, 'accepted')
    await messages.scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 400)
    await look(`window-${lang}-${width}`)(page, 'messages')
    await expectFits(page)
  })

  const byHand = await press(clerk, t.action('goByHand'))
  await byHand.getByRole('textbox').fill('窗口维护')
  await byHand.getByRole('button', { name: t.action('goByHand'), exact: true }).click()
  await expect(clerk.getByRole('dialog')).toHaveCount(0)
  await expectNotOffered(clerk, t.action('askWindow'))

  const call = `/api/trade/customsDeclaration/${one?.id ?? ''}`
  const { record } = await caller('tjlog').get<{ readonly record: { readonly ver: number } }>(call)
  await caller('tjlog').post(`${call}/action/withdraw`, { ver: record.ver, reason: '品名申报有误' })
  for (const lang of ['ru', 'en'] as const)
    for (const width of [1440, 360]) {
      const page = await seat('tjlog', { at: path, lang, width })
      const issue = value(page, wordsOf(customsDeclarationWords, lang).field('windowIssue'))
      await expect(issue).toContainText(label('customsDeclaration_windowIssue', 'withdrawThere', lang))
      await issue.scrollIntoViewIfNeeded()
      await look(`window-${lang}-${width}`)(page, 'issue')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.goto('/customsDeclare')
      await expect(page.locator('main').getByText(/BG-/).first()).toBeVisible()
      await look(`window-${lang}-${width}`)(page, 'list')
    }
})

test('the clerk asks the window to withdraw a declaration, and it is withdrawn once customs have said so', async ({
  seat,
  guard,
}) => {
  test.slow()
  guard.allow(/40[349]/)
  const see = look('withdrawal')
  const { id: contractId } = await makeContract('goods', { tonnes: '1000' })
  const id = await draftDeclaration(contractId, await issuedLicence(), '1000', '1000')
  const clerk = await seat('sealog', { at: `/doc/trade/customsDeclaration/${id}` })
  const lodge = await press(clerk, t.action('lodge'))
  await lodge.getByRole('button', { name: t.action('lodge'), exact: true }).click()
  await expect(value(clerk, t.field('windowStage'))).toContainText('窗口办理中')
  const { record } = await caller('sealog').get<{ readonly record: { readonly ver: number } }>(
    `/api/trade/customsDeclaration/${id}`,
  )
  await expect(
    caller('seabuy').post(`/api/trade/customsDeclaration/${id}/action/requestWithdrawal`, {
      ver: record.ver,
      reason: '撤单',
    }),
  ).rejects.toThrow(/40[34]/)

  const asked = await press(clerk, t.action('requestWithdrawal'))
  await asked.getByRole('textbox').fill('品名申报有误')
  await see(clerk, 'asked')
  await asked.getByRole('button', { name: t.action('requestWithdrawal'), exact: true }).click()
  await expect(value(clerk, t.field('withdrawalStage'))).toContainText('海关审核中')
  await expect(value(clerk, t.field('status'))).not.toContainText(label('customsStatus', '9', 'zh'))
  await see(clerk, 'sent')

  await forward(1)
  const ask = await press(clerk, t.action('askWindow'))
  await ask.getByRole('button', { name: t.action('askWindow'), exact: true }).click()
  await expect(value(clerk, t.field('status'))).toContainText(label('customsStatus', '9', 'zh'))
  await expect(value(clerk, t.field('withdrawalStage'))).toContainText('已撤单')
  await see(clerk, 'withdrawn')
})
