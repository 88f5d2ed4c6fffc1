import { expect, test } from 'vitest'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, named, threeSteps } from '../testing/sample-flows.ts'

test('a copy lets people read and tells them once', () => {
  const one = new Case(threeSteps, 'me').submit().act('lead', { kind: 'copy', people: ['x', 'y'] })
  expect(one.only('reader').map(({ person }) => person)).toEqual(['x', 'y'])
  expect(one.only('notify').map(({ person, what }) => [person, what])).toEqual([
    ['x', 'copied'],
    ['y', 'copied'],
  ])
  expect(
    one
      .act('me', { kind: 'copy', people: ['x', 'z'] })
      .only('copied')
      .map(({ person }) => person),
  ).toEqual(['z'])
})

test('drafts are not copied, and strangers copy nobody in', () => {
  const one = new Case(threeSteps, 'me')
  expect(() => one.act('me', { kind: 'copy', people: ['x'] })).toThrow('flow.not-allowed')
  expect(() => one.submit().act('x', { kind: 'copy', people: ['x'] })).toThrow('flow.not-yours')
})

test('a cc node copies and goes on', () => {
  const flow = flowOf({
    cc: { kind: 'cc', label: named('cc'), next: 'leader', people: { by: 'people', ids: ['x'] } },
    leader: askPeople(['lead'], 'end'),
  })
  const one = new Case(flow, 'me').submit()
  expect(one.state.copies).toEqual([{ person: 'x', node: 'cc', at: one.log[1]?.at, viewedAt: null }])
  expect(one.waiting()).toEqual(['leader:lead'])
})

test('the first opening is recorded, later ones change nothing', () => {
  const one = new Case(threeSteps, 'me')
    .submit()
    .act('me', { kind: 'copy', people: ['x'] })
    .view('lead')
    .act('x', { kind: 'view' })
  const { state, log } = one
  expect(state.tasks[0]?.viewedAt).toBe(log[3]?.at)
  expect(state.copies[0]?.viewedAt).toBe(log[4]?.at)
  const lines = log.length
  one.view('lead').act('x', { kind: 'view' })
  expect(one.state).toBe(state)
  expect(one.log).toHaveLength(lines)
})

test('nobody opens what is not his', () => {
  const one = new Case(threeSteps, 'me').submit()
  expect(() => one.act('fin', { kind: 'view', task: 'leader#1.1' })).toThrow('flow.not-yours')
  expect(() => one.act('fin', { kind: 'view' })).toThrow('flow.not-yours')
  expect(() => one.act('fin', { kind: 'view', task: 'none' })).toThrow('flow.task-unknown')
})
