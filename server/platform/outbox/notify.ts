import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../context/context.ts'
import { emit } from './emit.ts'

/** Something to tell people; its texts are the notice words of the event. */
interface Notification {
  readonly event: string
  /** What the texts are filled with; decimals and days as they are stored, names as Words or as one text. */
  readonly params?: Readonly<Record<string, Json>>
  /** Page that the notice opens; the record's own when absent. */
  readonly url?: string
  readonly about?: { readonly doc: AnyDocument; readonly id: string }
}

/** Tells people of something once the transaction has committed; each of them once, however often he is named. */
export function notify(
  ctx: Ctx,
  people: readonly string[],
  { event, params = {}, url, about }: Notification,
): Promise<void> {
  const data = url === undefined ? params : { ...params, url }
  return emit(ctx, { event, people: [...new Set(people)], data, ...(about === undefined ? {} : { about }) })
}
