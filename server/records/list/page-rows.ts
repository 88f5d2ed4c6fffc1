import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import type { ScopeWay } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { plain, repeated, type Statement } from '../../platform/database/sql.ts'
import { selected } from '../read/read-stored-records.ts'
import { identifier } from '../schema/sql-identifier.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import type { MappedColumn, Mapping } from '../schema/table-mapping.ts'
import { estimatedCount, keepEstimatedCount } from './estimated-counts.ts'
import { branches, ending, isMerged, type PageQuery, partsOf, sharedRows, sharedWays, window } from './list-window.ts'
import { orderBy } from './sorting.ts'

interface PageRows {
  readonly records: readonly StoredRecord[]
  readonly total: number
  readonly approximate: boolean
  /** Sums of the columns asked for, when there are any. */
  readonly sums: Readonly<Record<string, string>> | null
}

const exactTo = 100_000

/** What a window of a list sends to the database. */
export interface PageStatements {
  /** The rows, their number and sums at once. */
  readonly whole: Statement
  /** The rows alone, for lists too long to be counted. */
  readonly rows: () => Statement
  /** Tells apart what is counted. */
  readonly counted: string
  readonly summed: readonly MappedColumn[]
}

interface StatementParts {
  readonly summed?: readonly MappedColumn[]
  readonly chosen?: Sql
  readonly small?: boolean
}

/**
 * The statements of a window, with sums of some columns over all rows; `chosen` are the columns of the rows. In a `small`
 * table every row that fits is counted: looking at each whether it is one too many costs a third of counting them.
 */
export function pageStatements(
  mapping: Mapping,
  query: PageQuery,
  { summed = [], chosen = selected(mapping), small = false }: StatementParts = {},
): PageStatements {
  const shared = sharedWays(query, small)
  const count = branches(mapping, query, raw('1'), [])
  const total = small ? countAndSums(mapping, query, shared, summed) : countUpTo(mapping, query, shared)
  const whole =
    isDirect(query) && summed.length === 0
      ? directRows(mapping, query, sql`(${total}) as page__total, ${chosen}`)
      : sql`
    ${sharedRows(mapping, query, shared, summed)}select total.*, ${chosen}
    from (${total}) total
    left join (${window(mapping, query, shared)}) k on true
    left join ${mapping.table} t on t.id = k.id
    order by ${orderBy(query.keys)}`
  return {
    whole: plain(whole),
    rows: () => rowsAlone(mapping, query, chosen),
    counted: `${count.text} ${JSON.stringify(count.values)}`,
    summed,
  }
}

function rowsAlone(mapping: Mapping, query: PageQuery, chosen: Sql): Statement {
  if (isDirect(query)) return directRows(mapping, query, chosen)
  const shared = sharedWays(query, false)
  return sql`
    ${sharedRows(mapping, query, shared)}select ${chosen} from (${window(mapping, query, shared)}) k
    join ${mapping.table} t on t.id = k.id
    order by ${orderBy(query.keys)}`
}

/**
 * Whether the window is read from the table as it stands: found in one way and from its beginning, so that whoever finds
 * no row in it knows that there is none. A later window finds ids first, for it passes over rows that nobody sees.
 */
function isDirect({ scope, searching, after, offset }: PageQuery): boolean {
  return (scope.all || searching) && after === null && offset === 0
}

function directRows(mapping: Mapping, query: PageQuery, columns: Sql): Sql {
  const [found = empty] = partsOf(mapping, query)
  return sql`select ${columns} ${found} order by ${orderBy(query.keys)} ${ending(query.size, 0)}`
}

/** How many rows match, no further than is counted at all. */
function countUpTo(mapping: Mapping, query: PageQuery, shared: readonly ScopeWay[]): Sql {
  return sql`select count(*) as page__total from (${branches(mapping, query, raw('1'), shared)}${raw(` limit ${exactTo + 1}`)}) c`
}

/**
 * How many rows match, and sums of some of their columns. Each way into the scope is counted by itself: handing its rows on
 * to one count costs more than finding them.
 */
function countAndSums(
  mapping: Mapping,
  query: PageQuery,
  shared: readonly ScopeWay[],
  summed: readonly MappedColumn[],
): Sql {
  const sums = summed.map(({ id, column }) => sql`, sum(t.${id}) as ${identifier(`sum__${column}`)}`)
  const each = sql`count(*) as page__total${sums.length === 0 ? empty : join(sums, '')}`
  const parts = partsOf(mapping, query, shared)
  const [first = empty] = parts
  if (parts.length === 1) return sql`select ${each} ${first}`
  const all = summed.map(({ column }) => {
    const id = identifier(`sum__${column}`)
    return sql`, sum(c.${id}) as ${id}`
  })
  return sql`select sum(c.page__total) as page__total${all.length === 0 ? empty : join(all, '')} from (${join(
    parts.map((part) => sql`select ${each} ${part}`),
    ' union all ',
  )}) c`
}

/** The rows of a window, how many there are altogether, and sums of some columns over all: one statement. */
export async function pageRows(
  ctx: Ctx,
  mapping: Mapping,
  query: PageQuery,
  { whole, rows: alone, counted: count, summed } = pageStatements(mapping, query),
): Promise<PageRows> {
  const great = estimatedCount(ctx, count)
  if (great !== null)
    return {
      records: await ctx.sql.query(planned(query, repeated(alone()))),
      total: great,
      approximate: true,
      sums: null,
    }
  const rows = await ctx.sql.query<Record<string, string | null>>(planned(query, repeated(whole)))
  const [first = {}] = rows
  const found = Number(first.page__total ?? 0)
  const records = rows.filter(({ id }) => id !== null)
  if (found <= exactTo)
    return {
      records,
      total: found,
      approximate: false,
      sums:
        summed.length === 0
          ? null
          : Object.fromEntries(summed.map(({ name, column }) => [name, first[`sum__${column}`] ?? '0'])),
    }
  const total = await estimated(ctx, mapping, query)
  keepEstimatedCount(ctx, count, total)
  return { records, total, approximate: true, sums: null }
}

/** The statement of a list, planned once where its values do not matter. */
export function planned(query: PageQuery, statement: Statement): Statement {
  const { scope, even, searching, after } = query
  return even && !searching && after === null && (scope.all || isMerged(query))
    ? { ...statement, plannedOnce: true }
    : statement
}

/** One row for each record that matches, whatever the window. */
export function counted(mapping: Mapping, query: PageQuery, columns: Sql = raw('1')): Sql {
  return branches(mapping, query, columns, [])
}

/** How many rows PostgreSQL expects; at least what has been counted. */
async function estimated(ctx: Ctx, mapping: Mapping, query: PageQuery): Promise<number> {
  const rows = await ctx.sql.query<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>(sql`
    explain (format json) ${counted(mapping, query)}`)
  return Math.max(exactTo, Math.round(rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0))
}
