import type { AnyDocument } from '../../../core/description/document.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { withoutHidden } from '../list/approval-hidden-fields.ts'
import { matches } from '../list/where-condition.ts'
import { idOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { reading } from './field-and-record-rights.ts'
import { namesOf } from './load-reference-names.ts'
import { present } from './present-record.ts'
import { readRecords } from './read-stored-records.ts'
import { titleIn } from './title-in-language.ts'

/** A record in words: its fields with their labels, as this reader sees them. */
export interface RecordText {
  readonly id: string
  readonly title: string
  readonly text: string
}

/**
 * The records of some ids that the caller may see, in the order asked, each as text in his language; masked fields stay
 * masked.
 */
export async function recordTexts(ctx: Ctx, doc: AnyDocument, ids: readonly string[]): Promise<readonly RecordText[]> {
  const known = running(ctx, doc)
  const mapping = mappingOf(doc)
  const records = await withoutHidden(
    ctx,
    doc,
    await readRecords(ctx, doc, matches(columnOf(mapping, 'id'), ids.filter(isId))),
  )
  const names = await namesOf(ctx, doc, records)
  const shown = new Map(records.map((record) => [idOf(record), present(ctx, doc, record)]))
  const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
  const fields = Object.entries(doc.fields).filter(
    ([, field]) => field.kind !== 'lines' && reading(ctx, field) !== 'none',
  )
  return ids.flatMap((id) => {
    const record = shown.get(id)
    if (record === undefined) return []
    const lines = fields.flatMap(([field, base]) => {
      const value = record[field]
      if (value === null || value === undefined || value === '') return []
      // What a mask left of a value is text that its kind would not read.
      const text =
        reading(ctx, base) === 'whole' ? kindOf(base.kind).text(value, base, { lang: ctx.lang, name }) : String(value)
      return text === '' ? [] : [`${labelOf(known, field, ctx)}: ${text}`]
    })
    return [{ id, title: titleIn(ctx.lang, doc, record), text: lines.join('\n') }]
  })
}

function running(ctx: Ctx, doc: AnyDocument) {
  return ctx.running.documents.get(`${doc.module}.${doc.name}`)
}

function labelOf(known: ReturnType<typeof running>, field: string, { lang }: Ctx): string {
  const word = known?.words.fields[field]
  if (word === undefined) return field
  return 'label' in word ? word.label[lang] : word[lang]
}
