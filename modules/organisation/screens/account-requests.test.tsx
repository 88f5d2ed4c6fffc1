import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccountRequest } from '../../../core/api-types/account-request.ts'
import { startEvents } from '../../../web/platform/http/event-stream.ts'
import { atEnd } from '../../../web/testing/end-with-page.ts'
import { buttonIn, dialog, dialogClosed, press, refusal, show, signedIn } from '../../../web/testing/index.ts'
import AccountRequests from './account-requests.tsx'

const path = 'GET /api/system/accountRequest'

const request: AccountRequest = {
  id: 'r1',
  kind: 'contact',
  state: 'waiting',
  personId: 'u2',
  personName: '王海燕',
  about: '',
  changes: [{ name: 'email', before: '', after: 'wang@beilu.example' }],
  askedBy: '何志远',
  askedAt: Date.UTC(2026, 4, 6, 1, 30),
  decidedBy: '',
  decidedAt: null,
  may: ['confirm', 'refuse'],
}

async function opened(...requests: readonly AccountRequest[]) {
  const server = await signedIn({ answers: { [path]: requests } })
  await show(<AccountRequests />)
  if (requests.length > 0) await screen.findAllByRole('article')
  return server
}

test('requests that could not be read are read again on demand', async () => {
  const server = await signedIn({ answers: { [path]: refusal({ status: 500, code: 'error', message: '系统繁忙' }) } })
  await show(<AccountRequests />)
  expect(await screen.findByText(/系统繁忙/)).toBeTruthy()
  server.on(path, [request])
  await press(/重\s?试/)
  expect(await screen.findByRole('article')).toBeTruthy()
})

test('that nothing waits is said only once it is known', async () => {
  const server = await signedIn()
  const slow = server.hold(path)
  await show(<AccountRequests />)
  await waitFor(() => expect(slow.asked).toBe(1))
  expect(screen.queryByText('没有账号申请')).toBeNull()
  slow.answer([])
  expect(await screen.findByText('没有账号申请')).toBeTruthy()
})

test('a request says whose data change from what to what, who asked and when by the clock of Beijing', async () => {
  await opened(request)
  const text = screen.getByRole('article').textContent
  expect(text).toContain('王海燕')
  expect(text).toContain('邮箱: （空） → wang@beilu.example')
  expect(text).toMatch(/何志远 申请于 .*09:30/)
})

test('a setting is called as the request calls it', async () => {
  await opened({
    ...request,
    kind: 'setting',
    changes: [{ name: 'SMTP 服务器', before: 'a.example', after: 'b.example' }],
  })
  expect(screen.getByRole('article').textContent).toContain('SMTP 服务器: a.example → b.example')
})

test('a reader is offered only what he may do about each', async () => {
  await opened(
    { ...request, id: 'own', may: ['withdraw'] },
    { ...request, id: 'other', may: ['refuse'] },
    { ...request, id: 'over', state: 'done', may: [] },
  )
  const offered = screen.getAllByRole('article').map((card) => within(card).queryAllByRole('button').length)
  expect(offered).toEqual([1, 1, 0])
})

test('nothing is confirmed before it was asked whether the owner agreed', async () => {
  const server = await opened(request)
  server.on('POST /api/system/accountRequest/r1/confirm', {})
  const reread = server.hold(path)
  await press(/确\s?认/)
  const asked = await dialog()
  expect(asked.textContent).toContain('请先向 王海燕 本人核实')
  expect(server.callsTo('POST /api/system/accountRequest/r1/confirm')).toEqual([])
  await press(buttonIn(asked, /确\s?认/))
  await dialogClosed()
  expect(server.callsTo('POST /api/system/accountRequest/r1/confirm')).toHaveLength(1)
  await waitFor(() => expect(reread.asked).toBe(1))
  reread.answer([{ ...request, state: 'done', decidedBy: '林慧敏', decidedAt: request.askedAt, may: [] }])
  expect(await screen.findByText(/林慧敏 处理于/)).toBeTruthy()
})

test('a request that another decided meanwhile is said to be, and shown as it is now', async () => {
  const server = await opened(request)
  server.on(
    'POST /api/system/accountRequest/r1/refuse',
    refusal({ status: 409, code: 'request.decided', message: '该申请已处理' }),
  )
  server.on(path, [{ ...request, state: 'withdrawn', may: [] }])
  await press(/驳\s?回/)
  expect(await screen.findByText('该申请已处理')).toBeTruthy()
  expect(await screen.findByText('已撤回')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /驳\s?回/ })).toBeNull()
})

test('a password that was agreed to is collected for the person it is for', async () => {
  const server = await opened({ ...request, kind: 'password', state: 'confirmed', changes: [], may: ['collect'] })
  server.on('POST /api/system/accountRequest/r1/password', { password: 'Kx7-mQ2-pL9' })
  server.on(path, [])
  await press(/领取密码/)
  const shown = await dialog()
  await waitFor(() => expect(shown.textContent).toContain('Kx7-mQ2-pL9'))
  expect(shown.textContent).toContain('王海燕')
  await press(buttonIn(shown, /关\s?闭/))
  await dialogClosed()
  expect(screen.queryByText('Kx7-mQ2-pL9')).toBeNull()
})

test('a request made meanwhile is there without a reload', async () => {
  const server = await opened()
  atEnd(startEvents())
  await waitFor(() => expect(server.heard).toBe(true))
  server.on(path, [request])
  server.tell('notice')
  expect(await screen.findByRole('article')).toBeTruthy()
})
