import { secondMs } from '../../../core/values/duration.ts'
import type { OfficeServer, ServerState } from '../frame-calls.ts'
import type { ServerLink } from './server-link.ts'
import { WopiLink } from './wopi-link.ts'
import { WpsLink } from './wps-link.ts'

interface Told {
  readonly onChanged: (changed: boolean) => void
  /** A newer version than the last one that is known. */
  readonly onSaved: (version: number) => void
  /** A save was kept as a copy beside the version of whoever took the file over. */
  readonly onBranched: (number: number) => void
  readonly onRefused: (refused: NonNullable<ServerState['refused']>) => void
}

/** The version that a save became, or the copy beside somebody else's. */
interface ServerSave {
  readonly version: number
  readonly branch: boolean
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
  #branchedAt = 0

  constructor(server: OfficeServer, version: number, ask: () => Promise<ServerState>, told: Told) {
    this.#version = version
    this.#ask = ask
    this.#told = told
    this.link = linkTo(server, told)
    // A call that failed is made again; that the access has ended is said by whoever keeps it.
    this.#timer = setInterval(() => void this.look().catch(() => undefined), every)
  }

  /** Asks what became of the document, and tells what is new. */
  async look(): Promise<ServerState> {
    const state = await this.#ask()
    const { version, branch, refused } = state
    if (branch !== null && branch.at > this.#branchedAt) {
      this.#branchedAt = branch.at
      this.#told.onBranched(branch.number)
    }
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

  /** Has the server save; answers what came of it, what was refused, or null when nothing did in time. */
  async save(): Promise<ServerSave | NonNullable<ServerState['refused']> | null> {
    const [before, refusedBefore, branchedBefore] = [this.#version, this.#refusedAt, this.#branchedAt]
    this.link.save()
    const end = Date.now() + patience
    while (Date.now() < end) {
      await new Promise((done) => setTimeout(done, soon))
      const { version, branch, refused } = await this.look()
      if (branch !== null && branch.at > branchedBefore) return { version: branch.number, branch: true }
      if (version > before) return { version, branch: false }
      if (refused !== null && refused.at > refusedBefore) return refused
    }
    return null
  }

  close(): void {
    clearInterval(this.#timer)
    this.link.close()
  }
}

function linkTo({ kind, origin, token }: OfficeServer, told: Told): ServerLink {
  return kind === 'wps' ? new WpsLink(origin, token, told) : new WopiLink(origin, told)
}
