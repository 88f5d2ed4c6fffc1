import type { AnyDocument } from '../../core/document.ts'
import { titleFieldIn } from '../../core/title-in.ts'
import type { Ctx } from '../context.ts'
import { mappingOf } from './mapping.ts'
import { reading } from './rights.ts'

/**
 * The field that a list shows in the place of the title in the reader's language; null for other fields, where the
 * reader may not read the translation, and where a list has a column for every name and so shows each as it is.
 */
export function translatedTitle(ctx: Ctx, doc: AnyDocument, name: string): string | null {
  if (name !== doc.title) return null
  const translated = titleFieldIn(name, mappingOf(doc).columns, ctx.lang)
  const field = doc.fields[translated]
  const hasOwnColumn = Object.values(doc.lists).some(({ columns }) => columns.includes(translated))
  return translated === name || hasOwnColumn || field === undefined || reading(ctx, field) !== 'whole' ? null : translated
}
