import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'

type Typed = Readonly<Record<string, Json>>

/**
 * A document as a person would begin it, with the values that were typed: nothing of it is kept. Null for a person who
 * is gone.
 */
export async function imaginedRecord(
  ctx: Ctx,
  doc: AnyDocument,
  drafter: string,
  values: Typed,
): Promise<StoredRecord | null> {
  const [person] = await ctx.sql.query<{ unit: string | null; dept: string | null }>(
    sql`select user_dwid as unit, user_bmid as dept from base.person where id = ${drafter}::uuid and user_zt = '1' and del_flag = 0`,
  )
  return person === undefined
    ? null
    : { ...typedValues(doc, values), ver: 1, createBy: drafter, unitId: person.unit, deptId: person.dept }
}

/** Typed values as their fields hold them; what a field would not take is left out. */
export function typedValues(doc: AnyDocument, values: Typed): Typed {
  return Object.fromEntries(
    Object.entries(doc.fields).flatMap(([name, field]) => {
      const given = values[name]
      if (given === undefined) return []
      const checked = given === null ? { value: null } : kindOf(field.kind).check(given, field)
      return 'value' in checked ? [[name, checked.value]] : []
    }),
  )
}
