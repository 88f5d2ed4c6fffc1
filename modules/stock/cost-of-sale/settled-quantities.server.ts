import sql, { type Sql } from 'sql-template-tag'

/** Which contracts are looked at: a condition on the column that names them. */
type Under = (contract: Sql) => Sql

/** One contract alone. */
export function underContract(id: string): Under {
  return (contract) => sql`${contract} = ${id}::uuid`
}

/** Every contract. */
export const underAny: Under = () => sql`true`

/** Settlements of goods that were sold, as far as they were agreed to. */
const agreedSale = sql`s.direction = 'sell' and s.approval_status = '2' and s.del_flag = 0`

/** The day up to which goods sent under a contract (`contract_id`) are set against goods received. */
const bartered = sql`
  select related_contract as contract_id, max(date) as day from contracts.barter_settlement
  where approval_status = '2' and del_flag = 0 group by 1`

/**
 * How much of each sale that went out is settled (`id`, `settled`). The tonnes of the provisional settlements of its
 * contract are of what went out first: where they name goods that we know, of those, else of whatever is left. The final
 * settlement is of all that went out, whatever it weighs; a difference settles money and no tonnes. A barter is settled by
 * what goods are worth, without tonnes: of all that went out up to its day.
 */
export function settledQuantities(under: Under): Sql {
  return sql`
    with agreed as (
      select s.related_contract as contract_id, coalesce(s.goods_id, g.id) as goods_id, sum(i.qty) as qty
      from contracts.settlement s join contracts.settlement_items i on i.parent_id = s.id and i.uom = 't'
      left join lateral (
        select g.id from contracts.goods g where s.goods_id is null and g.goods_name = btrim(i.goods) and g.del_flag = 0
        order by g.id limit 1) g on true
      where ${agreedSale} and s.settle_type = 'prov' and ${under(sql`s.related_contract`)} group by 1, 2),
    named as (
      select o.id, o.contract_id, o.date, o.qty,
        greatest(0, least(o.qty, coalesce(a.qty, 0) + o.qty - sum(o.qty) over earlier)) as own
      from stock.stock_out o left join agreed a on a.contract_id = o.contract_id and a.goods_id = o.goods_id
      where o.out_type = 'sale' and o.status = '1' and o.del_flag = 0 and ${under(sql`o.contract_id`)}
      window earlier as (partition by o.contract_id, o.goods_id order by o.date, o.id))
    select n.id, case
      when n.date <= b.day or exists (select from contracts.settlement s where ${agreedSale} and s.settle_type = 'final' and s.related_contract = n.contract_id) then n.qty
      else n.own + greatest(0, least(n.qty - n.own, coalesce(a.qty, 0) + n.qty - n.own - sum(n.qty - n.own) over earlier)) end as settled
    from named n left join agreed a on a.contract_id = n.contract_id and a.goods_id is null
    left join (${bartered}) b on b.contract_id = n.contract_id
    window earlier as (partition by n.contract_id order by n.date, n.id)`
}

/** What went out under contracts and is settled to another part than it says, with the tonnes that are. */
export function settledAnew(under: Under): Sql {
  return sql`
    select o.id::text, o.goods_id::text as "goodsId", o.contract_id::text as "contractId", coalesce(t.settled, 0)::text as "settledQty"
    from stock.stock_out o left join (${settledQuantities(under)}) t on t.id = o.id
    where o.contract_id is not null and ${under(sql`o.contract_id`)} and coalesce(o.settled_qty, 0) <> coalesce(t.settled, 0)`
}

/** The day of the last settlement of what was sold under a contract. */
export function lastSettledDay(contractId: string): Sql {
  return sql`
    select max(day)::text as day from (
      select s.date as day from contracts.settlement s
      where ${agreedSale} and s.settle_type in ('prov', 'final') and s.related_contract = ${contractId}::uuid
      union all select b.day from (${bartered}) b where b.contract_id = ${contractId}::uuid) t`
}
