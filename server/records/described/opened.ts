import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { recordWaits } from '../office/record-waits.ts'
import { isLinked, type Neighbour } from '../read/links.ts'
import { type Names, namesOf } from '../read/names.ts'
import { flowsOf, withNodeNames } from '../read/node-names.ts'
import { offeredVerbs } from '../read/offered.ts'
import { wire } from '../read/present.ts'
import { isEditable } from '../read/rights.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { withCounted } from '../write/rules.ts'

/** A record as a detail page opens it. */
interface Opened {
  readonly record: StoredRecord
  readonly names: Names
  /** What the caller may do with it now: bj, sc, approval verbs, own verbs. */
  readonly offered: readonly string[]
  /** What it waits for, in words. */
  readonly waits: readonly string[]
  /** Whether related documents are to be seen. */
  readonly linked: boolean
  /** The fields he may write in this record's state; null where the description's own rights hold. */
  readonly writable: readonly string[] | null
}

/** The record with the names behind its codes, and what the caller may do with it. */
export async function opened(
  ctx: Ctx,
  doc: AnyDocument,
  stored: StoredRecord,
  neighbours: readonly Neighbour[],
): Promise<Opened> {
  const record = await withCounted(ctx, doc, stored)
  const [flows, names, offered, waits, linked] = await Promise.all([
    flowsOf(ctx, doc, [record]),
    namesOf(ctx, doc, [record]),
    offeredVerbs(ctx, doc, record),
    recordWaits(ctx, doc, record),
    isLinked(ctx, neighbours),
  ])
  const [named = record] = withNodeNames(ctx, doc, [record], flows)
  return { record: wire(ctx, doc, named), names, offered, waits, linked, writable: isEditable(doc, record) ? null : [] }
}
