import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, press, refusal, show, TestServer, type, unreachable } from '../../../testing/index.ts'
import { SignInPage } from './sign-in-page.tsx'

const site = { siteTitle: '北陆能源集团', siteCopyright: '© 北陆', demo: null }
const login = 'POST /api/system/user/login'
const entered = () => Response.json({ code: '0', msg: '', message: '', data: 'access-1', pra: 'refresh-1' })

async function door(
  answers: Readonly<Record<string, unknown>> = {},
  {
    at = '/login',
    language = 'zh',
    width = 'desk',
  }: { at?: string; language?: 'zh' | 'ru' | 'en'; width?: 'desk' | 'phone' } = {},
) {
  const server = new TestServer({ 'GET /api/system/site': site, ...answers })
  await show(<SignInPage />, { at, language, width })
  return server
}

const submit = '登 录'

async function fillIn(name = 'findir', pwd = 'Amur2026') {
  await type('用户名', name)
  await type('密码', pwd)
}

test('SES-01 name and password open the door to the page that was asked for', async () => {
  const server = await door({ [login]: entered }, { at: '/login?to=%2Ffinance%2Fpayment%3Fday%3D1' })
  await fillIn(' findir ')
  await press(submit)
  await waitFor(() =>
    expect(around.left.map((one) => new URL(one, 'http://amur.test').href.split('/').slice(3).join('/'))).toEqual([
      'finance/payment?day=1',
    ]),
  )
  expect(server.callsTo(login)[0]?.body).toMatchObject({ userName: 'findir', pwd: 'Amur2026', client: 'web' })
  expect(document.cookie).toContain('accessToken=access-1')
  expect((await screen.findByRole('status')).textContent).toContain('登录成功')
})

test('what is empty is said at its field, the first of them gets the focus, and nothing is sent', async () => {
  const server = await door()
  await press(submit)
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    '请填写用户名',
    '请填写密码',
  ])
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('userName'))
  expect(server.callsTo(login)).toEqual([])
})

test('Enter in a field sends the form', async () => {
  const server = await door({ [login]: entered })
  await fillIn()
  key('Enter')
  await waitFor(() => expect(server.callsTo(login)).toHaveLength(1))
})

test('a refusal stands above the fields, and the button may be pressed again', async () => {
  const server = await door({ [login]: refusal({ status: 401, code: 'sign-in.wrong', message: '用户名或密码错误' }) })
  await fillIn()
  await press(submit)
  await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  server.on(login, entered)
  await press(submit)
  await waitFor(() => expect(around.left).toHaveLength(1))
})

test('from the third failure a picture is asked for, and sent with what it says', async () => {
  const pictures = ['c1', 'c2', 'c3']
  const server = await door({
    [login]: refusal({ status: 400, code: 'sign-in.wrong', message: '密码错误', data: { needsCheckCode: true } }),
    'GET /api/system/user/checkCode': () => ({ checkId: pictures.shift(), image: 'data:image/png;base64,AA==' }),
  })
  await fillIn()
  await press(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('密码错误')
  await type('图形验证码', 'k3f')
  server.on(login, entered)
  await press(submit)
  await waitFor(() => expect(server.callsTo(login).at(-1)?.body).toMatchObject({ checkCode: 'k3f', checkId: 'c1' }))
})

test('a picture that cannot be read is exchanged for another', async () => {
  const pictures = ['c1', 'c2']
  const server = await door({
    'GET /api/system/site': { ...site, needsCheckCode: true },
    'GET /api/system/user/checkCode': () => ({ checkId: pictures.shift(), image: 'data:image/png;base64,AA==' }),
    [login]: entered,
  })
  await type('图形验证码', 'wrong')
  await press('看不清，换一张')
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '图形验证码' }).value).toBe(''))
  await fillIn()
  await type('图形验证码', 'k3f')
  await press(submit)
  await waitFor(() => expect(server.callsTo(login)[0]?.body).toMatchObject({ checkId: 'c2' }))
})

test('SES-13 whoever has a second proof gives it next, and may begin again as somebody else', async () => {
  const second = 'POST /api/system/user/login/second'
  const server = await door({
    [login]: refusal({ status: 401, code: 'sign-in.second', data: { ticket: 'k7' } }),
    [second]: refusal({ status: 422, code: 'sign-in.code', fields: { code: '验证码错误' } }),
  })
  await fillIn()
  await press(submit)
  await type('动态验证码', '123456')
  await press(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('验证码错误')
  server.on(second, entered)
  await press(submit)
  await waitFor(() => expect(around.left).toHaveLength(1))
  expect(server.callsTo(second).at(-1)?.body).toEqual({ ticket: 'k7', code: '123456' })
})

test('a ticket that another door brought asks for the second proof at once', async () => {
  await door({}, { at: '/login#second=k8' })
  expect(await screen.findByRole('textbox', { name: '动态验证码' })).toBeTruthy()
  await press('换一个账号登录')
  expect(await screen.findByRole('textbox', { name: '用户名' })).toBeTruthy()
})

test('SES-13 a code by text message goes to a number that is one, with a pause before the next', async () => {
  const server = await door({ 'POST /api/system/user/smsCode': null, [login]: entered })
  await press('短信登录')
  await type('手机号码', '139 1234')
  await press('获取验证码')
  expect((await screen.findByRole('alert')).textContent).toBe('手机号码不符合规范')
  await type('手机号码', '13912345678')
  await press('获取验证码')
  expect((await screen.findAllByText('验证码已发送，5 分钟内有效')).length).toBeGreaterThan(0)
  expect((await screen.findByRole('button', { name: /秒后重发/ })).hasAttribute('disabled')).toBe(true)
  await type('短信验证码', '424242')
  await press(submit)
  await waitFor(() =>
    expect(server.callsTo(login)[0]?.body).toMatchObject({ userTel: '13912345678', smsCode: '424242' }),
  )
})

test('a site without text messages offers none', async () => {
  await door({ 'GET /api/system/site': { ...site, sms: false } })
  await waitFor(() => expect(screen.queryByRole('tab', { name: '短信登录' })).toBeNull())
  expect(screen.getByRole('tab', { name: '密码登录' })).toBeTruthy()
})

test('a forgotten password is chosen anew by a code', async () => {
  await door({
    'POST /api/system/user/forgotten/code': null,
    'POST /api/system/user/forgotten': { token: 'once' },
  })
  await press('忘记密码？')
  await type('手机号码或邮箱', 'lin@amur.test')
  await press('获取验证码')
  expect((await screen.findAllByText('验证码已发送，5 分钟内有效')).length).toBeGreaterThan(0)
  await type('验证码', '424242')
  await press('下一步')
  await waitFor(() => expect(around.left).toEqual(['/reset#once']))
})

test('the password is shown on demand and hidden again', async () => {
  await door()
  await type('密码', 'Amur2026')
  await press('显示密码')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('密码').type).toBe('text'))
  await press('隐藏密码')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('密码').type).toBe('password'))
})

test('people of the demonstration fill the form with a press', async () => {
  const demo = { password: 'Demo2026', accounts: [{ userCode: 'seasales', userName: '陈海涛', role: '海运业务员' }] }
  await door({ 'GET /api/system/site': { ...site, demo } })
  await press(/seasales/)
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: '用户名' }).value).toBe('seasales'))
  expect(screen.getByLabelText<HTMLInputElement>('密码').value).toBe('Demo2026')
})

test('other ways to sign in lead away with the page to come back to', async () => {
  const doors = [
    { code: 'oidc', label: '' },
    { code: 'feishu', label: '飞书账号' },
  ]
  await door({ 'GET /api/system/site': { ...site, doors } }, { at: '/login?to=%2Fsea' })
  const link = await screen.findByRole('link', { name: '企业统一身份登录' })
  expect(link.getAttribute('href')).toMatch(/^\/api\/system\/user\/oidc\?to=.*sea$/)
  expect(screen.getByRole('link', { name: '飞书账号' })).toBeTruthy()
})

test.each([
  ['/login?relogin=timeout', '登录超时，请重新登录'],
  ['/login?relogin=forced&at=1763604000000', /管理员已于 .* 将此设备退出登录/],
  ['/login?relogin=forced&at=soon', '登录超时，请重新登录'],
] as const)('whoever was sent here by %s learns why', async (at, said) => {
  await door({}, { at })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('the language changes everything at once, the title too, and the site is asked again in it', async () => {
  const server = await door({}, { width: 'phone' })
  await waitFor(() => expect(document.title).toBe('登录 · 北陆能源集团'))
  await press('English')
  expect(await screen.findByRole('textbox', { name: 'User name' })).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Sign in · 北陆能源集团'))
  await waitFor(() => expect(server.callsTo('/api/system/site').at(-1)?.language).toBe('en'))
})

test('a site that cannot be asked leaves the door as it is', async () => {
  await door({ 'GET /api/system/site': unreachable, [login]: entered }, { language: 'ru' })
  expect(await screen.findByText('Единая система управления «Амур»', { selector: 'small' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
