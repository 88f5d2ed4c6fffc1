import sql, { join } from 'sql-template-tag'
import type { Ledger } from '../../../../core/description/ledger.ts'
import { add, compare, sub, sum } from '../../../../core/values/decimal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/sql.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import type { CostState, Layer } from './costing.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { LockedCost } from './lock-move-targets.ts'

/** A line of the ledger that lies after the day of a move. */
export interface LaterLine {
  readonly id: string
  readonly cost: string
  readonly day: string
  /** Its dimensions. */
  readonly at: Readonly<Record<string, string | null>>
  readonly quantity: string
  readonly amount: string
  readonly event: string
  readonly sourceType: string
  readonly sourceId: string
  readonly sourceNo: string | null
  readonly reverses: string | null
  readonly corrects: string | null
  readonly runningQuantity: string
  readonly runningAmount: string
}

/** What stood at the end of a day for each of these. */
export async function openingStates(
  ctx: Ctx,
  ledger: Ledger,
  tables: LedgerTables,
  costs: readonly LockedCost[],
  day: string,
): Promise<ReadonlyMap<string, CostState>> {
  const found = await ctx.sql.query<{ id: string; quantity: string; amount: string }>(
    prepared(sql`
    select w.id, coalesce(d.quantity, 0)::text as quantity, coalesce(d.amount, 0)::text as amount
    from unnest(${costs.map(({ id }) => id)}::uuid[]) as w(id)
    left join lateral (
      select quantity, amount from ${tables.costDay} d where d.cost = w.id and d.day <= ${day}::date order by d.day desc limit 1) d on true`),
  )
  const states = new Map<string, CostState>()
  for (const { id, quantity, amount } of found) {
    const oldestFirst = costs.find((cost) => cost.id === id)?.method === 'fifo'
    const layers = oldestFirst ? await layersAt(ctx, ledger, tables, id, day, { quantity, amount }) : []
    states.set(id, { quantity, amount, layers })
  }
  return states
}

/**
 * What is there by the method oldest first is what came in last: the newest receipts that together are the quantity.
 * The oldest of them takes what is left of the amount.
 */
async function layersAt(
  ctx: Ctx,
  { measures }: Ledger,
  { lines }: LedgerTables,
  cost: string,
  day: string,
  { quantity, amount }: Omit<CostState, 'layers'>,
): Promise<readonly Layer[]> {
  const measured = columnOf(lines, measures.quantity).id
  const valued = columnOf(lines, measures.amount).id
  for (let most = 100; ; most *= 10) {
    const newest = await ctx.sql.query<Layer>(
      prepared(sql`
      select t.id::text, t.${measured}::text as quantity, t.${valued}::text as amount from ${lines.table} t
      where t.cost_group = ${cost} and t.day <= ${day}::date and t.${measured} > 0 and t.reverses is null and t.del_flag = 0
        and not exists (select from ${lines.table} r where r.reverses = t.id::text and r.day <= ${day}::date and r.del_flag = 0)
      order by t.day desc, t.entry desc limit ${most}::integer`),
    )
    const layers = cut(newest, quantity)
    if (layers !== null || newest.length < most) return withRest(layers ?? newest, quantity, amount)
  }
}

/** The newest that together are a quantity; null when there may be more of them. */
function cut(newest: readonly Layer[], quantity: string): readonly Layer[] | null {
  const layers: Layer[] = []
  let wanted = quantity
  for (const layer of newest) {
    if (compare(wanted, '0') <= 0) break
    layers.push(compare(layer.quantity, wanted) <= 0 ? layer : { ...layer, quantity: wanted })
    wanted = sub(wanted, layer.quantity)
  }
  return compare(wanted, '0') <= 0 ? layers : null
}

/** Oldest first, the oldest with what is left. */
function withRest(newestFirst: readonly Layer[], quantity: string, amount: string): readonly Layer[] {
  const [oldest, ...others] = newestFirst.toReversed()
  if (oldest === undefined) return []
  return [
    {
      ...oldest,
      quantity: sub(quantity, sum(others.map((layer) => layer.quantity))),
      amount: sub(amount, sum(others.map((layer) => layer.amount))),
    },
    ...others,
  ]
}

/** The lines after a day, in their order. */
export function laterLines(
  ctx: Ctx,
  { measures, dimensions: names }: Ledger,
  { lines }: LedgerTables,
  costs: readonly LockedCost[],
  day: string,
): Promise<LaterLine[]> {
  const dimensions = join(names.map((name) => sql`${name}::text, t.${columnOf(lines, name).id}`))
  return ctx.sql.query<LaterLine>(
    prepared(sql`
    select t.id::text, t.cost_group as cost, t.day::text,
      jsonb_build_object(${dimensions}) as at, t.${columnOf(lines, measures.quantity).id}::text as quantity,
      t.${columnOf(lines, measures.amount).id}::text as amount, t.event, t.source_type as "sourceType", t.source_id as "sourceId",
      t.source_no as "sourceNo", t.reverses, t.corrects,
      t.running_quantity::text as "runningQuantity", t.running_amount::text as "runningAmount"
    from ${lines.table} t
    where t.cost_group = any(${costs.map(({ id }) => id)}::text[]) and t.day > ${day}::date and t.del_flag = 0
    order by t.cost_group, t.day, t.entry`),
  )
}

/** What each line came to with what corrected it. */
export function effectiveAmounts(
  later: readonly Pick<LaterLine, 'id' | 'corrects' | 'amount'>[],
): ReadonlyMap<string, string> {
  const amounts = new Map<string, string>()
  for (const { id, corrects, amount } of later) {
    const of = corrects ?? id
    amounts.set(of, add(amounts.get(of) ?? '0', amount))
  }
  return amounts
}
