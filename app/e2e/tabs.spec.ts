import type { Page } from '@playwright/test'
import { signIn } from './sign-in.ts'
import { expect, test } from './support/guarded-test.ts'

const tabs = (page: Page) => page.getByRole('tablist', { name: '打开的页面' }).getByRole('tab')
const fromMenu = async (page: Page, name: string) => {
  await page.getByPlaceholder('搜索菜单').fill(name)
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await page.getByPlaceholder('搜索菜单').fill('')
}

test.beforeEach(async ({ page }) => {
  await signIn(page, 'seasales')
  await fromMenu(page, '合同台账')
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  await fromMenu(page, '付款计划')
  await expect(page).toHaveURL('/financePaymentPlan')
})

test('ACC-15 each page opened is a tab; close, close others and close all leave the home page', async ({ page }) => {
  await expect(tabs(page)).toHaveText(['首页', '合同台账', '付款计划'])
  await tabs(page).nth(1).click({ button: 'middle' })
  await expect(tabs(page)).toHaveText(['首页', '付款计划'])
  await page.getByTitle('关闭: 付款计划').click()
  await expect(page).toHaveURL('/welcome')
  await fromMenu(page, '合同台账')
  await fromMenu(page, '客商管理')
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭其他' }).click()
  await expect(tabs(page)).toHaveText(['首页', '客商管理'])
  await page.getByRole('button', { name: '页签操作' }).click()
  await page.getByRole('menuitem', { name: '关闭全部' }).click()
  await expect(tabs(page)).toHaveText(['首页'])
})

test('ACC-15 Ctrl and arrows go from tab to tab', async ({ page }) => {
  await tabs(page).nth(2).focus()
  await page.keyboard.press('Control+ArrowRight')
  await expect(page).toHaveURL('/welcome')
  await expect(tabs(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Control+ArrowLeft')
  await expect(page).toHaveURL('/financePaymentPlan')
})

test('ACC-11 a kept page comes back as it was left: what was typed and where it was scrolled', async ({ page }) => {
  await tabs(page).nth(1).click()
  const search = page.locator('main input:visible').last()
  const grid = page.getByRole('grid')
  // The page left stays until the other is drawn, and its grid scrolls no more.
  await expect(grid).toHaveAccessibleName('合同')
  await expect(page.getByRole('row').nth(8)).toBeVisible()
  await grid.evaluate((element) => {
    const scroller =
      [element, ...element.querySelectorAll('*')].find((one) => one.scrollHeight > one.clientHeight + 50) ?? element
    scroller.scrollTop = 120
    scroller.setAttribute('data-scrolled', '')
  })
  await expect(page.locator('[data-scrolled]')).toHaveJSProperty('scrollTop', 120)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  await tabs(page).nth(2).click()
  await expect(grid.first()).toBeVisible()
  await tabs(page).nth(1).click()
  await expect(page.locator('[data-scrolled]')).toBeVisible()
  await expect(page.locator('[data-scrolled]')).toHaveJSProperty('scrollTop', 120)
  await expect(search).toBeVisible()
})

test('ACC-11 leaving to an address with closetab destroys the page left, and the flag is gone from the address', async ({
  page,
}) => {
  await page.evaluate(() => {
    history.pushState(null, '', '/contractLedger?closetab=1')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL('/contractLedger')
  await expect(tabs(page)).toHaveText(['首页', '合同台账'])
})
