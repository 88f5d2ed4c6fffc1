import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { idOf, type StoredRecord } from './stored-record.ts'

/** The records without the fields that a step of their approval keeps from the caller: every answer to a person goes through here. */
export async function withoutHidden(ctx: Ctx, doc: AnyDocument, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  const hidden = await hiddenIn(ctx, doc, records.map(idOf))
  if (hidden.size === 0) return records
  return records.map((record) => {
    const names = hidden.get(idOf(record))
    return names === undefined ? record : Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
  })
}

/** The same fields of one record by name. */
export async function hiddenOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<ReadonlySet<string>> {
  return (await hiddenIn(ctx, doc, [id])).get(id) ?? new Set()
}

async function hiddenIn(ctx: Ctx, doc: AnyDocument, ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { approval } = ctx.running
  if (doc.approval === undefined || ctx.unscoped !== null || ids.length === 0 || approval?.hidden === undefined) return new Map()
  return approval.hidden(ctx, doc, ids)
}
