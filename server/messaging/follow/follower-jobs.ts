import sql from 'sql-template-tag'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import type { NewJob } from '../../platform/jobs/add-jobs.ts'
import type { OutboxRow } from '../../platform/outbox/undelivered-rows.ts'

/** Name of the job that tells the followers of one change. */
export const followJob = 'engine.tellFollowers'

/**
 * The changes that somebody follows, each as a job: who of them may still read the record takes his rights
 * to find out, which is no work for the relay.
 */
export async function followerJobs(on: Sql, rows: readonly OutboxRow[]): Promise<NewJob[]> {
  const changes = rows.filter(isChange)
  if (changes.length === 0) return []
  const followed = await on.query<{ id: string }>(
    prepared(sql`
    select c.id from unnest(${changes.map(({ id }) => id)}::text[], ${changes.map(({ document }) => document)}::text[], ${changes.map(({ recordId }) => recordId)}::uuid[]) as c(id, document, record_id)
    where exists (select from engine.follower f where f.document = c.document and f.record_id = c.record_id)`),
  )
  const ids = new Set(followed.map(({ id }) => id))
  return changes
    .filter(({ id }) => ids.has(String(id)))
    .map(({ document, recordId, person, event, data }) => ({
      name: followJob,
      run_at: null,
      key: null,
      payload: {
        document,
        id: recordId,
        verb: event.slice(event.lastIndexOf('.') + 1),
        person,
        told: Array.isArray(data['told']) ? data['told'].map(String) : [],
      },
    }))
}

/** What a person or the machine did to a record; its other events are about somebody. */
function isChange({ event, document, recordId, person }: OutboxRow): boolean {
  return document !== null && recordId !== null && person !== null && event.startsWith(`${document}.`)
}
