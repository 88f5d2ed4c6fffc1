import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { ShownColumns } from '../list/shown-columns.ts'
import { toWire } from '../schema/column-value.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { type MappedColumn, mappingOf } from '../schema/table-mapping.ts'
import { ownText } from './delivered-text-translations.ts'
import { maskedValue, reading } from './field-and-record-rights.ts'

/** A record as the caller may see it: masked where he sees a part, without what he may not know. */
export function present(ctx: Ctx, doc: AnyDocument, record: StoredRecord): StoredRecord {
  return shower(ctx, doc, null, null)(record)
}

/** Records as they travel to a page, cut to the caller's rights; `shown` are the columns they were read with. */
export function wireAll(
  ctx: Ctx,
  doc: AnyDocument,
  records: readonly StoredRecord[],
  shown: ShownColumns | null,
): StoredRecord[] {
  const show = shower(ctx, doc, toWire, shown)
  return records.map((record) => inReadersWords(ctx, doc, show(record)))
}

/** One record as it travels to a page. */
export function wire(ctx: Ctx, doc: AnyDocument, record: StoredRecord): StoredRecord {
  return inReadersWords(ctx, doc, shower(ctx, doc, toWire, null)(record))
}

/** Codes that stand in texts, in the reader's language: what the product itself wrote. */
export function inReadersWords(
  ctx: Pick<Ctx, 'lang' | 'running'>,
  doc: AnyDocument,
  record: StoredRecord,
): StoredRecord {
  const said = ctx.running.documents.get(`${doc.module}.${doc.name}`)?.words.said
  if (said === undefined) return record
  const texts = Object.keys(said).flatMap((field): [string, string][] => {
    const words = ownText(ctx, doc, field, record[field])
    return words === undefined ? [] : [[field, words[ctx.lang]]]
  })
  return { ...record, ...Object.fromEntries(texts) }
}

type Show = (record: StoredRecord) => StoredRecord
type Change = (value: Json) => Json
/** What is done to the values of a column; null where they stay as they are. */
type Translate = ((column: MappedColumn) => Change | null) | null

const remembered = new WeakMap<object, WeakMap<AnyDocument, WeakMap<object, Show>>>()

const asIs = {}
const everybody = {}

/** What is done to each record of a document for this caller; his rights are asked once. */
function shower(ctx: Ctx, doc: AnyDocument, translate: Translate, shown: ShownColumns | null): Show {
  // Rights are the actor's, who is the same object until they change; without scope they are off for everybody alike.
  const whose = ctx.unscoped === null ? ctx.actor : everybody
  const documents = remembered.get(whose) ?? new WeakMap<AnyDocument, WeakMap<object, Show>>()
  remembered.set(whose, documents)
  const shows = documents.get(doc) ?? new WeakMap<object, Show>()
  documents.set(doc, shows)
  const key = shown ?? translate ?? asIs
  const show = shows.get(key) ?? makeShower(ctx, doc, translate, shown)
  shows.set(key, show)
  return show
}

function makeShower(ctx: Ctx, doc: AnyDocument, translate: Translate, shown: ShownColumns | null): Show {
  const { columns, lines } = mappingOf(doc)
  const own = changed(
    ctx,
    [...columns.values()].filter(({ name }) => shown === null || shown.names.has(name)),
    translate,
  )
  const tables = [...lines.values()]
    .filter(({ name }) => reading(ctx, doc.fields[name] ?? { kind: 'lines' }) === 'whole')
    .map(({ name, columns: inner }) => ({ name, show: changed(ctx, [...inner.values()], translate) }))
  return (record) => {
    const seen = own(record)
    for (const { name, show } of tables) {
      const value = record[name]
      if (Array.isArray(value)) seen[name] = value.map((line: StoredRecord) => ({ id: line.id ?? null, ...show(line) }))
    }
    return seen
  }
}

function changed(
  ctx: Ctx,
  columns: readonly MappedColumn[],
  translate: Translate,
): (record: StoredRecord) => Record<string, Json> {
  const known = columns.flatMap((column): { readonly name: string; readonly change: Change | null }[] => {
    const { name, field } = column
    const right = reading(ctx, field)
    if (right === 'none') return []
    // What a mask left of a value is text for the eye; it is no value of the kind any more.
    return [
      { name, change: right === 'whole' ? (translate?.(column) ?? null) : (value) => maskedValue(field.mask, value) },
    ]
  })
  const some = (record: StoredRecord) =>
    Object.fromEntries(
      known.flatMap(({ name, change }): [string, Json][] => {
        const value = record[name]
        return value === undefined ? [] : [[name, change === null ? value : change(value)]]
      }),
    )
  // A copy of an object with all its names is made and written out quicker than one that grows name by name.
  const empty = JSON.parse(`{${known.map(({ name }) => `${JSON.stringify(name)}:null`).join()}}`) as Record<
    string,
    Json
  >
  return (record) => {
    const seen = { ...empty }
    for (const { name, change } of known) {
      const value = record[name]
      if (value === undefined) return some(record)
      seen[name] = change === null ? value : change(value)
    }
    return seen
  }
}
