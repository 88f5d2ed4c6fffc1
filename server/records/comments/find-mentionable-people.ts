import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { whoMayRead } from '../follow/who-may-read.ts'
import { searchConditions } from '../list/filter-conditions.ts'
import { loadNames } from '../read/load-reference-names.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** A person who may be named in a remark. */
interface Mentionable {
  readonly id: string
  readonly name: string
  /** His department or unit: tells two of one name apart. */
  readonly place: string
}

const shown = 8
const asked = 40

interface Row {
  readonly id: string
  readonly dept: string | null
}

/**
 * People who may read the record: those around it when nothing is typed, else those whose name, pinyin or phone fits.
 */
export async function mentionable(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  param: string,
): Promise<Mentionable[]> {
  const rows = await ctx.sql.query<Row>(sql`
    select t.id, coalesce(t.user_bmid, t.user_dwid) as dept from base.person t
    where t.del_flag = 0 and t.user_zt = '1' and t.id <> ${ctx.actor.id}::uuid ${param.trim() === '' ? around(doc, record) : fitting(doc, param)}
    order by t.user_name, t.id limit ${asked}`)
  const found: Row[] = []
  // Rights are worked out person by person, so as few as will be shown.
  for (let at = 0; at < rows.length && found.length < shown; at += shown) {
    const some = rows.slice(at, at + shown)
    const readers = await whoMayRead(
      ctx,
      doc,
      idOf(record),
      some.map(({ id }) => id),
    )
    found.push(...some.filter(({ id }) => readers.includes(id)))
  }
  const chosen = found.slice(0, shown)
  const names = await loadNames(
    ctx,
    new Map([
      ['person', new Set(chosen.map(({ id }) => id))],
      ['department', new Set(chosen.flatMap(({ dept }) => dept ?? []))],
    ]),
  )
  return chosen.map(({ id, dept }) => ({
    id,
    name: names[`person:${id}`] ?? '',
    place: names[`department:${dept ?? ''}`] ?? '',
  }))
}

/** Who made it, handles it, follows it or spoke about it. */
function around(doc: AnyDocument, record: StoredRecord): Sql {
  const { key } = mappingOf(doc)
  const id = idOf(record)
  return sql`and t.id in (
    select ${String(record.createBy)}::uuid
    union select person from engine.reader where document = ${key} and record_id = ${id}::uuid
    union select person from engine.follower where document = ${key} and record_id = ${id}::uuid
    union select person from engine.comment where document = ${key} and record_id = ${id}::uuid)`
}

function fitting(doc: AnyDocument, param: string): Sql {
  const conditions = searchConditions(param)
  return sql`${conditions.length === 0 ? empty : sql`and ${join(conditions, ' and ')}`} and exists (
    select from base.role_member m join base.role_permission rp on rp.role_id = m.role_id and rp.del_flag = 0
    where m.user_id = t.id and m.del_flag = 0 and rp.ppe_value = ${`${doc.code}-ck`})`
}
