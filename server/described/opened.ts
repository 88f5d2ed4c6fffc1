import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { recordWaits } from '../office/record-waits.ts'
import { isLinked, type Neighbour } from '../store/links.ts'
import { type Names, namesOf } from '../store/names.ts'
import { flowsOf, withNodeNames } from '../store/node-names.ts'
import { offeredVerbs } from '../store/offered.ts'
import { wire } from '../store/present.ts'
import { isEditable } from '../store/rights.ts'
import { withCounted } from '../store/rules.ts'
import type { StoredRecord } from '../store/stored-record.ts'

/** A record as a detail page opens it. */
export interface Opened {
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
