import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'
import { type StoredRecord, textOf } from '../schema/stored-record.ts'
import { isInEditableState } from './field-and-record-rights.ts'
import { loadNames } from './load-reference-names.ts'

/** The label of a dictionary entry in the caller's language; its code when nobody has named it. */
export async function labelOf(ctx: Ctx, group: string, code: string): Promise<string> {
  const names = await loadNames(ctx, new Map([[`dictionary:${group}`, new Set([code])]]))
  return names[`dictionary:${group}:${code}`] ?? code
}

/** The same with the colour that the entry has, as its tag shows both. */
export async function tagOf(
  ctx: Ctx,
  group: string,
  code: string,
): Promise<{ readonly label: string; readonly color?: string }> {
  const [label, [entry]] = await Promise.all([
    labelOf(ctx, group, code),
    ctx.sql.query<{ color: string | null }>(
      prepared(sql`
      select dic_color as color from base.dictionary where dic_group = ${group} and dic_code = ${code} and del_flag = 0`),
    ),
  ])
  return entry?.color ? { label, color: entry.color } : { label }
}

/** What a record's own state is called, or that of its approval where it has none. */
export function stateLabel(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<string> {
  const field = doc.states === undefined ? undefined : doc.fields[doc.states.field]
  return doc.states !== undefined && field !== undefined && 'group' in field && typeof field.group === 'string'
    ? labelOf(ctx, field.group, textOf(record, doc.states.field))
    : labelOf(ctx, 'approvalStatus', textOf(record, 'approvalStatus'))
}

/** What the state is called that keeps a record from being edited or deleted. */
export function closedStateLabel(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<string> {
  return isInEditableState(doc, record)
    ? labelOf(ctx, 'approvalStatus', textOf(record, 'approvalStatus'))
    : stateLabel(ctx, doc, record)
}
