import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  parseCronItem,
  run,
  type ParsedCronItem,
  type Runner,
  type RunnerOptions,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../context/context.ts'
import type { Running } from '../context/running-composition.ts'
import type { Pool } from '../database/pool.ts'
import { CannotStart } from '../process/cannot-start.ts'
import type { Job } from './job.ts'
import { startPollingLoop } from './polling-loop.ts'
import { prepareJobs } from './prepare-jobs.ts'
import { quietLogger } from './quiet-logger.ts'
import { runJob } from './run-job.ts'
import { shanghaiCron } from './shanghai-cron.ts'
import { openTimetable, type Timetable } from './timetable.ts'
import { freeHeld, freeLost, sendHeartbeat } from './worker-heartbeat.ts'

interface JobsParts {
  /** What jobs work with. */
  readonly pool: Pool
  /** Connections of the queue's own, four at least, so that a busy hour of pages does not hold up jobs. */
  readonly queue: Pool
  readonly running: Running<Ctx>
  /** By name, `finance.bankSend`. */
  readonly jobs: Readonly<Record<string, Job>>
  /** Told of jobs that failed and of a queue that does not answer; both are tried again. */
  readonly onError: (error: unknown) => void
  /** Milliseconds without a sign of life after which a process counts as dead; 20,000 when not said. */
  readonly silentFor?: number
}

export interface Jobs {
  /** Takes no more jobs and waits for those that run. */
  readonly close: () => Promise<void>
}

const concurrency = 3
const pollInterval = 1_000
const afterEnd = 2_000
const missedWithin = 6 * hourMs

/** Runs jobs in this process; others may do the same over the same database, each job is taken by one of them. */
export async function openJobs(parts: JobsParts): Promise<Jobs> {
  const { queue, onError, silentFor = 20_000 } = parts
  const events: WorkerEvents = new EventEmitter()
  const pools = new Set<string>()
  events.on('pool:create', ({ workerPool }) => pools.add(workerPool.id))
  events.on('pool:release', ({ workerPool }) => pools.delete(workerPool.id))
  const inHand = new Set<string>()
  events.on('job:start', ({ job }) => inHand.add(job.id))
  events.on('job:complete', ({ job }) => inHand.delete(job.id))
  await prepareJobs(queue)
  const timetable = await openTimetable(queue, onError)
  const options = optionsOf(parts, events, timetable)
  let runner: Runner | null = await run(options)
  const life = startPollingLoop(
    silentFor / 4,
    async () => {
      await sendHeartbeat(queue, [...pools])
      await freeHeld(queue, silentFor)
      await freeLost(queue, [...pools], [...inHand], silentFor)
    },
    onError,
  )
  const stop = new AbortController()
  // Which jobs it may take a runner asks once and keeps what became of that, also that the database was away: one that
  // has never got an answer will not get any.
  let answered = false
  for (const name of ['worker:getJob:empty', 'job:start'] as const)
    events.on(name, () => {
      answered = true
    })
  events.on('worker:getJob:error', () => {
    // Each of its workers says so; only the first stops it.
    if (!answered) runner?.stop().catch(() => undefined)
  })

  /** The queue gives up when its database has been away for long: then it is begun anew. */
  async function supervise(): Promise<void> {
    while (!stop.signal.aborted) {
      await runner?.promise.catch(onError)
      if (stop.signal.aborted) return
      runner = null
      answered = false
      await wait(afterEnd, undefined, { signal: stop.signal }).catch(() => undefined)
      if (!stop.signal.aborted) runner = await run(options).catch((error: unknown) => (onError(error), null))
    }
  }

  const supervised = supervise()
  return {
    async close() {
      stop.abort()
      await runner?.stop().catch(onError)
      await supervised
      await Promise.all([life.close(), timetable.close()])
    },
  }
}

function optionsOf(parts: JobsParts, events: WorkerEvents, timetable: Timetable): RunnerOptions {
  return {
    pgPool: parts.queue.driver,
    taskList: tasksOf(parts),
    parsedCronItems: Object.entries(parts.jobs).flatMap(([name, { cron }]) =>
      cron === undefined ? [] : [cronItem(name, cron, timetable)],
    ),
    concurrency,
    pollInterval,
    events,
    noHandleSignals: true,
    // Without a batch, even an empty one, the queue neither waits for the end of a job to be written nor survives when
    // it cannot be.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(parts.onError),
  }
}

function tasksOf(parts: JobsParts): TaskList {
  return Object.fromEntries(
    Object.entries(parts.jobs).map(([name, job]) => [
      name,
      (payload: unknown) => runJob(parts, name, (ctx, given) => job.run(ctx, given), givenIn(payload)),
    ]),
  )
}

/** What was handed over; the queue puts its own notes beside it. */
function givenIn(payload: unknown): Json {
  const given: unknown = typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'given') : undefined
  return (given ?? null) as Json // it comes from a json column
}

/** One run at a time, and one to be made up for, however many were missed. */
function cronItem(task: string, cron: string, timetable: Timetable): ParsedCronItem {
  try {
    shanghaiCron(cron)
    const options = { backfillPeriod: missedWithin, jobKey: `cron ${task}`, queueName: `cron ${task}` }
    return parseCronItem({ task, identifier: task, match: timetable.matcher(task, cron), options })
  } catch (error) {
    throw new CannotStart(
      `job ${task}: "${cron}" is no cron pattern (${error instanceof Error ? error.message : String(error)})`,
    )
  }
}
