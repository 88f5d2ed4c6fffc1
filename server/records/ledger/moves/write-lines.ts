import sql from 'sql-template-tag'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/sql.ts'
import { columnOf, type MappedColumn } from '../../schema/table-mapping.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { Moves } from './move.ts'
import type { Moved, PlannedLine } from './plan-lines.ts'
import { sqlList, sqlTyped } from './sql-columns.ts'

/** A place where a day would end below zero. */
interface Below {
  readonly place: string
  readonly day: string
  readonly quantity: string
}

/**
 * Writes lines with the balances of their places and of what shares their costs, now and on every day from theirs on,
 * all in one statement however many lines there are. Answers the places that would be below zero; whoever finds one
 * refuses, and nothing stays.
 */
export function writeLines(
  ctx: Ctx,
  ledger: Ledger,
  tables: LedgerTables,
  moves: Moves<unknown>,
  lines: readonly PlannedLine[],
  restated: readonly Moved[],
): Promise<Below[]> {
  const { place, placeDay, cost, costDay } = tables
  const columns = columnsOf(ledger, tables)
  const named = sqlList(columns.map(({ column }) => column))
  const quantity = columnOf(tables.lines, ledger.measures.quantity).id
  const amount = columnOf(tables.lines, ledger.measures.amount).id
  const rows = lines.map((line, at) => rowOf(ctx, ledger, columns, moves, line, at + 1))
  return ctx.sql.query<Below>(
    prepared(sql`
    with line as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(place uuid, cost uuid, ${sqlTyped(columns)})),
    written as (insert into ${tables.lines.table} (${named}) select ${named} from line),
    restated as (
      update ${tables.lines.table} t set running_quantity = r."runningQuantity", running_amount = r."runningAmount"
      from jsonb_to_recordset(${JSON.stringify(restated)}::jsonb) as r(id uuid, "runningQuantity" numeric, "runningAmount" numeric) where t.id = r.id),
    place_by as (select place, day, sum(${quantity}) as quantity from line where place is not null group by place, day),
    place_step as (select *, lead(day) over w as next, sum(quantity) over w as by from place_by window w as (partition by place order by day)),
    place_new as (
      insert into ${placeDay} as d (place, day, quantity)
      select s.place, s.day, s.by + coalesce((select b.quantity from ${placeDay} b where b.place = s.place and b.day <= s.day order by b.day desc limit 1), 0)
      from place_step s on conflict (place, day) do update set quantity = excluded.quantity returning place, day, quantity),
    place_later as (
      update ${placeDay} d set quantity = d.quantity + s.by from place_step s
      where d.place = s.place and d.day > s.day and (s.next is null or d.day < s.next) and s.by <> 0 returning d.place, d.day, d.quantity),
    place_now as (
      update ${place} p set quantity = p.quantity + s.quantity from (select place, sum(quantity) as quantity from place_by group by place) s where p.id = s.place),
    cost_by as (select cost, day, sum(${quantity}) as quantity, sum(${amount}) as amount, count(*) as lines from line group by cost, day),
    cost_step as (
      select *, lead(day) over w as next, sum(quantity) over w as by, sum(amount) over w as worth from cost_by window w as (partition by cost order by day)),
    cost_new as (
      insert into ${costDay} as d (cost, day, quantity, amount)
      select s.cost, s.day, s.by + coalesce(b.quantity, 0), s.worth + coalesce(b.amount, 0) from cost_step s
      left join lateral (select quantity, amount from ${costDay} b where b.cost = s.cost and b.day <= s.day order by b.day desc limit 1) b on true
      on conflict (cost, day) do update set quantity = excluded.quantity, amount = excluded.amount),
    cost_later as (
      update ${costDay} d set quantity = d.quantity + s.by, amount = d.amount + s.worth from cost_step s
      where d.cost = s.cost and d.day > s.day and (s.next is null or d.day < s.next)),
    cost_now as (
      update ${cost} c set quantity = c.quantity + s.quantity, amount = c.amount + s.amount, last = c.last + s.lines
      from (select cost, sum(quantity) as quantity, sum(amount) as amount, sum(lines) as lines from cost_by group by cost) s where c.id = s.cost)
    select distinct on (place) place, day::text, quantity::text from (select * from place_new union all select * from place_later) e
    where quantity < 0 order by place, quantity`),
  )
}

/** The columns that a line fills; what else its document has stays empty. */
function columnsOf({ dimensions, measures, sources }: Ledger, { lines }: LedgerTables): MappedColumn[] {
  const engine = ['id', 'ver', 'unitId', 'createBy', 'createName', 'createTime']
  const fixed = ['day', 'event', 'sourceNo', 'sourceType', 'sourceId', 'seq', 'lineNo', 'costGroup', 'entry']
  const running = ['runningQuantity', 'runningAmount', 'reverses', 'corrects']
  const own = [...dimensions, measures.quantity, measures.amount, ...sources]
  return [...engine, ...fixed, ...running, ...own].map((name) => columnOf(lines, name))
}

function rowOf(
  ctx: Ctx,
  { measures, sources }: Ledger,
  columns: readonly MappedColumn[],
  { event, source, seq = 1, unitId }: Moves<unknown>,
  line: PlannedLine,
  lineNo: number,
): Readonly<Record<string, unknown>> {
  // A correction stands with the document whose cost it corrects, and belongs to the event that made it necessary.
  const from = line.corrects ?? { sourceType: source.type, sourceId: source.id, sourceNo: source.no }
  const values: Readonly<Record<string, unknown>> = {
    id: line.id,
    ver: 1,
    unitId,
    createBy: ctx.actor.id,
    createName: ctx.actor.name,
    createTime: new Date(ctx.now).toISOString(),
    day: line.day,
    event,
    sourceNo: source.no,
    sourceType: source.type,
    sourceId: source.id,
    seq,
    lineNo,
    costGroup: line.cost,
    entry: line.entry,
    runningQuantity: line.runningQuantity,
    runningAmount: line.runningAmount,
    reverses: line.reverses,
    corrects: line.corrects?.id ?? null,
    ...line.at,
    [measures.quantity]: line.quantity,
    [measures.amount]: line.amount,
  }
  const linked = (column: MappedColumn) =>
    sources.includes(column.name) && column.source === `document:${from.sourceType}` ? from.sourceId : null
  return {
    place: line.place,
    cost: line.cost,
    ...Object.fromEntries(columns.map((column) => [column.column, values[column.name] ?? linked(column)])),
  }
}
