import { Refusal } from '../../words/refusal.ts'
import type { FlowAction, LogEntry } from '../action.ts'
import { begin, step, type Stepped } from '../approval-engine.ts'
import { dryRun } from '../dry-run.ts'
import { replay, replayOne } from '../replay.ts'
import type { FlowState } from '../state.ts'
import { compare } from './condition-language.ts'
import { Mirror } from './effects-replica.ts'
import { violations } from './invariant-violations.ts'
import type { World } from './random-world.ts'

/**
 * One instance under proof: after each action every invariant, the effects and the log line are looked
 * at, and nothing that was handed in may have been altered. Throws with `where` when anything is wrong.
 */
export class Proven {
  state: FlowState
  /** The version it goes by now. */
  definition: World['definition']
  private readonly mirror = new Mirror()
  private readonly log: LogEntry[]
  private readonly world: World
  private readonly where: string
  private minute = 0

  constructor(world: World, where: string) {
    const begun = begin(world.definition, world.drafter, timeOf(0))
    this.world = world
    this.definition = world.definition
    this.where = where
    this.state = begun.state
    this.log = [begun.entry]
  }

  /** Takes an action; answers the code of the refusal, or null when it was taken. */
  take(action: FlowAction): string | null {
    const where = `${this.where}, action ${this.minute}: ${JSON.stringify(action)}`
    const before = JSON.stringify(this.state)
    const stepped = this.attempt(action, where)
    if (JSON.stringify(this.state) !== before) throw new Error(`${where} altered the state it was given`)
    this.minute += 1
    if (typeof stepped === 'string') return stepped
    this.examine(stepped, where, action.kind === 'move' ? action.to : this.definition)
    if (stepped.entry) this.log.push(stepped.entry)
    this.state = stepped.state
    if (action.kind === 'move') this.definition = action.to
    return null
  }

  /** The log leads to the state, and what is in progress can come to its end. */
  finish(): void {
    const { definition } = this
    if (JSON.stringify(replay(definition, this.log)) !== JSON.stringify(this.state))
      throw new Error(`${this.where}: the log leads elsewhere`)
    if (this.state.status !== '1') return
    const way = this.guarded(`${this.where}, to its end`, () =>
      dryRun(definition, this.state, this.state.values, this.around()),
    )
    if (way.at(-1)?.kind !== 'end')
      throw new Error(`${this.where}: it can never end, the last step is ${way.at(-1)?.node ?? 'none'}`)
  }

  private attempt(action: FlowAction, where: string): Stepped | string {
    try {
      return step(this.definition, this.state, action, this.around())
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw new Error(where, { cause: error })
    }
  }

  private examine({ state, effects, entry }: Stepped, where: string, definition: World['definition']): void {
    this.guarded(where, () => {
      this.mirror.take(effects)
    })
    const found = violations(definition, state, this.mirror)
    const replayed = entry ? replayOne(this.definition, this.state, JSON.parse(JSON.stringify(entry))) : this.state
    if (JSON.stringify(replayed) !== JSON.stringify(state)) found.push('the log line leads elsewhere')
    if (found.length > 0) throw new Error(`${where}: ${found.join('; ')}`)
  }

  private guarded<T>(where: string, run: () => T): T {
    try {
      return run()
    } catch (error) {
      throw new Error(where, { cause: error })
    }
  }

  private around() {
    return { now: timeOf(this.minute), resolve: this.world.resolve, evaluate: compare }
  }
}

function timeOf(minute: number): string {
  return new Date(Date.UTC(2025, 5, 2, 1, minute)).toISOString()
}
