import sql, { join, raw } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { namesOf, type Names } from '../read/load-reference-names.ts'
import { type Mapping, sourceOf } from '../schema/table-mapping.ts'
import {
  countOf,
  measureColumns,
  measureNames,
  readColumns,
  sumColumns,
  type SumRow,
  type Totalled,
  totalledColumns,
  type Totals,
  totalsOf,
} from './currency-sums.ts'
import { type GroupLevel, groupKey, groupLevels, keyText } from './group-levels.ts'
import { pageQuery, type PageRequest } from './list-page.ts'
import type { PageQuery } from './list-window.ts'
import { counted } from './page-rows.ts'
import { seenMapping } from './visible-table.ts'

/** One group: its key (a code, an id, `2026-11`; null for rows without), how many rows, and their sums. */
interface Group {
  readonly key: string | null
  readonly count: number
  readonly totals: Totals
}

interface GroupsAnswer {
  readonly groups: readonly Group[]
  /** Of how many. */
  readonly totalElements: number
  /** Rows in all of them. */
  readonly rows: number
  readonly names: Names
}

/**
 * One window of the groups of a list, at the level that `group.within` leads to: counted and added up over all rows
 * that match.
 */
export async function groups(
  ctx: Ctx,
  doc: AnyDocument,
  request: Omit<PageRequest, 'after' | 'sort' | 'dir'>,
): Promise<GroupsAnswer> {
  const mapping = await seenMapping(ctx, doc)
  const level = groupLevels(ctx, mapping, request.group?.by ?? [])[request.group?.within.length ?? 0]
  if (level === undefined) throw new Refusal('request.unknown-group', { name: '' }, { status: 400 })
  const columns = totalledColumns(ctx, doc, mapping, request.list)
  const read = await window(ctx, mapping, pageQuery(ctx, doc, mapping, request), level, columns)
  const found = [...byKey(read)].map(([key, rows]): Group => ({
    key,
    count: countOf(rows),
    totals: totalsOf(columns, rows),
  }))
  const keys = found.map(({ key }) => ({ [level.column.name]: key }))
  const names = {
    ...(await namesOf(ctx, doc, keys, new Set([level.column.name]))),
    ...(await measureNames(
      ctx,
      doc,
      columns,
      found.map(({ totals }) => totals),
    )),
  }
  const total = Number(read[0]?.groups ?? 0)
  return {
    groups: total === found.length ? byName(ctx, level, found, names) : found,
    totalElements: total,
    rows: Number(read[0]?.all_rows ?? 0),
    names,
  }
}

/**
 * The groups in order of their keys, those without one last: a row for each currency and unit that is in them, all read
 * once.
 */
function window(
  ctx: Ctx,
  mapping: Mapping,
  { size, offset, ...query }: PageQuery,
  level: GroupLevel,
  columns: readonly Totalled[],
): Promise<SumRow[]> {
  const order = raw(level.descending ? 'desc nulls last' : 'asc nulls last')
  return ctx.sql.query<SumRow>(sql`
    with s as (
      select c.group__key, ${sumColumns(columns)}
      from (${counted(mapping, { ...query, size, offset }, join([sql`${groupKey(level)} as group__key`, ...readColumns(columns)]))}) c group by ${join([sql`c.group__key`, ...measureColumns(columns)])}),
    r as materialized (select s.*, dense_rank() over (order by s.group__key ${order}) as nr from s)
    select total.groups, total.all_rows, w.*, ${keyText(level, sql`w.group__key`)} as key
    from (select coalesce(max(nr), 0) as groups, coalesce(sum(rows), 0) as all_rows from r) total
    left join r w on w.nr > ${offset} and w.nr <= ${offset + size} order by w.nr`)
}

/** The rows of each group of a window, in its order. */
function byKey(read: readonly SumRow[]): Map<string | null, SumRow[]> {
  const found = new Map<string | null, SumRow[]>()
  for (const row of read) if (row.nr !== null) found.set(row.key ?? null, [...(found.get(row.key ?? null) ?? []), row])
  return found
}

/** People, units and records are looked for by name; so they stand when all of them are here. */
function byName(
  { lang }: Ctx,
  { column, descending }: GroupLevel,
  found: readonly Group[],
  names: Names,
): readonly Group[] {
  const source = sourceOf(column)
  if (source === null || column.type !== 'uuid') return found
  const { compare } = new Intl.Collator(lang)
  const nameOf = (key: string): string => names[`${source}:${key}`] ?? ''
  return found.toSorted((a, b) => {
    if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null)
    return compare(nameOf(a.key), nameOf(b.key)) * (descending ? -1 : 1)
  })
}
