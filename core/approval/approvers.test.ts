import { expect, test } from 'vitest'
import type { ApproverSource } from './approver-source.ts'
import type { ApproveNode } from './definition.ts'
import { Case } from './testing/approval-case.ts'
import { askPeople, flowOf } from './testing/sample-flows.ts'

const clerk: ApproverSource = { by: 'role', role: 'clerk' }

function submitted(
  node: Partial<ApproveNode>,
  people: readonly (readonly [ApproverSource, readonly string[]])[],
  money = false,
): Case {
  return new Case(
    flowOf({ check: askPeople([], 'end', { approver: clerk, ...node }) }, { money }),
    'me',
    people,
  ).submit()
}

test('nobody found: it stands still and says so', () => {
  const one = submitted({}, [])
  expect(one.state.tokens).toEqual([expect.objectContaining({ node: 'check', blocked: 'nobody' })])
  expect(one.only('blocked')).toEqual([{ type: 'blocked', node: 'check', reason: 'nobody' }])
})

test('nobody found: the administrator of the flow, or on without anybody, as the node says', () => {
  expect(submitted({ empty: 'toAdmin' }, [[{ by: 'flowAdmin' }, ['boss', 'boss2']]]).state.tasks).toEqual([
    expect.objectContaining({ assignee: 'boss', why: 'admin' }),
  ])
  expect(submitted({ empty: 'toAdmin' }, [[{ by: 'flowAdmin' }, ['me']]]).state.tokens[0]?.blocked).toBe('nobody')
  expect(submitted({ empty: 'skip' }, []).state.status).toBe('2')
})

test('the drafter is replaced by his superior, left out, or let, as the node says', () => {
  const both: readonly (readonly [ApproverSource, readonly string[]])[] = [
    [clerk, ['me', 'other']],
    [{ by: 'superior' }, ['sup']],
  ]
  expect(submitted({ mode: 'all' }, both).waiting()).toEqual(['check:other', 'check:sup'])
  expect(submitted({ mode: 'all', drafterIsApprover: 'skip' }, both).waiting()).toEqual(['check:other'])
  expect(submitted({ mode: 'all', drafterIsApprover: 'allow' }, both).waiting()).toEqual(['check:me', 'check:other'])
})

test('the drafter alone: his superior, or the step is passed', () => {
  const alone: readonly (readonly [ApproverSource, readonly string[]])[] = [
    [clerk, ['me']],
    [{ by: 'superior' }, ['sup']],
  ]
  expect(submitted({}, alone).state.tasks).toEqual([expect.objectContaining({ assignee: 'sup', why: 'superior' })])
  expect(submitted({ drafterIsApprover: 'skip' }, alone).state.status).toBe('2')
  expect(
    submitted({}, [
      [clerk, ['me']],
      [{ by: 'superior' }, ['me']],
    ]).state.tokens[0]?.blocked,
  ).toBe('nobody')
})

test('WFL on money documents the drafter never decides, whatever the node says', () => {
  for (const drafterIsApprover of ['allow', 'skip', 'superior'] as const) {
    const one = submitted(
      { mode: 'all', drafterIsApprover },
      [
        [clerk, ['me', 'other']],
        [{ by: 'superior' }, ['sup']],
      ],
      true,
    )
    expect(one.waiting()).toEqual(['check:other', 'check:sup'])
  }
})

test('one handler: the first person found', () => {
  expect(submitted({}, [[clerk, ['a', 'b']]]).waiting()).toEqual(['check:a'])
})

test('an administrator frees a blocked node with people of his choice', () => {
  const one = submitted({ mode: 'all' }, [])
  expect(() => one.act('boss', { kind: 'assign', node: 'check', people: ['x'] })).toThrow(
    expect.objectContaining({ code: 'flow.not-admin', status: 403 }),
  )
  one.act('boss', { kind: 'assign', node: 'check', people: ['x', 'y', 'x'], admin: true })
  expect(one.waiting()).toEqual(['check:x', 'check:y'])
  expect(() => one.act('boss', { kind: 'assign', node: 'check', people: ['z'], admin: true })).toThrow(
    'flow.not-blocked',
  )
})

test('or by asking again, once somebody holds the role', () => {
  const people: [ApproverSource, string[]][] = [[clerk, []]]
  const one = submitted({}, people)
  expect(() => one.act('boss', { kind: 'assign', node: 'check', admin: true })).toThrow('flow.nobody-found')
  people[0]?.[1].push('x')
  expect(one.act('boss', { kind: 'assign', node: 'check', admin: true }).waiting()).toEqual(['check:x'])
})

test('the drafter of a money document is never assigned to it', () => {
  expect(() =>
    submitted({}, [], true).act('boss', { kind: 'assign', node: 'check', people: ['me'], admin: true }),
  ).toThrow('flow.own-document')
})

test('a loop in which nobody is found stands still instead of turning for ever', () => {
  const flow = flowOf({
    check: askPeople([], 'again', { approver: clerk, empty: 'skip' }),
    again: {
      kind: 'condition',
      label: { zh: 'x', ru: 'x', en: 'x' },
      branches: [{ when: 'open', to: 'check' }],
      otherwise: 'end',
    },
  })
  const one = new Case(flow, 'me').submit({ open: true })
  expect(one.state.tokens[0]).toMatchObject({ node: 'check', blocked: 'loop' })
})
