import sql, { raw, type Sql } from 'sql-template-tag'
import { addDays, isDay } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
import { checked, isBlank, isText, wrong } from './column-filter.ts'
import { filterColumn } from './filter-conditions.ts'

/** What rows are put together by: a column's value, or the day, month or year that a time falls in. */
export interface GroupLevel {
  readonly column: MappedColumn
  readonly span: Span
  readonly descending: boolean
}

export type Span = 'value' | 'day' | 'month' | 'year'

const spans = ['day', 'month', 'year'] as const
const mostLevels = 2
/** How many characters a key of each span has. */
export const lengths = { value: 0, day: 10, month: 7, year: 4 }

/** How a column may be grouped; null when it may not: amounts, long texts and lists of values. */
export function groupingOf({
  type,
  kind,
  name,
}: Pick<MappedColumn, 'type' | 'kind' | 'name'>): 'value' | 'calendar' | null {
  if (type === 'date' || type.startsWith('timestamp')) return 'calendar'
  if (kind.numeric || kind.name === 'textarea' || name === 'id' || name === 'procInstId') return null
  return isText(type) || type === 'uuid' || type === 'integer' || type === 'smallint' ? 'value' : null
}

/** The levels that `bizSegment` or `-planDate:month` ask for; refused for what the caller may not read. */
export function groupLevels(ctx: Ctx, mapping: Mapping, by: readonly string[]): readonly GroupLevel[] {
  if (by.length > mostLevels) throw unknown(by.join())
  return by.map((wanted) => {
    const [name = '', given] = wanted.replace(/^-/, '').split(':')
    const column = filterColumn(ctx, mapping, name)
    const grouping = column === null ? null : groupingOf(column)
    const span = spans.find((one) => one === (given ?? 'month'))
    if (column === null || grouping === null || span === undefined || (grouping === 'value' && given !== undefined))
      throw unknown(wanted)
    return { column, span: grouping === 'value' ? 'value' : span, descending: wanted.startsWith('-') }
  })
}

/** What rows of the table `t` are put together by at a level; null where the column is empty. */
export function groupKey(level: GroupLevel): Sql {
  return keyOf(level, sql`t.${level.column.id}`)
}

/** What a value of a level's column is put together by. */
export function keyOf({ column: { type }, span }: GroupLevel, value: Sql): Sql {
  if (span === 'value') return isText(type) ? sql`nullif(${value}, '')` : value
  return sql`date_trunc(${raw(`'${span}'`)}, ${type === 'date' ? sql`${value}::timestamp` : sql`${value} at time zone 'Asia/Shanghai'`})`
}

/** A key as it travels: a code, an id, `2026-11`. */
export function keyText({ span }: GroupLevel, key: Sql): Sql {
  return span === 'value' ? sql`${key}::text` : sql`left(to_char(${key}, 'YYYY-MM-DD'), ${raw(String(lengths[span]))})`
}

/** The rows of one group, by its key as it travelled. */
export function inGroup({ column, span }: GroupLevel, key: Json): Sql {
  const { id, type, name } = column
  if (key === null) return isBlank(column)
  if (span === 'value')
    return sql`t.${id} = ${checked(column, type === 'integer' ? Number(key) : key)}::${raw(type === 'uuid' ? 'uuid' : isText(type) ? 'text' : 'integer')}`
  if (typeof key !== 'string' || key.length !== lengths[span] || !isDay(firstDay(key))) throw wrong(name)
  const [from, to] = [firstDay(key), dayAfter(key)]
  return type === 'date'
    ? sql`t.${id} >= ${from}::date and t.${id} < ${to}::date`
    : sql`t.${id} >= ${from}::timestamp at time zone 'Asia/Shanghai' and t.${id} < ${to}::timestamp at time zone 'Asia/Shanghai'`
}

/** The first day of a day, month or year: `2026-11` begins on `2026-11-01`. */
export function firstDay(key: string): string {
  return `${key}-01-01`.slice(0, 10)
}

/** The first day after a day, month or year. */
export function dayAfter(key: string): string {
  if (key.length === lengths.day) return addDays(key, 1)
  if (key.length === lengths.year) return `${String(Number(key) + 1).padStart(4, '0')}-01-01`
  // No month has 32 days: the 32nd stands in the next one.
  return `${addDays(`${key}-01`, 31).slice(0, 7)}-01`
}

function unknown(name: string): Refusal {
  return new Refusal('request.unknown-group', { name }, { status: 400 })
}
