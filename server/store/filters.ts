import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import type { Json } from '../../core/json.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import type { MappedColumn, Mapping } from './mapping.ts'
import { reading } from './rights.ts'
import { fold, grams, likePattern } from './search-text.ts'
import { matches, type Range } from './where.ts'

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const mostValues = 200

/** Whether a text is an id; anything else names no record. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && uuidShape.test(value)
}

/** The conditions that a request's parameters ask for; `param` is the free search. */
export function filterConditions(ctx: Ctx, doc: AnyDocument, mapping: Mapping, parameters: Readonly<Record<string, Json>>): Sql[] {
  return Object.entries(parameters).flatMap(([name, given]) => {
    if (isEmpty(given)) return []
    if (name === 'param') return searchConditions(given)
    const column = filterColumn(ctx, mapping, name)
    if (column === null) throw new Refusal('request.unknown-filter', { name }, { status: 400 })
    return [filterCondition(column, given)]
  })
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

/** Literal search: the index answers for pairs of characters, the pattern makes sure of their order. */
export function searchConditions(given: Json): Sql[] {
  if (typeof given !== 'string') throw wrong('param')
  const text = fold(given)
  if (text === '') return []
  const pairs = grams(text)
  const literal = sql`t.search like ${likePattern(text)}`
  return pairs.length === 0 ? [literal] : [sql`t.search_grams @> ${pairs}::text[]`, literal]
}

function filterCondition(column: MappedColumn, given: Json): Sql {
  const { filter } = column.kind
  if (column.type === 'uuid' || column.type === 'uuid[]') return matches(column, ids(column.name, given))
  if (filter === 'none') throw new Refusal('request.unknown-filter', { name: column.name }, { status: 400 })
  if (filter === 'contains' && typeof given === 'string') return contains(column, given)
  if (Array.isArray(given)) return matches(column, several(column, given))
  if (isRecord(given)) return matches(column, range(column, given))
  return matches(column, checked(column, given))
}

/** Ids arrive as one, as a list, or as a list in one text. */
function ids(name: string, given: Json): readonly string[] {
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list) || list.length > mostValues || !list.every(isId)) throw wrong(name)
  return list
}

function contains(column: MappedColumn, given: string): Sql {
  return sql`lower(t.${column.id}) like ${likePattern(given.trim().toLowerCase())}`
}

function several(column: MappedColumn, given: readonly Json[]): readonly Json[] {
  if (given.length > mostValues) throw wrong(column.name)
  return given.map((value) => checked(column, value))
}

function range(column: MappedColumn, given: Readonly<Record<string, Json>>): Range {
  const { from, to, ...rest } = given
  if (column.kind.filter !== 'range' || Object.keys(rest).length > 0) throw wrong(column.name)
  return { from: end(column, from), to: end(column, to) }
}

function end(column: MappedColumn, given: Json | undefined): Json {
  return given === undefined || isEmpty(given) ? null : checked(column, given)
}

/** The value as its kind holds it; limits of the form do not bind a filter. */
function checked(column: MappedColumn, given: Json): Json {
  if (isRecord(given) || Array.isArray(given)) throw wrong(column.name)
  const answer = column.kind.check(column.type.endsWith('[]') ? [given] : given, { ...column.field, ...unlimited })
  if ('error' in answer) throw wrong(column.name)
  return answer.value
}

const unlimited = { min: undefined, max: undefined, pattern: undefined, limit: undefined }

function isEmpty(given: Json): boolean {
  return given === null || given === '' || (Array.isArray(given) && given.length === 0)
}

function isRecord(given: Json): given is Readonly<Record<string, Json>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function wrong(name: string): Refusal {
  return new Refusal('request.wrong-filter', { name }, { status: 400 })
}
