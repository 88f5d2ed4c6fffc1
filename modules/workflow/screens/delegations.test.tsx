import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonIn, dialog, dialogClosed, press, refusal, show, signedIn } from '../../../web/testing/index.ts'
import type { Call } from '../../../web/testing/test-server.ts'
import type { Proxy } from '../components/use-delegations.tsx'
import Proxies from './delegations.tsx'

const path = 'GET /api/workflow/proxy'

const proxy: Proxy = {
  id: 'p1',
  from: '2026-05-06',
  to: '2026-05-20',
  state: 'now',
  person: 'u1',
  personName: '林慧敏',
  agentName: '王海燕',
  documents: null,
}

async function opened(answer: unknown, permissions: readonly string[] = []) {
  const server = await signedIn({ permissions, answers: { [path]: answer } })
  await show(<Proxies />)
  return server
}

test('who stands in for whom is read again where it could not be read', async () => {
  const server = await opened(refusal({ status: 500, code: 'error', message: '系统繁忙' }))
  expect(await screen.findByText(/系统繁忙/)).toBeTruthy()
  server.on(path, [proxy])
  await press(/重\s?试/)
  expect(await screen.findByText(/王海燕 代 林慧敏/)).toBeTruthy()
})

test('only who names stand-ins is told to name one when there is none', async () => {
  const server = await opened([])
  expect(await screen.findByText('外出前设置代理人，待办不会耽误。')).toBeTruthy()
  await press('我代理的')
  await waitFor(() => expect(server.callsTo(path).map(({ query }) => query.view)).toEqual(['own', 'given']))
  expect(await screen.findByText('没有代理')).toBeTruthy()
  expect(screen.queryByText('外出前设置代理人，待办不会耽误。')).toBeNull()
})

test('all stand-ins are offered only to who looks after processes', async () => {
  await opened([proxy])
  await screen.findByText(/王海燕 代 林慧敏/)
  expect(screen.getAllByRole('radio')).toHaveLength(2)
})

test('who looks after processes sees the stand-ins of all', async () => {
  const other = { ...proxy, id: 'p2', personName: '顾文斌', documents: ['付款计划', '合同'] }
  await opened(({ query }: Call) => (query.view === 'all' ? [proxy, other] : [proxy]), ['lcjk-ck'])
  await press('全部代理')
  expect(await screen.findByText(/王海燕 代 顾文斌/)).toBeTruthy()
  expect(screen.getByText('付款计划 · 合同')).toBeTruthy()
  expect(screen.getAllByText('全部流程')).toHaveLength(1)
})

test.each([
  ['coming', 1],
  ['over', 0],
  ['ended', 0],
] as const)('a stand-in that is %s can be ended %i times', async (state, times) => {
  await opened([{ ...proxy, state }])
  await screen.findByText(/王海燕 代 林慧敏/)
  expect(screen.queryAllByRole('button', { name: '终止代理' })).toHaveLength(times)
})

test('who stands in for another does not end it', async () => {
  const given = { ...proxy, personName: '顾文斌', agentName: '林慧敏' }
  await opened(({ query }: Call) => (query.view === 'given' ? [given] : [proxy]))
  expect(await screen.findByRole('button', { name: '终止代理' })).toBeTruthy()
  await press('我代理的')
  expect(await screen.findByText(/林慧敏 代 顾文斌/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '终止代理' })).toBeNull()
})

test('a stand-in ends once it was asked, and the list shows so', async () => {
  const server = await opened([proxy])
  server.on('DELETE /api/workflow/proxy/p1', {})
  await press('终止代理')
  const asked = await dialog()
  expect(asked.textContent).toContain('王海燕 代 林慧敏')
  expect(server.callsTo('DELETE /api/workflow/proxy/p1')).toEqual([])
  server.on(path, [{ ...proxy, state: 'ended' }])
  await press(buttonIn(asked, /终止代理/))
  await dialogClosed()
  expect(server.callsTo('DELETE /api/workflow/proxy/p1')).toHaveLength(1)
  expect(await screen.findByText('已终止')).toBeTruthy()
})

test('a stand-in that cannot be ended keeps its question open and says why', async () => {
  const server = await opened([proxy])
  server.on('DELETE /api/workflow/proxy/p1', refusal({ status: 409, code: 'proxy.over', message: '代理已到期' }))
  await press('终止代理')
  const asked = await dialog()
  await press(buttonIn(asked, /终止代理/))
  expect(await screen.findByText('代理已到期')).toBeTruthy()
  await waitFor(() => expect(buttonIn(asked, /终止代理/).getAttribute('aria-busy')).toBeNull())
  expect(document.contains(asked)).toBe(true)
})
