import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** Whether the caller holds a document's permission of a verb: `fh` of `yqzl` is `yqzl-fh`. */
export function mayDo({ actor, unscoped }: Ctx, doc: AnyDocument, verb: string): boolean {
  return unscoped !== null || actor.permissions.has(`${doc.code}-${verb}`)
}

/** Throws 403 unless the caller holds the document's permission of a verb. */
export function requirePermission(ctx: Ctx, doc: AnyDocument, verb: string): void {
  if (!mayDo(ctx, doc, verb)) throw new Refusal('permission.missing', {}, { status: 403 })
}
