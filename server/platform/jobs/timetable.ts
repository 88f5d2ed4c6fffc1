import type { CronMatcher } from 'graphile-worker'
import sql from 'sql-template-tag'
import type { Sql } from '../database/sql.ts'
import { startPollingLoop, type PollingLoop } from './polling-loop.ts'
import { shanghaiCron } from './shanghai-cron.ts'

/** What an administrator changed of a job's own timetable. */
interface JobPlan {
  readonly name: string
  /** Null keeps the job's own. */
  readonly cron: string | null
  readonly paused: boolean
  readonly at: number
  readonly person: string
  readonly personName: string
}

/** The timetable of this process, which follows what administrators change. */
export interface Timetable extends PollingLoop {
  /** Says at each minute whether a job of this name, with this pattern of its own, runs. */
  readonly matcher: (name: string, own: string) => CronMatcher
}

/** Every change that was made. */
export function readPlans(on: Sql): Promise<JobPlan[]> {
  return on.query<JobPlan>(sql`select name, cron, paused, at, person, person_name as "personName" from engine.job_plan`)
}

/** Reads the changes now and every five seconds unless said otherwise, so that a new time holds within the minute. */
export async function openTimetable(on: Sql, onError: (error: unknown) => void, pause = 5_000): Promise<Timetable> {
  let plans = new Map<string, JobPlan>()
  const matchers = new Map<string, CronMatcher>()
  const read = async () => {
    plans = new Map((await readPlans(on)).map((plan) => [plan.name, plan]))
  }
  await read()
  function matcherOf(cron: string): CronMatcher {
    const made = matchers.get(cron) ?? shanghaiCron(cron)
    matchers.set(cron, made)
    return made
  }
  return {
    ...startPollingLoop(pause, read, onError),
    matcher: (name, own) => (utc) => plans.get(name)?.paused !== true && matcherOf(plans.get(name)?.cron ?? own)(utc),
  }
}
