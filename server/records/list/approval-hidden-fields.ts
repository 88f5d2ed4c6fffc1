import type { Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { ApprovalPort } from '../../platform/context/approval-port.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'

/**
 * The records without the fields that a step of their approval keeps from the caller: every answer to a person goes
 * through here.
 */
export async function withoutHidden(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> {
  const hidden = await hiddenIn(ctx, doc, records.map(idOf))
  if (hidden.size === 0) return records
  return records.map((record) => {
    const names = hidden.get(idOf(record))
    return names === undefined
      ? record
      : Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)))
  })
}

/** The same fields of one record by name. */
export async function hiddenOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<ReadonlySet<string>> {
  return (await hiddenIn(ctx, doc, [id])).get(id) ?? new Set()
}

/** The names of all fields that are kept from the caller somewhere in this document. */
export async function hiddenNamesOf(ctx: Ctx, doc: AnyDocument): Promise<ReadonlySet<string>> {
  return (await keeperOf(ctx, doc)?.hiddenNames?.(ctx, doc)) ?? new Set()
}

/** A query of the fields kept from the caller, `id` and `field`; null when there are none. */
export function hiddenCellsOf(ctx: Ctx, doc: AnyDocument): Sql | null {
  return keeperOf(ctx, doc)?.hiddenCells?.(ctx, doc) ?? null
}

async function hiddenIn(
  ctx: Ctx,
  doc: AnyDocument,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  return ids.length === 0 ? new Map() : ((await keeperOf(ctx, doc)?.hidden?.(ctx, doc, ids)) ?? new Map())
}

/** Who keeps fields of a document from people: its approval, unless the rights are off. */
function keeperOf({ running, unscoped }: Ctx, { approval }: AnyDocument): ApprovalPort<Ctx> | null {
  return approval === undefined || unscoped !== null ? null : (running.approval ?? null)
}
