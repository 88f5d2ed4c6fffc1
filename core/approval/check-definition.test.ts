import { expect, test } from 'vitest'
import { languages } from '../values/language.ts'
import { checkDefinition } from './check-definition.ts'
import type { ApproveNode, FlowDefinition, FlowNode } from './definition.ts'
import { problemWords } from './problem-words.ts'
import { askPeople, byAmount, flowOf, gate, named, threeSteps } from './testing/sample-flows.ts'

function problems(nodes: Readonly<Record<string, FlowNode>>, more: Partial<FlowDefinition> = {}): string[] {
  return checkDefinition(flowOf(nodes, more)).map(({ code, node }) =>
    `${node ?? ''} ${code.replace('flow.problem.', '')}`.trim(),
  )
}

const ok = askPeople(['a'], 'end')
const cc = (next: string): FlowNode => ({ kind: 'cc', label: named('cc'), next, people: { by: 'group', group: 'g' } })

test('sound flows have no problems', () => {
  expect([checkDefinition(threeSteps), checkDefinition(byAmount)]).toEqual([[], []])
})

test('there is one start, and an end that can be reached from everywhere', () => {
  expect(checkDefinition({ ...threeSteps, nodes: {} }).map(({ code }) => code)).toEqual([
    'flow.problem.start',
    'flow.problem.no-end',
  ])
  expect(problems({ a: ok, begin: { kind: 'start', label: named('x'), next: 'a' } })).toEqual(['start'])
  expect(problems({ a: gate('x', 'b', 'end'), b: askPeople(['p'], 'c'), c: askPeople(['p'], 'b') })).toEqual([
    'b dead-end',
    'c dead-end',
  ])
})

test('every node is reached and every target exists', () => {
  expect(problems({ a: ok, lost: ok })).toEqual(['lost unreachable'])
  expect(problems({ a: { ...ok, next: 'nowhere' } })).toEqual(['a target'])
  expect(problems({ a: gate('x', 'start', 'end') })).toEqual(['a into-start'])
})

test('a condition has a default and no empty branch', () => {
  expect(problems({ a: gate('x', 'end', '') })).toEqual(['a otherwise'])
  expect(
    problems({ a: { kind: 'condition', label: named('a'), branches: [{ when: ' ', to: 'end' }], otherwise: 'end' } }),
  ).toEqual(['a branches'])
  expect(problems({ a: { kind: 'condition', label: named('a'), branches: [], otherwise: 'end' } })).toEqual([
    'a branches',
  ])
})

test.each<[string, Partial<ApproveNode>]>([
  ['fields', JSON.parse('{"fields":{"amount":"guess"}}')],
  ['fields', { fields: { amount: 'required' }, limitHours: 8, overdue: 'pass' }],
  ['ratio', { mode: 'ratio' }],
  ['ratio', { mode: 'ratio', percent: 0 }],
  ['ratio', { mode: 'ratio', percent: 101 }],
  ['ratio', { mode: 'ratio', percent: 33.3 }],
  ['approver', { approver: { by: 'people', ids: [] } }],
  ['approver', { approver: { by: 'role', role: '' } }],
  ['approver', { approver: { by: 'departmentLeader', level: 0 } }],
  ['approver', JSON.parse('{"approver":{"by":"magic"}}')],
  ['approver', JSON.parse('{"approver":{"by":"role"}}')],
  ['limit', { limitHours: 0 }],
  ['label', { label: { zh: '审批', ru: '', en: 'Check' } }],
])('an approve node is refused for its %s', (code, wrong) => {
  expect(problems({ a: { ...ok, ...wrong } })).toEqual([`a ${code}`])
})

test('a money flow does not let the drafter decide', () => {
  expect(problems({ a: { ...ok, drafterIsApprover: 'allow' } }, { money: true })).toEqual(['a drafter'])
  expect(problems({ a: { ...ok, drafterIsApprover: 'allow' } })).toEqual([])
})

test('no way turns round without asking anybody, but people may send it round', () => {
  expect(problems({ a: gate('x', 'b', 'end'), b: cc('a') })).toEqual(['a endless', 'b endless'])
  expect(problems({ a: askPeople(['p'], 'b'), b: gate('x', 'a', 'end') })).toEqual([])
})

test('a failed vote never ends as approved', () => {
  expect(problems({ a: { ...ok, mode: 'ratio', percent: 50, onFail: 'c' }, c: cc('end') })).toEqual(['a fail-approves'])
  expect(problems({ a: { ...ok, onFail: 'start' } })).toEqual([])
  expect(problems({ a: askPeople(['p'], 'end', { onFail: 'b' }), b: ok })).toEqual([])
})

test('a sub-process names another process, how it runs and what it begins with', () => {
  const sub = (more: object) =>
    problems({
      a: { kind: 'subflow', label: named('a'), next: 'end', process: 'other', mode: 'sync', values: {}, ...more },
    })
  expect(
    sub({
      over: 'lines',
      onRejected: 'goOn',
      values: { a: { field: 'b' }, c: { line: 'd' }, e: { value: 'f' } },
      drafter: { by: 'role', role: 'x' },
    }),
  ).toEqual([])
  for (const more of [
    { process: '' },
    { mode: 'later' },
    { onRejected: 'x' },
    { over: '' },
    { values: null },
    { values: { a: { field: '' } } },
    { values: { a: null } },
  ])
    expect(sub(more), JSON.stringify(more)).toEqual(['a child'])
  expect(sub({ process: 'sample' })).toEqual(['a calls-itself'])
  expect(sub({ drafter: { by: 'role', role: '' } })).toEqual(['a approver'])
})

test('an automatic node names its rule, and kinds of later versions are refused', () => {
  expect(problems({ a: { kind: 'auto', label: named('a'), next: 'end', hook: '' } })).toEqual(['a hook'])
  expect(problems({ a: JSON.parse('{"kind":"sendMail"}') })).toEqual(['a kind'])
})

test('every problem has its words', () => {
  for (const words of Object.values(problemWords)) for (const lang of languages) expect(words[lang]).not.toBe('')
})
