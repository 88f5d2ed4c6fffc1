import type { Ctx } from '../context.ts'
import { isId } from '../store/is-id.ts'
import { columnOf, mappingOf } from '../store/mapping.ts'
import { loadNames } from '../store/names.ts'

interface Titled { readonly document: string | null; readonly title: string | null }

/** Rows of the audit whose record is called by the id of something, with what that is called now; nothing where it is gone. */
export async function withTitles<R extends Titled>(ctx: Ctx, rows: readonly R[]): Promise<R[]> {
  const wanted = new Map<string, Set<string>>()
  const keyOf = ({ document, title }: Titled) => {
    const source = title !== null && isId(title) ? titleSource(ctx, document) : null
    if (source === null || title === null) return null
    wanted.set(source, (wanted.get(source) ?? new Set()).add(title))
    return `${source}:${title}`
  }
  const keys = rows.map(keyOf)
  const names = wanted.size === 0 ? {} : await loadNames(ctx, wanted)
  return rows.map((row, at) => { const key = keys[at]; return key == null ? row : { ...row, title: names[key] ?? null } })
}

/** What the title of a document is the key of; null where it is a text, or the document is no more. */
function titleSource({ running }: Ctx, document: string | null): string | null {
  const doc = running.documents.get(document ?? '')?.doc
  return doc === undefined || doc.fields[doc.title] === undefined ? null : columnOf(mappingOf(doc), doc.title).source
}
