import { overdueContract } from '../../modules/contracts/overdue-contract.ts'
import { overdueStock } from '../../modules/stock/overdue-stock.ts'
import { label } from './support/document-labels.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const reports = [
  ['/overdueContract', overdueContract, 'risk'],
  ['/overdueStock', overdueStock, 'seafin'],
] as const

test('contracts and stock that are late stand with their lights', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`overdue-${lang}-${width}`)
    for (const [path, report, reader] of reports) {
      const page = await open(reader, path)
      const table = page.getByRole('region', { name: report.label[lang] }).locator('table')
      const first = table.locator('tbody tr').first()
      await expect(first).toContainText(
        new RegExp(['2', '3', '4'].map((code) => label('alertLevel', code, lang)).join('|')),
      )
      await expect(table.locator('tfoot')).toContainText(/\d/)
      await see(page, path.slice(1))
      await expectFits(page, path)
    }
  })
})

test('the amount of a late contract leads to it, the tonnes of an old batch to its movements', async ({ seat }) => {
  for (const [path, report, reader, to] of [
    [...reports[0], /\/contractLedger\?/],
    [...reports[1], /\/stockLedger\?/],
  ] as const) {
    const page = await seat(reader, { at: path })
    const row = page.getByRole('region', { name: report.label.zh }).locator('tbody tr').first()
    const figure = row.getByRole('link').first()
    const amount = await figure.innerText()
    await figure.click()
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('grid').getByRole('row').last()).toContainText(amount)
    await look('overdue-drill')(page, path.slice(1))
    await page.close()
  }
})

test('whoever may not read contracts or stock is told so', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const [path] of reports) {
    const page = await seat('hr', { at: path })
    await expect(page.getByText(/^403 · /)).toBeVisible()
    await page.close()
  }
})
