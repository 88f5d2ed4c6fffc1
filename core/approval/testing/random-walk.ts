import { Proven } from './invariant-checked-instance.ts'
import { randomAction } from './random-action.ts'
import { randomWorld } from './random-world.ts'
import { randomNumbers } from './random.ts'

/** What a walk did, for a test to see that it went everywhere. */
interface Walked {
  readonly taken: Map<string, number>
  readonly refused: Map<string, number>
  readonly finished: Map<string, number>
}

/**
 * Takes `actions` random actions over random definitions, up to 80 per instance, and checks after
 * each one every invariant, the effects, and that the log leads to the same state. Throws with the
 * seed of the instance when anything is wrong.
 */
export function walk(seed: number, actions: number): Walked {
  const walked: Walked = { taken: new Map(), refused: new Map(), finished: new Map() }
  for (let done = 0, instance = seed; done < actions; instance += 1)
    done += walkOne(instance, Math.min(80, actions - done), walked)
  return walked
}

function walkOne(seed: number, most: number, walked: Walked): number {
  const random = randomNumbers(seed)
  const world = randomWorld(
    random,
    ['me', 'ann', 'bob', 'cai', 'dan', 'eva', 'fei'].slice(0, 4 + Math.floor(random() * 4)),
  )
  const one = new Proven(world, `seed ${seed}`)
  let taken = 0
  while (taken < most && !((one.state.deleted || one.state.archived) && random() < 0.3)) {
    const action = randomAction(random, one.definition, one.state, world.pool)
    const refusal = one.take(action)
    if (refusal === null) count(walked.taken, action.kind)
    else count(walked.refused, refusal)
    taken += 1
  }
  one.finish()
  count(walked.finished, one.state.deleted ? 'deleted' : one.state.status)
  return taken
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
