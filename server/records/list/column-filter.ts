import sql, { type Sql } from 'sql-template-tag'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Range } from '../../../core/description/where.ts'
import { addDays, dayOfMs, isDay, msOfDay } from '../../../core/values/day.ts'
import { hourMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { daysOf, isRelativeDays } from '../../../core/values/relative-days.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { isSearched, type MappedColumn } from '../schema/table-mapping.ts'
import { fold, grams, likePattern } from './search-text.ts'
import { matches } from './where-condition.ts'

const mostValues = 200
const elevenHours = 11 * hourMs

/**
 * One column against what a request asks of it: a value, several, a part of a text, `{ from, to }`, and besides
 * `{ equals }`, `{ empty }` and `{ relative: 'thisMonth' }`.
 */
export function columnFilter(ctx: Ctx, column: MappedColumn, given: Json): Sql {
  const isKey = column.type === 'uuid' || column.type === 'uuid[]'
  if (column.kind.filter === 'none' && !isKey)
    throw new Refusal('request.unknown-filter', { name: column.name }, { status: 400 })
  if (isRecord(given)) return told(ctx, column, given)
  if (isKey) return matches(column, ids(column.name, given))
  if (column.kind.filter === 'contains' && typeof given === 'string') return contains(column, given)
  if (Array.isArray(given)) return matches(column, several(column, given))
  return matches(column, checked(column, given))
}

/** Whether a request asks nothing of a column. */
export function asksNothing(given: Json): boolean {
  return given === null || given === '' || (Array.isArray(given) && given.length === 0)
}

/** Rows in which nobody has filled the column in. */
export function isBlank({ id, type }: MappedColumn): Sql {
  if (type.endsWith('[]')) return sql`coalesce(cardinality(t.${id}), 0) = 0`
  return isText(type) ? sql`coalesce(t.${id}, '') = ''` : sql`t.${id} is null`
}

/** Whether a column of this type holds text, where an empty text is as good as none. */
export function isText(type: string): boolean {
  return type === 'text' || type.startsWith('character varying')
}

/** The value as its kind holds it; limits of the form do not bind a filter. */
export function checked(column: MappedColumn, given: Json): Json {
  if (isRecord(given) || Array.isArray(given)) throw wrong(column.name)
  const answer = column.kind.check(column.type.endsWith('[]') ? [given] : given, withoutLimits(column))
  if ('error' in answer) throw wrong(column.name)
  return answer.value
}

/** What a request is refused with whose condition on a column has no sense. */
export function wrong(name: string): Refusal {
  return new Refusal('request.wrong-filter', { name }, { status: 400 })
}

const most = '9'.repeat(20)

/**
 * A column's field as conditions and cursors are checked by it: the limits of a form do not bind, nor those that a kind
 * has where its field says none.
 */
export function withoutLimits(column: MappedColumn): FieldBase {
  const free = freeFields.get(column) ?? freed(column)
  freeFields.set(column, free)
  return free
}

const freeFields = new WeakMap<MappedColumn, FieldBase>()

function freed({ field, kind }: MappedColumn): FieldBase {
  const limits: object = kind.numeric === true ? { min: `-${most}`, max: most } : { min: undefined, max: undefined }
  const free: object = { ...limits, pattern: undefined, limit: undefined }
  return { ...field, ...free }
}

function told(ctx: Ctx, column: MappedColumn, given: Readonly<Record<string, Json>>): Sql {
  const [name, ...more] = Object.keys(given)
  if (more.length === 0 && name === 'empty') return emptiness(column, given.empty ?? null)
  if (more.length === 0 && name === 'equals') return equals(column, given.equals ?? null)
  if (more.length === 0 && name === 'relative') return matches(column, relative(ctx, column, given.relative ?? null))
  return matches(column, range(column, given))
}

/** Forms send texts, so that `'1'` and `'true'` count as yes. */
function emptiness(column: MappedColumn, wanted: Json): Sql {
  if (['1', 'true', true].some((yes) => yes === wanted)) return isBlank(column)
  if (['0', 'false', false].some((no) => no === wanted)) return sql`not (${isBlank(column)})`
  throw wrong(column.name)
}

function equals(column: MappedColumn, wanted: Json): Sql {
  if (column.kind.filter !== 'contains') return matches(column, checked(column, wanted))
  if (typeof wanted !== 'string') throw wrong(column.name)
  return byPairs(column, fold(wanted), sql`${folded(column)} = ${fold(wanted)}`)
}

function contains(column: MappedColumn, given: string): Sql {
  return byPairs(column, fold(given), sql`${folded(column)} like ${likePattern(fold(given))}`)
}

/** A searched field is in the index of pairs, which finds the few rows that the condition then looks at. */
function byPairs({ field, kind }: MappedColumn, text: string, condition: Sql): Sql {
  // Of a long text only the beginning is in the index.
  const pairs = kind.name === 'textarea' || !isSearched(field) ? [] : grams(text)
  return pairs.length === 0 ? condition : sql`(t.search_grams @> ${pairs}::text[] and ${condition})`
}

/** A text as it is compared: without case, and with ё as е. */
function folded({ id }: MappedColumn): Sql {
  return sql`replace(lower(t.${id}), 'ё', 'е')`
}

/** Ids arrive as one, as a list, or as a list in one text. */
function ids(name: string, given: Json): readonly string[] {
  const list = typeof given === 'string' ? given.split(',') : given
  if (!Array.isArray(list) || list.length > mostValues || !list.every(isId)) throw wrong(name)
  return list
}

function several(column: MappedColumn, given: readonly Json[]): readonly Json[] {
  if (given.length > mostValues) throw wrong(column.name)
  return given.map((value) => checked(column, value))
}

/** What lies between two ends; of an instant a day counts whole. */
function range(column: MappedColumn, given: Readonly<Record<string, Json>>): Range {
  const { from, to, ...rest } = given
  if (column.kind.filter !== 'range' || Object.keys(rest).length > 0) throw wrong(column.name)
  const isInstant = column.type.startsWith('timestamp')
  return {
    from: isInstant && isDay(from) ? midnight(from) : end(column, from),
    to: isInstant && isDay(to) ? midnight(addDays(to, 1)) - 1 : end(column, to),
  }
}

function end(column: MappedColumn, given: Json | undefined): Json {
  return given === undefined || asksNothing(given) ? null : checked(column, given)
}

/** Days told from today; of an instant, from the first millisecond of the first day to the last of the last. */
function relative(ctx: Ctx, column: MappedColumn, name: Json): Range {
  if (!isRelativeDays(name)) throw wrong(column.name)
  const { from, to } = daysOf(name, dayOfMs(ctx.now))
  if (column.type === 'date') return { from, to }
  if (column.type.startsWith('timestamp')) return { from: midnight(from), to: midnight(addDays(to, 1)) - 1 }
  throw wrong(column.name)
}

function midnight(day: string): number {
  return msOfDay(day) - elevenHours
}

function isRecord(given: Json): given is Readonly<Record<string, Json>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}
