import { signIn, signInByHand } from './sign-in.ts'
import { expect, test } from './support/guarded-test.ts'

const plans = '/financePaymentPlan'
const ledger = '/contractLedger'

test('ACC-01 ACC-02 without a session a path waits behind the sign-in page and opens after it', async ({ page }) => {
  await page.goto(`${ledger}?state=1`)
  await expect(page).toHaveURL(/\/login/)
  await signInByHand(page, 'seasales')
  await expect(page).toHaveURL(`${ledger}?state=1`)
})

test('ACC-02 another origin asked for leads to the start', async ({ page }) => {
  await page.goto('/login?to=https://elsewhere.example/x')
  await signInByHand(page, 'seasales')
  await expect(page).toHaveURL('/welcome')
})

test('ACC-03 ACC-04 who is signed in and opens the sign-in page comes to the main layout', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.goto('/login')
  await expect(page).toHaveURL('/welcome')
  await expect(page).toHaveTitle(/^系统首页/)
})

test('ACC-05 the caller’s data is loaded once by the first navigation, and once by a reload', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/allMyData')) loads += 1
  })
  await signInByHand(page, 'seasales')
  await expect(page).toHaveURL('/welcome')
  expect(loads).toBe(1)
  await page.goto(plans)
  await expect(page.getByRole('tab', { name: '付款计划' })).toBeVisible()
  expect(loads).toBe(2)
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(page).toHaveURL('/welcome')
  expect(loads).toBe(2)
})

test('ACC-07 a page outside the rights shows the 403 state and asks for no data', async ({ page }) => {
  await signIn(page, 'seasales')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/bankPayment')
  await expect(page.getByText('403 · 没有访问权限')).toBeVisible()
  expect(asked.filter((path) => path.startsWith('/api/finance/'))).toEqual([])
})

test('ACC-07 an unknown address opens /404, which leads home', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.goto('/nowhereAtAll')
  await expect(page).toHaveURL('/404')
  await page.getByRole('button', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/welcome')
})

test('ACC-01 /404 is for anyone', async ({ page }) => {
  await page.goto('/404')
  await expect(page.getByText('页面不存在')).toBeVisible()
  await expect(page).toHaveURL('/404')
})

test('ACC-09 a deep link reloads to the same page', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.goto(plans)
  await page.reload()
  await expect(page).toHaveURL(plans)
  await expect(page.getByRole('tab', { name: '付款计划', selected: true })).toBeVisible()
})

test('ACC-14 a screen comes when it is first opened', async ({ page }) => {
  const scripts: string[] = []
  page.on('response', (response) => scripts.push(response.url()))
  await signIn(page, 'seasales')
  await expect(page).toHaveURL('/welcome')
  expect(scripts.filter((url) => url.includes('/kit-'))).toEqual([])
  await page.goto(plans)
  await expect(page.getByRole('grid')).toBeVisible()
  expect(scripts.some((url) => url.includes('/kit-'))).toBe(true)
})

test('ACC-08 a bar runs while a page is on its way', async ({ page }) => {
  let release = () => undefined as void
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/assets/engine-*', async (route) => {
    await held
    await route.continue()
  })
  await signIn(page, 'seasales')
  const bar = page.locator('[role=progressbar][data-running]')
  await page.getByPlaceholder('搜索菜单').fill('合同台账')
  await page.getByRole('link', { name: '合同台账' }).click()
  await expect(bar).toHaveCount(1)
  release()
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(bar).toHaveCount(0)
})

test('ACC-08 ACC-11 a new page starts at the top, a kept one comes back where it stood', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await signIn(page, 'findir')
  const home = page.getByRole('tabpanel', { name: '首页' })
  await expect(home.getByText('付款日历')).toBeAttached()
  await home.evaluate((element) => element.scrollTo(0, 300))
  await expect(home).toHaveJSProperty('scrollTop', 300)
  await page.getByPlaceholder('搜索菜单').fill('合同台账')
  await page.getByRole('link', { name: '合同台账' }).click()
  await expect(page.getByRole('tabpanel', { name: '合同台账' })).toHaveJSProperty('scrollTop', 0)
  await page.getByRole('tab', { name: '首页' }).click()
  await expect(home).toHaveJSProperty('scrollTop', 300)
})
