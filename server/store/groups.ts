import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../core/document.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Ctx } from '../context.ts'
import { type GroupLevel, groupKey, groupLevels } from './grouping.ts'
import { type Mapping, mappingOf, sourceOf } from './mapping.ts'
import { namesOf, type Names } from './names.ts'
import { pageQuery, type PageRequest } from './page.ts'
import { counted, type PageQuery } from './page-rows.ts'
import { byMeasure, measureNames, sumColumns, sumsOf, type SumRow, type Totalled, totalledColumns, type Totals } from './totals.ts'

/** One group: its key (a code, an id, `2026-11`; null for rows without), how many rows, and their sums. */
export interface Group {
  readonly key: string | null
  readonly count: number
  readonly totals: Totals
}

export interface GroupsAnswer {
  readonly groups: readonly Group[]
  /** Of how many. */
  readonly totalElements: number
  /** Rows in all of them. */
  readonly rows: number
  readonly names: Names
}

type Row = Readonly<Record<string, string | null>>

/** One window of the groups of a list, at the level that `group.within` leads to: counted and added up over all rows that match. */
export async function groups(ctx: Ctx, doc: AnyDocument, request: Omit<PageRequest, 'after' | 'sort' | 'dir'>): Promise<GroupsAnswer> {
  const mapping = mappingOf(doc)
  const level = groupLevels(ctx, mapping, request.group?.by ?? [])[request.group?.within.length ?? 0]
  if (level === undefined) throw new Refusal('request.unknown-group', { name: '' }, { status: 400 })
  const columns = totalledColumns(ctx, doc, mapping, request.list)
  const query = pageQuery(ctx, doc, mapping, request)
  const { rows, total, all } = await window(ctx, mapping, query, level, columns)
  const keys = rows.map(({ key }) => key ?? null)
  const measured = await measuredSums(ctx, mapping, query, level, columns, keys, total)
  const found = rows.map((row): Group => ({ key: row.key ?? null, count: Number(row.rows), totals: totalsIn(columns, row, measured) }))
  const names = { ...await namesOf(ctx, doc, keys.map((key) => ({ [level.column.name]: key })), new Set([level.column.name])), ...await measureNames(ctx, doc, columns, found.map(({ totals }) => totals)) }
  return { groups: total === found.length ? byName(ctx, level, found, names) : found, totalElements: total, rows: all, names }
}

/** The groups in order of their keys, those without one last; sums of what counts nothing of its own come with them. */
async function window(ctx: Ctx, mapping: Mapping, query: PageQuery, level: GroupLevel, columns: readonly Totalled[]): Promise<{ rows: readonly Row[]; total: number; all: number }> {
  const plain = columns.filter(({ measure }) => measure === null).map(({ column }) => column)
  const order = raw(level.descending ? 'desc nulls last' : 'asc nulls last')
  const found = await ctx.sql.query<Row>(sql`
    with g as materialized (
      select c.group__key, count(*) as rows${join([empty, ...sumColumns(plain)], ', ')}
      from (${counted(mapping, query, join([sql`${groupKey(level)} as group__key`, ...plain.map(({ id }) => sql`t.${id}`)]))}) c group by 1)
    select w.*, w.group__key::text as key, total.groups, total.all_rows from (select count(*) as groups, coalesce(sum(rows), 0) as all_rows from g) total
    left join (select * from g order by group__key ${order} limit ${query.size} offset ${query.offset}) w on true
    order by w.group__key ${order}`)
  return { rows: found.filter(({ rows }) => rows !== null), total: Number(found[0]?.groups ?? 0), all: Number(found[0]?.all_rows ?? 0) }
}

interface Measured extends SumRow {
  readonly key: string | null
}

/** Sums of money and quantities by what they count, for the groups of a window. */
async function measuredSums(ctx: Ctx, mapping: Mapping, query: PageQuery, level: GroupLevel, columns: readonly Totalled[], keys: readonly (string | null)[], total: number): Promise<readonly Measured[]> {
  const key = sql`(${groupKey(level)})::text`
  const here: Sql[] = keys.length === total ? [] : [sql`(${key} = any(${keys}::text[]) or ${key} is null)`]
  const found = await Promise.all(byMeasure(columns).map(async ([measure, own]) => {
    if (measure === null || keys.length === 0) return []
    const rows = await ctx.sql.query<Row>(sql`
      select c.key, nullif(c.measure, '') as measure${join([empty, ...sumColumns(own)], ', ')}
      from (${counted(mapping, { ...query, conditions: [...query.conditions, ...here] }, join([sql`${key} as key`, sql`t.${measure.id}::text as measure`, ...own.map(({ id }) => sql`t.${id}`)]))}) c
      group by 1, 2 order by 2 nulls last`)
    return rows.map((row): Measured => ({ measure, in: row.measure ?? null, key: row.key ?? null, count: 0, row }))
  }))
  return found.flat()
}

function totalsIn(columns: readonly Totalled[], row: Row, measured: readonly Measured[]): Totals {
  const plain: SumRow = { measure: null, in: null, count: 0, row }
  return sumsOf(columns, [plain, ...measured.filter(({ key }) => key === (row.key ?? null))])
}

/** People, units and records are looked for by name; so they stand when all of them are here. */
function byName({ lang }: Ctx, { column, descending }: GroupLevel, found: readonly Group[], names: Names): readonly Group[] {
  const source = sourceOf(column)
  if (source === null || column.type !== 'uuid') return found
  const { compare } = new Intl.Collator(lang)
  const nameOf = (key: string): string => names[`${source}:${key}`] ?? ''
  return found.toSorted((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return compare(nameOf(a.key), nameOf(b.key)) * (descending ? -1 : 1)
  })
}

