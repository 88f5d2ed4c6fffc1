import type { Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { amountField, partyField, summaryFields } from '../../../kinds/summary-fields.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { reading } from '../read/field-and-record-rights.ts'
import { labelIn } from '../read/field-labels.ts'
import { type Names, namesOf } from '../read/load-reference-names.ts'
import { present } from '../read/present-record.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { mayDo } from '../read/require-permission.ts'
import { titleIn } from '../read/title-in-language.ts'
import { idOf, textOf, type StoredRecord } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { withoutHidden } from './approval-hidden-fields.ts'
import { matches } from './where-condition.ts'

/** One thing a record is about, in words. */
export interface SummaryItem {
  readonly name: string
  readonly label: string
  readonly text: string
}

/** What a record is about, as its reader may know it. */
export interface Summary {
  readonly items: readonly SummaryItem[]
  /** Its party, or else what it is called. */
  readonly subject: string
  /** Its amount with the currency; null when it is not about money. */
  readonly amount: string | null
}

/** Its subject and amount alone. */
export type Gist = Pick<Summary, 'subject' | 'amount'>

/** What the records of some ids are about; those that the caller may not read are left out. */
export async function summariesOf(
  ctx: Ctx,
  doc: AnyDocument,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Summary>> {
  const records = await knownRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), ids.filter(isId)))
  const names = await namesOf(ctx, doc, records, new Set(summaryFields(doc)))
  return new Map(records.map((record) => [idOf(record), summed(ctx, doc, record, names)]))
}

/** What one record is about; what is kept from the caller has been taken out of it already. */
export async function summaryOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Summary> {
  return summed(ctx, doc, record, await namesOf(ctx, doc, [record], new Set(summaryFields(doc))))
}

/**
 * The records of a condition over `t` that the caller may read, without what a step of their approval keeps from him.
 */
export async function knownRecords(ctx: Ctx, doc: AnyDocument, condition: Sql): Promise<readonly StoredRecord[]> {
  return mayDo(ctx, doc, 'ck') ? withoutHidden(ctx, doc, await readRecords(ctx, doc, condition)) : []
}

/** Subject and amount of such records in the caller's language, by their ids. */
export async function gistsOf(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
): Promise<ReadonlyMap<string, Gist>> {
  const fields = [partyField(doc), amountField(doc)].filter((name) => name !== null)
  const names = await namesOf(ctx, doc, records, new Set(fields))
  return new Map(records.map((record) => [idOf(record), gist(ctx, doc, present(ctx, doc, record), names)]))
}

function summed(ctx: Ctx, doc: AnyDocument, record: StoredRecord, names: Names): Summary {
  const shown = present(ctx, doc, record)
  const items = summaryFields(doc).flatMap((name): SummaryItem[] => {
    const text = fieldText(ctx, doc, shown, name, names)
    return text === '' ? [] : [{ name, label: labelIn(ctx, doc, name), text }]
  })
  return { items, ...gist(ctx, doc, shown, names) }
}

function gist(ctx: Ctx, doc: AnyDocument, shown: StoredRecord, names: Names): Gist {
  const textIn = (name: string | null) => (name === null ? '' : fieldText(ctx, doc, shown, name, names))
  return { subject: textIn(partyField(doc)) || titleIn(ctx.lang, doc, shown), amount: textIn(amountField(doc)) || null }
}

function fieldText(ctx: Ctx, doc: AnyDocument, shown: StoredRecord, name: string, names: Names): string {
  const field = doc.fields[name]
  const value = shown[name]
  if (field === undefined || value === null || value === undefined || value === '') return ''
  // What a mask left of a value is text that its kind would not read.
  const text =
    reading(ctx, field) === 'whole'
      ? kindOf(field.kind).text(value, field, {
          lang: ctx.lang,
          name: (source, key) => names[`${source}:${key}`] ?? key,
        })
      : String(value)
  const currency = 'in' in field && typeof field.in === 'string' ? textOf(shown, field.in) : ''
  return currency === '' ? text : `${text} ${currency}`
}
