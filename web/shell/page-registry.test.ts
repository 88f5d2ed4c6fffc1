import { expect, test } from 'vitest'
import type { PageEntry, ScreenLoader } from '../platform/page/page-entry.ts'
import type { MenuEntry } from '../platform/session/session-start-data.ts'
import type { Session } from '../platform/session/session.ts'
import { findPage, menuPath, type PageRegistry } from './page-registry.ts'

const words = { zh: '页', ru: 'Стр', en: 'Page' }
const load: ScreenLoader = () => Promise.resolve({ default: () => null })
const page = (path: string, more: Partial<PageEntry> = {}): PageEntry => ({
  path,
  label: words,
  kept: true,
  params: {},
  load,
  ...more,
})
const menu = (menuUrl: string, menuParams: MenuEntry['menuParams'] = null): MenuEntry => ({
  menuId: menuUrl,
  menuPid: null,
  menuName: '船盘详情',
  menuNameRu: null,
  menuNameEn: 'Vessel',
  menuUrl,
  menuIcon: null,
  menuSort: 1,
  menuParams,
})
const sessionWith = (...menus: MenuEntry[]) => ({ menus }) as unknown as Session // the registry reads nothing else of it

const registry: PageRegistry = {
  pages: [
    page('/doc'),
    page('/user'),
    page('/logisticsBill', { params: { segment: '内贸' } }),
    page('/logisticsBill', { params: { segment: '物流' } }),
  ],
  screenAt: (path) => (path === 'post/vesselnfo' ? load : null),
}
const find = (address: string, ...menus: MenuEntry[]) => {
  const url = new URL(address, 'http://x')
  return findPage(registry, sessionWith(...menus), url.pathname, url.searchParams)
}

test('ACC-17 a declared page is found with or without a menu entry', () => {
  expect(find('/user')?.entry.path).toBe('/user')
  expect(find('/users')).toBeNull()
})

test('what stands below a page belongs to it', () => {
  expect(find('/doc/finance/paymentPlan/7')).toMatchObject({
    entry: { path: '/doc' },
    rest: ['finance', 'paymentPlan', '7'],
  })
})

test('ACC-06 a menu entry no page declares opens the screen its address derives to, uncached', () => {
  const found = find('/postVesselnfo', menu('/postVesselnfo'))
  expect(found?.entry).toMatchObject({ kept: false, label: { zh: '船盘详情', ru: '船盘详情', en: 'Vessel' } })
  expect(find('/postVesselnfo')).toBeNull()
})

test('WFL-03 a form that an administrator drew is a page where the menu of its reader leads to it, and nowhere else', () => {
  const entry = menu('/form_carRequest')
  const found = find('/form_carRequest', entry)
  expect(found).toMatchObject({ entry: { path: '/form_carRequest', kept: false }, rest: [] })
  // Coming back to its tab finds the same screen.
  expect(find('/form_carRequest', entry)?.entry.load).toBe(found?.entry.load)
  expect(find('/form_carRequest')).toBeNull()
  expect(find('/form_CarRequest', menu('/form_CarRequest'))).toBeNull()
})

test('ACC-07 an address nobody knows is no page', () => {
  expect(find('/nowhere', menu('/nowhere'))).toBeNull()
})

test('ACC-12 pages that share a path are told apart by the fixed parameters', () => {
  expect(find('/logisticsBill?segment=物流')?.entry.params).toEqual({ segment: '物流' })
  expect(find('/logisticsBill?segment=内贸')?.entry.params).toEqual({ segment: '内贸' })
  expect(find('/logisticsBill')?.entry.params).toEqual({ segment: '内贸' })
})

test('ACC-12 a dynamic menu entry carries its own fixed parameters', () => {
  const menus = [menu('/postVesselnfo', { kind: 'a' }), menu('/postVesselnfo', { kind: 'b' })]
  expect(find('/postVesselnfo?kind=b', ...menus)?.entry.params).toEqual({ kind: 'b' })
})

test('a menu address may lack its slash and carry a query', () => {
  expect(menuPath('riskCenter?x=1')).toBe('/riskCenter')
})
