import { describe, expect, test } from 'vitest'
import { bill, intake, intakeOfBill } from '../testing/derivation-test-documents.ts'
import { derivationProblems } from './derivation-problems.ts'

describe('a derivation is refused at start', () => {
  const documents = new Map(Object.entries({ 'harbour.bill': { doc: bill }, 'harbour.intake': { doc: intake } }))
  const less = [{ field: 'tonnes', while: {} }]
  const lines = { from: 'legs', to: 'legs', fields: {}, match: {}, of: 'tonnes', less: 'tonnes', while: {} }
  test.each([
    ['that leads to no document', { to: 'harbour.none' }],
    ['by what is no reference to its source', { by: 'owner' }],
    ['with a condition that does not compile', { when: "nothing == '1'" }],
    ['with a condition over the target that does not compile', { unless: 'nothing' }],
    ['that offers by a condition that does not compile', { offered: 'nothing' }],
    ['with a condition of its figures that does not compile', { remaining: { of: ['tonnes'], less, when: 'nothing' } }],
    ['that fills a field with one of another kind', { fields: { owner: 'tonnes', currency: 'currency' } }],
    ['that holds a field against nothing', { alike: ['owner', 'early'] }],
    ['whose figures are of two kinds', { remaining: { of: ['tonnes'], less: [{ field: 'swells', while: {} }] } }],
    ['whose figures are none', { remaining: { of: ['owner'], less: [{ field: 'owner', while: {} }] } }],
    ['that tolerates what is no number', { remaining: { of: ['tonnes'], less, tolerance: 'owner' } }],
    [
      'that counts by an unknown field',
      { remaining: { of: ['tonnes'], less: [{ field: 'tonnes', while: { none: '1' } }] } },
    ],
    ['that keeps its source by an unknown field', { living: { none: '1' } }],
    ['that shows an unknown figure', { figure: 'none' }],
    ['with lines that its source has not', { lines: { ...lines, from: 'owner' } }],
    ['that bars what its source does not do', { bars: ['fly'] }],
  ])('%s', (_title, wrong) => {
    expect(derivationProblems(intakeOfBill, documents)).toEqual([])
    expect(derivationProblems({ ...intakeOfBill, ...wrong }, documents)).toHaveLength(1)
  })
})
