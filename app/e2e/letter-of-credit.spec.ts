import { lcDrawingWords } from '../../modules/finance/words/lc-drawing.ts'
import { letterCreditWords } from '../../modules/finance/words/letter-of-credit.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(lcDrawingWords, 'zh')

test('unit finance reads what a letter of credit has left and which margin it holds', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`letter-of-credit-${lang}-${width}`)
    const words = wordsOf(letterCreditWords, lang)
    const page = await open('seafin', '/letterCredit?direction=import')
    const row = rows(page, /LC\d{8}0173|XYZ-/, label('letterCredit_direction', 'import', lang)).last()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['maxAmount', 'availableAmount', 'marginHeld', 'expiryDate'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('the finance director waives discrepancies of documents, and the drawing is due', async ({ seat }) => {
  const page = await seat('findir', { at: '/lcDrawing' })
  await rows(page, label('lcDrawing_status', '2', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(value(page, t.field('discrepancies'))).toContainText('原产地证书漏签')
  const presented = await value(page, t.field('presentDate')).innerText()
  const dialog = await press(page, t.action('waive'))
  await formIn(page, 'zh', dialog).day(t.ask('acceptDate'), presented.trim())
  await dialog.getByRole('button', { name: t.action('waive'), exact: true }).click()
  await expect(value(page, t.field('status'))).toContainText(label('lcDrawing_status', '3', 'zh'))
  await expect(value(page, t.field('dueDate'))).toContainText(/\d/)
})

test('whoever has nothing to do with money sees no letter, and unit finance waives nothing', async ({
  seat,
  guard,
}) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/letterCredit' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const path of ['letterCredit', 'lcDrawing', 'lcAmendment'])
    await expect(caller('hr').post(`/api/finance/${path}/page`, {})).rejects.toThrow(/403/)
  const { content } = await caller('seafin').post<{ content: readonly { id: string; ver: number }[] }>(
    '/api/finance/lcDrawing/page',
    { parameters: {} },
  )
  const [one] = content
  await expect(
    caller('seafin').post(`/api/finance/lcDrawing/${one?.id}/action/waive`, {
      ver: one?.ver ?? 1,
      acceptDate: '2026-11-20',
    }),
  ).rejects.toThrow(/403/)
})
