import sql, { join, type Sql } from 'sql-template-tag'
import { isMark } from '../../../core/approval/approval-substatus.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import { fieldsInAll } from '../../../core/words/field-in-language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { reading } from '../read/field-and-record-rights.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
import { asksNothing, checked, columnFilter, wrong } from './column-filter.ts'
import { otherLayout } from './keyboard-layout.ts'
import { fold, grams, likePattern } from './search-text.ts'
import { matches } from './where-condition.ts'

/** The conditions that a request's parameters ask for; `param` is the free search. */
export function filterConditions(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  parameters: Readonly<Record<string, Json>>,
): Sql[] {
  return Object.entries(parameters).flatMap(([name, given]) => {
    if (asksNothing(given)) return []
    if (name === 'param') return freeSearch(mapping, given)
    const column = filterColumn(ctx, mapping, name)
    if (column === null) throw new Refusal('request.unknown-filter', { name }, { status: 400 })
    const byMark = markCondition(ctx, doc, column, given)
    if (byMark !== null) return [byMark]
    return [
      typeof given === 'string' ? textFilter(ctx, doc, mapping, { name, given }) : columnFilter(ctx, column, given),
    ]
  })
}

/** The status of an approval is asked for by what lists show: by its marks, too. Null where none is asked for. */
function markCondition({ running }: Ctx, { approval }: AnyDocument, column: MappedColumn, given: Json): Sql | null {
  const wanted: readonly Json[] = Array.isArray(given) ? given : [given]
  const marks = wanted.filter(isMark)
  const marked = running.approval?.marked
  if (approval === undefined || column.name !== 'approvalStatus' || marks.length === 0 || marked === undefined)
    return null
  const codes = wanted.filter((code) => !isMark(code)).map((code) => checked(column, code))
  return codes.length === 0 ? marked(marks) : sql`(${matches(column, codes)} or ${marked(marks)})`
}

/** Where no field is searched nothing is found. */
function freeSearch({ searched }: Mapping, given: Json): Sql[] {
  const conditions = searchConditions(given)
  return searched.length > 0 || conditions.length === 0 ? conditions : [sql`false`]
}

/** A part of a text is looked for in each of its languages that the caller may read: he types what he sees. */
function textFilter(
  ctx: Ctx,
  doc: AnyDocument,
  mapping: Mapping,
  { name, given }: { readonly name: string; readonly given: string },
): Sql {
  const named = fieldsInAll(name, doc.title, mapping.columns).flatMap((one) => filterColumn(ctx, mapping, one) ?? [])
  return sql`(${join(
    named.map((column) => columnFilter(ctx, column, given)),
    ' or ',
  )})`
}

/** The conditions of a list's own fixed filter. */
export function fixedConditions(doc: AnyDocument, mapping: Mapping, list: string): Sql[] {
  const fixed = Object.entries(doc.lists[list]?.filter ?? {})
  return fixed.map(([name, wanted]) => {
    const column = mapping.columns.get(name)
    if (column === undefined) throw new Error(`list ${list} of ${mapping.key} filters by ${name}, which is no column`)
    return matches(column, wanted)
  })
}

/** A column that the caller may filter or sort by; null when there is none or he may not read it. */
export function filterColumn(ctx: Ctx, mapping: Mapping, name: string): MappedColumn | null {
  const column = mapping.columns.get(name)
  // A masked column is refused as well: order and count would tell what the mask hides.
  return column !== undefined && reading(ctx, column.field) === 'whole' ? column : null
}

/**
 * Literal search for the text as typed, or as the same keys would have written it in the other alphabet:
 * the index answers for pairs of characters, the pattern makes sure of their order.
 */
export function searchConditions(given: Json): Sql[] {
  if (typeof given !== 'string') throw wrong('param')
  const text = fold(given)
  if (text === '') return []
  const other = otherLayout(text)
  // Pinyin is kept without the spaces that people type between syllables.
  const meant = [
    ...new Set([
      text,
      ...(other === null ? [] : [fold(other)]),
      ...(/^[a-z ]+$/.test(text) ? [text.replaceAll(' ', '')] : []),
    ]),
  ].map(literally)
  return meant.length === 1 ? meant : [sql`(${join(meant, ' or ')})`]
}

function literally(text: string): Sql {
  const pairs = grams(text)
  const literal = sql`t.search like ${likePattern(text)}`
  return pairs.length === 0 ? literal : sql`(t.search_grams @> ${pairs}::text[] and ${literal})`
}
