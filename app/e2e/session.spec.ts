import type { Page, Route } from '@playwright/test'
import { signIn, signInByHand } from './sign-in.ts'
import { caller } from './support/api-caller.ts'
import { expect, test } from './support/guarded-test.ts'

// These tests play a server that refuses or breaks.
test.beforeEach(({ guard }) => guard.allow(/Failed to load resource|^server: 50\d|net::ERR_/))

const any = '**/api/portal/widgets'
const timedOut = '登录超时，请重新登录'

const answer = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({
    status,
    contentType: typeof body === 'string' ? 'text/html' : 'application/json',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .filter((cookie) => cookie.value !== '')
    .map((cookie) => cookie.name)
    .sort()

test('SES-01 SES-02 SES-03 the sign-in travels as a form and its tokens are stored in the three cookies', async ({
  page,
}) => {
  await page.goto('/login')
  const sent = page.waitForRequest('**/api/system/user/login')
  await signInByHand(page, 'seasales')
  const request = await sent
  expect(request.headers()['content-type']).toContain('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ''))).toEqual({
    userName: 'seasales',
    pwd: 'Beilu@2026',
    checkCode: '',
    checkId: '',
    client: 'web',
  })
  expect(await cookieNames(page)).toEqual(['accessToken', 'hasLogin', 'refreshToken'])
})

test('the sign-in page brings what it shows and nothing of what comes after it', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button', { name: '登 录' })).toBeVisible()
  const brought = await page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => (entry as PerformanceResourceTiming).transferSize,
    ),
  ) // both kinds are timings of a resource
  expect(brought.reduce((sum, size) => sum + size, 0)).toBeLessThan(200 * 1024)
})

test('WID-00 an empty sign-in says which field to fill, in the language of the page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '登 录' }).click()
  await expect(page.getByText('请填写用户名')).toBeVisible()
  await expect(page.getByText('请填写密码')).toBeVisible()
})

test('SES-13 the picture code appears when the server asks for it', async ({ page }) => {
  await page.route(
    '**/api/system/user/login',
    answer(200, { code: 'sign-in.wrong', data: { needsCheckCode: true }, msg: '用户名或密码错误', message: '' }),
  )
  await page.goto('/login')
  await expect(page.getByLabel('图形验证码')).toHaveCount(0)
  await page.getByLabel('用户名').fill('nobody')
  await page.getByLabel('密码', { exact: true }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('用户名或密码错误')).toBeVisible()
  await expect(page.getByLabel('图形验证码')).toBeVisible()
  await expect(page.getByRole('button', { name: '看不清，换一张' }).locator('img')).toHaveAttribute(
    'src',
    /^data:image\/png/,
  )
})

test('SES-04 every call carries both tokens and the language, read from the cookies at the call', async ({ page }) => {
  await signIn(page, 'seasales', 'ru')
  await page.getByRole('button', { name: 'Обновить' }).first().waitFor()
  await page.evaluate(() => {
    document.cookie = 'unrelated=1; path=/'
  })
  const sent = page.waitForRequest(any)
  await page.reload()
  const cookies = Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie.value]))
  const headers = (await sent).headers()
  expect([headers['accesstoken'], headers['refreshtoken'], headers['lang']]).toEqual([
    cookies['accessToken'],
    cookies['refreshToken'],
    'ru',
  ])
})

test('SES-05 sign-out forgets everything even when its call fails', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.route('**/api/system/user/logout', (route) => route.abort())
  await page.getByRole('button', { name: /我的账户/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/login')
  expect(await cookieNames(page)).toEqual([])
})

test('SES-06 a burst of 401 goes to the sign-in page once, with the message', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.route('**/api/portal/**', answer(401, { code: 'session.ended', data: null, msg: '', message: '' }))
  let arrivals = 0
  page.on('framenavigated', (frame) => {
    if (frame.url().includes('/login')) arrivals += 1
  })
  await page.reload()
  await expect(page.getByText(timedOut)).toBeVisible()
  expect(arrivals).toBe(1)
  expect(await cookieNames(page)).toEqual([])
})

test('SES-07 a 500 that speaks of an expired JWT ends the session alike', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.route(
    any,
    answer(500, { code: '500', data: null, msg: 'JWT expired at 2026-11-21T08:00:00Z', message: '' }),
  )
  await page.reload()
  await expect(page.getByText(timedOut)).toBeVisible()
})

test('SES-08 status 999 goes to the licence page with the server’s message', async ({ page }) => {
  await signIn(page, 'seasales')
  await page.route(any, answer(500, { code: '999', status: 999, data: null, msg: '授权已过期', message: '授权已过期' }))
  const asked = page.waitForRequest((request) => request.isNavigationRequest() && request.url().includes('/license'))
  await page.reload()
  expect(new URL((await asked).url()).searchParams.get('msg')).toBe('授权已过期')
  expect(await cookieNames(page)).toEqual([])
})

const catalogue = [
  { status: 403, body: { code: 'access.denied', data: null, msg: 'x', message: '' }, says: '接口权限不足' },
  { status: 404, body: { code: 'route.unknown', data: null, msg: 'x', message: '' }, says: '接口不存在' },
  { status: 405, body: 'Method Not Allowed', says: '接口不存在' },
  { status: 504, body: '<html>gateway</html>', says: '接口暂时不可用' },
  { status: 500, body: { code: '500', data: null, msg: '服务器说了什么', message: '' }, says: '服务器说了什么' },
  { status: 422, body: { code: 'plan.refused', data: null, msg: '金额超出余额', message: '' }, says: '金额超出余额' },
  { status: 418, body: 'I am a teapot', says: 'I am a teapot' },
]

test('SES-09 each failure is said in the words of the catalogue', async ({ page }) => {
  await signIn(page, 'seasales')
  for (const { status, body, says } of catalogue) {
    await page.route(any, answer(status, body))
    await page.reload()
    await expect(page.getByText(says).first(), `${status}`).toBeVisible()
    await page.unroute(any)
  }
})

test('SES-12 a 401 of the event stream does not sign out', async ({ page }) => {
  await page.route('**/api/notice/stream?*', answer(401, { code: 'session.ended', data: null, msg: '', message: '' }))
  const asked = page.waitForRequest('**/api/notice/stream?*')
  await signIn(page, 'seasales')
  await asked
  await page.getByRole('tab', { name: '首页' }).waitFor()
  await expect(page).toHaveURL('/welcome')
  expect(await cookieNames(page)).toHaveLength(3)
})

test('a forgotten password: a code to the telephone, rules that are ticked as one types, and the new password opens', async ({
  page,
}) => {
  const {
    content: [forgetful],
  } = await caller('admin').post<{ content: { userTel: string; userCode: string }[] }>('/api/base/person/page', {
    dir: 'asc',
    page: 1,
    size: 1,
    sort: 'userCode',
    parameters: { userCode: 'u0288' },
  })
  await page.goto('/login')
  await page.getByRole('button', { name: '忘记密码？' }).click()
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page.getByLabel('手机号码或邮箱')).toBeFocused()
  await page.getByLabel('手机号码或邮箱').fill(forgetful?.userTel ?? '')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const phone = page.getByRole('status').filter({ hasText: '演示手机收到' })
  await page.getByLabel('验证码', { exact: true }).fill(/\d{6}/.exec(await phone.innerText())?.[0] ?? '')
  await page.getByRole('button', { name: '下一步' }).click()
  await expect(page).toHaveURL(/\/reset/)
  const kept = page.getByRole('list', { name: '密码要求' }).getByRole('listitem').filter({ hasText: '已满足' })
  await expect(kept).toHaveCount(0)
  await page.getByLabel('新密码', { exact: true }).fill('aaaaaaaaaa')
  await expect(kept).toHaveCount(2)
  await page.getByLabel('新密码', { exact: true }).fill('Quiet-harbour-9')
  await expect(kept).toHaveCount(3)
  await page.getByLabel('再次输入').fill('Quiet-harbour-9')
  await page.getByRole('button', { name: '保存新密码' }).click()
  await expect(page.getByText('密码已更新')).toBeVisible()
})
