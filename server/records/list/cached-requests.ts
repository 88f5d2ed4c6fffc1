import type { AnyDocument } from '../../../core/description/document.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { type Mapping, mappingOf } from '../schema/table-mapping.ts'

const most = 300
const longest = 4_000

/**
 * Works out once what a request comes to, while the same is asked again: people turn pages back and forth, return to a
 * list and have it read anew after each change. It follows from the request, the caller's rights, his language, the
 * description and the day, never from rows. Where an approval hides cells, and without scope, it is worked out each
 * time.
 */
export function keptRequests<T>(): (
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  request: object,
  workOut: () => T,
) => T {
  const kept = new Map<string, T>()
  return (ctx, doc, mapping, request, workOut) => {
    if (ctx.unscoped !== null || mapping !== mappingOf(doc)) return workOut()
    const asked = JSON.stringify(request)
    if (asked.length > longest) return workOut()
    const key = `${numberOf(ctx.actor)} ${numberOf(doc)} ${ctx.lang} ${dayOfMs(ctx.now)} ${asked}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const made = workOut()
    const [oldest] = kept.keys()
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(key, made)
    return made
  }
}

const numbers = new WeakMap<object, number>()
let last = 0

/** Tells apart callers and descriptions that are the same objects until something about them changes. */
function numberOf(one: object): number {
  const known = numbers.get(one) ?? (last += 1)
  numbers.set(one, known)
  return known
}
