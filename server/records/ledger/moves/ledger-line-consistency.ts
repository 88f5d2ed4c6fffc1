import sql, { join, type Sql as Text } from 'sql-template-tag'
import type { AnyDocument } from '../../../../core/description/document.ts'
import type { Ledger } from '../../../../core/description/ledger.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { columnOf } from '../../schema/table-mapping.ts'
import { type LedgerTables, ledgerTables } from './ledger-tables.ts'

/** Every way in which a ledger could disagree with itself, looked for row by row; empty when it is right. */
export async function moveProblems(on: Sql, ledger: Ledger, lines: AnyDocument): Promise<string[]> {
  const proofs = proofsOf(ledger, ledgerTables(ledger, lines))
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  return found.flatMap((rows, at) => rows.map(({ what }) => `${ledger.name}: ${proofs[at]?.[0] ?? ''}: ${what}`))
}

function proofsOf(ledger: Ledger, tables: LedgerTables): readonly (readonly [string, Text])[] {
  return [...placeProofs(ledger, tables), ...costProofs(ledger, tables), ...lineProofs(ledger, tables)]
}

function placeProofs({ dimensions, measures }: Ledger, tables: LedgerTables): readonly (readonly [string, Text])[] {
  const { lines, place, placeDay } = tables
  const quantity = columnOf(lines, measures.quantity).id
  const same = join(
    dimensions.map((name) => columnOf(lines, name).id).map((id) => sql`t.${id} is not distinct from p.${id}`),
    ' and ',
  )
  const moved = sql`(select p.id, t.day, sum(t.${quantity}) as by from ${place} p
    join ${lines.table} t on t.unit_id = p.unit_id and t.cost_group = p.cost::text and t.corrects is null and ${same} group by p.id, t.day)`
  return [
    [
      'a balance is not the sum of its lines',
      sql`select p.key as what from ${place} p left join (select id, sum(by) as by from ${moved} m group by id) m on m.id = p.id where p.quantity <> coalesce(m.by, 0)`,
    ],
    [
      'a line has no balance',
      sql`select t.id::text as what from ${lines.table} t where not exists (
        select from ${place} p where t.unit_id = p.unit_id and t.cost_group = p.cost::text and ${same})`,
    ],
    [
      'a balance of a day is not the sum of the lines until then',
      sql`select coalesce(d.place, m.id) || ' ' || coalesce(d.day, m.day) as what from ${placeDay} d
        full join (select id, day, sum(by) over (partition by id order by day) as quantity from ${moved} m) m on m.id = d.place and m.day = d.day
        where d.quantity is distinct from m.quantity`,
    ],
    [
      'a day was below zero',
      sql`select p.key || ' ' || d.day as what from ${placeDay} d join ${place} p on p.id = d.place where d.quantity < 0`,
    ],
  ]
}

function costProofs({ measures }: Ledger, tables: LedgerTables): readonly (readonly [string, Text])[] {
  const { lines, cost, costDay } = tables
  const quantity = columnOf(lines, measures.quantity).id
  const amount = columnOf(lines, measures.amount).id
  const moved = sql`(select t.cost_group::uuid as id, t.day, sum(t.${quantity}) as quantity, sum(t.${amount}) as amount, count(*) as lines
    from ${lines.table} t group by t.cost_group, t.day)`
  return [
    [
      'quantity, amount or number of what shares a cost are not those of its lines',
      sql`select c.key as what from ${cost} c
        left join (select id, sum(quantity) as quantity, sum(amount) as amount, sum(lines) as lines from ${moved} m group by id) m on m.id = c.id
        where (c.quantity, c.amount, c.last) is distinct from (coalesce(m.quantity, 0), coalesce(m.amount, 0), coalesce(m.lines, 0))`,
    ],
    [
      'the cost of a day is not the sum of the lines until then',
      sql`select coalesce(d.cost, m.id) || ' ' || coalesce(d.day, m.day) as what from ${costDay} d
        full join (select id, day, sum(quantity) over w as quantity, sum(amount) over w as amount from ${moved} m window w as (partition by id order by day)) m
          on m.id = d.cost and m.day = d.day
        where (d.quantity, d.amount) is distinct from (m.quantity, m.amount)`,
    ],
    [
      'an amount stands where there is nothing',
      sql`select c.key || ' ' || d.day as what from ${costDay} d join ${cost} c on c.id = d.cost where d.amount < 0 or (d.quantity = 0 and d.amount <> 0)`,
    ],
  ]
}

function lineProofs({ measures }: Ledger, { lines }: LedgerTables): readonly (readonly [string, Text])[] {
  const quantity = columnOf(lines, measures.quantity).id
  const amount = columnOf(lines, measures.amount).id
  const table = lines.table
  return [
    [
      'what stands after a line is not the sum so far',
      sql`select id::text as what from (
        select t.id, t.running_quantity - sum(t.${quantity}) over w as quantity, t.running_amount - sum(t.${amount}) over w as amount
        from ${table} t window w as (partition by t.cost_group order by t.day, t.entry)) r where quantity <> 0 or amount <> 0`,
    ],
    [
      'a reversal is not the opposite of its original',
      sql`select r.id::text as what from ${table} r join ${table} o on o.id::text = r.reverses
        where r.${quantity} + o.${quantity} <> 0 or 0 <> (
          select sum(t.${amount}) from ${table} t
          where t.cost_group = r.cost_group and (t.id in (r.id, o.id) or t.corrects in (r.id::text, o.id::text)))`,
    ],
  ]
}
