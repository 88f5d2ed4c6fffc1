import { expect, test } from 'vitest'
import { columnRowsOf, recordsOf } from './column-rows.ts'

test('records are the same after their columns were said once; what one leaves out is null', () => {
  const sent = columnRowsOf([
    { id: 'a', amount: '1.00' },
    { id: 'b', tags: ['x'] },
  ])
  expect(sent).toEqual({
    columns: ['id', 'amount', 'tags'],
    rows: [
      ['a', '1.00', null],
      ['b', null, ['x']],
    ],
  })
  expect(recordsOf(sent)).toEqual([
    { id: 'a', amount: '1.00', tags: null },
    { id: 'b', amount: null, tags: ['x'] },
  ])
  expect(recordsOf(columnRowsOf([]))).toEqual([])
})
