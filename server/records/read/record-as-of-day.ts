import type { AnyDocument, Effective, RecordOf } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { find } from './find-visible-records.ts'

/** The record that holds on a day (`YYYY-MM-DD`): the last to begin, of those like `same`; null before the first. */
export async function asOf<D extends AnyDocument & { readonly effective?: Effective }>(
  ctx: Ctx,
  doc: D,
  same: Where,
  day: string,
): Promise<RecordOf<D> | null> {
  if (doc.effective === undefined) throw new Error(`records of ${doc.name} do not hold from a day`)
  const { of, from } = doc.effective
  const missing = of.filter((name) => same[name] === undefined)
  if (missing.length > 0) throw new Error(`${doc.name}: ${missing.join(', ')} must be said`)
  const [last] = await find(ctx, doc, { ...same, [from]: { to: day } }, { sort: [`-${from}`], limit: 1 })
  return last ?? null
}
