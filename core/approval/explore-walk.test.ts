import { expect, test } from 'vitest'
import { share } from '../testing/long-proof-share.ts'
import type { FlowNode } from './definition.ts'
import { explore } from './testing/explore-states.ts'
import { askPeople, flowOf, named } from './testing/sample-flows.ts'

const join: FlowNode = { kind: 'join', label: named('meet'), next: 'last' }
const delay: FlowNode = { kind: 'delay', label: named('wait'), next: 'meet', wait: { hours: 1 } }
const fork = (one: string, two: string): FlowNode => ({
  kind: 'parallel',
  label: named('fork'),
  branches: [{ to: one }, { to: two }],
  join: 'meet',
})

const small: readonly (readonly [string, Readonly<Record<string, FlowNode>>])[] = [
  [
    'two branches',
    {
      first: askPeople(['a'], 'fork'),
      fork: fork('x', 'y'),
      x: askPeople(['b'], 'meet'),
      y: askPeople(['c', 'd'], 'meet', { mode: 'all' }),
      meet: join,
      last: askPeople(['e'], 'end'),
    },
  ],
  [
    'a branch with a timer',
    {
      fork: fork('x', 'wait'),
      x: askPeople(['b', 'c'], 'meet', { mode: 'order' }),
      wait: delay,
      meet: join,
      last: askPeople(['e'], 'end'),
    },
  ],
  [
    'a branch with cases of its own',
    {
      fork: fork('x', 'cases'),
      x: askPeople(['b', 'c'], 'meet', { mode: 'all', afterReturn: 'back' }),
      cases: {
        kind: 'subflow',
        label: named('cases'),
        next: 'meet',
        process: 'child',
        mode: 'sync',
        over: 'lines',
        values: {},
      },
      meet: join,
      last: askPeople(['e'], 'end'),
    },
  ],
  [
    'an or-sign and a vote',
    {
      any: askPeople(['a', 'b'], 'vote', { mode: 'any' }),
      vote: askPeople(['c', 'd', 'e'], 'end', { mode: 'ratio', percent: 60, onFail: 'any' }),
    },
  ],
]

test.each(small)('everything that anybody may do, in every order: %s', { timeout: 600_000 }, (_, nodes) => {
  const world = {
    definition: flowOf(nodes),
    drafter: 'me',
    pool: [],
    resolve: (source: { readonly by: string; readonly ids?: readonly string[] }) => source.ids ?? [],
  }
  expect(explore(world, share(5, 3))).toBeGreaterThan(share(1_000, 40))
})
