import type { Derivation } from '../../../core/description/document-derivation.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { recordsNaming } from '../read/records-naming.ts'
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
    await Promise.all(
      barred.map(async (one) => ({
        doc: derivedDocument(ctx, one.to),
        where: { ...one.living, ...(await namedIn(ctx, one, idOf(record))) },
      })),
    ),
  )
}

/** Which targets name a source, themselves or in their lines. */
async function namedIn(ctx: Ctx, { to, by, merge }: Derivation, id: string): Promise<Where> {
  if (merge === undefined) return { [by]: id }
  const naming = { lines: merge.lines, column: by, id }
  return { id: await recordsNaming(ctx, derivedDocument(ctx, to), naming) }
}
