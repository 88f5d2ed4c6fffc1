import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { addJobs } from '../../platform/jobs/add-jobs.ts'
import { pack, type Signal, signalChannel } from '../../platform/outbox/page-update-signal.ts'
import { anythingOpen, openRows, type OutboxRow } from '../../platform/outbox/undelivered-rows.ts'
import { followerJobs } from '../follow/follower-jobs.ts'
import { type NewNotice, type Sorted, noticesFromOutbox } from './notices-from-outbox.ts'

interface Delivered {
  readonly rows: number
  /** Ids of rows that could not be understood. */
  readonly odd: readonly string[]
}

/** Writes what of new notices also leaves the product, in the transaction that writes these. */
export type WriteMessages = (on: Sql, notices: readonly string[]) => Promise<void>

// 'rela' in ASCII: of all relays of a database one works at a time, the others look again a moment later.
const lock = 0x72_65_6c_61

/** Rows taken at a time; a full batch means that more wait. */
export const batch = 2_000

/**
 * Carries on what committed transactions left in the outbox: notices, jobs and signals to pages, and
 * the mark that it is done, in one transaction. A relay that dies has either done all of a batch or nothing.
 */
export async function deliver(
  pool: Pool,
  worded: ReadonlySet<string>,
  writeMessages: WriteMessages = noMessages,
): Promise<Delivered> {
  if (!(await anythingOpen(pool))) return { rows: 0, odd: [] }
  return inTransaction(pool, async (on) => {
    const [got] = await on.query<{ mine: boolean }>(prepared(sql`select pg_try_advisory_xact_lock(${lock}) as mine`))
    if (got?.mine !== true) return { rows: 0, odd: [] }
    const rows = await openRows(on, batch)
    if (rows.length === 0) return { rows: 0, odd: [] }
    const sorted = noticesFromOutbox(rows, worded)
    const jobs = [...sorted.jobs, ...(await followerJobs(on, rows))]
    const [told, handlers] = await Promise.all([
      writeNotices(on, sorted.notices),
      movedTasks(on, sorted, rows),
      addJobs(on, jobs),
      strikeOut(on, rows),
    ])
    await writeMessages(
      on,
      told.map(({ id }) => id),
    )
    const settled = [...(await settleNotices(on, sorted, rows)), ...(await settleOfficeNotices(on, sorted))]
    await signal(on, [
      ...signalsOf(sorted, told, handlers),
      ...settled.map((person) => ({ topic: 'read', person }) as const),
    ])
    return { rows: rows.length, odd: sorted.odd }
  })
}

const noMessages: WriteMessages = () => Promise.resolve()

interface Told {
  readonly id: string
  readonly person: string
}

/**
 * Numbers are given in the order of the rows, and reading follows the numbers. What the rows say is copied within the
 * database.
 */
async function writeNotices(on: Sql, notices: readonly NewNotice[]): Promise<Told[]> {
  if (notices.length === 0) return []
  return on.query<Told>(
    prepared(sql`
    insert into engine.notice (outbox_id, person, event, type, document, record_id, params, url, at)
    select o.id, o.person, o.event, n.type, o.document, o.record_id, o.data - 'url', n.url, o.at
    from unnest(${notices.map(({ outboxId }) => outboxId)}::bigint[], ${notices.map(({ type }) => type)}::text[],
      ${notices.map(({ url }) => url)}::text[]) with ordinality as n(id, type, url, nr) join engine.outbox o on o.id = n.id
    order by n.nr
    on conflict (outbox_id) do nothing returning id, person`),
  )
}

/** Whose list of tasks is not what it was: a decision of one closes the tasks of others too. */
async function movedTasks(on: Sql, { instances }: Sorted, rows: readonly OutboxRow[]): Promise<string[]> {
  if (instances.length === 0) return []
  const since = earliest(rows)
  const found = await on.query<{ assignee: string }>(
    prepared(sql`
    select distinct assignee from engine.flow_task where instance = any(${instances}::uuid[]) and (opened >= ${since} or closed >= ${since})`),
  )
  return found.map(({ assignee }) => assignee)
}

/** That something waits for a person is no news once he, or another in his place, has decided it. */
async function settleNotices(on: Sql, { instances }: Sorted, rows: readonly OutboxRow[]): Promise<string[]> {
  if (instances.length === 0) return []
  const read = await on.query<{ person: string }>(
    prepared(sql`
    update engine.notice n set read_at = t.closed from engine.flow_task t
    where t.instance = any(${instances}::uuid[]) and t.closed >= ${earliest(rows)}
      and n.person = t.assignee and n.read_at is null and n.type = 'task' and n.params ->> 'taskId' = t.id::text
    returning n.person`),
  )
  return [...new Set(read.map(({ person }) => person))]
}

/** Nor is it once somebody of the office has done what the record waited for. */
async function settleOfficeNotices(on: Sql, { ended }: Sorted): Promise<string[]> {
  if (ended.length === 0) return []
  const read = await on.query<{ person: string }>(
    prepared(sql`
    update engine.notice n set read_at = e.at from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e(document text, record_id uuid, task text, at timestamptz)
    where n.event = 'task.office' and n.read_at is null and n.record_id = e.record_id and n.document = e.document and n.params ->> 'task' = e.task and n.at <= e.at
    returning n.person`),
  )
  return [...new Set(read.map(({ person }) => person))]
}

function earliest(rows: readonly OutboxRow[]): Date {
  return new Date(Math.min(...rows.map(({ at }) => at)))
}

/**
 * What became of a row is in the notices and the jobs, what it told of in the audit; a row that stays would be written
 * a second time.
 */
async function strikeOut(on: Sql, rows: readonly OutboxRow[]): Promise<void> {
  await on.query(prepared(sql`delete from engine.outbox where id = any(${rows.map(({ id }) => id)}::bigint[])`))
}

function signalsOf(
  { documents, balances, changed, handlers }: Sorted,
  told: readonly Told[],
  moved: readonly string[],
): Signal[] {
  return [
    ...[...new Set([...handlers, ...moved])].map((person) => ({ topic: 'task', person }) as const),
    ...told.map(({ id, person }) => ({ topic: 'notice', id, person }) as const),
    ...documents.map((document) => ({ topic: 'document', document }) as const),
    ...balances.map((document) => ({ topic: 'balance', document }) as const),
    ...changed.map((name) => ({ topic: 'changed', name }) as const),
  ]
}

/** Leaves with this commit: only the relay notifies, so no business transaction waits for another's. */
async function signal(on: Sql, signals: readonly Signal[]): Promise<void> {
  const payloads = pack(signals)
  if (payloads.length === 0) return
  await on.query(
    prepared(
      sql`select pg_notify(${signalChannel}, p) from unnest(${payloads}::text[]) with ordinality as x(p, nr) order by nr`,
    ),
  )
}
