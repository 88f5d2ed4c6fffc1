import { expect, test } from 'vitest'
import type { MenuEntry } from '../../platform/session/session-start-data.ts'
import { filterMenu } from './filter-menu.ts'
import { menuAddress, menuTree, wayTo } from './menu-tree.ts'

const entry = (
  menuId: string,
  menuPid: string | null,
  menuUrl: string | null,
  more: Partial<MenuEntry> = {},
): MenuEntry => ({
  menuId,
  menuPid,
  menuName: menuId,
  menuNameRu: null,
  menuNameEn: null,
  menuUrl,
  menuIcon: null,
  menuSort: 1,
  menuParams: null,
  ...more,
})

const tree = menuTree([
  entry('资金', null, null, { menuSort: 2, menuNameRu: 'Казначейство', menuNameEn: 'Treasury' }),
  entry('付款计划', '资金', '/financePaymentPlan', {
    menuSort: 2,
    menuNameRu: 'План платежей (расчёты)',
  }),
  entry('银行账户', '资金', '/bankAccount', { menuSort: 1 }),
  entry('空', null, null),
  entry('孤儿', 'gone', '/lost', { menuSort: 1 }),
])

test('the menu is a tree in its own order, without empty folders', () => {
  expect(tree.map((node) => node.entry.menuId)).toEqual(['孤儿', '资金'])
  expect(tree[1]?.children.map((node) => node.entry.menuId)).toEqual(['银行账户', '付款计划'])
  expect(wayTo(tree, '/bankAccount')?.map((node) => node.entry.menuId)).toEqual(['资金'])
})

test('a page of another system stands inside ours or in a window of its own, and nothing but a web address opens', () => {
  const shown = (menuType: string, menuUrl: string, more: Partial<MenuEntry> = {}) =>
    menuTree([entry('x', null, menuUrl, { menuType, ...more })])[0]
  expect(shown('3', 'https://partner.example/a?b=1', { menuParams: { unit: 'BLHY' } })).toMatchObject({
    apart: false,
    address: `/iframe?src=${encodeURIComponent('https://partner.example/a?b=1&unit=BLHY')}`,
  })
  expect(shown('4', 'https://partner.example/a')).toMatchObject({ apart: true, address: 'https://partner.example/a' })
  expect(shown('4', 'https://partner.example/a', { openMode: 'frame' })).toMatchObject({
    apart: false,
    address: `/iframe?src=${encodeURIComponent('https://partner.example/a')}`,
  })
  expect(shown('2', '/bankAccount', { openMode: 'blank' })).toMatchObject({ apart: true, address: '/bankAccount' })
  for (const bad of ['javascript:alert(1)', 'data:text/html,x', '//partner.example'])
    expect(shown('4', bad)).toBeUndefined()
})

const pinyin = { 付款计划: 'fkjh fukuanjihua' }

test('the menu is searched by name in any language, by pinyin and by initials', () => {
  for (const asked of ['付款', 'fkjh', 'FUKUAN', 'расчеты', ' план ']) {
    expect(filterMenu(tree, asked, pinyin)[0]?.children.map((node) => node.entry.menuId)).toEqual(['付款计划'])
  }
  expect(filterMenu(tree, 'treasury', pinyin)[0]?.children).toHaveLength(2)
  expect(filterMenu(tree, 'zzz', pinyin)).toEqual([])
})

test('ACC-12 fixed parameters of a menu entry become the query of its address', () => {
  expect(
    menuAddress(entry('x', null, 'profitSea?segment=海运', { menuParams: { segment: '陆运', company: ['a', 'b'] } })),
  ).toBe('/profitSea?segment=%E6%B5%B7%E8%BF%90&company=a&company=b')
})
