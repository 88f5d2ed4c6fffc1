import { expect, test } from 'vitest'
import { readSentence, sentenceOf } from './expression-sentence.ts'

test('plain comparisons are read as sentences too, and what is chosen as one stays what it is', () => {
  expect(sentenceOf('days > 1.0')).toBeNull()
  expect(readSentence('days > 1.0')).toEqual({ joined: 'all', clauses: [{ field: 'days', op: 'gt', values: ['1.0'] }] })
  expect(readSentence('ge(total, "50000") || over > 0.0')).toEqual({
    joined: 'any',
    clauses: [
      { field: 'total', op: 'ge', values: ['50000'] },
      { field: 'over', op: 'gt', values: ['0.0'] },
    ],
  })
  expect(readSentence('amountCny >= 500000 && !inBudget')).toEqual({
    joined: 'all',
    clauses: [
      { field: 'amountCny', op: 'ge', values: ['500000'] },
      { field: 'inBudget', op: 'is', values: ['0'] },
    ],
  })
  expect(readSentence('gt(orZero(x), "2")')).toBeNull()
})
