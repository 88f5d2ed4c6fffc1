import { expect, test } from 'vitest'
import { pressed, sortOf } from './sorting.ts'

test('WID-17 a press sorts up, then down, then not at all', () => {
  const up = pressed(['-createTime'], 'amount', false)
  expect(up).toEqual(['amount'])
  expect(pressed(up, 'amount', false)).toEqual(['-amount'])
  expect(pressed(['-amount'], 'amount', false)).toEqual([])
})

test('WID-17 Shift sorts by several columns and keeps their order', () => {
  const two = pressed(['amount'], 'planDate', true)
  expect(two).toEqual(['amount', 'planDate'])
  expect(pressed(two, 'amount', true)).toEqual(['-amount', 'planDate'])
  expect(pressed(['-amount', 'planDate'], 'amount', true)).toEqual(['planDate'])
  expect(sortOf(two, 'planDate')).toEqual({ order: 'ascending', place: 2 })
})
