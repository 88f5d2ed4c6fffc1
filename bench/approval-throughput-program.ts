/**
 * Approval steps per second: leader, finance and director of a payment, with a ledger posting at the
 * end, 16 connections; straight through the engine and over HTTP from a process of its own.
 * `npm run bench -- approvals`. Aim: 600, at least 400 on two cores.
 */
import { fork } from 'node:child_process'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { throwAwayFolder } from '../app/testing/product-process.ts'
import { flowRoutes } from '../server/approval/routes.ts'
import { decide } from '../server/approval/step/decide.ts'
import { placeOfTask } from '../server/approval/step/decision-target.ts'
import { flowWorld, type FlowWorld } from '../server/approval/testing/flow-world.ts'
import { signedIn, testServer } from '../server/identity/session/testing/test-server.ts'
import { openEmbedded } from '../server/platform/database/embedded-postgres.ts'
import { migrate } from '../server/platform/database/migrate.ts'
import { migrationFolders } from '../server/platform/database/migration-files.ts'
import { openPool, type Pool } from '../server/platform/database/pool.ts'
import type { Sql } from '../server/platform/database/sql.ts'
import { withinTransaction } from '../server/records/write/within-transaction.ts'
import type { Answer, Round } from './approval-throughput-client.ts'

const connections = 16
const documents = Number(process.argv[2] ?? 500)
const steps = ['leader', 'finance', 'director'] as const
type Step = (typeof steps)[number]

const folder = throwAwayFolder()
const database = await openEmbedded({ dataDir: folder })
await migrate(database.address, migrationFolders(process.cwd()))
const pool = openPool(database.address, { max: connections })
try {
  const world = await flowWorld(pool, [
    { on: { approved: (ctx, { id, amountCny }) => post(ctx.sql, String(id), String(amountCny)) } },
  ])
  await pool.driver.query(
    'create table trial.ledger (id bigint generated always as identity primary key, source uuid not null, account text not null, debit numeric(20,2) not null, credit numeric(20,2) not null, at timestamptz not null default now())',
  )
  await calibrate(pool)
  await measure('warm-up', world, direct, Math.ceil(documents / 4))
  await median('direct', world, direct)
  const http = await overHttp(world)
  await measure('warm-up', world, http.run, Math.ceil(documents / 4))
  process.send?.(await median('http', world, http.run))
  await http.close()
} finally {
  await pool.end()
  await database.stop()
}

type Run = (world: FlowWorld, step: Step, tasks: readonly string[]) => Promise<number>

async function median(name: string, world: FlowWorld, run: Run): Promise<number> {
  const rates: number[] = []
  for (const round of [1, 2, 3, 4, 5]) rates.push(await measure(`${name} ${round}`, world, run, documents))
  const middle = rates.toSorted((a, b) => a - b)[2] ?? 0
  console.log(`${name}: median ${middle} steps/s`)
  return middle
}

/** Lets every document take its three steps; only the steps are timed. Answers steps per second. */
async function measure(name: string, world: FlowWorld, run: Run, count: number): Promise<number> {
  const ids = await submitted(world, count)
  const seconds: number[] = []
  for (const step of steps) seconds.push(await run(world, step, await tasksOf(world, world.people[step], ids)))
  await examine(world, ids)
  const total = seconds.reduce((sum, one) => sum + one, 0)
  const each = steps.map((step, at) => `${step} ${Math.round(count / (seconds[at] ?? 1))}`).join(', ')
  const rate = Math.round((count * steps.length) / total)
  console.log(`${name}: ${rate} steps/s (${each})`)
  return rate
}

async function submitted(world: FlowWorld, count: number): Promise<string[]> {
  return inParallel(Array.from({ length: count }), async () => {
    const id = await world.draft('1000000.00')
    await world.act(id, 'submit')
    return id
  })
}

async function tasksOf({ pool: on }: FlowWorld, person: string, ids: readonly string[]): Promise<string[]> {
  const rows = await on.query<{ id: string }>(sql`
    select t.id from engine.flow_task t join engine.flow_instance i on i.id = t.instance
    where i.record_id = any(${ids}::uuid[]) and t.assignee = ${person}::uuid and t.result is null`)
  if (rows.length !== ids.length) throw new Error(`${rows.length} tasks for ${ids.length} documents`)
  return rows.map(({ id }) => id)
}

async function direct(world: FlowWorld, step: Step, tasks: readonly string[]): Promise<number> {
  const ctx = await world.as(world.people[step])
  const start = performance.now()
  await inParallel(tasks, async (task) => {
    const place = await placeOfTask(ctx, task)
    await withinTransaction(ctx, (inside) => decide(inside, place, 'agree', { opinion: 'fine' }))
  })
  return (performance.now() - start) / 1_000
}

/** The same calls over 16 sockets, each with a key of its own, as pages make them. */
async function overHttp(world: FlowWorld): Promise<{ run: Run; close: () => Promise<void> }> {
  const { app, close } = await testServer(world.pool, { routes: [flowRoutes], running: world.running })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const client = fork(join(import.meta.dirname, 'approval-throughput-client.mjs'))
  const pages = new Map<Step, Awaited<ReturnType<typeof signedIn>>>()
  for (const step of steps) pages.set(step, await signedIn(app, step))
  const run: Run = (_, step, tasks) =>
    new Promise((resolve, reject) => {
      client.once('message', (answer: Answer) =>
        answer.wrong === null ? resolve(answer.seconds) : reject(new Error(answer.wrong)),
      )
      const page = pages.get(step)
      client.send({ address, tasks, connections, headers: { ...page } } satisfies Round)
    })
  return {
    run,
    close: async () => {
      client.disconnect()
      await close()
    },
  }
}

async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let at = next++; at < items.length; at = next++) results.push(await work(items[at] as T)) // at is within bounds
    }),
  )
  return results
}

async function post(on: Sql, source: string, amount: string): Promise<void> {
  await on.query(
    sql`insert into trial.ledger (source, account, debit, credit) values (${source}::uuid, '2202', ${amount}::numeric, 0), (${source}::uuid, '1002', 0, ${amount}::numeric)`,
  )
}

async function examine({ pool: on }: FlowWorld, ids: readonly string[]): Promise<void> {
  const [row] = await on.query<{ approved: string; posted: string }>(sql`
    select (select count(*) from trial.payment where id = any(${ids}::uuid[]) and approval_status = '2') as approved,
      (select count(*) from trial.ledger where source = any(${ids}::uuid[])) as posted`)
  if (Number(row?.approved) !== ids.length || Number(row?.posted) !== 2 * ids.length)
    throw new Error(`approved ${row?.approved}, posted ${row?.posted} of ${ids.length}`)
}

async function calibrate(on: Pool): Promise<void> {
  const start = performance.now()
  for (let i = 0; i < 200; i += 1)
    await on.query(sql`insert into trial.ledger (source, account, debit, credit) values (uuidv7(), 'x', 0, 0)`)
  console.log(`calibration: one commit ${((performance.now() - start) / 200).toFixed(2)} ms`)
}
