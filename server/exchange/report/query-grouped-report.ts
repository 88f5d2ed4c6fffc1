import sql, { join, raw, type Sql } from 'sql-template-tag'
import { asked, type Values, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import type { Conditions } from '../../../core/api-types/report-result.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isText } from '../../records/list/column-filter.ts'
import { filterColumn } from '../../records/list/filter-conditions.ts'
import { type GroupLevel, groupKey, groupLevels, keyOf, keyText } from '../../records/list/group-levels.ts'
import { pageQuery } from '../../records/list/list-page.ts'
import type { PageQuery } from '../../records/list/list-window.ts'
import { counted } from '../../records/list/page-rows.ts'
import { seenMapping } from '../../records/list/visible-table.ts'
import { identifier } from '../../records/schema/sql-identifier.ts'
import type { MappedColumn, Mapping } from '../../records/schema/table-mapping.ts'
import type { Figures } from './figure-types.ts'
import type { Grouping } from './group-keys.ts'
import type { GroupRow } from './group-measures.ts'
import { groupedTable } from './grouped-table.ts'
import { lastYear } from './last-year-comparison.ts'

/**
 * Groups the records that the reader may see and that his filters leave, all levels and sums in one statement, with
 * another for the year before: no row is read to be added up here.
 */
export async function queryGroupedReport(ctx: Ctx, report: GroupedReport, filters: Values): Promise<Figures> {
  const doc = documentOf(ctx, report)
  const mapping = await seenMapping(ctx, doc)
  const grouping = groupingOf(ctx, report, doc, mapping)
  const conditions = asked(withoutOpen(report.with, filters), filters)
  const list = listOf(ctx, report)
  const groupsOf = (by: Grouping, parameters: Conditions) => grouped(ctx, mapping, by, { list, parameters })
  const compared = lastYear(conditions, dayOfMs(ctx.now))
  const [groups, before] = await Promise.all([
    groupsOf(grouping, conditions),
    report.compare === undefined ? [] : groupsOf({ ...grouping, across: null }, compared),
  ])
  // Over no records there is still a total, of none.
  const isCompared = before.some(({ count }) => count !== '0')
  const asks = { ...grouping, conditions, compared: isCompared ? compared : null }
  return groupedTable(ctx, report, asks, groups, isCompared ? before : [])
}

async function grouped(
  ctx: Ctx,
  mapping: Mapping,
  grouping: Grouping,
  asked: { readonly list: string; readonly parameters: Conditions },
): Promise<readonly GroupRow[]> {
  const query = pageQuery(ctx, grouping.doc, mapping, { ...asked, page: 1, size: 1 })
  const { text, values } = sql`
    select ${join(answered(grouping))}
    from (select ${join([...keysOf(grouping), sql`d.*`])} from (${inSmallest(mapping, query, grouping)}) d) c
    group by grouping sets (${join(setsOf(grouping))})`
  const rows = await ctx.sql.query<Record<string, string | null>>({ text, values, long: true })
  return rows.map((row) => groupRow(grouping, row))
}

/** Counts and sums of the smallest groups: all others are made of these, many times fewer than the rows. */
function inSmallest(mapping: Mapping, query: PageQuery, grouping: Grouping): Sql {
  const ids = levelsOf(grouping).map(([, at]) => valueId(at))
  // Two measures may sum the same column.
  const summed = [...new Set([...grouping.sums.values()].map(({ id }) => id))]
  const values = levelsOf(grouping).map(([level, at]) => sql`${valueOf(grouping, level)} as ${valueId(at)}`)
  return sql`
    select ${join([...ids.map((id) => sql`r.${id}`), sql`count(*) as group__count`, ...summed.map((id) => sql`sum(r.${id}) as ${id}`)])}
    from (${counted(mapping, query, join([sql`1 as group__one`, ...values, ...summed.map((id) => sql`t.${id}`)]))}) r
    group by ${join([...ids.map((id) => sql`r.${id}`), sql`()`])}`
}

function documentOf({ running }: Ctx, { document }: GroupedReport): AnyDocument {
  const found = running.documents.get(document)
  if (found === undefined) throw new Error(`no document ${document}`)
  return found.doc
}

/** The list that its figures lead to: what that list always asks is asked here, too. */
function listOf({ running }: Ctx, { page }: GroupedReport): string {
  const found = running.modules.flatMap(({ pages }) => pages).find(({ path }) => path === page)
  return found?.list?.split('.')[2] ?? 'main'
}

function groupingOf(ctx: Ctx, report: GroupedReport, doc: AnyDocument, mapping: Mapping): Grouping {
  const sums = Object.entries(report.measures).flatMap(([name, measure]): [string, MappedColumn][] => {
    if (!('sum' in measure)) return []
    const column = filterColumn(ctx, mapping, measure.sum)
    // What its reader may not read is neither added up nor told by a total.
    if (column === null) throw new Refusal('permission.missing', {}, { status: 403 })
    return [[name, column]]
  })
  return {
    doc,
    down: groupLevels(ctx, mapping, report.rows),
    across: report.across === undefined ? null : (groupLevels(ctx, mapping, [report.across])[0] ?? null),
    sums: new Map(sums),
  }
}

type Place = number | 'across'

const keyId = (at: Place) => identifier(`key__${at}`)
const valueId = (at: Place) => identifier(`value__${at}`)

function levelsOf({ down, across }: Grouping): readonly (readonly [GroupLevel, Place])[] {
  const levels = down.map((level, at) => [level, at] as const)
  return across === null ? levels : [...levels, [across, 'across']]
}

/**
 * To find the month of a day costs as much as to add a row up, so that days are put together first: of a few codes
 * there are not many, of references nearly as many as rows.
 */
function byDay(grouping: Grouping, { column }: GroupLevel): boolean {
  const isFew = (level: GroupLevel) => level.span !== 'value' || isText(level.column.type)
  return column.type === 'date' && levelsOf(grouping).every(([level]) => isFew(level))
}

function valueOf(grouping: Grouping, level: GroupLevel): Sql {
  return byDay(grouping, level) ? sql`t.${level.column.id}` : groupKey(level)
}

function keysOf(grouping: Grouping): readonly Sql[] {
  return levelsOf(grouping).map(([level, at]) => {
    const value = sql`d.${valueId(at)}`
    return sql`${byDay(grouping, level) ? keyOf(level, value) : value} as ${keyId(at)}`
  })
}

/** Each prefix of the levels, to the sum of all, with the groups across and over all of them. */
function setsOf({ down, across }: Grouping): readonly Sql[] {
  const prefixes = Array.from({ length: down.length + 1 }, (_, many) =>
    down.slice(0, many).map((_level, at) => sql`c.${keyId(at)}`),
  )
  const ways = across === null ? prefixes : prefixes.flatMap((keys) => [keys, [...keys, sql`c.${keyId('across')}`]])
  return ways.map((keys) => (keys.length === 0 ? sql`()` : sql`(${join(keys)})`))
}

function answered({ down, across, sums }: Grouping): readonly Sql[] {
  const key = (level: GroupLevel, at: Place) => [
    sql`${keyText(level, sql`c.${keyId(at)}`)} as ${keyId(at)}`,
    sql`grouping(c.${keyId(at)})::text as ${identifier(`over__${at}`)}`,
  ]
  return [
    sql`coalesce(sum(c.group__count), 0)::text as ${raw('count__all')}`,
    ...down.flatMap(key),
    ...(across === null ? [] : key(across, 'across')),
    ...[...sums.values()].map(({ id }, at) => sql`sum(c.${id})::text as ${identifier(`sum__${at}`)}`),
  ]
}

function groupRow({ down, across, sums }: Grouping, row: Readonly<Record<string, string | null>>): GroupRow {
  const isOver = (at: Place) => row[`over__${at}`] === '1'
  const keys = down.flatMap((_, at) => (isOver(at) ? [] : [row[`key__${at}`] ?? null]))
  return {
    down: keys,
    across: across === null || isOver('across') ? undefined : (row['key__across'] ?? null),
    count: row['count__all'] ?? '0',
    sums: Object.fromEntries([...sums.keys()].map((name, at) => [name, row[`sum__${at}`] ?? null])),
  }
}
