import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

const added = (how: 'before' | 'after' | 'beside', people: readonly string[]) =>
  new Case(threeSteps, 'me').submit().act('lead', { kind: 'addSign', task: 'leader#1.1', how, people, opinion: 'look' })

test("加签 before: they sign first, then the task is the handler's again", () => {
  const one = added('before', ['ann', 'bob'])
  expect(one.waiting()).toEqual(['leader:ann', 'leader:bob'])
  expect(one.agree('bob').agree('ann').waiting()).toEqual(['leader:lead'])
  expect(one.taskOf('lead')).toMatchObject({ why: 'returned', seat: 1 })
  expect(one.agree('lead').waiting()).toEqual(['finance:fin'])
})

test('加签 after: the handler agrees and they sign before it goes on', () => {
  const one = added('after', ['ann'])
  expect(one.state.tasks[0]).toMatchObject({ result: 'agreed', opinion: 'look' })
  expect(one.waiting()).toEqual(['leader:ann'])
  expect(one.agree('ann').waiting()).toEqual(['finance:fin'])
})

test('加签 beside: both are needed, even where one is enough; 减签 takes it back', () => {
  expect(added('beside', ['ann']).agree('lead').waiting()).toEqual(['leader:ann'])
  const one = added('beside', ['ann']).agree('lead')
  expect(() => one.act('fin', { kind: 'removeSign', task: 'leader#1.2' })).toThrow('flow.not-yours')
  expect(one.act('lead', { kind: 'removeSign', task: 'leader#1.2' }).waiting()).toEqual(['finance:fin'])
})

test('委派: the answer is no vote, it brings the task back to its owner', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'any' }) })
  const one = new Case(flow, 'me').submit().act('a', { kind: 'delegate', task: 'vote#1.1', to: 'x' })
  expect(() => one.reject('x')).toThrow('flow.answer-only')
  expect(one.agree('x').waiting()).toEqual(['vote:b', 'vote:a'])
  expect(one.agree('a').state.status).toBe('2')
})

test('an answer that is itself waited for is waited for', () => {
  const one = added('before', ['ann', 'bob'])
    .act('ann', { kind: 'delegate', task: 'leader#1.2', to: 'cy' })
    .agree('bob')
  expect(one.waiting()).toEqual(['leader:cy'])
  expect(one.agree('cy').agree('ann').waiting()).toEqual(['leader:lead'])
})

test('nobody is brought in twice, nor the drafter of a money document, nor signers before a vote', () => {
  const one = added('before', ['ann'])
  expect(() => one.act('ann', { kind: 'addSign', task: 'leader#1.2', how: 'beside', people: ['lead'] })).toThrow(
    'flow.already-handler',
  )
  const money = new Case({ ...threeSteps, money: true }, 'me').submit()
  expect(() => money.act('lead', { kind: 'delegate', task: 'leader#1.1', to: 'me' })).toThrow('flow.own-document')
  const vote = new Case(flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'ratio', percent: 50 }) }), 'me').submit()
  expect(() => vote.act('a', { kind: 'addSign', task: 'vote#1.1', how: 'before', people: ['x'] })).toThrow(
    'flow.not-at-vote',
  )
})

test('the last handler cannot be removed; a vote that cannot be won any more is sent back', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('boss', { kind: 'removeSign', task: 'leader#1.1', admin: true })).toThrow('flow.last-handler')
  const vote = new Case(flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'ratio', percent: 50 }) }), 'me')
    .submit()
    .reject('a')
  expect(vote.act('boss', { kind: 'removeSign', task: 'vote#1.2', admin: true }).state.status).toBe('0')
})

test('签收 and 释放: one takes it upon himself, and gives it back to all', () => {
  const one = new Case(flowOf({ pool: askPeople(['a', 'b'], 'end', { mode: 'any' }) }), 'me')
    .submit()
    .act('b', { kind: 'claim', task: 'pool#1.2' })
  expect(one.waiting()).toEqual(['pool:b'])
  expect(() => one.agree('a')).toThrow('flow.already-decided')
  expect(one.act('b', { kind: 'release', task: 'pool#1.2' }).waiting()).toEqual(['pool:b', 'pool:a'])
})

test('who stands in for somebody absent decides once, in his name', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'all' }) })
  const one = new Case(flow, 'me').submit().act('x', { kind: 'agree', task: 'vote#1.1', behalf: 'a' })
  expect(one.taskOf('a')).toMatchObject({ result: 'agreed', by: 'x' })
  expect(() => one.act('x', { kind: 'agree', task: 'vote#1.2', behalf: 'b' })).toThrow('flow.two-votes')
  expect(() => one.act('y', { kind: 'agree', task: 'vote#1.2', behalf: 'a' })).toThrow('flow.not-yours')
  const money = new Case({ ...flow, money: true }, 'me').submit()
  expect(() => money.act('me', { kind: 'agree', task: 'vote#1.1', behalf: 'a' })).toThrow('flow.own-document')
})

test('who answers his own question for somebody absent still decides', () => {
  const flow = flowOf({ vote: askPeople(['a', 'b'], 'end', { mode: 'any' }) })
  const one = new Case(flow, 'me').submit().act('a', { kind: 'delegate', task: 'vote#1.1', to: 'x' })
  one.act('a', { kind: 'answer', task: one.taskOf('x').id, behalf: 'x', opinion: 'fine' })
  expect(one.waiting()).toEqual(['vote:b', 'vote:a'])
  expect(one.agree('a').state.status).toBe('2')
})

test('whoever signs after somebody who only answers has no vote either', () => {
  const one = new Case(flowOf({ pool: askPeople(['a', 'b'], 'end', { mode: 'any' }) }), 'me')
    .submit()
    .act('a', { kind: 'delegate', task: 'pool#1.1', to: 'x' })
  one.act('x', { kind: 'addSign', task: 'pool#1.3', how: 'after', people: ['y'] }).agree('y')
  expect(one.waiting()).toEqual(['pool:b', 'pool:a'])
  expect(one.act('boss', { kind: 'removeSign', task: one.taskOf('a').id, admin: true }).waiting()).toEqual(['pool:b'])
})
