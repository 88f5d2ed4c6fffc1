import sql from 'sql-template-tag'
import { prepared, type Sql } from '../database/sql.ts'

/** Says that these workers, as the queue names who holds a job, live; forgets those nobody has heard of for a day. */
export async function sendHeartbeat(on: Sql, workers: readonly string[]): Promise<void> {
  await on.query(
    prepared(sql`
    insert into engine.job_worker (id, seen) select id, clock_timestamp() from unnest(${workers}::text[]) as w(id)
    on conflict (id) do update set seen = excluded.seen`),
  )
  await on.query(prepared(sql`delete from engine.job_worker where seen < clock_timestamp() - interval '1 day'`))
}

/** Gives the jobs that dead workers hold back to the living; the queue by itself would wait four hours. */
export async function freeHeld(on: Sql, silentFor: number): Promise<void> {
  await on.query(
    prepared(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct j.locked_by)) from graphile_worker.jobs j
    where j.locked_by is not null and j.locked_at < clock_timestamp() - ${silentFor} * interval '1 ms'
      and not exists (select from engine.job_worker w where w.id = j.locked_by and w.seen > clock_timestamp() - ${silentFor} * interval '1 ms')
    having count(*) > 0`),
  )
}

/**
 * Frees the jobs that one's own workers hold on paper and do not have in hand: whose taking was written and whose
 * answer was lost with its connection. Nobody else may free them, since these workers live.
 */
export async function freeLost(
  on: Sql,
  workers: readonly string[],
  inHand: readonly string[],
  silentFor: number,
): Promise<void> {
  await on.query(
    prepared(sql`
    with lost as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = any(${workers}::text[]) and locked_at < clock_timestamp() - ${silentFor} * interval '1 ms' and id <> all(${inHand}::bigint[])
      returning job_queue_id)
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null where id in (select job_queue_id from lost)`),
  )
}
