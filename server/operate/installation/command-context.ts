import type { Ctx } from '../../platform/context/context.ts'
import type { Pool } from '../../platform/database/pool.ts'
import type { Environment } from '../config.ts'

/** What the commands of `bin/amur.mjs` need to know of the product they are run in. */
export interface Surroundings {
  /** The source tree, for its migrations. */
  readonly root: string
  readonly environment: Environment
  /** What modules know to be wrong with their own data; see ServerModule. */
  readonly proofs: readonly ((on: Ctx['sql']) => Promise<string[]>)[]
  /** Makes the first three administrators of an empty database. */
  readonly makeFirstPeople: (pool: Pool) => Promise<readonly FirstPassword[]>
  readonly print: (line: string) => void
}

export interface FirstPassword {
  readonly code: string
  readonly password: string
}
