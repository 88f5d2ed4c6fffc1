import { expect, test } from 'vitest'
import { calculatorFaults } from '../testing/calculator-faults.ts'
import { laytime, laytimeCalculator } from './laytime.ts'
import { laytimeSheet } from './laytime/laytime-sheet.ts'
import { example } from './testing/laytime-sheet-example.ts'

const brought = { server: laytimeSheet, page: laytimeSheet }
const faults = (planted: object, by = brought) =>
  calculatorFaults({ ...laytimeCalculator, ...planted }, laytime, by, example)

test('a calculator that does what it says has no fault', () => {
  expect(faults({})).toEqual([])
})

test.each<readonly [string, object]>([
  ['input cargo is dead', { inputs: [...laytimeCalculator.inputs, 'cargo'] }],
  ['input facts is not described', { inputs: laytimeCalculator.inputs.filter((name) => name !== 'facts') }],
  ['result tonnage is dead', { results: [...laytimeCalculator.results, 'tonnage'] }],
  ['result net is not described', { results: laytimeCalculator.results.filter((name) => name !== 'net') }],
  ['column note is dead', { working: 'facts' }],
])('it is told: %s', (fault, planted) => {
  expect(faults(planted)).toContain(fault)
})

test('a page that calculates by another function is told, and an example without a result', () => {
  expect(faults({}, { server: laytimeSheet, page: (inputs) => laytimeSheet(inputs) })).toHaveLength(1)
  expect(calculatorFaults(laytimeCalculator, laytime, brought, { ...example, facts: [] })).toContain(
    'its example has no result',
  )
})
