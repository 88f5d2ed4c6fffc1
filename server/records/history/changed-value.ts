import type { AnyDocument } from '../../../core/description/document.ts'
import type { TextContext } from '../../../core/description/field-kind.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readable } from '../read/field-and-record-rights.ts'
import { loadNames, type Names, namesOf } from '../read/load-reference-names.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** A value of the history as it was written: JSON text, or null. */
export function parsed(text: string | null): Json {
  return text === null ? null : (JSON.parse(text) as Json) // written by JSON.stringify
}

// How the organisation keeps where a node stands: the ids on the way down to it.
const nodePath = /^\/([\da-f-]{36}\/)+$/

function nodesOn(value: Json): string[] {
  return typeof value === 'string' && nodePath.test(value) ? value.split('/').filter((id) => id !== '') : []
}

/** One change as the history keeps it. */
export interface KeptChange {
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

/** The names behind what changes of a document's records were from and to, the nodes of a path included. */
export async function pastNames(ctx: Ctx, doc: AnyDocument, changes: readonly KeptChange[]): Promise<Names> {
  const values = changes.flatMap(({ field, before, after }) =>
    [before, after].map((text) => ({ field, value: parsed(text) })),
  )
  const [own, nodes] = await Promise.all([
    namesOf(
      ctx,
      doc,
      values.map(({ field, value }) => ({ [field]: value })),
    ),
    loadNames(ctx, new Map([['department', new Set(values.flatMap(({ value }) => nodesOn(value)))]])),
  ])
  return { ...own, ...nodes }
}

/** The field or column of that name as it is described now; undefined when it is gone. */
export function describedField(doc: AnyDocument, name: string): FieldBase | undefined {
  return mappingOf(doc).columns.get(name)?.field ?? doc.fields[name]
}

/**
 * A value of the past as text in the reader's language, cut to his rights; undefined when he may not know the field.
 */
export function pastText(ctx: Ctx, field: FieldBase, value: Json, names: Names): string | undefined {
  const context: TextContext = { lang: ctx.lang, name: (source, key) => names[`${source}:${key}`] ?? key }
  const seen = readable(ctx, field, value)
  if (seen === undefined) return undefined
  if (seen === null) return ''
  const nodes = nodesOn(seen)
  if (nodes.length > 0) return nodes.map((id) => context.name('department', id)).join(' / ')
  return seen === value ? kindOf(field.kind).text(value, field, context) : String(seen)
}
