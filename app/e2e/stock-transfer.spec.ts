import { dayOfMs } from '../../core/values/day.ts'
import { stockTransferWords } from '../../modules/stock/words/stock-transfer.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

test('the yard keeper sees what is on its way and what was lost', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seayard', '/stockTransfer')
    const see = look(`transfer-${lang}-${width}`)
    const row = rows(page, /DB-BLHY-/, label('stock_transferStatus', '2', lang)).first()
    await expect(row).toBeVisible()
    await expectFits(page)
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    const words = wordsOf(stockTransferWords, lang)
    for (const field of ['toId', 'arrivedQty', 'lossQty'] as const)
      await expect(page.getByText(words.field(field)).filter({ visible: true }).first()).toBeVisible()
    await see(page, 'record')
  })
})

test('the yard keeper receives what is in transit, and the finance office takes it back', async ({ seat }) => {
  const words = wordsOf(stockTransferWords, 'zh')
  const page = await seat('seayard', { at: '/stockTransfer' })
  await rows(page, /DB-BLHY-/, label('stock_transferStatus', '1', 'zh'))
    .first()
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/\/doc\//)
  const dialog = await press(page, words.action('arrive'))
  await formIn(page, 'zh', dialog).day(words.ask('arrivedOn'), dayOfMs(Date.now()))
  await formIn(page, 'zh', dialog).type(words.ask('arrivedQty'), '499')
  await look('transfer')(page, 'arrival')
  await dialog.getByRole('button', { name: words.action('arrive'), exact: true }).click()
  await expect(head(page)).toContainText(label('stock_transferStatus', '2', 'zh'))
  const finance = await seat('seafin', { at: new URL(page.url()).pathname })
  const back = await press(finance, words.action('takeBack'))
  await back.getByRole('button', { name: words.action('takeBack'), exact: true }).click()
  await expect(head(finance)).toContainText(label('stock_transferStatus', '1', 'zh'))
})

test('whoever has nothing to do with goods sees no transfer', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('keeper', { at: '/stockTransfer' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
