import { expect, test } from 'vitest'
import { keepingColumns } from './visible-columns.ts'

test('WID-17 columns that are drawn change only when one is wanted that is not', () => {
  const columns = keepingColumns()
  const ends = (startIndex: number, endIndex: number, count = 100) => {
    const drawn = columns({ startIndex, endIndex, overscan: 2, count })
    return [drawn[0], drawn.at(-1)]
  }
  expect(ends(0, 9)).toEqual([0, 11])
  expect(ends(1, 9)).toEqual([0, 11])
  expect(ends(1, 10)).toEqual([0, 12])
  expect(ends(4, 10)).toEqual([0, 12])
  expect(ends(4, 11)).toEqual([2, 13])
  expect(ends(3, 10)).toEqual([1, 12])
  expect(ends(90, 99)).toEqual([88, 99])
  expect(ends(0, 4, 5)).toEqual([0, 4])
})
