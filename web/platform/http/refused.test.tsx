import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, refusal, show, signedIn, TestServer, unreachable } from '../../testing/index.ts'
import { http } from './client.ts'

const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'went well',
    (failure: Error) => failure.message,
  )

test('SES-09 a call that is refused for want of a right is said in the words of the catalogue', async () => {
  const message = '这张付款单由您提交，不能由您审批'
  const server = await signedIn({ answers: { 'POST /api/x': refusal({ status: 403, code: 'rights.own', message }) } })
  await show(<p>页</p>)
  expect(await refused(http.post('/api/x', {}))).toBe('接口权限不足')
  expect((await screen.findByRole('alert')).textContent).toContain('接口权限不足')
  expect(server.callsTo('/api/x')[0]?.language).toBe('zh')
})

test.each([
  ['zh', '接口权限不足'],
  ['ru', 'Недостаточно прав для этого действия'],
  ['en', 'You do not have permission for this operation'],
] as const)('a door that says nothing of why it stayed shut is explained in %s', async (language, said) => {
  await signedIn({ language, answers: { 'GET /api/x': () => new Response('<html>403</html>', { status: 403 }) } })
  await show(<p>page</p>)
  expect(await refused(http.get('/api/x'))).toBe(said)
  expect((await screen.findByRole('alert')).textContent).toContain(said)
})

test('a quiet call and one refused at its fields leave what is said to the page', async () => {
  new TestServer({
    'POST /api/x': refusal({ status: 422, code: 'form.wrong', message: '填写有误', fields: { amount: '请填写' } }),
    'GET /api/y': refusal({ status: 500, code: 'bug', message: '系统错误' }),
  })
  await show(<p>页</p>)
  expect(await refused(http.post('/api/x', {}))).toBe('填写有误')
  expect(await refused(http.get('/api/y', { quiet: true }))).toBe('系统错误')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a call that the server does not know, and a gateway that waits in vain, are called so', async () => {
  new TestServer({
    'GET /api/x': () => new Response('nothing', { status: 404 }),
    'GET /api/y': () => new Response('', { status: 504 }),
    'GET /api/z': unreachable,
  })
  await show(<p>页</p>)
  expect(await refused(http.get('/api/x'))).toBe('接口不存在')
  expect(await refused(http.get('/api/y'))).toBe('接口暂时不可用')
  expect(await refused(http.get('/api/z'))).toBe('网络连接失败，请检查网络后重试')
  expect(await screen.findAllByRole('alert')).toHaveLength(3)
})

test('SES-06 a session that ended leads once to the sign-in page, with the page to come back to', async () => {
  await signedIn({ answers: { 'GET /api/x': refusal({ status: 401, code: 'session.ended' }) } })
  await show(<p>页</p>, { at: '/finance/payment?day=1' })
  await Promise.all([refused(http.get('/api/x')), refused(http.get('/api/x'))])
  await waitFor(() => expect(around.left).toHaveLength(1))
  const there = new URL(around.left[0] ?? '', 'http://amur.test')
  expect([there.pathname, there.searchParams.get('relogin'), there.searchParams.get('to')]).toEqual([
    '/login',
    'timeout',
    '/finance/payment?day=1',
  ])
  expect(document.cookie).not.toContain('hasLogin')
})

test('SES-08 a licence that ended leads to its page, with what the server says', async () => {
  await signedIn({
    answers: { 'GET /api/x': () => Response.json({ status: 999, code: 999, msg: '授权到期' }, { status: 500 }) },
  })
  await show(<p>页</p>)
  await refused(http.get('/api/x'))
  await waitFor(() => expect(around.left).toEqual([`/license?${new URLSearchParams({ msg: '授权到期' })}`]))
})
