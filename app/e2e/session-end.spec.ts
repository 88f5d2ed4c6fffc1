import { signIn, signInByHand } from './sign-in.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'

// These tests play a server that refuses or breaks.
test.beforeEach(({ guard }) => guard.allow(/Failed to load resource|^server: 50\d|net::ERR_/))

test('SES-14 a session that ends inside a form takes nothing of what was typed', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.goto('/doc/finance/paymentPlan/new')
  await formIn(page, 'zh').refer('客商', '辽海远通')
  const party = formIn(page, 'zh').field('客商').locator('.ant-select')
  await expect(party).toContainText('辽海远通')
  await page.getByLabel('计划金额').fill('6200000')
  await page.getByLabel('计划金额').blur()
  await page.route('**/api/portal/search*', (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/json',
      body: '{"code":"session.ended","data":null,"msg":"","message":""}',
    }),
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '快速查找' }).fill('FK-BLHY')
  await expect(page.getByText('登录超时，请重新登录')).toBeVisible()
  await page.unroute('**/api/portal/search*')
  await signInByHand(page, 'seasales')
  await expect(page).toHaveURL('/doc/finance/paymentPlan/new')
  await expect(page.getByLabel('计划金额')).toHaveValue(/6,?200,?000/)
  await expect(party).toContainText('辽海远通')
})

test('SES-05 signing out in one tab sends the others to the sign-in page', async ({ page, context }) => {
  await signIn(page, 'seasales')
  const other = await context.newPage()
  await other.goto('/welcome')
  await expect(other.getByRole('main')).toBeVisible()
  await page.getByRole('button', { name: /我的账户/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(other).toHaveURL(/\/login/)
})
