// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { ordered, plainLayout, readLayout, writeLayout } from './layout-store.ts'

test('columns stand as a person moved them, and a new column where the description has it', () => {
  expect(ordered(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c'])
  expect(ordered(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(ordered(['a', 'new', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'new', 'a', 'b'])
  expect(ordered(['a', 'b'], ['gone', 'b', 'a'])).toEqual(['b', 'a'])
})

test('a layout comes back, and nonsense is the plain one', () => {
  const layout = { order: ['b'], hidden: ['c'], widths: { b: 120 }, dense: true }
  writeLayout('k', layout)
  expect(readLayout('k')).toEqual(layout)
  localStorage.setItem('k', '[1]')
  expect(readLayout('k')).toEqual(plainLayout)
})
