import { expect, test } from 'vitest'
import { calculator } from '../../../core/description/calculator.ts'
import { document } from '../../../core/description/document.ts'
import { dictionary, lines, money, number, text } from '../../../kinds/index.ts'
import { calculatorProblems } from './check-calculator.ts'

const blend = document({
  module: 'coal',
  name: 'blend',
  code: 'mt',
  scope: 'everyone',
  title: 'blendNo',
  fields: {
    blendNo: text({}),
    way: dictionary({ group: 'way' }),
    ash: number({ digits: 2 }),
    price: money({ digits: 2, readonly: true }),
    twice: money({ digits: 2, readonly: true, calc: 'add(price, price)' }),
    steps: lines({ readonly: true, fields: { step: text({}) } }),
  },
  form: [],
  lists: {},
})

const mix = calculator(blend, {
  name: 'mix',
  inputs: ['way', 'ash'],
  results: ['price'],
  working: 'steps',
  variants: { by: 'way', show: ['price'] },
})
const problems = (wrong: object) => calculatorProblems({ ...mix, ...wrong }, blend, true)

test('a calculator runs over a document that has what it names, with a function of its module', () => {
  expect(problems({})).toEqual([])
  expect(calculatorProblems(mix, undefined, true)).toEqual(['mix: coal.blend is no document'])
  expect(calculatorProblems(mix, blend, false)).toEqual(['mix: no server side brings its function'])
})

test.each<readonly [string, object]>([
  ['moisture is no field of coal.blend', { inputs: ['way', 'moisture'] }],
  ['price is told and worked out', { inputs: ['way', 'price'] }],
  ['ash could be typed or is a formula', { results: ['price', 'ash'], inputs: ['way'] }],
  ['twice could be typed or is a formula', { results: ['price', 'twice'] }],
  ['price is no sub-table', { results: [], working: 'price', variants: undefined }],
  ['variants go by ash, no choice it is told', { variants: { by: 'ash', show: ['price'] } }],
  ['variants show nothing', { variants: { by: 'way', show: [] } }],
  ['variants show ash, which is no result', { variants: { by: 'way', show: ['ash'] } }],
])('it does not start when %s', (problem, wrong) => {
  expect(problems(wrong)).toContain(`mix: ${problem}`)
})
