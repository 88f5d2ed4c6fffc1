import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { type Writer, writers } from '../../records/history/bilingual-text.ts'
import { withoutHidden } from '../../records/list/approval-hidden-fields.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { namesOf } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { idOf, type StoredRecord } from '../../records/schema/stored-record.ts'
import { printField } from '../print/printed-field.ts'
import { type Level, type Step, stepTo } from './field-path.ts'

/** A record, or one line of it, from which a path starts. */
export interface Source {
  readonly doc: AnyDocument
  readonly record: StoredRecord
  readonly line: { readonly name: string; readonly values: StoredRecord } | null
}

/** A value that a path led to, with the record that it stands in. */
export interface Located {
  readonly source: Source
  readonly step: Step
  readonly value: Json
}

/** Reads what paths lead to, as far as the caller may see it, each record once. */
export interface RecordValues {
  /** Null where the way ends: nothing is referred to, or the caller may not see what is. */
  readonly locate: (from: Source, path: readonly string[]) => Promise<Located | null>
  readonly text: (located: Located, lang: Lang) => Promise<string>
  /** The lines of the sub-table of a path; none that the caller may not see. */
  readonly lines: (from: Source, path: readonly string[]) => Promise<readonly Source[]>
  readonly writer: (doc: AnyDocument, record: StoredRecord, lang: Lang) => Promise<Writer>
}

export function recordValues(ctx: Ctx): RecordValues {
  const records = new Map<string, Promise<StoredRecord | null>>()
  const written = new Map<string, Promise<Writer>>()

  function writer(doc: AnyDocument, record: StoredRecord, lang: Lang): Promise<Writer> {
    return once(written, `${doc.module}.${doc.name} ${idOf(record)} ${lang}`, () =>
      writers([makeContext({ ...ctx, lang })], (spoken) => namesOf(spoken, doc, [record])),
    )
  }

  async function referred(doc: AnyDocument, value: Json): Promise<Source | null> {
    if (typeof value !== 'string' || value === '') return null
    const record = await once(records, `${doc.module}.${doc.name} ${value}`, () => seen(ctx, doc, value))
    return record === null ? null : { doc, record, line: null }
  }

  async function locate(from: Source, path: readonly string[]): Promise<Located | null> {
    const [name = '', ...rest] = path
    const step = stepTo(ctx, levelOf(from), name)
    if (step === null || reading(ctx, step.field) === 'none') return null
    const value = (from.line?.values ?? from.record)[name] ?? null
    if (rest.length === 0) return { source: from, step, value }
    if (step.isList || step.below === null || reading(ctx, step.field) !== 'whole') return null
    const next = await referred(step.below.doc, value)
    return next === null ? null : locate(next, rest)
  }

  return {
    locate,
    writer,
    text: async ({ source: { doc, record, line }, step, value }, lang) => {
      const say = await writer(doc, record, lang)
      return line === null
        ? printField({ doc, record, say, fields: new Set([step.name]) }, step.name)
        : say.value(step.field, value)
    },
    lines: async (from, path) => {
      const located = await locate(from, path)
      if (located === null || !located.step.isList || reading(ctx, located.step.field) !== 'whole') return []
      const { doc, record } = located.source
      return linesIn(located.value).map((values) => ({ doc, record, line: { name: located.step.name, values } }))
    },
  }
}

/** What of a value may be worked with: all of it or nothing. */
export function wholeValue(ctx: Ctx, field: FieldBase, value: Json): Json {
  return reading(ctx, field) === 'whole' ? value : null
}

function levelOf({ doc, line }: Source): Level {
  return { doc, lines: line?.name ?? null }
}

async function seen(ctx: Ctx, doc: AnyDocument, id: string): Promise<StoredRecord | null> {
  const record = mayDo(ctx, doc, 'ck') ? await readRecord(ctx, doc, id) : null
  if (record === null) return null
  const [shown = record] = await withoutHidden(ctx, doc, [record])
  return shown
}

function once<T>(all: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = all.get(key) ?? make()
  all.set(key, made)
  return made
}
