import { expect, test } from 'vitest'
import type { Described } from '../../../core/description/described-document.ts'
import { actionsWidth, menuWidth, offeredOn, verbsOf } from './row-verbs.ts'

const doc: Described = {
  module: 'finance',
  name: 'plan',
  label: '付款计划',
  title: 'title',
  numberField: 'planNo',
  stateField: 'paymentStatus',
  approval: { process: 'p', money: true, values: [] },
  appendOnly: false,
  fields: [],
  form: [],
  lists: [],
  verbs: ['ck', 'xz', 'bj', 'sc', 'tj'],
  actions: [{ verb: 'pay', label: '付款', look: 'primary', from: ['0', '1'], asks: [] }],
}

test('WID-17 the action column is 150, 220 or 320 px for 1, 2 or 3 buttons, its own above', () => {
  expect([1, 2, 3].map((count) => actionsWidth(count, 'ru'))).toEqual([150, 220, 320])
  expect(actionsWidth(5, 'zh')).toBeLessThan(220)
})

test('the menu of a row is narrow, and takes no room where a row can only be opened', () => {
  expect(menuWidth(verbsOf(doc))).toBe(44)
  expect(menuWidth(verbsOf({ ...doc, appendOnly: true, approval: null, actions: [] }))).toBe(0)
})

test('a draft may be changed, sent and deleted; what goes round may not', () => {
  const verbs = verbsOf(doc)
  const names = (row: Record<string, string>) => offeredOn(doc, verbs, row).map(({ verb }) => verb)
  expect(names({ approvalStatus: '0', paymentStatus: '9' })).toEqual(['ck', 'bj', 'tj', 'sc'])
  expect(names({ approvalStatus: '1', paymentStatus: '0' })).toEqual(['ck', 'pay'])
  expect(names({ approvalStatus: '3', paymentStatus: '2' })).toEqual(['ck', 'sc'])
})

test('a record past the states in which it is edited is neither changed nor deleted', () => {
  const states = { ...doc, approval: null, editable: ['0'] }
  const names = (paymentStatus: string) => offeredOn(states, verbsOf(states), { paymentStatus }).map(({ verb }) => verb)
  expect(names('0')).toEqual(['ck', 'bj', 'pay', 'sc'])
  expect(names('1')).toEqual(['ck', 'pay'])
})

test('a list that only grows is never changed', () => {
  expect(verbsOf({ ...doc, appendOnly: true, approval: null }).map(({ verb }) => verb)).toEqual(['ck', 'pay'])
})
