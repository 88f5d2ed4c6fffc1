import sql from 'sql-template-tag'
import { prepared, type Sql } from '../database/sql.ts'

/** Says that these workers, as the queue names who holds a job, live; forgets those nobody has heard of for a day. */
export async function showLife(on: Sql, workers: readonly string[]): Promise<void> {
  await on.query(prepared(sql`
    insert into engine.job_worker (id, seen) select id, clock_timestamp() from unnest(${workers}::text[]) as w(id)
    on conflict (id) do update set seen = excluded.seen`))
  await on.query(prepared(sql`delete from engine.job_worker where seen < clock_timestamp() - interval '1 day'`))
}

/** Gives the jobs that dead workers hold back to the living; the queue by itself would wait four hours. */
export async function freeHeld(on: Sql, silentFor: number): Promise<void> {
  await on.query(prepared(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by)) from graphile_worker.jobs j
    where j.locked_by is not null and j.locked_at < clock_timestamp() - ${silentFor} * interval '1 ms'
      and not exists (select from engine.job_worker w where w.id = j.locked_by and w.seen > clock_timestamp() - ${silentFor} * interval '1 ms')
    having count(*) > 0`))
}
