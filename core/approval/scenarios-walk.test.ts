import { expect, test } from 'vitest'
import { share } from '../testing/long-proof-share.ts'
import { checkDefinition } from './check-definition.ts'
import { actionNames } from './status-and-action-names.ts'
import { Proven } from './testing/invariant-checked-instance.ts'
import {
  coveredVerbs,
  operationOn,
  operations,
  places,
  towards,
  worldAt,
  type Operation,
  type Place,
} from './testing/scenarios.ts'

/** One operation after the other at a place, then whatever is left to its end; answers how many were taken. */
function play(place: Place, tried: readonly Operation[], money: boolean): number {
  const world = worldAt(place, money)
  const one = new Proven(world, `${place.name}${money ? ', money' : ''}: ${tried.join(', ')}`)
  for (let action = towards(one.state, place); action !== null; action = towards(one.state, place))
    if (one.take(action) !== null) throw new Error(`${place.name} is not come to`)
  const taken = tried.filter(
    (operation) => one.take(operationOn({ ...world, definition: one.definition }, one.state, operation)) === null,
  ).length
  one.finish()
  return taken
}

test('every place is one that may be published, and every verb is tried', () => {
  for (const place of places)
    for (const money of [false, true]) {
      const wrong = checkDefinition(worldAt(place, money).definition).filter(
        ({ code }) => !(money && code === 'flow.problem.overdue'),
      )
      expect(wrong, place.name).toEqual([])
    }
  expect(Object.keys(actionNames).filter((verb) => verb !== 'save' && !coveredVerbs.has(verb))).toEqual([])
})

const pairs = places.flatMap((place) => operations.map((operation) => ({ place, operation })))

test(
  'every operation at every kind of node, in branches, before and behind them, with a timer running',
  { timeout: 1_800_000 },
  () => {
    for (const { place, operation } of part(pairs, share(pairs.length, 300)))
      for (const money of [false, true]) play(place, [operation], money)
  },
)

// Each operation after each other at each place is one of these: about 55,000 in whole.
const triples = places.flatMap((place) =>
  operations.flatMap((first) => operations.map((second) => ({ place, first, second }))),
)

test(
  'every triple of a node and two operations after each other leaves nothing lost, doubled or stranded',
  { timeout: 1_800_000 },
  () => {
    const chosen = part(triples, share(triples.length, 400))
    let taken = 0
    for (const [at, { place, first, second }] of chosen.entries()) taken += play(place, [first, second], at % 2 === 0)
    expect(triples.length).toBeGreaterThan(10_000)
    expect(taken).toBeGreaterThan(chosen.length / 2)
  },
)

/** So many of them, spread over all. */
function part<T>(all: readonly T[], wanted: number): T[] {
  const apart = Math.ceil(all.length / wanted)
  return all.filter((_, at) => at % apart === 0)
}
