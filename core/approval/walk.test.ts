import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { share } from '../testing/long-proof-share.ts'
import { checkDefinition } from './check-definition.ts'
import { flowWords } from './refusal-words.ts'
import { walk } from './testing/random-walk.ts'
import { randomWorld } from './testing/random-world.ts'
import { randomNumbers } from './testing/random.ts'

// The share still comes to every verb and every end.
const actions = share(1_000_000, 4_000)

vi.setConfig({ testTimeout: 1_800_000 })

test(`${actions} random actions over random flows break no invariant, and the log gives the state`, () => {
  const { taken, refused, finished } = walk(20250602, actions)
  const kinds = [
    'submit',
    'agree',
    'reject',
    'withdraw',
    'revoke',
    'transfer',
    'copy',
    'close',
    'archive',
    'delete',
    'view',
    'assign',
    'delegate',
    'addSign',
    'removeSign',
    'claim',
    'urge',
    'suspend',
    'resume',
    'jump',
    'fire',
    'expire',
    'childEnded',
    'move',
  ]
  for (const kind of kinds) expect(taken.get(kind) ?? 0, kind).toBeGreaterThan(actions / 4_000)
  for (const end of ['2', '3', '4', 'deleted']) expect(finished.get(end) ?? 0, end).toBeGreaterThan(actions / 5_000)
  expect([...refused.keys()].filter((code) => flowWords[code] === undefined)).toEqual([])
})

test('no walk from any seed breaks an invariant', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      walk(seed, 80)
    }),
    { numRuns: share(2_000, 20) },
  )
})

test('random definitions are ones that may be published', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(checkDefinition(randomWorld(randomNumbers(seed), ['a', 'b', 'c', 'd']).definition)).toEqual([])
    }),
    { numRuns: share(2_000, 60) },
  )
})
