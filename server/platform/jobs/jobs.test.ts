import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { compose } from '../../main/compose-modules.ts'
import { openRelay, type Relay } from '../../messaging/outbox/relay.ts'
import { freshDatabase } from '../../testing/database.ts'
import type { Ctx } from '../context/context.ts'
import { makeContext } from '../context/make-context.ts'
import { systemActor } from '../context/system-context.ts'
import { openPool } from '../database/pool.ts'
import { inTransaction } from '../database/transaction.ts'
import { now } from '../process/clock.ts'
import { enqueue, type EnqueueOptions } from './enqueue.ts'
import type { Job } from './job.ts'
import { openJobs, type Jobs } from './open-jobs.ts'
import { prepareJobs } from './prepare-jobs.ts'

const { address, pool } = await freshDatabase()
const running = compose({ modules: [] })
const failures: unknown[] = []
const closers: (() => Promise<void>)[] = []

beforeAll(() => prepareJobs(pool))

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
  failures.length = 0
  await pool.query(sql`delete from graphile_worker._private_jobs`)
})

function relay(): Relay {
  const opened = openRelay({ pool, worded: new Set(), onError: (error) => failures.push(error), pause: 50 })
  closers.push(opened.close)
  return opened
}

async function host(jobs: Record<string, Job['run']>, silentFor?: number): Promise<Jobs> {
  const queue = openPool(address, { max: 5 })
  const listed = Object.fromEntries(Object.entries(jobs).map(([name, run]) => [name, { run }]))
  const opened = await openJobs({
    pool,
    queue,
    running,
    jobs: listed,
    onError: (error) => failures.push(error),
    ...(silentFor === undefined ? {} : { silentFor }),
  })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await opened.close()
    await queue.end()
  }
  closers.push(close)
  return { close }
}

function ask(name: string, payload: Json, options?: EnqueueOptions, fail = false): Promise<void> {
  return inTransaction(pool, async (on) => {
    const ctx = makeContext({ actor: systemActor, lang: 'zh', now: now(), requestId: 'test', ip: '', sql: on, running })
    await enqueue(ctx, name, payload, options)
    if (fail) throw new Error('not after all')
  })
}

/** Something that happens once and can be waited for. */
function moment() {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A job that can be waited for. */
function recorded() {
  const runs: { ctx: Ctx; payload: Json }[] = []
  const waiting: (() => void)[] = []
  async function run(ctx: Ctx, payload: Json): Promise<void> {
    runs.push({ ctx, payload })
    waiting.splice(0).forEach((tell) => tell())
  }
  async function times(wanted: number): Promise<void> {
    while (runs.length < wanted) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return { run, runs, times }
}

test('a job asked for in a transaction runs once it has committed, as the system, and never when it was rolled back', async () => {
  const job = recorded()
  relay()
  await host({ 'trial.count': job.run })
  await ask('trial.count', { rolled: 'back' }, {}, true).catch(() => undefined)
  await ask('trial.count', ['list', 1])
  await job.times(1)
  expect(job.runs.map(({ payload }) => payload)).toEqual([['list', 1]])
  expect(job.runs[0]?.ctx).toMatchObject({ actor: { code: 'system' }, unscoped: 'job trial.count' })
})

test('of jobs with one key that have not begun the latest stands for all, and one that has a time waits for it', async () => {
  const job = recorded()
  relay()
  for (const nr of [1, 2, 3]) await ask('trial.once', nr, { key: 'same', runAt: now() + 600 })
  const later = now() + 600
  await host({ 'trial.once': job.run })
  await job.times(1)
  expect(now()).toBeGreaterThanOrEqual(later - 50)
  expect(job.runs.map(({ payload }) => payload)).toEqual([3])
})

test('a job that fails is tried again, and the list of jobs says how it went last', async () => {
  const job = recorded()
  const failed = moment()
  relay()
  await host({
    'trial.shaky': async (ctx, payload) => {
      await job.run(ctx, payload)
      if (job.runs.length === 1) throw new Error('the bank is closed')
      failed.resolve()
    },
  })
  await ask('trial.shaky', null)
  await job.times(1)
  await expect.poll(async () => (await runOf('trial.shaky'))?.error).toBe('Error: the bank is closed')
  await failed.promise
  await expect.poll(async () => runOf('trial.shaky')).toMatchObject({ ok: true, error: null, runs: '2', failures: '1' })
})

test('what a process held that was killed is done by another', async () => {
  const job = recorded()
  relay()
  await ask('trial.held', 'mine')
  await expect.poll(async () => (await pool.query(sql`select 1 from graphile_worker.jobs`)).length).toBe(1)
  await pool.query(
    sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '10 seconds', attempts = 1`,
  )
  await host({ 'trial.held': job.run }, 1_000)
  await job.times(1)
  expect(job.runs[0]?.payload).toBe('mine')
})

test('what a living process works on for long is left to it', async () => {
  const gate = moment()
  const begun = moment()
  let runs = 0
  const slow = async () => {
    runs += 1
    begun.resolve()
    await gate.promise
  }
  relay()
  await host({ 'trial.long': slow }, 400)
  await host({ 'trial.long': slow }, 400)
  await ask('trial.long', null)
  await begun.promise
  await wait(1_500)
  gate.resolve()
  await expect.poll(() => runOf('trial.long')).toMatchObject({ runs: '1' })
  expect(runs).toBe(1)
})

test('two processes share the jobs, and stopping one waits for what it runs', async () => {
  const gate = moment()
  const begun = moment()
  relay()
  const first = await host({ 'trial.slow': async () => (begun.resolve(), gate.promise) })
  await ask('trial.slow', null)
  await begun.promise
  let stopped = false
  const stopping = first.close().then(() => (stopped = true))
  await wait(100)
  expect(stopped).toBe(false)
  gate.resolve()
  await stopping
  expect(await runOf('trial.slow')).toMatchObject({ ok: true })
})

test('jobs go on after the database has cut every connection', async () => {
  const job = recorded()
  relay()
  await host({ 'trial.again': job.run }, 1_000)
  await pool.query(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await ask('trial.again', null)
  await job.times(1)
})

test('jobs go on after the database went away while the queue asked which it may take', async () => {
  const job = recorded()
  relay()
  await inTransaction(pool, async (on) => {
    await on.query(sql`lock table graphile_worker._private_tasks in access exclusive mode`)
    await host({ 'trial.first': job.run }, 1_000)
    const cut = sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%_private_tasks%'`
    await expect.poll(async () => (await pool.query(cut)).length, { timeout: 15_000 }).toBeGreaterThan(0)
  })
  await ask('trial.first', null)
  await job.times(1)
})

test('a job whose taking was written and whose answer was lost with its connection is taken again by those who live', async () => {
  const job = recorded()
  relay()
  await ask('trial.lost', null, { runAt: now() + 3_600_000 })
  await host({ 'trial.lost': job.run }, 400)
  await expect
    .poll(async () =>
      (
        await pool.query(sql`
    update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '1 minute', locked_by = (select id from engine.job_worker order by seen desc limit 1) where locked_by is null returning locked_by`)
      ).map(({ locked_by: by }) => typeof by),
    )
    .toEqual(['string'])
  await job.times(1)
})

test('a row that is no job is told to the operator and holds up nobody', async () => {
  const job = recorded()
  relay()
  await host({ 'trial.after': job.run })
  await pool.query(sql`insert into engine.outbox (at, event, data) values (now(), 'job', '{"nom": 1}')`)
  await ask('trial.after', null)
  await job.times(1)
  await expect.poll(() => failures.map(String).join()).toContain('without sense')
})

async function runOf(name: string) {
  const [row] = await pool.query<{ ok: boolean; error: string | null; runs: string; failures: string }>(
    sql`select ok, error, runs, failures from engine.job_run where name = ${name}`,
  )
  return row
}
