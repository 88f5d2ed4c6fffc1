import { expect, test } from 'vitest'
import { countOf, createSelection, isChosen } from './selection.ts'

const row = (id: string) => ({ id })

test('WID-17 rows are chosen one by one and by ranges; all that the list finds but for some', () => {
  const { store, toggle, add, everything, clear } = createSelection()
  toggle(3, row('a'))
  add([row('a'), row('b'), row('c')])
  toggle(4, row('b'))
  expect(['a', 'b', 'c'].map((id) => isChosen(store.getState(), id))).toEqual([true, false, true])
  expect(countOf(store.getState(), 100)).toBe(2)
  everything()
  toggle(0, row('x'))
  expect([
    isChosen(store.getState(), 'x'),
    isChosen(store.getState(), 'never seen'),
    countOf(store.getState(), 100),
  ]).toEqual([false, true, 99])
  toggle(0, row('x'))
  expect(countOf(store.getState(), 100)).toBe(100)
  clear()
  expect(countOf(store.getState(), 100)).toBe(0)
})

test('rows chosen stay so while the list asks the same, also when its page was away, and no longer', () => {
  const { store, toggle, askedBy } = createSelection()
  const query = { list: 'main', param: 'coal', filters: { status: ['1'] }, sort: [] }
  askedBy(query)
  toggle(0, row('a'))
  askedBy({ ...query, filters: { status: ['1'] } })
  expect(countOf(store.getState(), 100)).toBe(1)
  askedBy({ ...query, param: '' })
  expect(countOf(store.getState(), 100)).toBe(0)
})
