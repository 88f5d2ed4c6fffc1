import sql from 'sql-template-tag'
import { dayMs } from '../core/values/duration.ts'
import { demoPassword } from '../modules/organisation/demo/accounts.ts'
import { makeCompanies } from '../modules/organisation/demo/make-companies.ts'
import { makeOrganisation } from '../modules/organisation/demo/make-organisation.ts'
import { makeUnitLeaders } from '../modules/organisation/demo/make-unit-leaders.ts'
import { offeredAccounts } from '../modules/organisation/demo/offered-accounts.ts'
import { randomFrom } from '../modules/organisation/demo/random.ts'
import { setCredential } from '../server/identity/session/credential.ts'
import { hashPassword } from '../server/identity/session/password-hash.ts'
import { defaultSite, type Site } from '../server/identity/session/public-site-info.ts'
import type { ServerModule } from '../server/module-api.ts'
import { TimeLine } from '../server/operate/demo/demo-time-line.ts'
import { makeDemoContext } from '../server/operate/demo/make-demo-context.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import type { Running } from '../server/platform/context/running-composition.ts'
import { systemContext } from '../server/platform/context/system-context.ts'
import type { DatabaseAddress } from '../server/platform/database/database-address.ts'
import { openPool, type Pool } from '../server/platform/database/pool.ts'
import { inTransaction } from '../server/platform/database/transaction.ts'
import { CannotStart } from '../server/platform/process/cannot-start.ts'
import { withinTransaction } from '../server/records/write/within-transaction.ts'
import { everyLedgerProblem } from './every-ledger-problem.ts'

/** The site of the demonstration: the group's name, and whom one may sign in as. */
export const demoSite: Site = {
  ...defaultSite,
  title: { zh: '北陆能源集团', ru: 'ГК «Бэйлу Энерго»', en: 'Beilu Energy Group' },
  copyright: {
    zh: '© 北陆能源集团 · 演示数据',
    ru: '© ГК «Бэйлу Энерго» · демонстрационные данные',
    en: '© Beilu Energy Group · demonstration data',
  },
  demo: {
    password: demoPassword,
    accounts: offeredAccounts().map(({ code, name, nameRu, nameEn, duty: [zh, ru, en] }) => ({
      userCode: code,
      userName: { zh: name, ru: nameRu, en: nameEn },
      role: { zh, ru, en },
    })),
  },
}

export interface DemoFilling {
  readonly pool: Pool
  readonly address: DatabaseAddress
  readonly running: Running<Ctx>
  readonly servers: readonly ServerModule[]
  readonly now: number
}

/** Fills an empty database with the demonstration group; whoever is answered finds all of it on the disk. */
export async function fillDemo({ pool, address, ...filling }: DemoFilling): Promise<void> {
  // Its people have a password that everybody knows: a start that ends before it is whole must not be taken for a
  // company's own.
  await pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type, cfg_group) values (gen_random_uuid(), gen_random_uuid(), 'Amur', 'site.demo', ${unfinished}, 'bool', 'site')`,
  )
  const ahead = openPool(address, { max: pool.driver.options.max, ahead: true })
  try {
    await fill({ ...filling, pool: ahead })
  } finally {
    await ahead.end()
  }
  // An ordinary commit, which waits for the disk to have everything before it; what makes it a demonstration comes
  // last.
  await pool.query(sql`with whole as (update base.config set cfg_value = '1' where cfg_key = 'site.demo')
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type, cfg_group) values (gen_random_uuid(), gen_random_uuid(), 'Amur', 'watermark.roles', 'hr,auditAdmin,authoriser', 'string', 'watermark'), (gen_random_uuid(), gen_random_uuid(), 'Amur', 'watermark.pages', '/user\n/logs\n/bankAccount\n/bankPayment', 'string', 'watermark')`)
}

/** Everything that happened, in the order of time, through the services; CannotStart where the ledgers do not agree. */
async function fill({ pool, running, servers, now }: Omit<DemoFilling, 'address'>): Promise<void> {
  const start = now - groupAge
  const { people, places } = await withinTransaction(
    systemContext(pool, running, start, 'the demonstration group'),
    async (ctx) => {
      const ids = await makeOrganisation(ctx)
      await makeUnitLeaders(ctx)
      await makeCompanies(ctx, ids.places)
      return ids
    },
  )
  const hash = await hashPassword(demoPassword)
  await inTransaction(pool, async (on) => {
    await Promise.all([...people.values()].map((id) => setCredential(on, id, hash, now - passwordAge)))
  })
  const time = new TimeLine(start)
  for (const [part, { module, demo }] of servers.entries()) {
    if (demo === null) continue
    const line = {
      clock: () => time.clock,
      step: <T>(at: number, work: (at: number) => Promise<T>) => time.step(part, at, work),
      story: (name: string, tell: () => Promise<void>) => time.story(`${module}: ${name}`, tell),
    }
    const told = makeDemoContext({ pool, running, start, now, people, places, random: randomFrom(20250101), line })
    void line.story('its demonstration', () => demo(told))
  }
  await time.run()
  await proveLedgers(pool, servers)
  // What the past asked for was answered in the past; only what happened lately is still told to people.
  await pool.query(
    sql`update engine.outbox set done_at = at where done_at is null and (event = 'job' or at < ${new Date(now - 2 * dayMs).toISOString()}::timestamptz)`,
  )
  // What happened months ago is history; nobody starts with hundreds of notices of it.
  await pool.query(
    sql`update engine.outbox set done_at = at where done_at is null and event <> 'job' and at < ${new Date(now - dayMs)}`,
  )
}

// What the trading companies did in the year before is told on its own days.
const groupAge = 500 * dayMs
const passwordAge = 150 * dayMs

/** Asks what `amur prove` asks of the ledgers. */
async function proveLedgers(pool: Pool, servers: readonly ServerModule[]): Promise<void> {
  const problems = await everyLedgerProblem(pool, servers)
  if (problems.length > 0)
    throw new CannotStart(`the ledgers of the demonstration do not agree: ${problems.slice(0, 10).join('; ')}`)
}

const unfinished = 'unfinished'

/**
 * Whether this database was filled as a demonstration, or has nobody in it yet; CannotStart where filling it was cut
 * off.
 */
export async function demoState(pool: Pool): Promise<'demo' | 'empty' | 'real'> {
  const [row] = await pool.query<{ demo: string | null; people: boolean }>(sql`
    select (select cfg_value from base.config where cfg_key = 'site.demo' and del_flag = 0) as demo, exists(select 1 from base.person) as people`)
  if (row?.demo === unfinished)
    throw new CannotStart(
      'the demonstration was cut off while it was being made: empty the data folder (DATA_DIR) or the database (DATABASE_URL) and start again',
    )
  if (row?.demo === '1') return 'demo'
  return row?.people === true ? 'real' : 'empty'
}
