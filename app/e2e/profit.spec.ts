import type { Page } from '@playwright/test'
import { profitLand, profitSea, profitTongjiang, segmentProfit } from '../../modules/profit/profit-reports.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { look } from './support/screenshots.ts'

const see = look('profit')
const table = (page: Page) => page.getByRole('region').getByRole('table')

test('the profit by sea is read from revenue to what is left', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const page = await open('seafin', '/profitSea')
    await expect(page.locator('figure[data-state=drawn]')).toHaveCount(2)
    await expect(table(page).getByRole('row', { name: profitWords[lang] }).first()).toContainText(/\d/)
    await see(page, `${lang}-${width}`)
    await expectFits(page)
  })
})

const profitWords = { zh: '营业利润', ru: 'Операционная прибыль', en: 'Operating profit' } as const

for (const report of [profitLand, profitTongjiang, segmentProfit])
  test(`${report.name} stands beside the year before, and its gross profit opens the lines it is made of`, async ({
    seat,
  }) => {
    const page = await seat('findir', { at: `/${report.name}` })
    await expect(table(page).getByRole('columnheader', { name: '上年同期' })).toBeVisible()
    await see(page, report.name)
    const figure = table(page)
      .getByRole('row', { name: /^毛利 / })
      .getByRole('link')
      .first()
    const amount = await figure.innerText()
    await figure.click()
    await expect(page).toHaveURL(/\/profitLedger\?.*item=/)
    await expect(page.getByRole('grid').getByRole('row').last()).toContainText(amount)
    await see(page, `${report.name}-lines`)
  })

test('a company’s own segment is exported as it is shown, and a line leads back to its document', async ({ seat }) => {
  const page = await seat('seafin', { at: '/profitSea' })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await saved).suggestedFilename()).toBe(`${profitSea.label.zh}.xlsx`)
  await page.goto('/profitLedger?item=rev')
  await page
    .getByRole('grid')
    .getByRole('row')
    .nth(1)
    .getByText(/^JS-BLHY-/)
    .first()
    .click()
  await expect(page.getByRole('link', { name: /结算/ }).first()).toBeVisible()
  await see(page, 'line')
})

test('whoever sells reads no profit', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('landsales', { at: '/profitLand' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
})
