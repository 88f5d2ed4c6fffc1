import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { derivableFrom } from '../derivation/offered-derivations.ts'
import { flowsOf, withNodeNames } from '../read/approval-node-names.ts'
import { isEditable } from '../read/field-and-record-rights.ts'
import { type Names, namesOf } from '../read/load-reference-names.ts'
import { approvalVerbsOf, offeredVerbs } from '../read/offered-verbs.ts'
import { openableReferences } from '../read/openable-references.ts'
import { wire } from '../read/present-record.ts'
import { isLinked, neighboursOf } from '../read/record-links.ts'
import { pendingTaskTexts, pendingTaskTextsOfOthers } from '../role-tasks/pending-task-texts.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { withCounted } from '../write/apply-rule-sets.ts'
import { seenRecord } from './requested-record.ts'

/** A record as a detail page opens it. */
interface Opened {
  readonly record: StoredRecord
  readonly names: Names
  /** What the caller may do with it now: bj, sc, approval verbs, own verbs. */
  readonly offered: readonly string[]
  /** What it waits for, in words. */
  readonly waits: readonly string[]
  /** Names of what he may make from it now. */
  readonly derives: readonly string[]
  /** Whether related documents are to be seen. */
  readonly linked: boolean
  /** Of the records that it names together in one field, those that he may open. */
  readonly opens: readonly string[]
  /** The fields he may write in this record's state; null where the description's own rights hold. */
  readonly writable: readonly string[] | null
}

/**
 * The record of an id with the names behind its codes, and what the caller may do with it; refused where he may not see
 * it.
 */
export async function opened(ctx: Ctx, doc: AnyDocument, id: string): Promise<Opened> {
  // Asked for together; what comes with a record that is not to be seen is thrown away.
  const [stored, neighbours, approvalVerbs, othersWait] = await Promise.all([
    seenRecord(ctx, doc, id),
    neighboursOf(ctx, doc, id),
    approvalVerbsOf(ctx, doc, id),
    pendingTaskTextsOfOthers(ctx, doc, id),
  ])
  const record = await withCounted(ctx, doc, stored)
  const [flows, names, linked, opens, derives] = await Promise.all([
    flowsOf(ctx, doc, [record]),
    namesOf(ctx, doc, [record]),
    isLinked(ctx, neighbours),
    openableReferences(ctx, doc, record),
    derivableFrom(ctx, doc, record),
  ])
  const [named = record] = withNodeNames(ctx, doc, [record], flows)
  return {
    record: wire(ctx, doc, named),
    names,
    offered: offeredVerbs(ctx, doc, record, approvalVerbs),
    waits: [...pendingTaskTexts(ctx, doc, record), ...othersWait],
    derives,
    linked,
    opens,
    writable: isEditable(doc, record) ? null : [],
  }
}
