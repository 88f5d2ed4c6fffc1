import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { requireNoDependents } from '../write/require-no-dependents.ts'
import { derivationsFrom, derivedDocument } from './derivations.ts'

const ending: readonly string[] = ['revoked', 'closed', 'delete']

/** Refuses to end a record while something that was made from it is in force. */
export async function requireNoDerived(ctx: Ctx, doc: AnyDocument, record: StoredRecord, event: string): Promise<void> {
  const barred = derivationsFrom(ctx, doc).filter(({ bars = [] }) => ending.includes(event) || bars.includes(event))
  if (barred.length === 0) return
  await requireNoDependents(
    ctx,
    barred.map(({ to, by, living }) => ({ doc: derivedDocument(ctx, to), where: { ...living, [by]: idOf(record) } })),
  )
}
