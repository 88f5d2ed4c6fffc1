import { secondMs } from '../../../core/values/duration.ts'
import { dropKept, type KeptEdits, type KeptPlace, readKept, writeKept } from './kept-edits.ts'

const pause = secondMs // after the last change
const longest = 10 * secondMs // of typing on and on

/** What the window holds, and the version it was typed over; null before anything stands in it. */
type Held = () => Promise<Omit<KeptEdits, 'at'> | null>

/** Keeps what is typed in a window beside the file, so that it comes back when the window breaks before it is saved. */
export class EditKeeper {
  readonly #place: KeptPlace
  readonly #held: Held
  #timer: ReturnType<typeof setTimeout> | undefined
  #waitsSince: number | null = null
  /** Counts what was let go: what was read before is not kept after. */
  #turn = 0

  constructor(place: KeptPlace, held: Held) {
    this.#place = place
    this.#held = held
  }

  /** What an earlier window left behind. */
  found(): Promise<KeptEdits | null> {
    return readKept(this.#place)
  }

  /** Something was typed. */
  changed(): void {
    const now = Date.now()
    this.#waitsSince ??= now
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.keep(), Math.min(pause, Math.max(0, this.#waitsSince + longest - now)))
  }

  /** Keeps at once what waits to be kept, as the window goes out of sight. */
  async keep(): Promise<void> {
    if (this.#waitsSince === null) return
    this.#stop()
    const turn = this.#turn
    const held = await this.#held().catch(() => null)
    if (held !== null && turn === this.#turn) await writeKept(this.#place, { ...held, at: Date.now() })
  }

  /** What was kept has been saved, or is not wanted. */
  async letGo(): Promise<void> {
    this.#turn += 1
    this.#stop()
    await dropKept(this.#place)
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.#waitsSince = null
  }
}
