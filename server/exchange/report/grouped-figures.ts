import sql, { join, raw, type Sql } from 'sql-template-tag'
import { asked, type Values, withoutOpen } from '../../../core/answers/report-conditions.ts'
import type { Conditions } from '../../../core/answers/report-result.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { GroupedReport } from '../../../core/description/report.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { filterColumn } from '../../records/list/filters.ts'
import { type GroupLevel, groupKey, groupLevels, keyText } from '../../records/list/grouping.ts'
import { counted } from '../../records/list/page-rows.ts'
import { pageQuery } from '../../records/list/page.ts'
import { seenMapping } from '../../records/list/seen-table.ts'
import { identifier } from '../../records/schema/identifier.ts'
import type { MappedColumn, Mapping } from '../../records/schema/mapping.ts'
import type { Figures } from './figures.ts'
import type { GroupRow } from './group-cells.ts'
import type { Grouping } from './group-keys.ts'
import { groupedTable } from './grouped-table.ts'
import { lastYear } from './last-year.ts'

/**
 * Groups the records that the reader may see and that his filters leave, all levels and sums in one statement, with
 * another for the year before: no row
 * is read to be added up here.
 */
export async function groupedFigures(ctx: Ctx, report: GroupedReport, filters: Values): Promise<Figures> {
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
  // Two measures may sum the same column.
  const summed = new Set([...grouping.sums.values()].map(({ id }) => id))
  const selected = [...keysOf(grouping), ...[...summed].map((id) => sql`t.${id}`)]
  const rows = await ctx.sql.query<Record<string, string | null>>(sql`
    select ${join(answered(grouping))}
    from (${counted(mapping, query, join([sql`1 as group__one`, ...selected]))}) c
    group by grouping sets (${join(setsOf(grouping))})`)
  return rows.map((row) => groupRow(grouping, row))
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

const keyId = (at: number | 'across') => identifier(`key__${at}`)

function keysOf({ down, across }: Grouping): readonly Sql[] {
  const keys = down.map((level, at) => sql`${groupKey(level)} as ${keyId(at)}`)
  return across === null ? keys : [...keys, sql`${groupKey(across)} as ${keyId('across')}`]
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
  const key = (level: GroupLevel, at: number | 'across') => [
    sql`${keyText(level, sql`c.${keyId(at)}`)} as ${keyId(at)}`,
    sql`grouping(c.${keyId(at)})::text as ${identifier(`over__${at}`)}`,
  ]
  return [
    sql`count(*)::text as ${raw('count__all')}`,
    ...down.flatMap(key),
    ...(across === null ? [] : key(across, 'across')),
    ...[...sums].map(([name, { id }]) => sql`sum(c.${id})::text as ${identifier(`sum__${name}`)}`),
  ]
}

function groupRow({ down, across, sums }: Grouping, row: Readonly<Record<string, string | null>>): GroupRow {
  const isOver = (at: number | 'across') => row[`over__${at}`] === '1'
  const keys = down.flatMap((_, at) => (isOver(at) ? [] : [row[`key__${at}`] ?? null]))
  return {
    down: keys,
    across: across === null || isOver('across') ? undefined : (row['key__across'] ?? null),
    count: row['count__all'] ?? '0',
    sums: Object.fromEntries([...sums.keys()].map((name) => [name, row[`sum__${name}`] ?? null])),
  }
}
