import { groupFund } from '../../modules/finance/group-fund-report.ts'
import { groupArap } from '../../modules/finance/group-receivables-payables-report.ts'
import { fundOccupation } from '../../modules/risk/fund-occupation.ts'
import { groupStock } from '../../modules/stock/group-stock.ts'
import { expect, test } from './support/guarded-test.ts'
import { expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const reports = [
  ['/groupFund', groupFund, 'findir'],
  ['/groupArap', groupArap, 'findir'],
  ['/groupStock', groupStock, 'findir'],
  ['/riskFundOccupy', fundOccupation, 'risk'],
] as const
const see = look('group-reports')

test('the group reads its money, debts, goods and what is tied up', async ({ inLooks }) => {
  await inLooks({ zh: [1440], ru: [1440], en: [360] }, async ({ lang, width, open }) => {
    for (const [path, report, reader] of reports) {
      const page = await open(reader, path)
      const table = page.getByRole('region', { name: report.label[lang] }).locator('table')
      await expect(table.locator('tbody tr').first()).toBeVisible()
      await expect(table.locator('tfoot')).toContainText(/\d/)
      await expect(page.locator('figure[data-state=drawn]').locator('visible=true')).toHaveCount(2)
      await see(page, `${path.slice(1)}-${lang}-${width}`)
      await expectFits(page, path)
    }
  })
})

test('what is owed for over a month opens its items, and the total is the same', async ({ seat }) => {
  const page = await seat('findir', { at: '/groupArap' })
  const figure = page.getByRole('table').getByRole('row').last().getByRole('link').first()
  const amount = await figure.innerText()
  await figure.click()
  await expect(page).toHaveURL(/\/receivable\?/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(amount)
})

test('whoever may not read the figures is told so', async ({ seat, guard }) => {
  guard.allow(/403/)
  for (const path of ['/groupFund', '/riskFundOccupy']) {
    const page = await seat('seasales', { at: path })
    await expect(page.getByText(/^403 · /)).toBeVisible()
  }
})
