import { creditLimitWords } from '../../modules/finance/words/credit-limit.ts'
import { cargoReleaseWords } from '../../modules/stock/words/cargo-release.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { pressInHead, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(creditLimitWords, 'zh')

test('risk control reads which customers have credit, and one limit', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`credit-${lang}-${width}`)
    const words = wordsOf(creditLimitWords, lang)
    const page = await open('risk', '/riskCredit')
    const row = rows(page, /SX-/, label('creditStatus', '2', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['amount', 'validTo', 'tenorDays'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('risk control freezes a limit with its reason, and lifts that', async ({ seat }) => {
  const page = await seat('risk', { at: '/riskCredit' })
  await rows(page, /SX-/, label('creditStatus', '3', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(value(page, t.field('frozenReason'))).toContainText('质押煤价下跌')
  const dialog = page.getByRole('dialog')
  await pressInHead(page, t.action('unfreeze'))
  await dialog.getByRole('button', { name: t.action('unfreeze') }).click()
  await expect(value(page, t.field('status'))).toContainText(label('creditStatus', '2', 'zh'))
  await pressInHead(page, t.action('freeze'))
  await dialog.getByRole('textbox').fill('质押煤价下跌，待补足担保')
  await dialog.getByRole('button', { name: t.action('freeze') }).click()
  await expect(value(page, t.field('status'))).toContainText(label('creditStatus', '3', 'zh'))
})

test('a trader reads how much of the credit of a customer a release takes', async ({ seat }) => {
  const words = wordsOf(cargoReleaseWords, 'zh')
  const page = await seat('seasales', { at: `/cargoRelease?basis=credit` })
  const row = rows(page, label('releaseBasis', 'credit', 'zh')).first()
  await row.getByRole('link').first().click()
  for (const field of ['coverAmount', 'heldAmount', 'coveragePct'] as const)
    await expect(value(page, words.field(field))).toContainText(/\d/)
})

test('whoever has nothing to do with credit sees no limit, and who asks for one does not freeze it', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/riskCredit' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  await expect(caller('hr').post('/api/finance/creditLimit/page', {})).rejects.toThrow(/403/)
  const [one] = (
    await caller('seasales').post<{ content: readonly { id: string; ver: number }[] }>(
      '/api/finance/creditLimit/page',
      { parameters: {} },
    )
  ).content
  await expect(
    caller('seasales').post(`/api/finance/creditLimit/${one?.id}/action/freeze`, { ver: one?.ver ?? 1, reason: '-' }),
  ).rejects.toThrow(/403/)
})
