import type { AnyDocument } from '../../../core/description/document.ts'
import type { Matching } from '../../../core/description/matching.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from '../read/find-visible-records.ts'
import { requirePermission } from '../read/require-permission.ts'
import type { StoredRecord } from '../schema/stored-record.ts'

/** A matching board with the documents that it names. */
export interface MatchingAtWork {
  readonly of: Matching
  readonly left: AnyDocument
  readonly right: AnyDocument
  readonly pairs: AnyDocument
}

/** A board by its name, for whoever may read both of its sides; every other name is the same 404. */
export function matchingOf(ctx: Ctx, module: string, name: string): MatchingAtWork {
  const of = ctx.running.modules
    .flatMap(({ matchings }) => matchings ?? [])
    .find((one) => one.module === module && one.name === name)
  if (of === undefined) throw new Refusal('route.unknown', {}, { status: 404 })
  if (ctx.unscoped === null && !ctx.actor.permissions.has(of.needs))
    throw new Refusal('permission.missing', {}, { status: 403 })
  const left = documentOf(ctx, of.between.left)
  const right = documentOf(ctx, of.between.right)
  requirePermission(ctx, left, 'ck')
  requirePermission(ctx, right, 'ck')
  return { of, left, right, pairs: documentOf(ctx, of.between.pairs) }
}

function documentOf({ running }: Ctx, key: string): AnyDocument {
  const found = running.documents.get(key)
  if (found === undefined) throw new Error(`${key} is matched and does not exist`)
  return found.doc
}

/** The rows of a side with these ids that the caller may see, in the order of a field. */
export async function rowsOfSide(
  ctx: Ctx,
  doc: AnyDocument,
  ids: readonly string[],
  first: string,
): Promise<readonly StoredRecord[]> {
  if (ids.length === 0) return []
  const found: readonly object[] = await find(ctx, doc, { id: [...new Set(ids)] }, { sort: [first] })
  return found as readonly StoredRecord[] // records of whatever document, by the names of its fields
}
