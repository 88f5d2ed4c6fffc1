import { expect, test } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import type { FlowNode } from './definition.ts'
import { Case } from './testing/approval-case.ts'
import { askPeople, flowOf, named } from './testing/sample-flows.ts'

const join = (next: string): FlowNode => ({ kind: 'join', label: named('join'), next })
const fork = (to: readonly string[], meets = 'meet'): FlowNode => ({
  kind: 'parallel',
  label: named('fork'),
  branches: to.map((one) => ({ to: one })),
  join: meets,
})

/** Leader; then law and risk at once, law by two in turn; then the manager. */
const contract = flowOf({
  leader: askPeople(['lead'], 'fork'),
  fork: fork(['law', 'risk']),
  law: askPeople(['ada', 'ben'], 'lawyer', { mode: 'order' }),
  lawyer: askPeople(['leo'], 'meet'),
  risk: askPeople(['rik'], 'meet'),
  meet: join('manager'),
  manager: askPeople(['gm'], 'end'),
})

test('every branch is walked at once and the flow goes on once, when the last has come', () => {
  const one = new Case(contract, 'me').submit().agree('lead')
  expect(one.waiting()).toEqual(['law:ada', 'risk:rik'])
  one.agree('rik')
  expect(one.state.tokens.map(({ node, arrived }) => [node, arrived])).toEqual([
    ['law', false],
    ['meet', true],
  ])
  one.agree('ada').agree('ben').agree('leo')
  expect(one.waiting()).toEqual(['manager:gm'])
  expect(one.agree('gm').state.status).toBe('2')
})

test('one after another: the next is asked when the one before has agreed', () => {
  const one = new Case(contract, 'me').submit().agree('lead')
  expect(one.agree('ada').waiting()).toEqual(['risk:rik', 'law:ben'])
  one.act('ada', { kind: 'withdraw', task: 'law#1.1' })
  expect(one.waiting()).toEqual(['risk:rik', 'law:ada'])
  expect(one.agree('ada').waiting()).toEqual(['risk:rik', 'law:ben'])
})

test('a return within a branch leaves the other alone; one out of the branches ends them all', () => {
  const one = new Case(contract, 'me').submit().agree('lead').agree('ada').agree('ben').agree('rik')
  expect(one.reject('leo', 'law').waiting()).toEqual(['law:ada'])
  expect(one.state.tokens.some(({ arrived }) => arrived)).toBe(true)
  one.agree('ada').agree('ben').reject('leo', 'leader')
  expect(one.waiting()).toEqual(['leader:lead'])
  expect(one.agree('lead').waiting()).toEqual(['law:ada', 'risk:rik'])
})

test('"come back to me" out of a branch asks only the one, while the other branch goes on', () => {
  const one = new Case(contract, 'me').submit().agree('lead')
  one.act('rik', { kind: 'reject', task: one.taskOf('rik').id, target: 'leader', onward: 'back', opinion: 'why?' })
  expect(one.waiting()).toEqual(['law:ada', 'leader:lead'])
  expect(one.agree('ada').agree('lead').waiting()).toEqual(['law:ben', 'risk:rik'])
})

test('from behind the join one may return into a branch; the others stay decided', () => {
  const one = new Case(contract, 'me').submit().agree('lead').agree('ada').agree('ben').agree('leo').agree('rik')
  expect(one.reject('gm', 'risk').waiting()).toEqual(['risk:rik'])
  expect(one.agree('rik').waiting()).toEqual(['manager:gm'])
})

test('back from the drafter with "come back to me": both branches stand where they stood', () => {
  const one = new Case(contract, 'me').submit({}, 'h').agree('lead').agree('rik')
  one.act('ada', { kind: 'reject', task: one.taskOf('ada').id, onward: 'back', opinion: 'attach it' })
  expect(one.state).toMatchObject({ status: '0', tokens: [] })
  expect(one.submit({}, 'h').waiting()).toEqual(['law:ada'])
  expect(one.agree('ada').agree('ben').agree('leo').waiting()).toEqual(['manager:gm'])
})

test('an agreement before the join is taken back while nobody has opened what follows', () => {
  const one = new Case(contract, 'me').submit().agree('lead').agree('ada').agree('ben').agree('leo').agree('rik')
  one.act('rik', { kind: 'withdraw', task: 'risk#1.1' })
  expect(one.waiting()).toEqual(['risk:rik'])
  expect(one.taskOf('gm').result).toBe('cancelled')
  expect(one.agree('rik').view('gm').waiting()).toEqual(['manager:gm'])
  expect(() => one.act('leo', { kind: 'withdraw', task: 'lawyer#1.1' })).toThrow('flow.withdraw-too-late')
})

test('inclusive: every branch that holds, or the one for otherwise', () => {
  const flow = flowOf({
    which: {
      kind: 'inclusive',
      label: named('which'),
      branches: [
        { when: 'big', to: 'cfo' },
        { when: 'abroad', to: 'law' },
      ],
      otherwise: 'clerk',
      join: 'meet',
    },
    cfo: askPeople(['cfo'], 'meet'),
    law: askPeople(['law'], 'meet'),
    clerk: askPeople(['clk'], 'meet'),
    meet: join('end'),
  })
  expect(new Case(flow, 'me').submit({ big: true, abroad: true }).waiting()).toEqual(['cfo:cfo', 'law:law'])
  expect(new Case(flow, 'me').submit({ abroad: true }).agree('law').state.status).toBe('2')
  expect(new Case(flow, 'me').submit({}).waiting()).toEqual(['clerk:clk'])
})

test.each<[string, Readonly<Record<string, FlowNode>>]>([
  ['f flow.problem.fork', { f: fork(['a']), a: askPeople(['p'], 'meet'), meet: join('end') }],
  [
    'f flow.problem.join',
    { f: fork(['a', 'b'], 'c'), a: askPeople(['p'], 'c'), b: askPeople(['p'], 'c'), c: askPeople(['p'], 'end') },
  ],
  [
    'a flow.problem.branch',
    {
      f: fork(['a', 'b']),
      a: askPeople(['p'], 'after'),
      b: askPeople(['p'], 'meet'),
      meet: join('after'),
      after: askPeople(['p'], 'end'),
    },
  ],
  [
    'x flow.problem.branch',
    {
      x: askPeople(['p'], 'meet'),
      meet: join('f'),
      f: fork(['a', 'b']),
      a: askPeople(['p'], 'end'),
      b: askPeople(['p'], 'end'),
    },
  ],
  [
    'a flow.problem.fail-region',
    {
      f: fork(['a', 'b']),
      a: askPeople(['p'], 'meet', { onFail: 'b' }),
      b: askPeople(['p'], 'meet'),
      meet: join('end'),
    },
  ],
])('branches are drawn as a tree: %s', (expected, nodes) => {
  const found = checkDefinition(flowOf(nodes)).map(({ node, code }) => `${node ?? ''} ${code}`)
  expect(found).toContain(expected)
  // Whoever goes past a join is wrong, not the join that stands where it should.
  expect(found).not.toContain('meet flow.problem.branch')
})

test('where it was in an earlier round of the same branches is no way back, least of all one forward', () => {
  const flow = flowOf({
    first: askPeople(['a'], 'fork'),
    fork: fork(['x', 'z']),
    x: askPeople(['b'], 'y'),
    y: askPeople(['c'], 'meet'),
    z: askPeople(['d'], 'meet'),
    meet: join('last'),
    last: askPeople(['e'], 'end'),
  })
  const one = new Case(flow, 'me').submit().agree('a').agree('b').agree('c').agree('d')
  one.reject('e', 'z').agree('d').reject('e', 'first').agree('a')
  expect(one.waiting()).toEqual(['x:b', 'z:d'])
  expect(() => one.reject('b', 'y')).toThrow('flow.target-unknown')
  expect(one.reject('b', 'first').waiting()).toEqual(['first:a'])
})
