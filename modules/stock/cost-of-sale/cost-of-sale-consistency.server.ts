import sql from 'sql-template-tag'
import { costEvent } from './cost-voucher.server.ts'
import { directEvent } from './direct-cost.server.ts'
import { settledQuantities, underAny } from './settled-quantities.server.ts'

/** Every way in which goods sent and costs of sales could differ from what went out and is settled. */
export const costOfSaleProofs = [
  [
    'account 1406 is not the cost of what is out and not settled',
    sql`
    select coalesce(p.short_name, p.cp_name, d.key) || ' ' || d.difference as what from (
      select coalesce(o.key, b.key) as key, coalesce(b.amount, 0) - coalesce(o.cost, 0) as difference
      from (
        select unit_id, coalesce(customer::text, '') as key, sum(cost_amount - coalesce(settled_cost, 0)) as cost from stock.stock_out
        where out_type = 'sale' and status = '1' group by 1, 2) o
      full join (select unit_id, key, sum(amount) as amount from engine.balance where account = '1406' group by 1, 2) b
        on b.unit_id = o.unit_id and b.key = o.key) d
    left join contracts.counterparty p on p.id::text = d.key where d.difference <> 0`,
  ],
  [
    'the cost of the sales of a contract is not that of what is settled of them',
    sql`
    select coalesce(c.contract_no, d.key) || ' ' || d.difference as what from (
      select coalesce(o.key, b.key) as key, coalesce(b.amount, 0) - coalesce(o.cost, 0) as difference
      from (select contract_id::text as key, sum(settled_cost) as cost from stock.stock_out where contract_id is not null group by 1) o
      full join (
        select l.key, sum(l.debit - l.credit) as amount from engine.posting p join engine.posting_line l on l.posting = p.id
        where p.event = ${costEvent} and l.account = '6401' group by 1) b using (key)) d
    left join contracts.contract c on c.id::text = d.key where d.difference <> 0`,
  ],
  [
    'goods that went out are not a cost by the part of them that is settled',
    sql`
    select o.out_no || ' ' || (coalesce(o.settled_cost, 0) - t.cost) as what from stock.stock_out o
    left join (${settledQuantities(underAny)}) s on s.id = o.id
    cross join lateral (select case when s.settled is null then 0 when s.settled < o.qty then round(o.cost_amount * s.settled / o.qty, 2)
      else o.cost_amount end as cost) t
    where coalesce(o.settled_qty, 0) <> coalesce(s.settled, 0) or coalesce(o.settled_cost, 0) <> t.cost`,
  ],
  [
    'goods that came into no warehouse are not a cost as their purchase is settled',
    sql`
    select s.settle_no || ' ' || (coalesce(b.amount, 0) - t.cost) as what
    from contracts.settlement s join contracts.contract c on c.id = s.related_contract
    left join (
      select p.src_id, sum(l.debit - l.credit) as amount from engine.posting p join engine.posting_line l on l.posting = p.id
      where p.event in (${directEvent}, ${`${directEvent}-REV`}) and l.account = '6401' group by 1) b on b.src_id = s.id
    cross join lateral (select case
      when s.approval_status = '2' and s.del_flag = 0 and c.contract_type <> 'gc' and c.go_live_id is null
        and not exists (select from stock.stock_in i where i.contract_id = c.id and i.status = '1' and i.in_type = 'buy')
        and exists (select from contracts.settlement f where f.related_contract = c.id and f.settle_type = 'final' and f.approval_status = '2')
      then case s.currency when 'CNY' then s.net_amount else round(s.net_amount * s.fx_rate, 2) end else 0 end as cost) t
    where s.direction = 'buy' and s.settle_type in ('final', 'diff') and coalesce(b.amount, 0) <> t.cost`,
  ],
] as const
