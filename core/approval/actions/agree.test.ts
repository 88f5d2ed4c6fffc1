import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

test('agreeing decides the task, opens it and keeps the opinion', () => {
  const one = new Case(threeSteps, 'me').submit().act('lead', { kind: 'agree', task: 'leader#1.1', opinion: ' fine ' })
  expect(one.state.tasks[0]).toMatchObject({
    result: 'agreed',
    opinion: 'fine',
    viewedAt: one.state.tasks[0]?.closedAt,
    automatic: false,
  })
  expect(one.log.at(-1)).toMatchObject({
    seq: 3,
    node: 'leader',
    from: '1',
    to: '1',
    action: { kind: 'agree', actor: 'lead' },
  })
})

test('a task is decided once: the second try is a lost race', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead')
  expect(() => one.agree('lead')).toThrow(expect.objectContaining({ code: 'flow.already-decided', status: 409 }))
  one.agree('fin').agree('dir')
  expect(() => one.agree('dir')).toThrow(expect.objectContaining({ code: 'flow.already-decided' }))
})

test('after a revocation the answer names the state', () => {
  const one = new Case(threeSteps, 'me').submit().act('me', { kind: 'revoke', opinion: 'mistake' })
  expect(() => one.agree('lead')).toThrow(
    expect.objectContaining({ code: 'flow.not-allowed', params: { state: '3', action: 'agree' } }),
  )
})

test('nobody decides a task of somebody else, or one that is not there', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('fin', { kind: 'agree', task: 'leader#1.1' })).toThrow(
    expect.objectContaining({ code: 'flow.not-yours', status: 403 }),
  )
  expect(() => one.act('fin', { kind: 'agree', task: 'leader#9.1' })).toThrow(
    expect.objectContaining({ code: 'flow.task-unknown', status: 404 }),
  )
})

test('who saw another amount than was submitted has to look again', () => {
  const one = new Case(threeSteps, 'me').submit({}, 'h')
  expect(() => one.act('lead', { kind: 'agree', task: 'leader#1.1', hash: 'x' })).toThrow(
    expect.objectContaining({ code: 'flow.changed', status: 409 }),
  )
  expect(
    one.act('lead', { kind: 'agree', task: 'leader#1.1', hash: 'h', values: { checked: true } }).state.values,
  ).toEqual({ checked: true })
})

const five = ['a', 'b', 'c', 'd', 'e']
const voting = (mode: 'any' | 'all' | 'ratio', percent?: number) =>
  flowOf({
    vote: askPeople(five, 'end', { mode, ...(percent === undefined ? {} : { percent }) }),
  })

test('or-sign: the first agreement passes it and the others are no longer needed', () => {
  const one = new Case(voting('any'), 'me').submit().agree('c')
  expect(one.state.status).toBe('2')
  expect(one.state.tasks.map(({ result }) => result)).toEqual([
    'notNeeded',
    'notNeeded',
    'agreed',
    'notNeeded',
    'notNeeded',
  ])
})

test('countersign: it passes only with everyone', () => {
  const one = new Case(voting('all'), 'me').submit().agree('a').agree('b').agree('c').agree('d')
  expect(one.waiting()).toEqual(['vote:e'])
  expect(one.agree('e').state.status).toBe('2')
})

test('T-WF-02 60 % of five passes at the third agreement', () => {
  const one = new Case(voting('ratio', 60), 'me').submit().agree('a').reject('b').agree('c').reject('d')
  expect(one.state.status).toBe('1')
  expect(one.agree('e').state.status).toBe('2')
})

test('T-WF-02 60 % of five fails as soon as three refuse', () => {
  const one = new Case(voting('ratio', 60), 'me').submit().reject('a').agree('b').reject('c')
  expect(one.waiting()).toEqual(['vote:d', 'vote:e'])
  one.reject('e')
  expect(one.state).toMatchObject({ status: '0', held: false, returns: 1 })
  expect(one.taskOf('d').result).toBe('notNeeded')
})

test('whoever agreed just before agrees again by himself, unless the node wants a click', () => {
  const twice = (noAutoPass: boolean) =>
    flowOf({ first: askPeople(['x'], 'second'), second: askPeople(['x'], 'end', { noAutoPass }) })
  const one = new Case(twice(false), 'me').submit().agree('x')
  expect(one.state.status).toBe('2')
  expect(one.state.tasks[1]).toMatchObject({ result: 'agreed', automatic: true, viewedAt: null })
  expect(new Case(twice(true), 'me').submit().agree('x').waiting()).toEqual(['second:x'])
})

test('an agreement carried over counts as one vote of a countersign', () => {
  const flow = flowOf({ first: askPeople(['a'], 'vote'), vote: askPeople(['a', 'b'], 'end', { mode: 'all' }) })
  const one = new Case(flow, 'me').submit().agree('a')
  expect(one.waiting()).toEqual(['vote:b'])
  expect(one.only('notify').map(({ person }) => person)).toEqual(['b'])
})
