import sql from 'sql-template-tag'
import { prepared, type Sql } from '../../../platform/database/sql.ts'
import { peopleByName } from '../notice-people-names.ts'
import type { NoticeRow } from '../notices.ts'

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
