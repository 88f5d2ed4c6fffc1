import { expect, test } from 'vitest'
import { plainLayout } from '../../../core/description/list-layout.ts'
import { ordered, readLayout, writeLayout } from './layout-store.ts'

test('columns stand as a person moved them, and a new column where the description has it', () => {
  expect(ordered(['a', 'b', 'c'], [])).toEqual(['a', 'b', 'c'])
  expect(ordered(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(ordered(['a', 'new', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'new', 'a', 'b'])
  expect(ordered(['a', 'b'], ['gone', 'b', 'a'])).toEqual(['b', 'a'])
})

test('a layout comes back, and nonsense is the plain one', () => {
  const kept = {
    layout: { order: ['b'], hidden: ['c'], widths: { b: 120 }, pinned: ['b'], dense: true },
    at: 5,
    unsent: true,
  }
  writeLayout('k', kept)
  expect(readLayout('k')).toEqual(kept)
  localStorage.setItem('k', '{"order":["b"],"hidden":[],"widths":{},"dense":false}')
  expect(readLayout('k')).toEqual({ layout: { ...plainLayout, order: ['b'], dense: false }, at: 0, unsent: false })
  localStorage.setItem('k', '[1]')
  expect(readLayout('k')).toEqual({ layout: plainLayout, at: 0, unsent: false })
})
