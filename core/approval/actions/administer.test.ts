import { expect, test } from 'vitest'
import { dryRun } from '../dry-run.ts'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, named, threeSteps } from '../testing/sample-flows.ts'

const reason = { opinion: 'because', admin: true } as const

test('挂起: people and timers wait until an administrator resumes it', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('boss', { kind: 'suspend', opinion: 'why' })).toThrow('flow.not-admin')
  one.act('boss', { kind: 'suspend', ...reason })
  expect(() => one.agree('lead')).toThrow('flow.suspended')
  expect(() => one.act('me', { kind: 'revoke', opinion: 'x' })).toThrow('flow.suspended')
  expect(one.act('boss', { kind: 'resume', admin: true }).agree('lead').waiting()).toEqual(['finance:fin'])
})

test('终止 ends it with a reason and gives back what was frozen', () => {
  const one = new Case(threeSteps, 'me')
    .submit()
    .act('boss', { kind: 'suspend', ...reason })
    .act('boss', { kind: 'terminate', ...reason })
  expect(one.state).toMatchObject({ status: '3', suspended: false, held: false })
})

test('跳转: forward or back with a reason, on money documents only to where it has been', () => {
  const one = new Case(threeSteps, 'me')
    .submit()
    .act('boss', { kind: 'jump', node: 'leader', to: 'director', ...reason })
  expect(one.waiting()).toEqual(['director:dir'])
  expect(one.act('boss', { kind: 'jump', node: 'director', to: 'leader', ...reason }).waiting()).toEqual([
    'leader:lead',
  ])
  expect(() => one.act('boss', { kind: 'jump', node: 'leader', to: 'end', ...reason })).toThrow('flow.target-unknown')
  const money = new Case({ ...threeSteps, money: true }, 'me').submit().agree('lead')
  expect(() => money.act('boss', { kind: 'jump', node: 'finance', to: 'director', ...reason })).toThrow(
    'flow.target-unknown',
  )
  expect(money.act('boss', { kind: 'jump', node: 'finance', to: 'leader', ...reason }).waiting()).toEqual([
    'leader:lead',
  ])
})

test('催办: the drafter reminds who is waited for, not more than twice an hour', () => {
  const one = new Case(threeSteps, 'me').submit().act('me', { kind: 'urge' })
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'lead', what: 'urged', node: null }])
  expect(() => one.act('me', { kind: 'urge' })).toThrow('flow.urged-lately')
  expect(() => one.act('lead', { kind: 'urge' })).toThrow('flow.not-drafter')
})

const waiting = flowOf({
  a: askPeople(['a'], 'pause'),
  pause: { kind: 'delay', label: named('pause'), next: 'b', wait: { hours: 4 } },
  b: askPeople(['b'], 'end'),
})

test('a delay waits for its time, and a timer that was left behind does nothing', () => {
  const one = new Case(waiting, 'me').submit().agree('a')
  expect(one.only('timerSet')).toEqual([{ type: 'timerSet', node: 'pause', round: 1, wait: { hours: 4 }, value: null }])
  one.act('machine', { kind: 'fire', node: 'pause', round: 1 })
  expect(one.only('timerGone')).toHaveLength(1)
  expect(one.waiting()).toEqual(['b:b'])
  one.reject('b', 'a').agree('a')
  expect(() => one.act('machine', { kind: 'fire', node: 'pause', round: 1 })).toThrow('flow.timer-gone')
  expect(one.act('machine', { kind: 'fire', node: 'pause', round: 2 }).waiting()).toEqual(['b:b'])
})

test('what ends while a timer runs puts it out, and a preview does not wait', () => {
  const one = new Case(waiting, 'me').submit().agree('a').act('me', { kind: 'revoke', opinion: 'no more' })
  expect(one.only('timerGone')).toEqual([{ type: 'timerGone', node: 'pause', round: 1 }])
  const fresh = new Case(waiting, 'me')
  expect(dryRun(waiting, fresh.state, {}, fresh.around()).map(({ node }) => node)).toEqual([
    'start',
    'a',
    'pause',
    'b',
    'end',
  ])
})

test.each([
  ['pass', ['b:b'], 'agreed'],
  ['return', [], 'rejected'],
  ['escalate', ['a:sup'], 'transferred'],
] as const)('an overdue task: %s', (overdue, waits, result) => {
  const flow = flowOf({ a: askPeople(['a'], 'b', { limitHours: 8, overdue }), b: askPeople(['b'], 'end') })
  const one = new Case(flow, 'me', [[{ by: 'superiorOf', person: 'a' }, ['sup']]])
    .submit()
    .act('machine', { kind: 'expire', task: 'a#1.1' })
  expect(one.waiting()).toEqual(waits)
  expect(one.state.tasks[0]).toMatchObject({ result, viewedAt: null })
})

test('whoever answers for another and lets the time pass where it is returned then has voted against on that seat', () => {
  const flow = flowOf({
    a: askPeople(['a', 'x', 'y'], 'b', { mode: 'ratio', percent: 60, limitHours: 8, overdue: 'return' }),
    b: askPeople(['b'], 'end'),
  })
  const one = new Case(flow, 'me')
    .submit()
    .act('a', { kind: 'delegate', task: 'a#1.1', to: 'd' })
    .act('machine', { kind: 'expire', task: 'a#1.4' })
  expect(one.waiting()).toEqual(['a:x', 'a:y'])
  expect(one.agree('x').agree('y').waiting()).toEqual(['b:b'])
})

test('people are chosen by the drafter or by the handler before, within the range', () => {
  const flow = flowOf({
    a: askPeople([], 'b', { approver: { by: 'choice', of: 'drafter', range: { by: 'people', ids: ['x', 'y'] } } }),
    b: askPeople([], 'end', { approver: { by: 'choice', of: 'handler' } }),
  })
  const one = new Case(flow, 'me')
  expect(() => one.act('me', { kind: 'submit', values: {}, choose: { a: ['z'] } })).toThrow('flow.choice-outside')
  one
    .act('me', { kind: 'submit', values: {}, choose: { a: ['y'] } })
    .act('y', { kind: 'agree', task: 'a#1.1', choose: { b: ['q'] } })
  expect(one.waiting()).toEqual(['b:q'])
})
