import { expect, test } from 'vitest'
import { modules } from '../../app/modules.ts'
import type { Matching } from '../../core/description/matching.ts'
import { matchingFaults } from '../testing/matching-faults.ts'
import { receiptClaim } from './receipt-claim-board.ts'

const [rule] = receiptClaim.rules
const faults = (more: Partial<Matching>) => matchingFaults({ ...receiptClaim, ...more }, modules)

test('the board of receipts could be asked, shown and done as it says', () => {
  expect(faults({})).toEqual([])
})

test('a board that no page shows, or whose lists cannot be told apart, is a fault', () => {
  expect(faults({ name: 'elsewhere' })).toEqual(['stands on no page'])
  expect(faults({ right: { ...receiptClaim.right, list: 'unclaimed' } })).toEqual([
    'both lists have one name',
    'receiptPlan has no list unclaimed',
  ])
  expect(faults({ leads: ['/nowhere'] })).toEqual(['no page /nowhere'])
})

test('what a side adds up is an amount that its list shows, and what it is ordered by a day', () => {
  expect(faults({ left: { ...receiptClaim.left, remaining: 'purpose' } })).toEqual(['purpose is no amount'])
  expect(faults({ left: { ...receiptClaim.left, list: 'main' } })).toEqual(['main does not show unclaimed'])
  expect(faults({ right: { ...receiptClaim.right, first: 'planNo' } })).toEqual(['planNo is no day'])
})

test('fields that must agree are there on both sides, and of one kind', () => {
  expect(faults({ alike: { currency: 'expectedAmount' } })).toEqual(['alike currency is no expectedAmount'])
  expect(faults({ alike: { nothing: 'currency' } })).toEqual(['alike nothing is no currency'])
})

test('what all of it is narrowed by is of one kind on both sides and of the pairs, and what a row is known by is there', () => {
  expect(faults({ narrow: [{ left: 'unitId', right: 'unitId', pairs: 'amount' }] })).toEqual([
    'is narrowed by unitId, which the others have not',
  ])
  expect(faults({ narrow: [{ left: 'gone', right: 'gone', pairs: 'gone' }] })).toEqual([
    'is narrowed by gone, which the others have not',
  ])
  expect(faults({ left: { ...receiptClaim.left, told: ['gone'] } })).toEqual(['tells gone, which there is not'])
})

test('a rule asks for something that there is, and one that proposes can be reached', () => {
  expect(faults({ rules: [{ ...rule, points: 95, reason: receiptClaim.label, same: { gone: 'planNo' } }] })).toEqual([
    'rule 0 gone',
  ])
  expect(faults({ rules: [{ points: 95, reason: receiptClaim.label }] })).toEqual(['rule 0 asks for nothing'])
  expect(faults({ rules: [{ points: 95, reason: receiptClaim.label, same: { purpose: 'planNo' }, days: 3 }] })).toEqual(
    ['rule 0 has days without an amount'],
  )
  expect(faults({ proposes: 90, rules: receiptClaim.rules.slice(2) })).toEqual(['no rule reaches what is proposed'])
})

test('pairs are kept by a document that leads to both sides, and made and undone by verbs that there are', () => {
  expect(faults({ pairs: { ...receiptClaim.pairs, left: 'planId', undo: 'forget' } })).toEqual([
    'planId leads to no left side',
    'no verb forget',
  ])
  expect(faults({ confirm: { ...receiptClaim.confirm, right: 'amount', asks: ['weather'] } })).toEqual([
    'claim asks for no amount',
    'claim asks for no weather',
  ])
})
