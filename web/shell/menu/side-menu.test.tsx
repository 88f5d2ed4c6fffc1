import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { MenuEntry } from '../../platform/session/session-start-data.ts'
import { around, key, menuEntry, pageAt, press, showWhole, type } from '../../testing/index.ts'

const badge = (code: string, ...renewedBy: string[]) => ({ menuBadge: { code, renewedBy } })
const under = (menuPid: string, menuUrl: string, more: Partial<MenuEntry> = {}) => ({ menuPid, menuUrl, ...more })

const menu = [
  menuEntry('资金', { menuId: 'm1', menuNameRu: 'Финансы', menuSort: 1 }),
  menuEntry('付款计划', under('m1', '/sea/plans', badge('plans', 'sea.plan'))),
  menuEntry('收款', under('m1', '/sea/receipts', { menuNameRu: 'Поступления' })),
  menuEntry('合同', { menuId: 'm2', menuSort: 2 }),
  menuEntry('海运合同', under('m2', '/sea/contracts')),
  menuEntry('银行网站', { menuSort: 3, menuUrl: 'https://bank.test/', menuType: '4' }),
]

const pages = ['/sea/here', '/sea/plans', '/sea/receipts', '/sea/contracts'].map((path) =>
  pageAt(path, () => <p>屏幕 {path}</p>),
)

const at = (path: string, given: object = {}, options: object = {}) =>
  showWhole(path, { menu, ...given }, { pages, ...options })

const folder = (name: RegExp) => screen.findByRole('button', { name })

test('folders stand closed but for the way to the page in front, and open and close by a press', async () => {
  await at('/sea/contracts')
  await screen.findByText('屏幕 /sea/contracts')
  expect((await folder(/^合同/)).getAttribute('aria-expanded')).toBe('true')
  expect((await screen.findByRole('link', { name: '海运合同' })).getAttribute('aria-current')).toBe('page')
  expect((await folder(/^资金/)).getAttribute('aria-expanded')).toBe('false')
  await press(await folder(/^资金/))
  await waitFor(async () => expect((await folder(/^资金/)).getAttribute('aria-expanded')).toBe('true'))
  await press(await folder(/^合同/))
  await waitFor(async () => expect((await folder(/^合同/)).getAttribute('aria-expanded')).toBe('false'))
})

test('a press on a page opens it in its tab; one of another system gets a window that learns nothing of ours', async () => {
  const { opened } = await at('/sea/here')
  await press(await folder(/^资金/))
  await press('收款')
  expect(await screen.findByText('屏幕 /sea/receipts')).toBeTruthy()
  await waitFor(() => expect(opened.at(-1)).toBe('/sea/receipts'))
  await press('银行网站')
  await waitFor(() => expect(around.windows).toEqual(['https://bank.test/']))
  expect(opened.at(-1)).toBe('/sea/receipts')
})

test.each([
  ['fkjh', '付款计划'],
  ['поступ', '收款'],
  ['合同', '海运合同'],
])('what is typed as %s finds %s, in any language and by pinyin', async (asked, found) => {
  await at('/sea/here', { answers: { 'GET /api/system/menu/pinyin': { 付款计划: 'fkjh fukuanjihua' } } })
  await type('搜索菜单', asked)
  expect(await screen.findByRole('link', { name: found })).toBeTruthy()
  await waitFor(() =>
    expect(within(screen.getByRole('navigation', { name: '菜单' })).getAllByRole('link')).toHaveLength(1),
  )
})

test('a search that finds nothing says so, and Esc brings the whole menu back', async () => {
  await at('/sea/here')
  await type('搜索菜单', '没有这个')
  expect(await screen.findByText('没有匹配的菜单')).toBeTruthy()
  key('Escape')
  expect(await folder(/^资金/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索菜单' }).value).toBe('')
})

test('keys walk: down out of the search, right opens a folder and goes in, left comes back and closes it', async () => {
  await at('/sea/here')
  ;(await screen.findByRole('searchbox', { name: '搜索菜单' })).focus()
  const here = () => document.activeElement?.textContent
  key('ArrowDown')
  await waitFor(() => expect(here()).toBe('资金'))
  key('ArrowRight')
  await waitFor(async () => expect((await folder(/^资金/)).getAttribute('aria-expanded')).toBe('true'))
  key('ArrowRight')
  await waitFor(() => expect(here()).toBe('付款计划'))
  key('ArrowLeft')
  await waitFor(() => expect(here()).toBe('资金'))
  key('ArrowLeft')
  await waitFor(async () => expect((await folder(/^资金/)).getAttribute('aria-expanded')).toBe('false'))
  key('ArrowDown')
  await waitFor(() => expect(here()).toBe('合同'))
  key('End')
  await waitFor(() => expect(here()).toBe('银行网站'))
  key('Home')
  await waitFor(() => expect(here()).toBe('资金'))
})

test('a badge tells how much waits, a closed folder the sum of what is in it, and an event renews it', async () => {
  let count = 3
  const answers = { 'GET /api/system/menu/badges': () => ({ plans: count, unread: 0 }) }
  const { server } = await at('/sea/here', { answers })
  await waitFor(async () => expect((await folder(/^资金/)).textContent).toBe('资金3'))
  await press(await folder(/^资金/))
  await waitFor(async () => expect((await folder(/^资金/)).textContent).toBe('资金'))
  expect((await screen.findByRole('link', { name: /付款计划/ })).textContent).toBe('付款计划3')
  count = 120
  await waitFor(() => expect(server.heard).toBe(true))
  server.tell('document', { module: 'sea', name: 'plan' })
  await waitFor(() => expect(screen.getByRole('link', { name: /付款计划/ }).textContent).toBe('付款计划99+'))
})

test('badges that cannot be read leave the menu as it is', async () => {
  await at('/sea/here', { answers: { 'GET /api/system/menu/badges': () => new Response('', { status: 500 }) } })
  expect((await folder(/^资金/)).textContent).toBe('资金')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the menu folds to icons, remembers it, and shows the pages of a folder beside it until Esc', async () => {
  await at('/sea/here')
  await press('收起菜单')
  expect(await screen.findByRole('button', { name: '展开菜单' })).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('menuFolded')).toBe('1'))
  expect(screen.queryByRole('searchbox', { name: '搜索菜单' })).toBeNull()
  await press(await screen.findByRole('button', { name: '资金' }))
  expect(await screen.findByRole('link', { name: '收款' })).toBeTruthy()
  key('Escape')
  await waitFor(() => expect(screen.queryByRole('link', { name: '收款' })).toBeNull())
  await press('展开菜单')
  expect(await screen.findByRole('searchbox', { name: '搜索菜单' })).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('menuFolded')).toBe('0'))
})

test('on a phone the menu is a sheet behind a button, and closes when a page was chosen', async () => {
  const { opened } = await at('/sea/here', { language: 'ru' }, { width: 'phone' })
  await screen.findByText('屏幕 /sea/here')
  const sheet = document.querySelector<HTMLDialogElement>('dialog[aria-label="Меню"]')
  expect(sheet?.open).toBe(false)
  await press(await screen.findByRole('button', { name: 'Меню' }))
  await waitFor(() => expect(sheet?.open).toBe(true))
  await press(await folder(/^Финансы/))
  await press('Поступления')
  await waitFor(() => expect(sheet?.open).toBe(false))
  expect(opened.at(-1)).toBe('/sea/receipts')
})
