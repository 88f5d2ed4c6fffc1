import sql, { type Sql } from 'sql-template-tag'
import type { Lang } from '../../core/language.ts'
import { makeCompanies } from '../../modules/organisation/demo/make-companies.ts'
import { makeOrganisation } from '../../modules/organisation/demo/make-organisation.ts'
import { demoPeople } from '../../modules/organisation/demo/people.ts'
import { randomFrom } from '../../modules/organisation/demo/random.ts'
import { loadActor } from '../../server/access/actor.ts'
import type { Ctx } from '../../server/context.ts'
import type { Pool } from '../../server/database/pool.ts'
import { inTransaction } from '../../server/database/transaction.ts'
import type { Demo } from '../../server/demo/demo.ts'
import { makeDemo } from '../../server/demo/make-demo.ts'
import { createFiles } from '../../server/files/create-files.ts'
import type { Files } from '../../server/files/files.ts'
import { fileFolder } from '../../server/files/testing/file-folder.ts'
import { createApproval } from '../../server/flow/approval.ts'
import { publishFlows } from '../../server/flow/publish-flows.ts'
import { living } from '../../server/form/living.ts'
import { compose } from '../../server/registry.ts'
import type { Running } from '../../server/running.ts'
import { syncDeclared } from '../../server/seed/declared.ts'
import { withinTransaction } from '../../server/store/within-transaction.ts'
import { contextFor, systemContext } from '../../server/system-context.ts'
import { freshDatabase, type TestDatabase } from '../../server/testing/database.ts'
import { modules } from '../modules.ts'
import { servers } from '../servers.ts'

/** The whole composition on a fresh database: the named people of the demonstration, their roles, scopes and companies. */
export interface GroupWorld extends Demo {
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
  const { running } = living(own, pool, (form, problem) => {
    throw new Error(`${form}: ${problem}`)
  })
  const demo = makeDemo({
    pool,
    running,
    now: worldNow,
    people: await idsOf(pool, sql`select user_code as code, id from base.person`),
    places: await idsOf(pool, sql`select replace(dept_code, '-', '/') as code, id from base.department`),
    random: randomFrom(1),
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

function composed(): { readonly files: Files; readonly running: Running<Ctx> } {
  const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
  return { files, running: compose({ modules, servers, approval: createApproval(), files }) }
}

async function enterGroup(pool: Pool): Promise<void> {
  const { running } = composed()
  await inTransaction(pool, (on) => syncDeclared(on, modules, running.permissions))
  await publishFlows(
    pool,
    [...running.documents.values()].map(({ doc }) => doc),
  )
  await withinTransaction(systemContext(pool, running, worldNow - 86_400_000 * 150, 'test world'), async (ctx) => {
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
