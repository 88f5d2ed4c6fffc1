import { expect, test } from 'vitest'
import { sharedRows } from './keep-unchanged-rows.ts'

const rows = (...values: { id: string; ver: number; name: string; tags: string[]; paid?: string }[]) => ({
  rows: values,
  total: values.length,
  approximate: false,
  next: null,
  totals: {},
})

test('WID-17 a window read again keeps the rows that did not change, so only the others are drawn anew', () => {
  const before = rows(
    { id: 'a', ver: 1, name: 'A', tags: ['x'] },
    { id: 'b', ver: 1, name: 'B', tags: ['x'] },
    { id: 'c', ver: 1, name: 'C', tags: ['x'] },
  )
  const after = rows(
    { id: 'n', ver: 1, name: 'N', tags: [] },
    { id: 'a', ver: 1, name: 'A', tags: ['x'] },
    { id: 'b', ver: 2, name: 'B2', tags: ['x'] },
    { id: 'c', ver: 1, name: 'C', tags: ['x', 'y'] },
  )
  const read = sharedRows(before, after)
  expect(read).toEqual(after)
  expect(read.rows.map((row) => before.rows.find((one) => one === row)?.id)).toEqual([
    undefined,
    'a',
    undefined,
    undefined,
  ])
})

test('what is told of other records makes a row new though its own version stands', () => {
  const read = sharedRows(
    rows({ id: 'a', ver: 1, name: 'A', tags: [] }),
    rows({ id: 'a', ver: 1, name: 'A', tags: [], paid: '5.00' }),
  )
  expect(read.rows[0]?.paid).toBe('5.00')
})
