import type { Lang } from '../../../core/values/language.ts'
import type { Connection } from '../database/sql.ts'
import type { Running } from './running-composition.ts'

/** A post a person holds; the main one names his unit and department. */
export interface Post {
  readonly unitId: string
  readonly deptId: string | null
  readonly main: boolean
}

/** What a data scope lets a person see for one business code; unions are already made. */
export interface ScopeSet {
  readonly all: boolean
  readonly unitIds: readonly string[]
  readonly deptIds: readonly string[]
}

/** Who acts: loaded from the database for a session, never from what a request says. */
export interface Actor {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unitId: string | null
  readonly deptId: string | null
  readonly posts: readonly Post[]
  /** Role codes. */
  readonly roles: readonly string[]
  readonly permissions: ReadonlySet<string>
  /** By business code; a missing code means only one's own rows. */
  readonly scopes: ReadonlyMap<string, ScopeSet>
  /** Processes that he looks after. */
  readonly manages: ReadonlySet<string>
}

/** The first parameter of whatever touches data; nothing is ambient. */
export interface Ctx {
  readonly actor: Actor
  readonly lang: Lang
  /** Epoch ms, read once per request. */
  readonly now: number
  readonly requestId: string
  readonly ip: string
  /** The open transaction, or the pool for reads. */
  readonly sql: Connection
  /** Nobody sits before a form who could put right what is refused: rows of a file, and what machines send. */
  readonly unattended: boolean
  /** Why row scope and field rights are off, or null while they hold. */
  readonly unscoped: string | null
  /** The documents, rules and ports this process is composed of. */
  readonly running: Running<Ctx>
  /** The same context without row scope and field rights; the reason is kept in audit lines. */
  withoutScope(reason: string): Ctx
}
