import type { FastifyRequest } from 'fastify'
import sql, { empty } from 'sql-template-tag'
import { readInput } from '../platform/http/read-input.ts'
import type { OfficeType } from './office-type.ts'

interface ListedFile {
  readonly id: string
  readonly title: string
  readonly officeType: OfficeType
  readonly version: number
  readonly versions: number
  readonly ownerName: string
  readonly savedAt: number
  readonly savedBy: string
  readonly holder: string | null
  readonly until: number | null
}

const size = 50

/**
 * The office files of the caller, the last saved first: his own, those he was let into and those that he edits. Files of
 * records are found at their records.
 */
export async function listFiles(
  request: FastifyRequest,
): Promise<{ readonly rows: ListedFile[]; readonly more: boolean }> {
  const input = readInput(request, request.query)
  const search = input.text('search')
  const type = input.choice('officeType', ['w', 's', 'p', 'f', ''], '')
  const page = input.whole('page', 1, 10_000, 1)
  input.finish()
  const { ctx } = request
  const me = ctx.actor.id
  const now = new Date(ctx.now)
  const rows = await ctx.sql.query<ListedFile>(sql`
    select f.id, f.title, f.office_type as "officeType", f.current_version as version, f.versions, f.owner_name as "ownerName",
      f.saved_at as "savedAt", f.saved_by_name as "savedBy",
      case when f.lock_until > ${now} then f.lock_name end as holder, case when f.lock_until > ${now} then f.lock_until end as until
    from engine.office_file f
    where (f.owner = ${me}::uuid and f.document is null
      or f.id in (select file_id from engine.office_share where person = ${me}::uuid))
    ${search === '' ? empty : sql`and f.title ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`}
    ${type === '' ? empty : sql`and f.office_type = ${type}`}
    order by f.saved_at desc, f.id limit ${size + 1} offset ${(page - 1) * size}`)
  return { rows: rows.slice(0, size), more: rows.length > size }
}
