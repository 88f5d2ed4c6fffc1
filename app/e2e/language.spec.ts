import { signIn } from './sign-in.ts'
import { expect, test } from './support/guarded-test.ts'

test('LNG-01 the sign-in page follows the language at once', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Русский' }).click()
  await expect(page.getByRole('heading', { name: /Вход в систему/ })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByText('Заполните поле «Пароль»')).toBeVisible()
})

test('LNG-01 a browser in Russian or English lands in its language, any other in Chinese', async ({ browser }) => {
  for (const [locale, lang] of [
    ['ru', 'ru-RU'],
    ['en-US', 'en-GB'],
    ['de-DE', 'zh-CN'],
  ] as const) {
    const context = await browser.newContext({ locale })
    const page = await context.newPage()
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await context.close()
  }
})

test('LNG-01 the main layout, its menu, tabs and title follow without a reload', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.goto('/financePaymentPlan')
  await page.evaluate(() => document.body.setAttribute('data-same', ''))
  for (const [name, tab, menu, title] of [
    ['Русский', 'План платежей', 'Казначейство', /^План платежей/],
    ['English', 'Payment plan', 'Treasury', /^Payment plan/],
    ['中文', '付款计划', '资金管理', /^付款计划/],
  ] as const) {
    await page.getByRole('button', { name: /^(语言|Язык|Language)$/ }).click()
    await page.getByRole('menuitemradio', { name, exact: true }).click()
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await expect(page.getByRole('button', { name: menu, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(title)
  }
  await expect(page.locator('body[data-same]')).toHaveCount(1)
})

test('LNG-01 the choice is kept in this browser', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Sign in/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('en')
})
