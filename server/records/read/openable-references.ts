import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { reading } from './field-and-record-rights.ts'
import { type LinkEnd, visibleRecords } from './record-links.ts'

/** Of the records that a record names together in one field, those that the caller may open: `contracts.contract <id>`. */
export async function openableReferences(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<readonly string[]> {
  const named = Object.entries(doc.fields).flatMap(([name, field]): LinkEnd[] => {
    const ids = record[name]
    const type = field.kind === 'references' && 'to' in field ? field.to : null
    if (typeof type !== 'string' || !Array.isArray(ids) || reading(ctx, field) !== 'whole') return []
    return ids.flatMap((id) => (typeof id === 'string' ? [{ type, id }] : []))
  })
  return named.length === 0 ? [] : [...(await visibleRecords(ctx, named)).keys()]
}
