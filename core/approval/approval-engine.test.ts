import { expect, test } from 'vitest'
import { begin, step } from './approval-engine.ts'
import { replay } from './replay.ts'
import { Case } from './testing/approval-case.ts'
import { byAmount, threeSteps } from './testing/sample-flows.ts'

test('a document goes from draft through each handler to approved', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(one.state.status).toBe('1')
  expect(one.waiting()).toEqual(['leader:lead'])
  one.agree('lead').agree('fin')
  expect(one.waiting()).toEqual(['director:dir'])
  one.agree('dir')
  expect(one.state).toMatchObject({ status: '2', tokens: [], held: true })
  expect(one.only('status')).toEqual([{ type: 'status', from: '1', to: '2' }])
  expect(one.only('hook').map(({ event }) => event)).toEqual(['onApproved'])
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'me', what: 'approved', node: null }])
})

test('a step changes nothing that it was given', () => {
  const one = new Case(threeSteps, 'me').submit()
  const before = structuredClone(one.state)
  step(threeSteps, one.state, { kind: 'agree', actor: 'lead', task: 'leader#1.1' }, one.around())
  expect(one.state).toEqual(before)
})

test('the state is plain JSON and follows from the log alone', () => {
  const one = new Case(byAmount, 'me')
    .submit({ amountCny: '4999999.99', inBudget: true })
    .agree('lead')
    .reject('fin')
    .submit({ amountCny: '1', inBudget: true })
  expect(JSON.parse(JSON.stringify(one.state))).toEqual(one.state)
  expect(replay(byAmount, one.log)).toEqual(one.state)
})

test('replay refuses a log with a missing line', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').agree('fin')
  expect(() => replay(threeSteps, one.log.toSpliced(2, 1))).toThrow('does not follow')
})

test('an instance keeps the version it began with', () => {
  const { state } = begin(threeSteps, 'me', '2025-06-02T01:00:00.000Z')
  const newer = { ...threeSteps, version: 2 }
  const around = { now: '2025-06-02T01:00:00.000Z', resolve: () => [], evaluate: () => false }
  expect(() => step(newer, state, { kind: 'submit', actor: 'me', values: {} }, around)).toThrow('v1')
})

// T-WF-01
test.each([
  ['499999.99', true, ['lead', 'fin']],
  ['500000.00', true, ['lead', 'fin', 'dir']],
  ['4999999.99', true, ['lead', 'fin', 'dir']],
  ['5000000.00', true, ['lead', 'fin', 'dir', 'gm']],
  ['19999999.99', true, ['lead', 'fin', 'dir', 'gm']],
  ['20000000.00', true, ['lead', 'fin', 'dir', 'gm', 'chair']],
  ['300000.00', false, ['lead', 'fin', 'dir', 'gm', 'chair']],
])('T-WF-01 %s CNY, in budget %s: %j decide', (amountCny, inBudget, people) => {
  const one = new Case(byAmount, 'me').submit({ amountCny, inBudget })
  for (const person of people) one.agree(person)
  expect(one.state.status).toBe('2')
  expect(one.state.tasks.map(({ assignee }) => assignee)).toEqual(people)
})
