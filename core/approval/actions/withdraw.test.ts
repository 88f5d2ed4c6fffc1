import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, named, threeSteps } from '../testing/sample-flows.ts'

test('the drafter takes it back while nobody has opened it; limits are released', () => {
  const one = new Case(threeSteps, 'me').submit().act('me', { kind: 'withdraw' })
  expect(one.state).toMatchObject({ status: '0', held: false, returns: 0, tokens: [] })
  expect(one.only('hook')).toEqual([expect.objectContaining({ event: 'onWithdrawn', limits: 'release' })])
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'lead', what: 'withdrawn', node: 'leader' }])
})

test('once opened or decided it is too late for the drafter', () => {
  const opened = new Case(threeSteps, 'me').submit().view('lead')
  const decided = new Case(threeSteps, 'me').submit().agree('lead')
  for (const one of [opened, decided])
    expect(() => one.act('me', { kind: 'withdraw' })).toThrow(
      expect.objectContaining({ code: 'flow.withdraw-too-late', status: 409 }),
    )
  expect(() => decided.act('fin', { kind: 'withdraw' })).toThrow('flow.not-drafter')
})

test('a handler takes back his agreement while the next has not opened it, and decides anew', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').act('lead', { kind: 'withdraw', task: 'leader#1.1' })
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.state.tasks.map(({ id, result }) => [id, result])).toEqual([
    ['leader#1.1', 'takenBack'],
    ['finance#1.1', 'cancelled'],
    ['leader#1.2', null],
  ])
  expect(one.state).toMatchObject({ status: '1', held: true })
  expect(one.agree('lead').waiting()).toEqual(['finance:fin'])
})

test('it is too late once the next handler opened it, and after the last step', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').view('fin')
  expect(() => one.act('lead', { kind: 'withdraw', task: 'leader#1.1' })).toThrow('flow.withdraw-too-late')
  one.agree('fin').agree('dir')
  expect(() => one.act('dir', { kind: 'withdraw', task: 'director#1.1' })).toThrow(
    expect.objectContaining({ code: 'flow.not-allowed', params: { state: '2', action: 'withdraw' } }),
  )
})

test('only an own agreement can be taken back, once', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead')
  expect(() => one.act('fin', { kind: 'withdraw', task: 'leader#1.1' })).toThrow('flow.not-yours')
  one.act('lead', { kind: 'withdraw', task: 'leader#1.1' })
  expect(() => one.act('lead', { kind: 'withdraw', task: 'leader#1.1' })).toThrow('flow.nothing-to-withdraw')
  expect(() => one.act('lead', { kind: 'withdraw', task: 'leader#1.2' })).toThrow('flow.nothing-to-withdraw')
})

test('in a countersign one vote is taken back and the others stay', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b'], 'last', { mode: 'all' }), last: askPeople(['c'], 'end') })
  const one = new Case(flow, 'me').submit().agree('a').agree('b').act('a', { kind: 'withdraw', task: 'vote#1.1' })
  expect(one.waiting()).toEqual(['vote:a'])
  expect(one.agree('a').waiting()).toEqual(['last:c'])
})

test('who was no longer needed is asked again', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b'], 'last', { mode: 'any' }), last: askPeople(['c'], 'end') })
  const one = new Case(flow, 'me').submit().agree('a').act('a', { kind: 'withdraw', task: 'vote#1.1' })
  expect(one.waiting()).toEqual(['vote:a', 'vote:b'])
})

test('an automatic rule that has run cannot be taken back', () => {
  const flow = flowOf({
    leader: askPeople(['lead'], 'rule'),
    rule: { kind: 'auto', label: named('rule'), next: 'last', hook: 'reserve' },
    last: askPeople(['c'], 'end'),
  })
  const one = new Case(flow, 'me').submit().agree('lead')
  expect(() => one.act('lead', { kind: 'withdraw', task: 'leader#1.1' })).toThrow('flow.withdraw-too-late')
})

test('taking back an agreement after a return keeps "come back to me"', () => {
  const flow = flowOf({
    leader: askPeople(['lead'], 'finance'),
    finance: askPeople(['fin'], 'director'),
    director: askPeople(['dir'], 'end', { afterReturn: 'back' }),
  })
  const one = new Case(flow, 'me').submit().agree('lead').agree('fin').reject('dir', 'leader').agree('lead')
  one.act('lead', { kind: 'withdraw', task: 'leader#2.1' })
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.agree('lead').waiting()).toEqual(['director:dir'])
})
