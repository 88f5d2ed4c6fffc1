import type { Room } from './context/server-component.ts'
import type { Pool } from './database/pool.ts'
import { healthRoutes, type Readiness } from './http/health.ts'
import type { KnownRoutes } from './http/known-routes.ts'
import { docsRoutes } from './http/openapi/docs-routes.ts'
import { serverWords } from './http/words.ts'

interface ServerState {
  readonly pool: Pool
  readonly readiness: Readiness
  readonly known: KnownRoutes
}

/** What every other room stands on: database, HTTP, jobs, the clock. */
export const platform: Room<object, ServerState> = {
  words: [serverWords],
  serverRoutes: ({ pool, readiness, known }) => [
    (app) => healthRoutes(app, pool, readiness),
    (app) => docsRoutes(app, known),
  ],
}

export type { DatabaseAddress } from './database/database-address.ts'
export { openEmbedded } from './database/embedded-postgres.ts'
export { migrate } from './database/migrate.ts'
export { migrationFolders } from './database/migration-files.ts'
export { type OpenDatabase, openDatabase } from './database/open-database.ts'
export { openPool, type Pool } from './database/pool.ts'
export { resetTransactionIds } from './database/reset-transaction-ids.ts'
export { inTransaction } from './database/transaction.ts'
export type { Readiness } from './http/health.ts'
export { openLog } from './http/request-log.ts'
export type { Routes } from './http/routes-type.ts'
export { prepareJobs } from './jobs/prepare-jobs.ts'
export { now } from './process/clock.ts'
export { releaseYoungGeneration } from './process/v8-heap.ts'
export { mlps3Overlay, type Overlay } from './settings/settings-overlay.ts'
