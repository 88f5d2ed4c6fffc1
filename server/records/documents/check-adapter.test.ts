import { expect, test } from 'vitest'
import { adapter } from '../../../core/description/adapter.ts'
import { text } from '../../../kinds/index.ts'
import { adapterProblems } from './check-adapter.ts'

const said = { zh: '汇率', ru: 'Курсы', en: 'Rates' }
const rates = adapter({
  module: 'coal',
  name: 'rates',
  label: said,
  note: said,
  settings: { code: 'rates', label: said, settings: { 'rates.url': { field: text({}), label: said } } },
  address: 'rates.url',
  probe: 'ping',
  calls: { ping: { label: said, timeout: 5, again: [] }, today: { label: said, timeout: 5, again: [60] } },
  circuit: { failures: 5, rest: 900 },
})
const brought = { ping: { ask: async () => null }, today: { ask: async () => null } }
const problems = (wrong: object, calls = brought) => adapterProblems({ ...rates, ...wrong }, calls)

test('an adapter that has what it names runs', () => {
  expect(problems({})).toEqual([])
})

test.each<readonly [string, object]>([
  ['its address rates.host is no setting of it', { address: 'rates.host' }],
  ['its probe hello is no call of it', { probe: 'hello' }],
  ['its circuit never opens or never closes', { circuit: { failures: 0, rest: 900 } }],
  ['the call today is not described', { calls: { ping: rates.calls.ping } }],
  ['the call today has no time', { calls: { ...rates.calls, today: { label: said, timeout: 5, again: [0] } } }],
  ['no server side brings the call week', { calls: { ...rates.calls, week: rates.calls.today } }],
])('it does not start when %s', (problem, wrong) => {
  expect(problems(wrong)).toContain(`rates: ${problem}`)
})
