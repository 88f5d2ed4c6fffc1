import { expect, test } from 'vitest'
import { returnTargets } from '../send-back.ts'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

test('a return to the drafter releases limits, tells him and counts', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').reject('fin')
  expect(one.state).toMatchObject({ status: '0', held: false, returns: 1, tokens: [] })
  expect(one.only('hook')).toEqual([expect.objectContaining({ event: 'onReturn', limits: 'release', submission: 1 })])
  expect(one.only('notify')).toEqual([{ type: 'notify', person: 'me', what: 'returned', node: 'finance' }])
  expect(one.waiting()).toEqual([])
})

test('a return needs a reason, named at its field', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('lead', { kind: 'reject', task: 'leader#1.1', opinion: '  ' })).toThrow(
    expect.objectContaining({
      code: 'flow.opinion-required',
      errors: { opinion: { code: 'flow.opinion-required', params: { action: 'reject' } } },
    }),
  )
})

test('a return to an earlier node keeps the limits and walks on from there', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').agree('fin').reject('dir', 'leader')
  expect(one.state).toMatchObject({ status: '1', held: true })
  expect(one.only('hook').map(({ event, limits }) => [event, limits])).toEqual([
    ['onReturn', null],
    ['onNodeEnter', null],
  ])
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.agree('lead').waiting()).toEqual(['finance:fin'])
})

test('with "come back to me" only the target decides again', () => {
  const flow = flowOf({
    leader: askPeople(['lead'], 'finance'),
    finance: askPeople(['fin'], 'director'),
    director: askPeople(['dir'], 'end', { afterReturn: 'back' }),
  })
  const one = new Case(flow, 'me').submit().agree('lead').agree('fin').reject('dir', 'leader').agree('lead')
  expect(one.waiting()).toEqual(['director:dir'])
  expect(one.agree('dir').state.status).toBe('2')
})

test('possible targets are the earlier nodes that were asked', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead').agree('fin')
  expect(returnTargets(threeSteps, one.state, one.taskOf('dir'))).toEqual(['leader', 'finance'])
  expect(() => one.reject('dir', 'end')).toThrow('flow.target-unknown')
  expect(() => one.reject('dir', 'director')).toThrow('flow.target-unknown')
  expect(one.reject('dir', 'start').state.status).toBe('0')
})

test('one refusal fails a countersign and closes the others', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b', 'c'], 'end', { mode: 'all' }) })
  const one = new Case(flow, 'me').submit().agree('a').reject('b')
  expect(one.state.status).toBe('0')
  expect(one.state.tasks.map(({ result }) => result)).toEqual(['agreed', 'rejected', 'notNeeded'])
})

test('a failed vote goes where its node says, and a vote chooses no target', () => {
  const flow = flowOf({
    leader: askPeople(['lead'], 'vote'),
    vote: askPeople(['a', 'b'], 'end', { mode: 'ratio', percent: 100, onFail: 'leader' }),
  })
  const one = new Case(flow, 'me').submit().agree('lead')
  expect(() => one.reject('a', 'leader')).toThrow('flow.target-unknown')
  expect(one.reject('a').waiting()).toEqual(['leader:lead'])
})

test('after a return people are asked again even if they agreed just before', () => {
  const flow = flowOf({
    first: askPeople(['x'], 'second'),
    second: askPeople(['x'], 'third', { noAutoPass: true }),
    third: askPeople(['y'], 'end'),
  })
  const one = new Case(flow, 'me').submit().agree('x').agree('x').reject('y', 'second')
  expect(one.waiting()).toEqual(['second:x'])
})
