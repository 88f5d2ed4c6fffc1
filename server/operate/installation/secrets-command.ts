import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { now } from '../../platform/process/clock.ts'
import type { Surroundings } from './command-context.ts'
import { withInstallation } from './with-installation.ts'

interface Row {
  readonly id: string
  readonly created_at: number
  readonly retired_at: number | null
}

const bytes = 32

/** `secrets make | list | rotate`: values are printed by `make` alone, which keeps none. */
export async function secretsCommand([verb]: readonly string[], around: Surroundings): Promise<void> {
  if (verb === 'make') return around.print(randomBytes(bytes).toString('base64url'))
  if (verb !== 'list' && verb !== 'rotate') throw new CannotStart('say what to do: secrets make, list or rotate')
  await withInstallation(around, async ({ config, pool }) => {
    if (config.secret !== undefined)
      throw new CannotStart('SECRET is set, so no key is kept in the database: change SECRET and restart')
    if (verb === 'rotate')
      around.print(
        `${await rotate(pool)} signs when the servers have been restarted; the key before it goes on reading`,
      )
    for (const line of await listed(pool)) around.print(line)
  })
}

/** One more key that signs; of the older ones only the last goes on reading, so that nobody is signed out. */
async function rotate(pool: Pool): Promise<string> {
  return inTransaction(pool, async (on) => {
    const at = new Date(now())
    await on.query(sql`lock table engine.secret in exclusive mode`)
    const [{ next = 1 } = {}] = await on.query<{ next: number }>(
      sql`select coalesce(max(substring(id from '^session-(\\d+)$')::int), 0) + 1 as next from engine.secret where purpose = 'session'`,
    )
    await on.query(sql`
      update engine.secret set retired_at = ${at} where purpose = 'session' and retired_at is null
        and id <> (select id from engine.secret where purpose = 'session' and retired_at is null order by created_at desc, id desc limit 1)`)
    await on.query(
      sql`insert into engine.secret (id, purpose, value, created_at) values (${`session-${next}`}, 'session', ${randomBytes(bytes)}, ${at})`,
    )
    return `session-${next}`
  })
}

async function listed(pool: Pool): Promise<string[]> {
  const rows = await pool.query<Row>(
    sql`select id, created_at, retired_at from engine.secret where purpose = 'session' order by created_at, id`,
  )
  return rows.map(
    ({ id, created_at, retired_at }) =>
      `${id}  made ${said(created_at)}${retired_at === null ? '' : `  retired ${said(retired_at)}`}`,
  )
}

function said(at: number): string {
  return new Date(at).toISOString()
}
