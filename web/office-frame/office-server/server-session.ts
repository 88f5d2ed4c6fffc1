import { secondMs } from '../../../core/values/duration.ts'
import type { OfficeServer, ServerState } from '../frame-calls.ts'
import { ServerLink } from './server-link.ts'

interface Told {
  readonly onChanged: (changed: boolean) => void
  /** A newer version than the last one that is known. */
  readonly onSaved: (version: number) => void
  readonly onRefused: (refused: NonNullable<ServerState['refused']>) => void
}

const every = 5 * secondMs
const soon = secondMs / 2
/** How long a save that was asked for may take. */
const patience = 30 * secondMs

/** A document while an office server has it open: it saves by itself, so what became of it is asked for. */
export class ServerSession {
  readonly link: ServerLink
  readonly #ask: () => Promise<ServerState>
  readonly #told: Told
  readonly #timer: ReturnType<typeof setInterval>
  #version: number
  #refusedAt = 0

  constructor({ origin }: OfficeServer, version: number, ask: () => Promise<ServerState>, told: Told) {
    this.#version = version
    this.#ask = ask
    this.#told = told
    this.link = new ServerLink(origin, told)
    // A call that failed is made again; that the access has ended is said by whoever keeps it.
    this.#timer = setInterval(() => void this.look().catch(() => undefined), every)
  }

  /** Asks what became of the document, and tells what is new. */
  async look(): Promise<ServerState> {
    const state = await this.#ask()
    const { version, refused } = state
    if (version > this.#version) {
      this.#version = version
      this.#told.onSaved(version)
    }
    if (refused !== null && refused.at > this.#refusedAt) {
      this.#refusedAt = refused.at
      this.#told.onRefused(refused)
    }
    return state
  }

  /** Has the server save; answers the version, what was refused, or null when nothing came of it in time. */
  async save(): Promise<number | NonNullable<ServerState['refused']> | null> {
    const [before, refusedBefore] = [this.#version, this.#refusedAt]
    this.link.save()
    const end = Date.now() + patience
    while (Date.now() < end) {
      await new Promise((done) => setTimeout(done, soon))
      const { version, refused } = await this.look()
      if (version > before) return version
      if (refused !== null && refused.at > refusedBefore) return refused
    }
    return null
  }

  close(): void {
    clearInterval(this.#timer)
    this.link.close()
  }
}
