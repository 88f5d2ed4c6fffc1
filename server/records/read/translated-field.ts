import type { AnyDocument } from '../../../core/description/document.ts'
import { fieldIn, titleFieldIn } from '../../../core/words/field-in-language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { reading } from './field-and-record-rights.ts'

/**
 * The field that a list shows in the place of another in the reader's language; null where there is none, where the
 * reader may not read it, and where a list has a column for every name and so shows each as it is.
 */
export function translatedField(ctx: Ctx, doc: AnyDocument, name: string): string | null {
  const translated = (name === doc.title ? titleFieldIn : fieldIn)(name, mappingOf(doc).columns, ctx.lang)
  const field = doc.fields[translated]
  const hasOwnColumn = Object.values(doc.lists).some(({ columns }) => columns.includes(translated))
  return translated === name || hasOwnColumn || field === undefined || reading(ctx, field) !== 'whole'
    ? null
    : translated
}
