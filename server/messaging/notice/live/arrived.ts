import sql from 'sql-template-tag'
import { prepared, type Sql } from '../../../platform/database/sql.ts'
import type { NoticeRow } from '../notices.ts'
import { peopleByName } from '../people-by-name.ts'

interface Arrived extends NoticeRow {
  readonly person: string
}

/** Notices by their ids, in order, with the names of their people. */
export async function arrivedNotices(on: Sql, ids: readonly string[]): Promise<Arrived[]> {
  return peopleByName(
    on,
    await on.query<Arrived>(
      prepared(sql`
    select id, person, event, type, document, params, url, at, read_at as "readAt" from engine.notice where id = any(${ids}::bigint[]) order by id`),
    ),
  )
}
