import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { around, key, pageAt, press, refusal, showWhole, type } from '../../testing/index.ts'
import { askNewPassword } from './password-dialog-open-state.ts'

const pages = [pageAt('/sea/here', () => <p>屏幕</p>)]
const saveAt = 'POST /api/system/user/password'

async function whole(given: Parameters<typeof showWhole>[1] = {}) {
  return showWhole(
    '/sea/here',
    { ...given, answers: { 'GET /api/system/site': { passwordMin: 10 }, ...given.answers } },
    { pages },
  )
}

async function asked(given: Parameters<typeof showWhole>[1] = {}) {
  const shown = await whole(given)
  await screen.findByText('屏幕')
  askNewPassword()
  await screen.findByRole('dialog', { name: '修改密码' })
  return shown
}

async function fillIn(next = 'Glacier-92!', again = next) {
  await type('当前密码', 'Amur2026')
  await type('新密码', next)
  await type('再次输入新密码', again)
}

const rules = () => screen.getByRole('list', { name: '密码要求' }).textContent

test('rules are ticked as one types, with the length that the site demands', async () => {
  await asked()
  await waitFor(() => expect(rules()).toContain('至少 10 个字符不是'))
  await type('新密码', 'findirfindir')
  await waitFor(() => expect(rules()).toContain('至少 10 个字符（已满足）'))
  expect(rules()).toContain('不由姓名、用户名、手机号或公司名称组成常见')
  await type('新密码', 'Glacier-92!')
  await waitFor(() => expect(rules()).toContain('公司名称组成（已满足）'))
})

test('what is missing and what differs is said at its field, and nothing is sent', async () => {
  const { server } = await asked()
  await press('保存')
  expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    '请填写当前密码',
    '请填写新密码',
    '请填写再次输入新密码',
  ])
  await fillIn('Glacier-92!', 'Glacier-93!')
  await press('保存')
  await waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['两次输入的新密码不一致']),
  )
  expect(server.callsTo(saveAt)).toEqual([])
})

test('a password that the server refuses is told at its field, one that it takes closes the dialog', async () => {
  const { server } = await asked({
    answers: { [saveAt]: refusal({ status: 422, code: 'password', fields: { newPwd: '密码过于常见' } }) },
  })
  await fillIn()
  await press('保存')
  expect((await screen.findByRole('alert')).textContent).toBe('密码过于常见')
  server.on(saveAt, null)
  await press('保存')
  expect(await screen.findByText('密码已修改')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '修改密码' })).toBeNull())
  expect(server.callsTo(saveAt).at(-1)?.body).toEqual({ oldPwd: 'Amur2026', newPwd: 'Glacier-92!' })
})

test('whoever asked for it himself leaves it by Esc', async () => {
  await asked()
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '修改密码' })).toBeNull())
})

test('whoever must change it sees nothing else, cannot leave by Esc, but may sign out', async () => {
  await whole({ config: { passwordChange: '1' }, answers: { 'GET /api/system/user/logout': null } })
  await screen.findByRole('dialog', { name: '修改密码' })
  expect(screen.getByText('首次登录、密码已重置或已过有效期，请先设置新密码。')).toBeTruthy()
  expect(screen.queryByText('屏幕')).toBeNull()
  key('Escape')
  expect(screen.getByRole('dialog', { name: '修改密码' })).toBeTruthy()
  await press('退出登录')
  await waitFor(() => expect(around.left).toEqual(['/login']))
})
