import type { Page } from '@playwright/test'
import { seriousIn } from './support/axe.ts'
import { refusals } from './support/browser-error-guard.ts'
import { expect, test } from './support/guarded-test.ts'

test('a seller’s day: an entry made and deleted in the calendar, the home page as he wants it, the help without a model', async ({
  seat,
}) => {
  const page = await seat('seasales', { at: '/schedule' })
  await page.getByRole('button', { name: '新增日程' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('主题').fill('装船前碰头会')
  await dialog.getByRole('button', { name: /保存/ }).click()
  await expect(dialog).toHaveCount(0)
  const entry = page.getByText('装船前碰头会').first()
  await expect(entry).toBeVisible()
  expect(await seriousIn(page, 'main')).toEqual([])
  await entry.click()
  const drawer = page.getByRole('dialog', { name: '装船前碰头会' })
  await expect(drawer).toContainText('月')
  await drawer.getByRole('button', { name: /删\s*除/ }).click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await expect(page.getByText('日程已删除')).toBeVisible()
  await expect(page.locator('main').getByText('装船前碰头会')).toHaveCount(0)

  await page.goto('/welcome')
  const quick = page.getByRole('heading', { name: '快捷新增' })
  await expect(quick).toBeVisible()
  await page.getByRole('button', { name: '调整首页' }).press('Enter')
  await page.getByRole('button', { name: '移除：快捷新增' }).click()
  await expect(page.getByRole('button', { name: '添加：快捷新增' })).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(quick).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: '待办事项' })).toBeVisible()
  await expect(quick).toHaveCount(0)
  await page.getByRole('button', { name: '调整首页' }).press('Enter')
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(quick).toBeVisible()

  await page.goto('/chatGPT')
  await page.getByRole('searchbox', { name: '搜索帮助' }).fill('农历')
  await expect(page.getByRole('link', { name: '日程与农历重复' })).toBeVisible()
  expect(await seriousIn(page, 'main')).toEqual([])
})

test('the figures of a report open the list of what they were made of, and its total is the same', async ({ seat }) => {
  const page = await seat('findir', { at: '/reportCenter' })
  await showPaymentSummary(page)
  const total = page.getByRole('table').getByRole('row').last().getByRole('link').last()
  const figure = await total.innerText()
  await total.click()
  await expect(page).toHaveURL(/\/financePaymentPlan\?.*approvalStatus=2/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(figure)
  await page.goBack()
  const first = page.getByRole('table').getByRole('row').nth(1).getByRole('link').first()
  const count = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/unitId=/)
  await expect(page.getByText(new RegExp(`共 ${count} `))).toBeVisible()
})

test('a seller reads the year of his unit month by month, and opens what a month was made of', async ({ seat }) => {
  const page = await seat('seasales', { at: '/segmentContractSummary' })
  const table = page.getByRole('region').getByRole('table')
  await expect(table.getByRole('columnheader', { name: '2026-11' })).toBeVisible()
  expect(await seriousIn(page, 'main')).toEqual([])
  const figure = table.getByRole('row').last().getByRole('link').first()
  const amount = await figure.innerText()
  await figure.click()
  await expect(page).toHaveURL(/\/contractLedger\?.*signDate=/)
  await expect(page.getByRole('grid').getByRole('row').last()).toContainText(amount)
})

test('ACC-01 a report is shown, published by a link that anybody opens on a phone, and taken back', async ({
  seat,
  guard,
  browser,
}) => {
  guard.allow(refusals)
  const page = await seat('findir', { at: '/reportCenter' })
  await showPaymentSummary(page)
  expect(await seriousIn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: '发布链接' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发布链接' }).click()
  const link = await page.getByRole('dialog').getByLabel('链接地址').inputValue()
  const stranger = await (await browser.newContext({ viewport: { width: 360, height: 760 } })).newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: '付款计划汇总' })).toBeVisible()
  await expect(stranger.getByRole('table').getByText('合计')).toBeVisible()
  expect(
    await stranger.evaluate(() =>
      [document.documentElement.scrollWidth, document.querySelector('table')?.parentElement?.scrollWidth ?? 0].every(
        (width) => width <= innerWidth,
      ),
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /收\s*回/ }).click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /收\s*回/ })
    .click()
  await expect(page.getByText('链接已收回')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('无法打开报表')).toBeVisible()
  await stranger.context().close()
})

/** Asks for it without its days first, which is refused at the fields, then with them. */
async function showPaymentSummary(page: Page): Promise<void> {
  await page.getByRole('button', { name: '付款计划汇总' }).click()
  await page.getByRole('button', { name: /查\s*看/ }).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  for (const [label, day] of [
    ['计划日期从', '2026-01-01'],
    ['计划日期到', '2027-12-31'],
  ] as const) {
    await page.getByLabel(label).fill(day)
    await page.getByLabel(label).press('Enter')
  }
  await page.getByRole('button', { name: /查\s*看/ }).click()
  await expect(page.getByRole('table').getByText('合计')).toBeVisible()
}
