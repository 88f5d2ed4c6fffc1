import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
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
  countsOnlyThat,
  measureColumns,
  measureNames,
  oneThingOf,
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

/** What is asked for, and the statement that answers it. */
interface Asked {
  readonly columns: readonly Totalled[]
  readonly query: PageQuery
  readonly parts: readonly Sql[]
  /** Sums apart for each currency or unit. */
  readonly grouped: Statement
}

const askedOf = keptRequests<Asked>()

/** Sums of all, for requests whose rows were all of one currency or unit when last added up: saves grouping them. */
const ungrouped = new WeakMap<Asked, Statement>()

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
  const read = (statement: Statement) => ctx.sql.query<SumRow>(planned(asked.query, repeated(statement)))
  const known = ungrouped.get(asked)
  if (known !== undefined) {
    const rows = await read(known)
    if (countsOnlyThat(rows)) return rows
  }
  const rows = await read(asked.grouped)
  const one = oneThingOf(asked.columns, rows)
  if (one === null) ungrouped.delete(asked)
  else ungrouped.set(asked, summed(asked.parts, ungroupedColumns(asked.columns, one)))
  return rows
}

function workOut(ctx: Ctx, doc: AnyDocument, mapping: Mapping, { ids, ...request }: TotalsRequest): Asked {
  const columns = totalledColumns(ctx, doc, mapping, request.list)
  const query =
    ids === undefined
      ? pageQuery(ctx, doc, mapping, request)
      : chosenOnly(pageQuery(ctx, doc, mapping, request.list === undefined ? {} : { list: request.list }), ids)
  const measured = measureColumns(columns)
  const parts = partsOf(mapping, query).map((part) => sql`(select ${summedColumns(columns)} ${part}) c`)
  const by = measured.length === 0 ? raw('()') : join([...measured])
  return { columns, query, parts, grouped: summed(parts, sumColumns(columns), sql` group by ${by}`) }
}

/** Each way by itself: of a union PostgreSQL does not know how few currencies there are, and sorts all rows by them. */
function summed(parts: readonly Sql[], sums: Sql, grouping = empty): Statement {
  return plain(
    join(
      parts.map((part) => sql`select ${sums} from ${part}${grouping}`),
      ' union all ',
    ),
  )
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
