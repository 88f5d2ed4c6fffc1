import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../context/context.ts'
import type { Running } from '../context/running-composition.ts'
import { systemContext } from '../context/system-context.ts'
import type { Pool } from '../database/pool.ts'
import { prepared } from '../database/sql.ts'
import { now } from '../process/clock.ts'

/** What is done for nobody in particular: each run may be a repetition. */
type Work = (ctx: Ctx, payload: Json) => Promise<void>

interface JobRunner {
  readonly pool: Pool
  readonly running: Running<Ctx>
}

const mostSaid = 1_000

/**
 * Runs a job with a context of the system's and keeps how it went; what it throws is thrown on, for another attempt.
 */
export async function runJob({ pool, running }: JobRunner, name: string, work: Work, payload: Json): Promise<void> {
  const started = now()
  try {
    await work(systemContext(pool, running, started, `job ${name}`), payload)
    await noteRun(pool, name, started, null)
  } catch (error) {
    await noteRun(pool, name, started, said(error)).catch(() => undefined)
    throw error
  }
}

/** Keeps a run for the list of runs, and as the last of its job. */
async function noteRun(pool: Pool, name: string, started: number, error: string | null): Promise<void> {
  await pool.query(
    prepared(sql`
    insert into engine.job_log (name, started, ended, ok, error) values (${name}, ${new Date(started)}, ${new Date(now())}, ${error === null}, ${error})`),
  )
  await keepRun(pool, name, started, error)
}

/** Keeps how a job went that last ran; `error` is null when it went well. */
export async function keepRun(pool: Pool, name: string, started: number, error: string | null): Promise<void> {
  await pool.query(
    prepared(sql`
    insert into engine.job_run as j (name, started, ended, ok, error, failures)
    values (${name}, ${new Date(started)}, ${new Date(now())}, ${error === null}, ${error}, ${error === null ? 0 : 1})
    on conflict (name) do update set started = excluded.started, ended = excluded.ended, ok = excluded.ok, error = excluded.error,
      runs = j.runs + 1, failures = j.failures + excluded.failures`),
  )
}

/** An error as the list of jobs shows it. */
export function said(error: unknown): string {
  return (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, mostSaid)
}
