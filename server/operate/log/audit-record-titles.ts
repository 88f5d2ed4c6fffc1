import { titleFieldIn } from '../../../core/words/field-in-language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { columnOf, mappingOf } from '../../records/schema/table-mapping.ts'

interface Titled {
  readonly document: string | null
  readonly recordId: string | null
  readonly title: string | null
}

interface Named {
  readonly source: string
  readonly key: string
  /** What is said where it has no name any more. */
  readonly otherwise: string | null
}

/**
 * Rows of the audit with what their record is called in the reader's language: now, where its title is the id of
 * something or has a translation, else as it was written.
 */
export async function withTitles<R extends Titled>(ctx: Ctx, rows: readonly R[]): Promise<R[]> {
  const named = rows.map((row) => nameOf(ctx, row))
  const wanted = new Map<string, Set<string>>()
  for (const one of named) if (one !== null) wanted.set(one.source, (wanted.get(one.source) ?? new Set()).add(one.key))
  const names = wanted.size === 0 ? {} : await loadNames(ctx, wanted)
  return rows.map((row, at) => {
    const one = named[at] ?? null
    return one === null ? row : { ...row, title: names[`${one.source}:${one.key}`] ?? one.otherwise }
  })
}

/** By what the title of a row is found; null where it is said as it was written, or the document is no more. */
function nameOf({ running, lang }: Ctx, { document, recordId, title }: Titled): Named | null {
  const doc = running.documents.get(document ?? '')?.doc
  if (doc === undefined || doc.fields[doc.title] === undefined || title === null) return null
  const mapping = mappingOf(doc)
  const { source } = columnOf(mapping, doc.title)
  if (source !== null && isId(title)) return { source, key: title, otherwise: null }
  const translated = titleFieldIn(doc.title, mapping.columns, lang) !== doc.title
  return translated && recordId !== null ? { source: `document:${document}`, key: recordId, otherwise: title } : null
}
