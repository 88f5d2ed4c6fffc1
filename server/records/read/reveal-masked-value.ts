import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { audited } from '../audit/write-audit-line.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { reading } from './field-and-record-rights.ts'
import { revealPermission } from './reveal-permission.ts'

/** Whether the caller sees the field masked and may ask for a single value of it. */
export function mayReveal(ctx: Ctx, field: FieldBase): boolean {
  const code = revealPermission(field)
  return code !== null && ctx.actor.permissions.has(code) && reading(ctx, field) === 'masked'
}

const reasonLength = [4, 200] as const

/**
 * Shows one masked value of a record to whoever gives a reason; who, what and why stand in the audit, the value does
 * not.
 */
export async function reveal(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  name: string,
  reason: string,
): Promise<Json> {
  const field = Object.hasOwn(doc.fields, name) ? doc.fields[name] : undefined
  if (field === undefined || !mayReveal(ctx, field)) throw new Refusal('permission.missing', {}, { status: 403 })
  const given = reason.trim()
  if ([...given].length < reasonLength[0] || [...given].length > reasonLength[1])
    throw Refusal.atField('reason', 'reveal.reason')
  const title = record[doc.title]
  await audited(ctx, {
    verb: 'reveal',
    document: mappingOf(doc).key,
    recordId: idOf(record),
    title:
      typeof title === 'string' && reading(ctx, doc.fields[doc.title] ?? { kind: 'text' }) === 'whole' ? title : '',
    detail: { field: name, opinion: given },
  })
  return record[name] ?? null
}
