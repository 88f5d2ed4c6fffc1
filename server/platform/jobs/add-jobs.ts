import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { prepared, type Sql } from '../database/sql.ts'

/** A job for the queue: of those with one key the last waits, those of one queue run one after another. */
export interface NewJob {
  readonly name: string
  readonly payload: Json
  /** ISO text; null for at once. */
  readonly run_at: string | null
  readonly key: string | null
  readonly queue?: string | null
}

/** Puts jobs into the queue within the caller's transaction. */
export async function addJobs(on: Sql, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  await on.query(
    prepared(sql`
    select graphile_worker.add_job(identifier => j.name, payload => json_build_object('given', j.payload), run_at => coalesce(j.run_at, now()), job_key => j.key, queue_name => j.queue)
    from jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as j(name text, payload jsonb, run_at timestamptz, key text, queue text)`),
  )
}
