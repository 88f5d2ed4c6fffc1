import { expect, test } from 'vitest'
import { yard, yardMove } from '../ledger/moves/testing/yard.ts'
import { ledgerProblemsOf } from './check-ledger.ts'

test('a ledger runs over lines that only grow and have what it names', () => {
  expect(ledgerProblemsOf(yard, yardMove)).toEqual([])
  expect(ledgerProblemsOf(yard, undefined)).toEqual(['yard: its lines yard.yardMove are no document'])
  const { appendOnly: _, unique: __, ...open } = yardMove
  expect(ledgerProblemsOf(yard, open)).toEqual([
    'yard: yard.yardMove can be changed by people',
    'yard: yard.yardMove is not unique by sourceId, event, seq, lineNo',
    'yard: yard.yardMove is not unique by costGroup, day, entry',
  ])
})

test('a ledger names dimensions, costs and sources that there are', () => {
  const wrong = {
    ...yard,
    dimensions: ['warehouse', 'coalId', 'owner'],
    sources: ['batch'],
  }
  expect(ledgerProblemsOf(wrong, yardMove)).toEqual([
    'yard: owner is no field of yard.yardMove',
    'yard: costs are shared by batch, which is no dimension',
    'yard: batch is no reference to a source',
  ])
})
