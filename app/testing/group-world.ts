import sql, { type Sql } from 'sql-template-tag'
import { dayMs } from '../../core/values/duration.ts'
import type { Lang } from '../../core/values/language.ts'
import { makeCompanies } from '../../modules/organisation/demo/make-companies.ts'
import { makeOrganisation } from '../../modules/organisation/demo/make-organisation.ts'
import { demoPeople } from '../../modules/organisation/demo/people.ts'
import { randomFrom } from '../../modules/organisation/demo/random.ts'
import { createApproval } from '../../server/approval/create-approval-port.ts'
import { publishFlows } from '../../server/approval/publish-flows.ts'
import { openRuntimeRegistry } from '../../server/forms/runtime-registry.ts'
import { loadActor } from '../../server/identity/access/actor.ts'
import { compose } from '../../server/main/compose-modules.ts'
import type { DemoContext } from '../../server/operate/demo/demo-context.ts'
import { makeDemoContext } from '../../server/operate/demo/make-demo-context.ts'
import type { Ctx } from '../../server/platform/context/context.ts'
import type { Running } from '../../server/platform/context/running-composition.ts'
import { contextFor, systemContext } from '../../server/platform/context/system-context.ts'
import type { Pool } from '../../server/platform/database/pool.ts'
import { inTransaction } from '../../server/platform/database/transaction.ts'
import { createFiles } from '../../server/records/files/create-files.ts'
import type { Files } from '../../server/records/files/file-store-interface.ts'
import { fileFolder } from '../../server/records/files/testing/file-folder.ts'
import { syncDeclared } from '../../server/records/seed/sync-declared.ts'
import { withinTransaction } from '../../server/records/write/within-transaction.ts'
import { freshDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { servers } from '../module-servers.ts'
import { modules } from '../modules.ts'

/**
 * The whole composition on a fresh database: the named people of the demonstration, their roles, scopes and companies.
 */
export interface GroupWorld extends DemoContext {
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly database: TestDatabase
  readonly files: Files
  /** A context of a person, outside any transaction. */
  readonly ctx: (code: string, options?: { readonly lang?: Lang; readonly at?: number }) => Promise<Ctx>
}

/** Morning of a working day, so that days and months in tests stand still. */
export const worldNow = Date.parse('2026-11-18T09:00:00+08:00')

/** Makes the world of a module's tests: the group is entered once for a test run, and copied. */
export async function groupWorld(): Promise<GroupWorld> {
  const database = await freshDatabase({ beginning: { name: 'group', fill: enterGroup } })
  const { pool } = database
  const { files, running: own } = composed()
  const { running } = openRuntimeRegistry(own, pool, (form, problem) => {
    throw new Error(`${form}: ${problem}`)
  })
  const demo = makeDemoContext({
    pool,
    running,
    now: worldNow,
    people: await idsOf(pool, sql`select user_code as code, id from base.person`),
    places: await idsOf(pool, sql`select replace(dept_code, '-', '/') as code, id from base.department`),
    random: randomFrom(1),
    start: worldNow - 150 * dayMs,
    // A test asks for one thing after the other and waits for no time.
    line: { clock: () => worldNow, step: (time, work) => work(time), story: (_, tell) => tell() },
  })
  return {
    ...demo,
    pool,
    running,
    database,
    files,
    ctx: async (code, { lang = 'zh', at = worldNow } = {}) =>
      contextFor(await loadActor(pool, demo.person(code)), pool, running, at, lang),
  }
}

/** The whole composition, with files in a folder that goes with the test. */
export function composed(): { readonly files: Files; readonly running: Running<Ctx> } {
  const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
  return { files, running: compose({ modules, servers, approval: createApproval(), files }) }
}

/** Enters what every start enters into an empty database: roles, dictionaries, flows. */
export async function enterDeclared(pool: Pool, running: Running<Ctx>): Promise<void> {
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
  await publishFlows(
    pool,
    [...running.documents.values()].map(({ doc }) => doc),
  )
}

async function enterGroup(pool: Pool): Promise<void> {
  const { running } = composed()
  await enterDeclared(pool, running)
  await withinTransaction(systemContext(pool, running, worldNow - 150 * dayMs, 'test world'), async (ctx) => {
    const { places } = await makeOrganisation(
      ctx,
      demoPeople().filter(({ code }) => !/^u\d+$/.test(code)),
    )
    await makeCompanies(ctx, places)
  })
}

async function idsOf(pool: Pool, codes: Sql): Promise<ReadonlyMap<string, string>> {
  return new Map((await pool.query<{ code: string; id: string }>(codes)).map(({ code, id }) => [code, id]))
}
