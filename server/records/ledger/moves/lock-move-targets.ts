import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { prepared } from '../../../platform/database/sql.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { type LedgerTables, sharedBy } from './ledger-tables.ts'
import type { Move } from './move.ts'
import { sqlList, sqlTyped } from './sql-columns.ts'

/** Where a move goes: its place, and what shares its cost. */
export interface Target {
  readonly place: string
  readonly cost: string
}

/** What shares a cost, locked. */
export interface LockedCost {
  readonly id: string
  readonly method: string
  /** How many lines it has. */
  readonly last: number
}

/**
 * Makes what is not there yet and locks everything that shares a cost with these moves, all in one order, so that two
 * who move the same goods come one after the other and never wait for each other. Answers where each move goes.
 */
export async function lockPlaces(
  ctx: Ctx,
  ledger: Ledger,
  tables: LedgerTables,
  unitId: string,
  moves: readonly Move[],
): Promise<{ readonly targets: readonly Target[]; readonly costs: ReadonlyMap<string, LockedCost> }> {
  const wanted = moves.map((move) => keysOf(ledger, move))
  const locked = await lockCosts(ctx, tables, unitId, wanted)
  const places = await findPlaces(ctx, ledger, tables, unitId, moves, wanted, locked)
  const targets = wanted.map((keys): Target => {
    const place = places.get(keys.place)
    const cost = locked.get(keys.cost)
    if (place === undefined || cost === undefined || place.cost !== cost.id)
      throw new Error(`${ledger.name}: the way in which ${keys.place} gets its cost has changed`)
    return { place: place.id, cost: cost.id }
  })
  return { targets, costs: new Map([...locked.values()].map((cost) => [cost.id, cost])) }
}

interface Keys {
  readonly method: string
  readonly cost: string
  readonly place: string
}

function keysOf(ledger: Ledger, { at, method = ledger.cost.usual }: Move): Keys {
  const joined = (names: readonly string[]) => names.map((name) => at[name] ?? '').join('|')
  return { method, cost: `${method}|${joined(sharedBy(ledger, method))}`, place: joined(ledger.dimensions) }
}

async function lockCosts(
  ctx: Ctx,
  { cost }: LedgerTables,
  unitId: string,
  wanted: readonly Keys[],
): Promise<Map<string, LockedCost>> {
  const rows = [...new Map(wanted.map((keys) => [keys.cost, keys])).values()].map((keys) => ({
    id: v7(),
    key: keys.cost,
    method: keys.method,
  }))
  const lock = async () => {
    const found = await ctx.sql.query<LockedCost & { readonly key: string }>(
      prepared(sql`
      select id, key, method, last from ${cost}
      where unit_id = ${unitId}::uuid and key = any(${rows.map(({ key }) => key)}::text[]) order by key for update`),
    )
    return new Map(found.map((one) => [one.key, one]))
  }
  // Of several, those that are there must not be locked before the others are made: it would be another order.
  const alone = rows.length === 1 ? await lock() : null
  if (alone?.size === 1) return alone
  await ctx.sql.query(
    prepared(sql`
    insert into ${cost} (id, unit_id, key, method, quantity, amount, last)
    select id, ${unitId}::uuid, key, method, 0, 0, 0 from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, key text, method text)
    order by key on conflict (unit_id, key) do nothing`),
  )
  return lock()
}

async function findPlaces(
  ctx: Ctx,
  ledger: Ledger,
  { place, lines }: LedgerTables,
  unitId: string,
  moves: readonly Move[],
  wanted: readonly Keys[],
  costs: ReadonlyMap<string, LockedCost>,
): Promise<Map<string, { readonly id: string; readonly cost: string }>> {
  const columns = ledger.dimensions.map((name) => columnOf(lines, name))
  const rows = new Map(
    wanted.map((keys, index) => [
      keys.place,
      {
        cost: costs.get(keys.cost)?.id,
        ...Object.fromEntries(columns.map(({ name, column }) => [column, moves[index]?.at[name] ?? null])),
      },
    ]),
  )
  const named = sqlList(columns.map(({ column }) => column))
  const typed = sqlTyped(columns)
  const find = async () => {
    const found = await ctx.sql.query<{ id: string; key: string; cost: string }>(
      prepared(
        sql`select id, key, cost from ${place} where unit_id = ${unitId}::uuid and key = any(${[...rows.keys()]}::text[])`,
      ),
    )
    return new Map(found.map((one) => [one.key, one]))
  }
  const known = await find()
  if (known.size === rows.size) return known
  const made = [...rows].map(([key, row]) => ({ id: v7(), key, ...row }))
  await ctx.sql.query(
    prepared(sql`
    insert into ${place} (id, unit_id, key, cost, quantity, ${named})
    select id, ${unitId}::uuid, key, cost, 0, ${named}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as r(id uuid, key text, cost uuid, ${typed})
    order by key on conflict (unit_id, key) do nothing`),
  )
  return find()
}
