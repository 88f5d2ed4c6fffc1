import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, press, refusal, show, TestServer, type } from '../../testing/index.ts'
import SecondFactorDialog from './second-factor-dialog.tsx'

const nothing = () => undefined

test('SES-13 whoever has to set up a second factor first may sign out instead, and cannot cancel', async () => {
  new TestServer({ 'GET /api/system/my/secondFactor': { password: true } })
  await show(<SecondFactorDialog must onClose={nothing} onDone={nothing} />, { language: 'en' })
  expect(await screen.findByRole('button', { name: 'Sign out' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
})

test('SES-13 whoever chose to set up a second factor may cancel', async () => {
  new TestServer({ 'GET /api/system/my/secondFactor': { password: true } })
  await show(<SecondFactorDialog must={false} onClose={nothing} onDone={nothing} />, { language: 'en' })
  expect(await screen.findByRole('button', { name: 'Cancel' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})

const state = 'GET /api/system/my/secondFactor'
const begin = 'POST /api/system/my/secondFactor/begin'
const confirm = 'POST /api/system/my/secondFactor/confirm'
const offered = { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/amur?secret=ABCDEFGHIJKLMNOP' }

async function dialog(answers: Readonly<Record<string, unknown>>, must = true) {
  const server = new TestServer(answers)
  const done: string[] = []
  await show(<SecondFactorDialog must={must} onClose={() => done.push('closed')} onDone={() => done.push('done')} />)
  return { server, done }
}

test('password, picture and first code lead to recovery codes, which are copied, downloaded and kept', async () => {
  const { server, done } = await dialog({
    [state]: { password: true },
    [begin]: offered,
    [confirm]: { codes: ['k-1', 'k-2'] },
  })
  await press(await screen.findByRole('button', { name: '下一步' }))
  expect((await screen.findByRole('alert')).textContent).toBe('请填写当前密码')
  await type('当前密码', 'Amur2026')
  key('Enter')
  expect(await screen.findByRole('img', { name: '二维码' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeTruthy()
  await type('动态验证码', '12 34 5')
  await press('启用')
  expect((await screen.findByRole('alert')).textContent).toBe('请填写动态验证码')
  await type('动态验证码', '123456')
  await press('启用')
  expect((await screen.findByRole('list', { name: '请保存恢复码' })).textContent).toBe('k-1k-2')
  key('Escape')
  expect(screen.getByRole('list', { name: '请保存恢复码' })).toBeTruthy()
  await press('复制')
  expect(await screen.findByRole('button', { name: '已复制' })).toBeTruthy()
  await press('下载')
  await waitFor(() => expect(around.downloads.map(({ name }) => name)).toEqual(['amur-recovery-codes.txt']))
  expect(around.copied).toEqual(['k-1\nk-2'])
  await press('我已保存')
  await waitFor(() => expect(done).toEqual(['done']))
  expect(server.callsTo(begin)[0]?.body).toEqual({ pwd: 'Amur2026' })
  expect(server.callsTo(confirm).map(({ body }) => body)).toEqual([{ code: '123456' }])
})

test('a wrong password and a wrong code are told at their fields', async () => {
  const { server } = await dialog({
    [state]: { password: true },
    [begin]: refusal({ status: 422, code: 'password', fields: { pwd: '密码错误' } }),
    [confirm]: refusal({ status: 422, code: 'code', fields: { code: '验证码错误' } }),
  })
  await type('当前密码', 'wrong')
  await press('下一步')
  expect((await screen.findByRole('alert')).textContent).toBe('密码错误')
  server.on(begin, offered)
  await press('下一步')
  await type('动态验证码', '654321')
  await press('启用')
  expect((await screen.findByRole('alert')).textContent).toBe('验证码错误')
})

test('whoever has no password here begins at once', async () => {
  const { server } = await dialog({ [state]: { password: false }, [begin]: offered })
  await press(await screen.findByRole('button', { name: '下一步' }))
  expect(await screen.findByRole('img', { name: '二维码' })).toBeTruthy()
  expect(server.callsTo(begin)[0]?.body).toEqual({ pwd: '' })
})

test('where it cannot be learnt whether a password is kept, the dialog says why, is left or tries again', async () => {
  const { server } = await dialog({ [state]: refusal({ status: 500, code: 'bug', message: '系统繁忙' }) })
  expect((await screen.findByRole('alert')).textContent).toBe('系统繁忙')
  expect(screen.getByRole('button', { name: '退出登录' })).toBeTruthy()
  server.on(state, { password: true })
  await press('重试')
  expect(await screen.findByLabelText('当前密码')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('Esc leaves what one chose to set up, and not what one has to', async () => {
  const { done } = await dialog({ [state]: { password: true } }, false)
  await screen.findByLabelText('当前密码')
  key('Escape')
  await waitFor(() => expect(done).toEqual(['closed']))
})

test('a role that demands it keeps the dialog at Esc', async () => {
  const { done } = await dialog({ [state]: { password: true } })
  await screen.findByLabelText('当前密码')
  key('Escape')
  expect(done).toEqual([])
})
