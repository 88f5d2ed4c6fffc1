import sql, { join, type Sql } from 'sql-template-tag'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { keptIn } from './ledger-lines-document.ts'

/** What was at one place at the end of a day. */
interface BalanceAt {
  readonly unitId: string
  /** A value for each dimension. */
  readonly at: Readonly<Record<string, string | null>>
  readonly quantity: string
  /** Its share of the amount of all that shares its cost; the last share takes the remainder. */
  readonly amount: string
}

/** Whose, and at which values of the dimensions; what is left out is not asked. */
interface Asked {
  /** Null for all companies. */
  readonly unitIds: readonly string[] | null
  readonly day: string
  readonly at?: Readonly<Record<string, string | null | undefined>>
}

/**
 * Balances at the end of any day. Each is one step in the index of its days to the last one not after the day asked, so
 * it takes as long as there are places, however many lines they have.
 */
export function balancesAt(ctx: Ctx, ledger: Ledger, { unitIds, day, at = {} }: Asked): Promise<BalanceAt[]> {
  const { place, placeDay, costDay, lines } = keptIn(ctx, ledger).tables
  const columns = ledger.dimensions.map((name) => columnOf(lines, name))
  const asked = columns.flatMap(({ name, id, type }): Sql[] => {
    const value = at[name]
    return value == null || value === '' ? [] : [equals(id, value, type)]
  })
  const wanted = join(
    [...(unitIds === null ? [] : [sql`p.unit_id = any(${unitIds}::uuid[])`]), ...asked, sql`true`],
    ' and ',
  )
  const dimensions = join(columns.map(({ name, id }) => sql`${name}::text, p.${id}`))
  return ctx.sql.query<BalanceAt>(sql`
    with held as (
      select p.id, p.cost, d.quantity, (${wanted}) as wanted from ${place} p
      join lateral (select d.quantity from ${placeDay} d where d.place = p.id and d.day <= ${day}::date order by d.day desc limit 1) d on d.quantity <> 0
      where p.cost in (select p.cost from ${place} p where ${wanted})),
    parts as (
      select h.*, c.amount as whole, round(c.amount * h.quantity / c.quantity, 2) as part, row_number() over (partition by h.cost order by h.id desc) = 1 as last
      from held h
      join lateral (select c.quantity, c.amount from ${costDay} c where c.cost = h.cost and c.day <= ${day}::date order by c.day desc limit 1) c on true),
    shares as (select *, case when last then whole - sum(part) over (partition by cost) + part else part end as share from parts)
    select p.unit_id::text as "unitId", jsonb_build_object(${dimensions}) as at, s.quantity::text, s.share::text as amount
    from shares s join ${place} p on p.id = s.id where s.wanted order by p.unit_id, p.key`)
}

function equals(id: Sql, value: string, type: string): Sql {
  return type === 'uuid' ? sql`p.${id} = ${value}::uuid` : sql`p.${id} = ${value}`
}
