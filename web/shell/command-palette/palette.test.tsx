import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { key, menuEntry, pageAt, quiet, refusal, showWhole, type } from '../../testing/index.ts'

const menu = [
  menuEntry('资金', { menuId: 'm1' }),
  menuEntry('付款计划', { menuPid: 'm1', menuUrl: '/sea/plans' }),
  menuEntry('付款', { menuPid: 'm1', menuUrl: '/sea/payments', menuSort: 2 }),
]
const pinyin = { 'GET /api/system/menu/pinyin': { 付款计划: 'fkjh fukuanjihua', 付款: 'fk fukuan' } }
const pages = ['/sea/here', '/sea/plans', '/sea/payments', '/sea/found'].map((path) =>
  pageAt(path, () => <p>屏幕 {path}</p>),
)
const hit = (title: string, href = '/sea/found', kind: 'document' | 'person' = 'document') => ({
  kind,
  title,
  note: '',
  href,
})

async function opened(answers: Readonly<Record<string, unknown>> = {}) {
  const shown = await showWhole('/sea/here', { menu, answers: { ...pinyin, ...answers } }, { pages })
  await screen.findByText('屏幕 /sea/here')
  key('k', { ctrl: true })
  await screen.findByRole('combobox', { name: '快速查找' })
  return shown
}

const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getAllByRole('option', { selected: true }).map(({ textContent }) => textContent)

test('Ctrl+K opens the search with the box in focus, which says how to begin where nothing was opened yet', async () => {
  await opened()
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
  expect(await screen.findByText('输入关键字开始查找')).toBeTruthy()
})

test('pages are found at once by initials, those that begin with it first, with the way to them', async () => {
  await opened()
  await type('快速查找', 'f')
  await waitFor(() => expect(lines()).toEqual(['付款计划资金', '付款资金']))
})

test('documents and people come from the server, under headings of their own', async () => {
  const { server } = await opened({ 'GET /api/portal/search': [hit('HC-1'), hit('李娜', '/sea/li', 'person')] })
  await type('快速查找', 'HC')
  await waitFor(() => expect(lines()).toEqual(['HC-1', '李娜']))
  expect(screen.getByRole('group', { name: '单据' }).textContent).toContain('HC-1')
  expect(screen.getByRole('group', { name: '人员' }).textContent).toContain('李娜')
  expect(server.callsTo('/api/portal/search').at(-1)?.query).toEqual({ param: 'HC' })
})

test('an answer to what was typed before never takes the place of the answer to what stands in the box', async () => {
  const { server } = await opened()
  const slow = server.hold('GET /api/portal/search')
  await type('快速查找', 'HC-1')
  await waitFor(() => expect(slow.asked).toBe(1))
  await type('快速查找', 'HC-12')
  await waitFor(() => expect(slow.asked).toBe(2))
  slow.answer([hit('HC-12')], 1)
  await waitFor(() => expect(lines()).toEqual(['HC-12']))
  slow.answer([hit('HC-1'), hit('HC-19')], 0)
  await quiet()
  expect(lines()).toEqual(['HC-12'])
})

test('a search that found nothing says so only when the server has answered', async () => {
  const { server } = await opened()
  const slow = server.hold('GET /api/portal/search')
  await type('快速查找', 'xyz')
  await waitFor(() => expect(slow.asked).toBe(1))
  expect(screen.queryByText('没有找到“xyz”')).toBeNull()
  slow.answer([])
  expect(await screen.findByText('没有找到“xyz”')).toBeTruthy()
})

test('a search that failed says so, and not that there is nothing', async () => {
  await opened({ 'GET /api/portal/search': refusal({ status: 500, code: 'bug', message: '系统繁忙' }) })
  await type('快速查找', 'xyz')
  expect((await screen.findByRole('alert')).textContent).toContain('系统繁忙')
  expect(screen.queryByText('没有找到“xyz”')).toBeNull()
})

test('arrows choose around the ends, Enter opens and remembers', async () => {
  const { opened: went } = await opened()
  await type('快速查找', 'f')
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(chosen()).toEqual(['付款计划资金'])
  key('ArrowUp')
  await waitFor(() => expect(chosen()).toEqual(['付款资金']))
  key('ArrowDown')
  await waitFor(() => expect(chosen()).toEqual(['付款计划资金']))
  key('ArrowDown')
  await waitFor(() => expect(chosen()).toEqual(['付款资金']))
  key('Enter')
  expect(await screen.findByText('屏幕 /sea/payments')).toBeTruthy()
  expect(went.at(-1)).toBe('/sea/payments')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '快速查找' })).toBeNull())
  key('k', { ctrl: true })
  await waitFor(() => expect(lines()).toEqual(['付款资金']))
  expect(screen.getByRole('group', { name: '最近使用' })).toBeTruthy()
})

test('Esc leaves the search where it was', async () => {
  const { opened: went } = await opened()
  const before = went.length
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '快速查找' })).toBeNull())
  expect(went).toHaveLength(before)
})

test('before anything is typed stand the favourites and what was opened lately, each place once', async () => {
  const record = (id: string, title: string) => ({
    module: 'sea',
    name: 'voyage',
    id,
    label: '航次',
    number: title,
    title: '',
  })
  await opened({
    'GET /api/portal/records': {
      favourites: [record('v1', 'HC-1')],
      recent: [record('v1', 'HC-1'), record('v2', 'HC-2')],
    },
  })
  await waitFor(() => expect(lines()).toHaveLength(2))
  expect(screen.getByRole('group', { name: '我的收藏' }).textContent).toContain('HC-1')
  expect(screen.getByRole('group', { name: '最近打开的单据' }).textContent).toContain('HC-2')
})
