import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, refusal, show, signedIn, type } from '../testing/index.ts'
import { StartableProcesses } from './startable-processes.tsx'

const at = 'GET /api/workflow/startable'

const process = (process: string, label: string, category: string, more: object = {}) => ({
  process,
  category,
  categoryLabel: { money: '资金', trade: '贸易' }[category] ?? category,
  label,
  icon: null,
  color: null,
  module: 'sea',
  thing: process,
  starred: false,
  recent: null,
  drafts: [],
  ...more,
})

const all = [
  process('plan', '付款计划', 'money', { starred: true, recent: 2 }),
  process('loan', '借款', 'money', {
    recent: 5,
    drafts: [{ id: 'd1', title: '十一月借款', at: Date.UTC(2026, 10, 20, 2) }],
  }),
  process('contract', '合同', 'trade'),
]

async function list(answer: unknown, options: Parameters<typeof show>[1] = {}, language: 'zh' | 'ru' = 'zh') {
  const server = await signedIn({ language, answers: { [at]: answer } })
  return { server, ...(await show(<StartableProcesses />, options)) }
}

const shelf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name })
  const found = heading.closest('section')
  if (!found) throw new Error(`no shelf is called ${name}`)
  return within(found)
}
const names = async (name: string) => (await shelf(name)).getAllByRole('link').map(({ textContent }) => textContent)

test('favourites stand first, then what was used of late, the newest first, then drafts, then the categories', async () => {
  await list(all)
  expect(await names('收藏')).toEqual(['付款计划'])
  expect(await names('最近使用')).toEqual(['借款', '付款计划'])
  expect((await names('草稿'))[0]).toContain('十一月借款')
  expect(await names('资金')).toEqual(['付款计划', '借款'])
  expect(await names('贸易')).toEqual(['合同'])
})

test('a process leads to its empty form, a draft to itself', async () => {
  const { opened } = await list(all)
  await press((await shelf('贸易')).getByRole('link', { name: '合同' }))
  await press((await shelf('草稿')).getByRole('link'))
  await waitFor(() => expect(opened).toEqual(['/doc/sea/contract/new', '/doc/sea/loan/d1']))
})

test('what is typed cuts the list by name and category; nothing found says so', async () => {
  await list(all, { at: '/workflowstart' })
  await screen.findByRole('heading', { name: '贸易' })
  await type('搜索流程', '资金')
  await waitFor(() => expect(screen.queryByRole('heading', { name: '贸易' })).toBeNull())
  expect(await names('资金')).toHaveLength(2)
  await type('搜索流程', '没有')
  expect(await screen.findByText('没有可发起的流程')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '全部流程' })).toBeNull()
})

test('a page with fixed categories shows those alone, and where it has none leads to all', async () => {
  const { opened } = await list(all, { at: '/sea/start', params: { category: ['trade'] } })
  expect(await names('贸易')).toEqual(['合同'])
  expect(screen.queryByRole('heading', { name: '资金' })).toBeNull()
  await type('搜索流程', '付款')
  await press(await screen.findByRole('button', { name: '全部流程' }))
  await waitFor(() => expect(opened).toEqual(['/workflowstart']))
})

test('a star is set and the list read again; one that is refused says why', async () => {
  const { server } = await list(all)
  server.on('POST /api/workflow/startable/contract/star', null)
  await press((await shelf('贸易')).getByRole('button', { name: '收藏“合同”' }))
  await waitFor(() => expect(server.callsTo(at)).toHaveLength(2))
  expect(server.callsTo('POST /api/workflow/startable/contract/star')[0]?.body).toEqual({ starred: '1' })
  server.on('POST /api/workflow/startable/plan/star', refusal({ status: 409, code: 'no', message: '收藏已满' }))
  await press((await shelf('收藏')).getByRole('button', { name: '取消收藏“付款计划”' }))
  expect((await screen.findByRole('alert')).textContent).toContain('收藏已满')
})

test('processes that could not be read are not said to be none, and are read again on demand', async () => {
  const { server } = await list(refusal({ status: 500, code: 'bug', message: 'Сбой' }), { width: 'phone' }, 'ru')
  expect(await screen.findByText(/Сбой/)).toBeTruthy()
  expect(screen.queryByText('Нет доступных процессов')).toBeNull()
  server.on(at, all)
  await press('Повторить')
  expect(await screen.findByRole('heading', { name: 'Избранное' })).toBeTruthy()
})

test('whoever may start nothing is told so, though the answer is late', async () => {
  let answer: (value: unknown) => void = () => undefined
  await list(new Promise((done) => (answer = done)))
  expect(screen.queryByText('没有可发起的流程')).toBeNull()
  answer([])
  expect(await screen.findByText('没有可发起的流程')).toBeTruthy()
})
