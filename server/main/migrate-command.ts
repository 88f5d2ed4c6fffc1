import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Ledger } from '../../core/description/ledger.ts'
import type { Series } from '../../core/description/time-series.ts'
import { shanghaiAheadMs } from '../../core/values/day.ts'
import { minuteMs } from '../../core/values/duration.ts'
import { type Environment, readConfig } from '../operate/config.ts'
import { openEmbedded } from '../platform/database/embedded-postgres.ts'
import { migrate, migrationStates } from '../platform/database/migrate.ts'
import { migrationFolders } from '../platform/database/migration-files.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openPool, type Pool } from '../platform/database/pool.ts'
import { CannotStart } from '../platform/process/cannot-start.ts'
import { now } from '../platform/process/clock.ts'
import { ledgersDiff } from '../records/ledger/moves/ledger-table-migration.ts'
import { schemaDiff, tablesDiff } from '../records/schema/draft-migration.ts'
import { seriesShapes } from '../records/time-series/series-tables.ts'

/** What the command needs to know of the product it is run in. */
interface MigrateSurroundings {
  /** The source tree, where migrations are read and drafted. */
  readonly root: string
  readonly environment: Environment
  /** What each owner of migrations describes; the engine's owner is `server`. */
  readonly documents: Readonly<Record<string, readonly AnyDocument[]>>
  readonly ledgers: Readonly<Record<string, readonly Ledger[]>>
  readonly series: Readonly<Record<string, readonly Series[]>>
  readonly print: (line: string) => void
}

const usage = `bin/migrate.mjs up                     applies what has not been applied
bin/migrate.mjs status                 lists what is applied and what waits
bin/migrate.mjs draft <owner> <what>   drafts the migration that a changed description needs;
                                       owner is a module's name or server, what is like add-rating;
                                       those of other owners may follow`

/** Does what `bin/migrate.mjs` was asked; CannotStart says why it could not. */
export async function migrateCommand(args: readonly string[], around: MigrateSurroundings): Promise<void> {
  const [command, ...asked] = args
  if (command === 'up') return up(around)
  if (command === 'status') return status(around)
  if (command === 'draft') return draft(asked, around)
  around.print(usage)
}

async function up({ root, environment, print }: MigrateSurroundings): Promise<void> {
  const database = await openDatabase(readConfig(environment))
  try {
    const applied = await migrate(database.address, migrationFolders(root))
    for (const id of applied) print(`applied ${id}`)
    if (applied.length === 0) print('Nothing waits.')
  } finally {
    await database.stop()
  }
}

async function status({ root, environment, print }: MigrateSurroundings): Promise<void> {
  const database = await openDatabase(readConfig(environment))
  try {
    const states = await migrationStates(database.address, migrationFolders(root))
    for (const { file, applied } of states) print(`${applied ? 'applied' : 'waits  '} ${file.id}`)
  } finally {
    await database.stop()
  }
}

/** Compares the descriptions with what all migrations make of an empty database, never with somebody's data. */
async function draft(asked: readonly string[], around: MigrateSurroundings): Promise<void> {
  const [first = '', ...others] = asked
  const wanted = [first, ...others].flatMap((owner, at) => (at % 2 === 0 ? [{ owner, what: asked[at + 1] ?? '' }] : []))
  for (const one of wanted) refuseUnknown(one, around)
  await inMigrated(around.root, async (pool) => {
    for (const { owner, what } of wanted) write(owner, what, await differences(pool, owner, around), around)
  })
}

interface Wanted {
  readonly owner: string
  readonly what: string
}

function refuseUnknown({ owner, what }: Wanted, { documents }: MigrateSurroundings): void {
  if (documents[owner] === undefined)
    throw new CannotStart(`there is no owner ${owner}; there are ${Object.keys(documents).join(', ')}`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(what)) throw new CannotStart('say what the migration does, like add-rating')
}

async function differences(
  pool: Pool,
  owner: string,
  { documents, ledgers, series }: MigrateSurroundings,
): Promise<readonly string[]> {
  const described = documents[owner] ?? []
  return [
    ...(await schemaDiff(pool, described)),
    ...(await ledgersDiff(pool, ledgers[owner] ?? [], described)),
    ...(await tablesDiff(pool, (series[owner] ?? []).flatMap(seriesShapes))),
  ]
}

function write(owner: string, what: string, statements: readonly string[], { root, print }: MigrateSurroundings): void {
  if (statements.length === 0) return print(`Nothing to draft: the migrations make exactly what ${owner} describes.`)
  const folder = owner === 'server' ? join(root, 'server', 'migrations') : join(root, 'modules', owner, 'migrations')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${timestampAfter(readdirSync(folder))}-${what}.sql`)
  writeFileSync(path, `${statements.join('\n')}\n`)
  print(`Drafted ${relative(root, path)}: read it, move data where a column changed its meaning, then it is yours.`)
}

/** A database of its own that holds what all migrations make. */
async function inMigrated(root: string, work: (pool: Pool) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'amur-draft-'))
  chmodSync(dataDir, 0o711)
  const database = await openEmbedded({ dataDir, durable: false })
  const pool = openPool(database.address, { max: 1 })
  try {
    await migrate(database.address, migrationFolders(root))
    await work(pool)
  } finally {
    await pool.end()
    await database.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * YYYYMMDDHHMM in Asia/Shanghai, as the office that writes migrations reads its clock. Migrations run in the order of
 * their names, so one that is drafted in the minute of another has the next minute.
 */
function timestampAfter(drafted: readonly string[]): string {
  const shanghaiNow = now() + shanghaiAheadMs
  for (let minutes = 0; ; minutes += 1) {
    const stamp = new Date(shanghaiNow + minutes * minuteMs).toISOString().replaceAll(/\D/g, '').slice(0, 12)
    if (drafted.every((name) => name < stamp)) return stamp
  }
}
