import type { Lang } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { seenRecord } from '../../records/documents/requested-record.ts'
import { requirePermission } from '../../records/read/require-permission.ts'
import { titleIn } from '../../records/read/title-in-language.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { fill, inspect } from './template-thread.ts'
import { type Binding, fillingOf } from './template-values.ts'

interface FromTemplate {
  /** `contracts.contract`. */
  readonly document: string
  readonly id: string
  readonly bytes: Uint8Array
  readonly bindings: readonly Binding[]
  readonly lang: Lang
}

interface MadeDocument {
  readonly bytes: Uint8Array
  /** What the record is called in the language of the template. */
  readonly title: string
  /** The version of the record that it tells. */
  readonly ver: number
}

/** A paper made from a record by a template, with what the caller may see of the record and nothing more. */
export async function documentFromTemplate(
  ctx: Ctx,
  { document, id, bytes, bindings, lang }: FromTemplate,
): Promise<MadeDocument> {
  const doc = ctx.running.documents.get(document)?.doc
  if (doc === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  requirePermission(ctx, doc, 'ck')
  const { placeholders } = await inspect(bytes)
  const made = await withinTransaction(ctx, async (inside) => {
    const record = await seenRecord(inside, doc, id)
    const filling = await fillingOf(inside, { doc, record, placeholders, bindings, lang })
    return { filling, title: titleIn(lang, doc, record), ver: Number(record.ver) }
  })
  return { bytes: await fill(bytes, made.filling), title: made.title, ver: made.ver }
}
