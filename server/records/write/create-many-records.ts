import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Given } from './build-record-draft.ts'
import { readyMany, saveMany } from './save-many.ts'
import { withinTransaction } from './within-transaction.ts'

/** Makes many records as a save makes one, in a few statements: all of them or none. Answers their ids in order. */
export function makeMany(ctx: Ctx, doc: AnyDocument, givens: readonly Given[]): Promise<string[]> {
  return withinTransaction(ctx, async (inside) => {
    const ones = await readyMany(inside, doc, givens)
    const [refused] = (await saveMany(inside, doc, ones)).values()
    if (refused !== undefined) throw refused
    return ones.map(({ id }) => id)
  })
}
