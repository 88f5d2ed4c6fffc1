import type { AnyDocument } from '../../core/document.ts'
import type { FieldBase } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import type { TextContext } from '../../core/kind.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Ctx } from '../context.ts'
import { mappingOf } from '../store/mapping.ts'
import type { Names } from '../store/names.ts'
import { readable } from '../store/rights.ts'

/** A value of the history as it was written: JSON text, or null. */
export function parsed(text: string | null): Json {
  return text === null ? null : JSON.parse(text) as Json // written by JSON.stringify
}

/** The field or column of that name as it is described now; undefined when it is gone. */
export function describedField(doc: AnyDocument, name: string): FieldBase | undefined {
  return mappingOf(doc).columns.get(name)?.field ?? doc.fields[name]
}

/** A value of the past as text in the reader's language, cut to his rights; undefined when he may not know the field. */
export function pastText(ctx: Ctx, field: FieldBase, value: Json, names: Names): string | undefined {
  const context: TextContext = { lang: ctx.lang, name: (source, key) => names[`${source}:${key}`] ?? key }
  const seen = readable(ctx, field, value)
  if (seen === undefined) return undefined
  if (seen === null) return ''
  return seen === value ? kindOf(field.kind).text(value, field, context) : String(seen)
}
