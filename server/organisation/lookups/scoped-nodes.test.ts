import { expect, test } from 'vitest'
import { systemActor } from '../../platform/context/system-context.ts'
import type { OrganisationNode, OrganisationTree } from '../structure/organisation-tree.ts'
import { scopedNodes } from './scoped-nodes.ts'

const nodes = [node('group', null, '0'), node('unit', 'group', '1'), node('sales', 'unit', '2')]
const tree: OrganisationTree = {
  version: '1',
  nodes,
  byId: new Map(nodes.map((one) => [one.id, one])),
  childrenOf: new Map(),
}

test('where no code is asked for the whole tree is offered; under a code without a scope nothing is', () => {
  expect([...scopedNodes(tree, systemActor, '', ['1', '2']).chosen]).toEqual(['unit', 'sales'])
  expect([...scopedNodes(tree, systemActor, 'htgl', ['1', '2']).chosen]).toEqual([])
})

test('what may be chosen stands below all that is above it', () => {
  const { chosen, shown } = scopedNodes(tree, systemActor, '', ['2'])
  expect([...chosen]).toEqual(['sales'])
  expect(shown.map(({ id }) => id)).toEqual(['group', 'unit', 'sales'])
})

function node(id: string, parent: string | null, flag: OrganisationNode['flag']): OrganisationNode {
  const name = { zh: id, ru: id, en: id }
  return { id, parent, flag, unitId: 'unit', name, shortName: id, enabled: true, search: name }
}
