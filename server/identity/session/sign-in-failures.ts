import sql from 'sql-template-tag'
import { minuteMs } from '../../../core/values/duration.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { SessionSettings } from './session-settings.ts'

/** Who failed: an account as typed, an address, or a number; unknown accounts are counted like known ones. */
export type GuardKey = `account:${string}` | `address:${string}` | `tel:${string}`

export interface Guarded {
  /** Failures within the window. */
  readonly failures: number
  /** Failures within the last minute, twenty at most. */
  readonly recent: number
  /** Epoch ms, or null while not locked. */
  readonly lockedUntil: number | null
}

const remembered = 20

/** How often a key failed lately and whether it is locked. */
export async function guarded(on: Sql, key: GuardKey, at: number, settings: SessionSettings): Promise<Guarded> {
  const since = new Date(at - settings.failureWindow)
  const rows = await on.query<Guarded>(sql`
    select (select count(*)::int from unnest(failures) f where f > ${since}) as failures,
      (select count(*)::int from unnest(failures) f where f > ${new Date(at - minuteMs)}) as recent,
      case when locked_until > ${new Date(at)} then locked_until end as "lockedUntil"
    from engine.sign_in_guard where key = ${key}`)
  return rows[0] ?? { failures: 0, recent: 0, lockedUntil: null }
}

/** Counts one failure more; the one that reaches `lockAfter` locks the key (never an address). */
export async function countFailure(on: Sql, key: GuardKey, at: number, settings: SessionSettings): Promise<void> {
  const moment = new Date(at)
  const since = new Date(at - settings.failureWindow)
  await on.query(sql`
    insert into engine.sign_in_guard as g (key, failures) values (${key}, array[${moment}::timestamptz])
    on conflict (key) do update set failures = (
      select array_agg(f order by f) from (
        select f from unnest(g.failures || excluded.failures) f where f > ${since} order by f desc limit ${remembered}) newest)`)
  // A whole company may sit behind one address: it is asked for the picture code, never locked out.
  if (key.startsWith('address:')) return
  await on.query(sql`
    update engine.sign_in_guard set locked_until = ${new Date(at + settings.lockLife)}
    where key = ${key} and cardinality(failures) >= ${settings.lockAfter} and (locked_until is null or locked_until <= ${moment})`)
}

/** Forgets the failures of a key: after a success, or when the security administrator unlocks it. */
export async function forgive(on: Sql, key: GuardKey): Promise<void> {
  await on.query(sql`delete from engine.sign_in_guard where key = ${key}`)
}
