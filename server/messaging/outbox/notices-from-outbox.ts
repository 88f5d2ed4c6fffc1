import type { Json } from '../../../core/values/json.ts'
import type { NewJob } from '../../platform/jobs/add-jobs.ts'
import type { OutboxRow } from '../../platform/outbox/undelivered-rows.ts'
import { endedTask } from '../../records/role-tasks/task-changes.ts'
import { batchTaskNotices } from '../role-tasks/batch-task-notices.ts'

/** A notice to be, of the row it is about; the identity of its own row is given by the table. */
export interface NewNotice {
  readonly outboxId: string
  readonly type: string
  readonly url: string | null
}

/** A record that one of its document's tasks was settled of, and when. */
interface EndedTask {
  readonly document: string
  readonly record_id: string
  readonly task: string
  readonly at: string
}

/** What a batch of outbox rows comes to. */
export interface Sorted {
  readonly notices: readonly NewNotice[]
  readonly jobs: readonly NewJob[]
  /** Approvals whose tasks moved, and whom they told. */
  readonly instances: readonly string[]
  readonly handlers: readonly string[]
  /** What records wait for no longer. */
  readonly ended: readonly EndedTask[]
  /** `finance.paymentPlan`. */
  readonly documents: readonly string[]
  /** Those whose `balance.changed` was told. */
  readonly balances: readonly string[]
  /** Names of what pages keep: `dictionary`, `tree`, `access`. */
  readonly changed: readonly string[]
  /** Rows that are no sense to us; they are told to the operator and not tried again. */
  readonly odd: readonly string[]
}

/** Sorts outbox rows by what becomes of them; `worded` are the events that people are told of. */
export function noticesFromOutbox(rows: readonly OutboxRow[], worded: ReadonlySet<string>): Sorted {
  const jobs = rows.filter(({ event }) => event === 'job').map((row) => ({ row, job: jobOf(row) }))
  const others = rows.filter(({ event }) => event !== 'job')
  const moved = others.filter(({ data }) => typeof data['procInstId'] === 'string')
  return {
    notices: others.flatMap((row) => (worded.has(row.event) ? noticeOf(row) : [])),
    jobs: batchTaskNotices(jobs.flatMap(({ job }) => job ?? [])),
    instances: distinct(moved.map(({ data }) => String(data['procInstId']))),
    handlers: distinct(moved.map(({ person }) => person)),
    ended: others.flatMap((row) => endedOf(row)),
    documents: distinct(others.map(({ document }) => document)),
    balances: distinct(others.map(({ event, document }) => (event === 'balance.changed' ? document : null))),
    changed: distinct(others.map(({ event }) => /^(\w+)\.changed$/.exec(event)?.[1])),
    odd: jobs.flatMap(({ row, job }) => (job === null ? [row.id] : [])),
  }
}

function noticeOf({ id, event, document, recordId, person, data }: OutboxRow): NewNotice[] {
  if (person === null) return []
  const { url } = data
  return [
    {
      outboxId: id,
      type: event.split('.', 1)[0] ?? event,
      url: typeof url === 'string' ? url : pageOf(document, recordId),
    },
  ]
}

function endedOf({ event, document, recordId, data, at }: OutboxRow): EndedTask[] {
  const { task } = data
  if (event !== endedTask || document === null || recordId === null || typeof task !== 'string') return []
  return [{ document, record_id: recordId, task, at: new Date(at).toISOString() }]
}

/** The page of a record, as the router has it. */
function pageOf(document: string | null, recordId: string | null): string | null {
  return document === null || recordId === null ? null : `/doc/${document.replace('.', '/')}/${recordId}`
}

function jobOf({ data }: OutboxRow): NewJob | null {
  const { name, payload = null, runAt, key, queue } = data
  if (typeof name !== 'string' || name === '') return null
  return {
    name,
    payload: payload as Json, // a jsonb column holds nothing else
    run_at: typeof runAt === 'number' ? new Date(runAt).toISOString() : null,
    key: typeof key === 'string' ? key : null,
    queue: typeof queue === 'string' ? queue : null,
  }
}

function distinct(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => text !== null && text !== undefined))]
}
