import { Refusal } from '../../refusal.ts'
import type { FlowAction, LogEntry } from '../action.ts'
import { dryRun } from '../dry-run.ts'
import { replay, replayOne } from '../replay.ts'
import type { FlowState } from '../state.ts'
import { begin, step, type Stepped } from '../step.ts'
import { compare } from './compare.ts'
import { Mirror } from './mirror.ts'
import { randomNumbers } from './random.ts'
import { randomAction } from './random-action.ts'
import { randomWorld, type World } from './random-world.ts'
import { violations } from './violations.ts'

/** What a walk did, for a test to see that it went everywhere. */
export interface Walked {
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
  for (let done = 0, instance = seed; done < actions; instance += 1) done += walkOne(instance, Math.min(80, actions - done), walked)
  return walked
}

function walkOne(seed: number, most: number, walked: Walked): number {
  const random = randomNumbers(seed)
  const world = randomWorld(random, ['me', 'ann', 'bob', 'cai', 'dan', 'eva', 'fei'].slice(0, 4 + Math.floor(random() * 4)))
  const begun = begin(world.definition, world.drafter, timeOf(0))
  const mirror = new Mirror()
  const log: LogEntry[] = [begun.entry]
  let { state } = begun
  let taken = 0
  while (taken < most && !((state.deleted || state.archived) && random() < 0.3)) {
    const action = randomAction(random, world.definition, state, world.pool)
    const before = JSON.stringify(state)
    const stepped = attempt(world, state, action, taken, walked)
    if (JSON.stringify(state) !== before) throw new Error(`seed ${seed}: ${action.kind} altered the state it was given`)
    if (stepped) checkStep(world, state, stepped, mirror, `seed ${seed}, action ${taken}: ${JSON.stringify(action)}`)
    if (stepped?.entry) log.push(stepped.entry)
    state = stepped?.state ?? state
    taken += 1
  }
  if (JSON.stringify(replay(world.definition, log)) !== JSON.stringify(state)) throw new Error(`seed ${seed}: the log leads elsewhere`)
  if (state.status === '1') mustEnd(world, state, `seed ${seed}`)
  count(walked.finished, state.deleted ? 'deleted' : state.status)
  return taken
}

/** If everybody agrees and administrators do their part, what is in progress comes to an end. */
function mustEnd({ definition, resolve }: World, state: FlowState, where: string): void {
  const way = whole(where, () => dryRun(definition, state, state.values, { now: timeOf(0), resolve, evaluate: compare }))
  if (way.at(-1)?.kind !== 'end') throw new Error(`${where}: it can never end, the last step is ${way.at(-1)?.node ?? 'none'}`)
}

function whole<T>(where: string, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw new Error(`${where}: it cannot be walked to its end`, { cause: error })
  }
}

function attempt(world: World, state: FlowState, action: FlowAction, minute: number, walked: Walked): Stepped | null {
  try {
    const stepped = step(world.definition, state, action, { now: timeOf(minute), resolve: world.resolve, evaluate: compare })
    count(walked.taken, action.kind)
    return stepped
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    count(walked.refused, error.code)
    return null
  }
}

function checkStep(world: World, before: FlowState, { state, effects, entry }: Stepped, mirror: Mirror, where: string): void {
  mirror.take(effects)
  const found = violations(world.definition, state, mirror)
  const replayed = entry ? replayOne(world.definition, before, JSON.parse(JSON.stringify(entry))) : before
  if (JSON.stringify(replayed) !== JSON.stringify(state)) found.push('the log line leads elsewhere')
  if (found.length > 0) throw new Error(`${where}: ${found.join('; ')}`)
}

function timeOf(minute: number): string {
  return new Date(Date.UTC(2025, 5, 2, 1, minute)).toISOString()
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
