import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { plain, repeated, type Statement } from '../../platform/database/sql.ts'
import type { Names } from '../read/load-reference-names.ts'
import type { Mapping } from '../schema/table-mapping.ts'
import { keptRequests } from './cached-requests.ts'
import {
  countOf,
  countOneThing,
  measureColumns,
  measureNames,
  readColumns,
  sumColumns,
  type SumRow,
  type Totalled,
  totalledColumns,
  type Totals,
  totalsOf,
  ungroupedColumns,
} from './currency-sums.ts'
import { pageQuery, type PageRequest } from './list-page.ts'
import { type PageQuery, partsOf } from './list-window.ts'
import { planned } from './page-rows.ts'
import { seenMapping } from './visible-table.ts'

interface TotalsRequest extends Omit<PageRequest, 'page' | 'size' | 'after' | 'sort' | 'dir'> {
  /** Only these records, whatever the filters: a selection, or what is in sight. */
  readonly ids?: readonly string[]
}

interface TotalsAnswer {
  readonly count: number
  readonly totals: Totals
  readonly names: Names
}

const mostIds = 10_000

/** What is asked for, and the statements that answer it. */
interface Asked {
  readonly columns: readonly Totalled[]
  readonly query: PageQuery
  /** Sums apart for each currency or unit. */
  readonly grouped: Statement
  /** Sums of all, right where all are of one currency: which saves sorting the rows by it. */
  readonly ungrouped: Statement
}

const askedOf = keptRequests<Asked>()

/** What has been found to add up several currencies or units. */
const mixed = new WeakSet<Asked>()

/** Exact sums over every row that matches or was chosen, however many. */
export async function totals(ctx: Ctx, doc: AnyDocument, request: TotalsRequest): Promise<TotalsAnswer> {
  const mapping = await seenMapping(ctx, doc)
  const asked = askedOf(ctx, doc, mapping, request, () => workOut(ctx, doc, mapping, request))
  const { columns } = asked
  const rows = await sumsOf(ctx, asked)
  const found = totalsOf(columns, rows)
  return { count: countOf(rows), totals: found, names: await measureNames(ctx, doc, columns, [found]) }
}

async function sumsOf(ctx: Ctx, asked: Asked): Promise<readonly SumRow[]> {
  const { columns, query, grouped, ungrouped } = asked
  const read = (statement: Statement) => ctx.sql.query<SumRow>(planned(query, repeated(statement)))
  if (!mixed.has(asked)) {
    const rows = await read(ungrouped)
    if (countOneThing(columns, rows)) return rows
    mixed.add(asked)
  }
  return read(grouped)
}

function workOut(ctx: Ctx, doc: AnyDocument, mapping: Mapping, { ids, ...request }: TotalsRequest): Asked {
  const columns = totalledColumns(ctx, doc, mapping, request.list)
  const query =
    ids === undefined
      ? pageQuery(ctx, doc, mapping, request)
      : chosenOnly(pageQuery(ctx, doc, mapping, request.list === undefined ? {} : { list: request.list }), ids)
  const measured = measureColumns(columns)
  const by = measured.length === 0 ? raw('()') : join([...measured])
  // Each way by itself: of a union PostgreSQL does not know how few currencies there are, and sorts all rows by them.
  const parts = partsOf(mapping, query).map((part) => sql`(select ${summedColumns(columns)} ${part}) c`)
  const grouped = parts.map((part) => sql`select ${sumColumns(columns)} from ${part} group by ${by}`)
  const ungrouped = parts.map((part) => sql`select ${ungroupedColumns(columns)} from ${part}`)
  return {
    columns,
    query,
    grouped: plain(join(grouped, ' union all ')),
    ungrouped: plain(join(ungrouped, ' union all ')),
  }
}

function summedColumns(columns: readonly Totalled[]): Sql {
  return columns.length === 0 ? raw('1') : join([...readColumns(columns)])
}

function chosenOnly(query: PageQuery, ids: readonly string[]): PageQuery {
  if (ids.length > mostIds || !ids.every(isId))
    throw new Refusal('request.wrong-filter', { name: 'ids' }, { status: 400 })
  // Few records are found by their ids, whatever the scope.
  return { ...query, searching: true, conditions: [...query.conditions, sql`t.id = any(${ids}::uuid[])`] }
}
