import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import { timeText } from '../../../kinds/date-time/kind.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { labelIn } from '../read/field-labels.ts'
import { loadNames, type Names } from '../read/load-reference-names.ts'
import { pastText } from './changed-value.ts'

/** Says things in the languages of a print: both, one under the other, where they differ. */
export interface Writer {
  /** One context for each language, the first language first. */
  readonly contexts: readonly Ctx[]
  readonly words: (of: (lang: Lang) => string) => string
  readonly label: (doc: AnyDocument, path: string) => string
  readonly group: (doc: AnyDocument, name: string) => Words | undefined
  /** A value as the caller may see it. */
  readonly value: (field: FieldBase, value: Json) => string
  /** The name behind an id; '' when there is none. */
  readonly named: (source: string, id: string) => string
}

/** A writer for some contexts of one person, each with the names that the record needs. */
export async function writers(contexts: readonly Ctx[], namesFor: (ctx: Ctx) => Promise<Names>): Promise<Writer> {
  const names = await Promise.all(contexts.map(namesFor))
  const spoken = contexts.map((ctx, at) => ({ ctx, names: names[at] ?? {} }))
  return {
    contexts,
    words: (of) => both(contexts.map(({ lang }) => of(lang))),
    label: (doc, path) => beside(contexts.map((ctx) => labelIn(ctx, doc, path))),
    group: (doc, name) =>
      (
        contexts[0]?.running.documents.get(`${doc.module}.${doc.name}`)?.words.groups as
          | Readonly<Record<string, Words>>
          | undefined
      )?.[name], // keyed by the names of groups
    value: (field, value) =>
      value === null ? '' : both(spoken.map((one) => pastText(one.ctx, field, value, one.names) ?? '')),
    named: (source, id) => both(spoken.map((one) => one.names[`${source}:${id}`] ?? '')),
  }
}

/** Names of some people in each language of a print. */
export function namesOfPeople(ctx: Ctx, people: readonly string[]): Promise<Names> {
  return loadNames(ctx, new Map([['person', new Set(people)]]))
}

/** Day and minute of an instant. */
export function momentIn(at: number, lang: Lang): string {
  return timeText(at, lang).slice(0, -':00'.length)
}

const figures = /^[\d\s.,:%+\-/\u00a0]*$/

// A figure or a day is understood in either language.
function both(texts: readonly string[]): string {
  const [first = '', ...others] = texts
  if (figures.test(first)) return first
  return [first, ...others.filter((text) => text !== '' && text !== first)].join('\n')
}

function beside(texts: readonly string[]): string {
  return [...new Set(texts)].join(' / ')
}
