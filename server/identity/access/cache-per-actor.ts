import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'

type Asked = Pick<Ctx, 'actor' | 'unscoped'>

/**
 * Works something out once for each caller and document. An actor is the same object until his rights change, so it
 * holds as long as they do; a context without scope, where rights are off, is worked out anew each time.
 */
export function cachePerActor<C extends Asked, T>(
  workOut: (ctx: C, doc: AnyDocument) => T,
): (ctx: C, doc: AnyDocument) => T {
  const kept = new WeakMap<Ctx['actor'], Map<AnyDocument, T>>()
  return (ctx, doc) => {
    if (ctx.unscoped !== null) return workOut(ctx, doc)
    const documents = kept.get(ctx.actor) ?? new Map<AnyDocument, T>()
    kept.set(ctx.actor, documents)
    const found = documents.get(doc) ?? workOut(ctx, doc)
    documents.set(doc, found)
    return found
  }
}
