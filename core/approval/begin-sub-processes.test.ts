import { expect, test } from 'vitest'
import type { SubflowNode } from './definition.ts'
import { Case } from './testing/approval-case.ts'
import { askPeople, flowOf, named } from './testing/sample-flows.ts'

const lines = [{ id: 'one' }, { id: 'two' }]
const begun = (more: Partial<SubflowNode> = {}, values: Readonly<Record<string, unknown>> = { lines }) => {
  const node: SubflowNode = {
    kind: 'subflow',
    label: named('cases'),
    next: 'last',
    process: 'child',
    mode: 'sync',
    over: 'lines',
    values: {},
    ...more,
  }
  return new Case(flowOf({ cases: node, last: askPeople(['ann'], 'end') }), 'me').submit(values)
}
const end = (one: Case, key: string, outcome: 'approved' | 'refused' = 'approved') =>
  one.act('machine', { kind: 'childEnded', node: 'cases', key, outcome })

test('a case for each line is begun, and the last to end lets the flow go on', () => {
  const one = begun()
  expect(one.only('childWanted')).toMatchObject([
    { key: 'cases#1.1', line: 'one', waits: true },
    { key: 'cases#1.2', line: 'two' },
  ])
  expect(end(one, 'cases#1.2').waiting()).toEqual([])
  expect(() => end(one, 'cases#1.2')).toThrow('flow.child-gone')
  expect(end(one, 'cases#1.1').waiting()).toEqual(['last:ann'])
  expect(one.only('childGone')).toEqual([])
})

test('nothing is waited for where nothing is begun, or where it goes its own way', () => {
  expect(begun({}, { lines: [] }).waiting()).toEqual(['last:ann'])
  const aside = begun({ mode: 'async' })
  expect(aside.waiting()).toEqual(['last:ann'])
  expect(aside.only('childWanted')).toMatchObject([{ waits: false }, { waits: false }])
})

test('one that was not approved sends it back, ends it, or counts as over; its sisters are given up', () => {
  const back = end(begun(), 'cases#1.1', 'refused')
  expect([back.state.status, back.only('childGone')]).toEqual(['0', [{ type: 'childGone', key: 'cases#1.2' }]])
  expect(back.submit({ lines }).only('childWanted')).toMatchObject([{ key: 'cases#2.1' }, { key: 'cases#2.2' }])
  expect(end(begun({ onRejected: 'end' }), 'cases#1.1', 'refused').state.status).toBe('3')
  expect(end(end(begun({ onRejected: 'goOn' }), 'cases#1.1', 'refused'), 'cases#1.2').waiting()).toEqual(['last:ann'])
})

test('whoever takes the whole back gives up what it waited for', () => {
  expect(begun().act('me', { kind: 'withdraw' }).only('childGone')).toHaveLength(2)
  expect(begun().act('me', { kind: 'close' }).only('childGone')).toHaveLength(2)
  expect(
    begun().act('boss', { kind: 'jump', admin: true, node: 'cases', to: 'last', opinion: 'on' }).only('childGone'),
  ).toHaveLength(2)
})
