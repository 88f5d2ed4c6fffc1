import { expect, test } from 'vitest'
import { sources } from './approver-sources-of-flow.ts'
import { dryRun } from './dry-run.ts'
import { Case } from './testing/approval-case.ts'
import { askPeople, byAmount, flowOf, gate, named } from './testing/sample-flows.ts'

test('T-WF-01 before submitting the whole way is seen, with the people and the reason', () => {
  const one = new Case(byAmount, 'me')
  const way = dryRun(byAmount, one.state, { amountCny: '300000', inBudget: false }, one.around())
  expect(way.flatMap(({ people }) => people.map(({ person }) => person))).toEqual(['lead', 'fin', 'dir', 'gm', 'chair'])
  expect(way.find(({ node }) => node === 'aboveTwentyMillion')?.when).toBe('amountCny >= 20000000 || !inBudget')
  expect(one.state.status).toBe('0')
})

test('it shows who is copied, skipped, carried over, replaced, and where nobody is found', () => {
  const flow = flowOf({
    cc: { kind: 'cc', label: named('cc'), next: 'a', people: { by: 'people', ids: ['x'] } },
    a: askPeople(['me'], 'b'),
    b: askPeople(['sup'], 'c'),
    c: askPeople([], 'd', { approver: { by: 'role', role: 'none' }, empty: 'skip' }),
    d: askPeople([], 'e', { approver: { by: 'role', role: 'none' } }),
    e: askPeople(['p', 'q'], 'end', { mode: 'all' }),
  })
  const one = new Case(flow, 'me', [[{ by: 'superior' }, ['sup']]])
  const way = dryRun(flow, one.state, {}, one.around())
  expect(
    way.map(({ node, outcome, people }) => [node, outcome, people.map(({ person, why }) => `${person} ${why}`)]),
  ).toEqual([
    ['start', 'passed', []],
    ['cc', 'passed', ['x copy']],
    ['a', 'asked', ['sup superior']],
    ['b', 'automatic', ['sup source']],
    ['c', 'skipped', []],
    ['d', 'blocked', []],
    ['e', 'asked', ['p source', 'q source']],
    ['end', 'passed', []],
  ])
})

test('a running instance shows what it went and what is left', () => {
  const one = new Case(byAmount, 'me').submit({ amountCny: '500000', inBudget: true }).agree('lead')
  const way = dryRun(byAmount, one.state, one.state.values, one.around())
  expect(way.map(({ node }) => node)).toEqual([
    'start',
    'leader',
    'finance',
    'aboveHalfMillion',
    'director',
    'aboveFiveMillion',
    'end',
  ])
})

test('a way that comes round is shown and comes to an end', () => {
  const flow = flowOf({ a: askPeople(['p'], 'again', { noAutoPass: true }), again: gate('open', 'a', 'end') })
  const one = new Case(flow, 'me')
  expect(dryRun(flow, one.state, { open: true }, one.around()).length).toBeLessThan(12)
})

test('what has to be looked up for it is listed once', () => {
  const flow = flowOf({
    a: askPeople(['p'], 'b'),
    b: askPeople(['p'], 'c'),
    c: askPeople([], 'end', { approver: { by: 'superior' } }),
  })
  expect(sources(flow)).toEqual([{ by: 'people', ids: ['p'] }, { by: 'superior' }, { by: 'flowAdmin' }])
})
