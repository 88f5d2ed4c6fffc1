import { setImmediate as othersGoOn } from 'node:timers/promises'
import { dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'

/** What waits for its time. */
interface Step {
  readonly time: number
  /** Place of its module, and its own among all that were ever registered: what decides between steps of one time. */
  readonly part: number
  readonly turn: number
  readonly take: () => Promise<void>
}

// Days begin at another hour than the present has: what is told of today and of a time before now may cross.
const mayBeLate = dayMs

interface Failure {
  readonly cause: unknown
}

/**
 * The one past of all modules: every step waits until all that lies before it has happened. A story is a function that
 * waits for one step after the other, so what it did decides what it does next; stories go on beside each other.
 */
export class TimeLine {
  /** Epoch ms at which it stands. */
  clock: number
  private readonly waiting: Step[] = []
  private turns = 0
  private open = 0
  private failure: Failure | null = null

  constructor(start: number) {
    this.clock = start
  }

  /**
   * Does work when its time has come and answers what it answers; what is a few hours late is done at once, at the time
   * that it is given. The past cannot be gone back to.
   */
  step<T>(part: number, time: number, work: (time: number) => Promise<T>): Promise<T> {
    if (time < this.clock - mayBeLate)
      return Promise.reject(
        new Error(
          `the demonstration stands at ${instant(this.clock)}: nothing can be done at ${instant(time)} any more`,
        ),
      )
    const due = Math.max(time, this.clock)
    return new Promise((resolve, reject) => {
      // What a step throws is its story's: it may be a refusal that the story is about.
      const take = () => work(due).then(resolve, reject)
      this.register({ time: due, part, turn: this.turns, take })
    })
  }

  /** Begins a story; the line ends when all of them have, and with the first that fails. */
  async story(name: string, tell: () => Promise<void>): Promise<void> {
    this.open += 1
    try {
      await tell()
    } catch (error) {
      this.failure ??= {
        cause: new Error(`the demonstration fails on ${dayOfMs(this.clock)}, in ${name}`, { cause: error }),
      }
    }
    this.open -= 1
  }

  /** Takes all steps in the order of their times. */
  async run(): Promise<void> {
    for (;;) {
      // Whoever can go on does, as far as the next step he waits for.
      await othersGoOn()
      if (this.failure !== null) throw this.failure.cause
      const next = this.waiting.shift()
      if (next === undefined) break
      this.clock = next.time
      await next.take()
    }
    if (this.open > 0) throw new Error('a story of the demonstration waits for something that is no step of it')
  }

  private register(step: Step): void {
    this.turns += 1
    let [low, high] = [0, this.waiting.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      const there = this.waiting[middle]
      if (there !== undefined && isBefore(step, there)) high = middle
      else low = middle + 1
    }
    this.waiting.splice(low, 0, step)
  }
}

function isBefore(step: Step, other: Step): boolean {
  return step.time < other.time || (step.time === other.time && step.part < other.part)
}

function instant(ms: number): string {
  return new Date(ms).toISOString()
}
