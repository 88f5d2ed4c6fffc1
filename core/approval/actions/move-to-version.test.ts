import { expect, test } from 'vitest'
import type { FlowDefinition } from '../definition.ts'
import { replay } from '../replay.ts'
import { Case } from '../testing/approval-case.ts'
import { askPeople, flowOf, threeSteps } from '../testing/sample-flows.ts'

const longer: FlowDefinition = {
  ...threeSteps,
  version: 2,
  nodes: { ...threeSteps.nodes, director: askPeople(['dir'], 'chair'), chair: askPeople(['ch'], 'end') },
}
const byOthers: FlowDefinition = { ...longer, nodes: { ...longer.nodes, finance: askPeople(['other'], 'director') } }

test('invariant 28: what is under way goes on by another version only when an administrator moves it, and its log still leads to its state', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead')
  expect(() => one.act('x', { kind: 'move', from: threeSteps, to: longer })).toThrow('flow.not-admin')
  one.act('boss', { kind: 'move', admin: true, from: threeSteps, to: longer })
  expect(one.state).toMatchObject({ version: 2, status: '1' })
  expect(one.waiting()).toEqual(['finance:fin'])
  const on = new Case(longer, 'me')
  Object.assign(on, { state: one.state, log: one.log })
  on.agree('fin').agree('dir')
  expect(on.waiting()).toEqual(['chair:ch'])
  expect(replay(longer, on.log)).toEqual(on.state)
})

test('a version that asks others where it stands is refused, and the nodes are named', () => {
  const one = new Case(threeSteps, 'me').submit().agree('lead')
  expect(() => one.act('boss', { kind: 'move', admin: true, from: threeSteps, to: byOthers })).toThrow(
    'flow.cannot-move',
  )
  const gone = flowOf({ leader: askPeople(['lead'], 'end') }, { version: 3 })
  expect(() => one.act('boss', { kind: 'move', admin: true, from: threeSteps, to: gone })).toThrow('flow.cannot-move')
  expect(() => one.act('boss', { kind: 'move', admin: true, from: threeSteps, to: threeSteps })).toThrow(
    'flow.version-unknown',
  )
})
