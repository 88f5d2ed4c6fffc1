import { expect, test } from 'vitest'
import type { Matching } from '../../../core/description/matching.ts'
import type { Candidate } from './candidates.ts'
import { allotted } from './make-pairs.ts'
import { chooseAmong } from './proposals.ts'

const side = { list: 'main', of: 'whole', remaining: 'left', first: 'day' }
const rows = (...amounts: readonly string[]) => amounts.map((left, at) => ({ id: `${at}`, left }))
const shares = (left: readonly string[], right: readonly string[], tolerance = '0') =>
  allotted({ left: side, right: side, tolerance }, rows(...left), rows(...right)).map(
    (pair) => `${pair.left}-${pair.right} ${pair.amount}`,
  )

test('amounts meet in their order, each takes what is left of the next, and nothing is taken twice', () => {
  expect(shares(['70.00', '50.00'], ['100.00', '40.00'])).toEqual(['0-0 70.00', '1-0 30.00', '1-1 20.00'])
  expect(shares(['100.00'], ['30.00', '30.00', '30.00'])).toEqual(['0-0 30.00', '0-1 30.00', '0-2 30.00'])
})

test('only amounts of one sign meet', () => {
  expect(shares(['-20.00', '100.00'], ['100.00', '-15.00'])).toEqual(['0-1 -15.00', '1-0 100.00'])
  expect(shares(['10.00'], ['-10.00'])).toEqual([])
})

test('what is tolerated on top is taken by the last alone', () => {
  expect(shares(['100.50'], ['100.00'], '1.00')).toEqual(['0-0 100.50'])
  expect(shares(['101.01'], ['100.00'], '1.00')).toEqual(['0-0 100.00'])
  expect(shares(['100.50'], ['100.00', '50.00'], '1.00')).toEqual(['0-0 100.00', '0-1 0.50'])
  expect(shares(['200.50'], ['100.00', '100.00'], '1.00')).toEqual(['0-0 100.00', '0-1 100.50'])
})

const reason = { zh: '', ru: '', en: '' }
const rules: Matching['rules'] = [
  { points: 95, reason, same: { a: 'b' }, amount: 'equal' },
  { points: 70, reason, same: { a: 'b' }, amount: 'within' },
  { points: 50, reason, names: { a: 'b' } },
]
const found = (
  left: string,
  right: string,
  amounts: readonly [string, string],
  holds: Candidate['holds'],
): Candidate => ({
  left,
  right,
  leftAmount: amounts[0],
  rightAmount: amounts[1],
  score: 95,
  holds,
})
const chosen = (...candidates: readonly Candidate[]) =>
  chooseAmong({ rules, tolerance: '0' } as Matching, candidates).map(({ left, right, amount }) => [left, right, amount])

test('what is equal is proposed for that alone, and no row is promised more than it has', () => {
  const equal = [true, true, false]
  expect(chosen(found('a', 'x', ['10', '10'], equal), found('b', 'x', ['10', '10'], equal))).toEqual([['a', 'x', '10']])
  const within = [false, true, false]
  expect(chosen(found('a', 'x', ['6', '10'], within), found('b', 'x', ['10', '10'], equal))).toEqual([['a', 'x', '6']])
  expect(
    chosen(
      found('a', 'x', ['6', '10'], within),
      found('b', 'x', ['5', '10'], within),
      found('c', 'x', ['4', '10'], within),
    ),
  ).toEqual([
    ['a', 'x', '6'],
    ['c', 'x', '4'],
  ])
})

test('without a word about amounts a row goes on to the next with what is left of it', () => {
  const named = [false, false, true]
  expect(chosen(found('a', 'x', ['10', '4'], named), found('a', 'y', ['10', '9'], named))).toEqual([
    ['a', 'x', '4'],
    ['a', 'y', '6'],
  ])
})
