import { expect, test } from 'vitest'
import { same } from './same-value.ts'

test('the order of keys makes no difference, at any depth', () => {
  expect(same({ a: 1, b: { c: [2], d: 3 } }, { b: { d: 3, c: [2] }, a: 1 })).toBe(true)
})

test('a value that is missing is not the empty one', () => {
  expect(same({ a: null }, {})).toBe(false)
  expect(same({}, { a: null })).toBe(false)
  expect(same(undefined, null)).toBe(false)
  expect(same(undefined, undefined)).toBe(true)
})

test('lists are the same in the same order and length alone', () => {
  expect(same([1, 2], [1, 2])).toBe(true)
  expect(same([1, 2], [2, 1])).toBe(false)
  expect(same([1, 2], [1, 2, 3])).toBe(false)
  expect(same([1, 2, 3], [1, 2])).toBe(false)
})

test('a list is no object, a text no number, and nothing no object', () => {
  expect(same(['x'], { 0: 'x' })).toBe(false)
  expect(same([], {})).toBe(false)
  expect(same('1', 1)).toBe(false)
  expect(same(null, {})).toBe(false)
  expect(same({}, null)).toBe(false)
  expect(same('', null)).toBe(false)
})
