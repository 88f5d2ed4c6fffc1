import sql from 'sql-template-tag'
import type { Ctx } from '../../server/module-api.ts'

/** Every way in which the lines of the profit could differ from the documents that they come from, or from the books. */
export async function profitProblems(on: Ctx['sql']): Promise<string[]> {
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  return found.flatMap((rows, at) => rows.map(({ what }) => `${proofs[at]?.[0] ?? ''}: ${what}`))
}

const proofs = [
  [
    'a settlement and its lines of the profit differ',
    sql`
    select coalesce(s.settle_no, s.id::text) || ' ' || (s.brings - coalesce(l.amount, 0)) as what from (
      select s.id, s.settle_no, case
        when s.approval_status <> '2' or s.del_flag = 1 or (s.settle_type = 'prov' and exists (
          select from contracts.settlement f where f.related_contract = s.related_contract and f.settle_type = 'final' and f.approval_status = '2')) then 0
        when s.direction = 'sell' then n.net
        when c.contract_type = 'gc' or (s.settle_type not in ('frt', 'svc') and c.contract_type not in ('ys', 'zc', 'fw')
          and exists (select from stock.stock_in i where i.contract_id = c.id and i.status = '1')) then 0
        else a.total - n.net end - coalesce(t.cost, 0) as brings
      from contracts.settlement s join contracts.contract c on c.id = s.related_contract,
        lateral (select case s.currency when 'CNY' then s.net_amount else round(s.net_amount * s.fx_rate, 2) end as net) n,
        lateral (select coalesce(sum(total), 0) as total from stock.landed_cost a where a.settlement_id = s.id and a.status = '1') a,
        lateral (select sum(to_cost) as cost from stock.cost_true_up u where u.settlement_id = s.id) t) s
    left join (select settlement, sum(amount) as amount from profit.profit_line group by 1) l on l.settlement = s.id
    where s.brings <> coalesce(l.amount, 0)`,
  ],
  [
    'a barter settlement and its lines of the profit differ',
    sql`
    select coalesce(b.settle_no, b.id::text) || ' ' || (b.brings - coalesce(l.amount, 0)) as what from (
      select id, settle_no, case when approval_status <> '2' or del_flag = 1 then 0
        when currency = 'CNY' then out_value else round(out_value * fx_rate, 2) end as brings
      from contracts.barter_settlement) b
    left join (select barter, sum(amount) as amount from profit.profit_line group by 1) l on l.barter = b.id
    where b.brings <> coalesce(l.amount, 0)`,
  ],
  [
    'goods that went out and their lines of the profit differ',
    sql`
    select coalesce(o.out_no, o.id::text) || ' ' || (o.brings - coalesce(l.amount, 0)) as what from (
      select id, out_no, case when status = '1' and out_type in ('sale', 'use') then -coalesce(cost_amount, 0) else 0 end as brings
      from stock.stock_out) o
    left join (select stock_out, sum(amount) as amount from profit.profit_line group by 1) l on l.stock_out = o.id
    where o.brings <> coalesce(l.amount, 0)`,
  ],
  [
    'a line of the profit comes from no document',
    sql`
    select l.source_no || ' ' || l.amount as what from profit.profit_line l
    where l.del_flag = 1 or num_nonnulls(l.settlement, l.barter, l.stock_out, l.cost_true_up) <> 1
      or l.source_id <> coalesce(l.settlement, l.barter, l.stock_out, l.cost_true_up)::text`,
  ],
  [
    'allocated costs of goods that had gone out and their lines of the profit differ',
    sql`
    select t.true_up_no || ' ' || (t.to_cost + coalesce(l.amount, 0)) as what from stock.cost_true_up t
    left join (select cost_true_up, sum(amount) as amount from profit.profit_line group by 1) l on l.cost_true_up = t.id
    where t.landed_cost_id is not null and t.to_cost + coalesce(l.amount, 0) <> 0`,
  ],
  [
    'the revenue of a contract and account 6001 differ',
    sql`
    select coalesce(c.contract_no, b.key) || ' ' || (coalesce(p.amount, 0) + b.amount) as what from (
      select key, sum(amount) as amount from engine.balance
      where ledger = 'profit' and account = '6001' and currency = 'CNY' group by 1) b
    left join (select contract_id::text as key, sum(amount) as amount from profit.profit_line where item = 'rev' group by 1) p using (key)
    left join contracts.contract c on c.id::text = b.key where coalesce(p.amount, 0) + b.amount <> 0`,
  ],
  [
    'what was used and account 6602 differ',
    sql`
    select coalesce(g.goods_name, d.key) || ' ' || d.difference as what from (
      select coalesce(p.key, b.key) as key, coalesce(p.amount, 0) + coalesce(b.amount, 0) as difference
      from (select l.unit_id, o.goods_id::text as key, sum(l.amount) as amount from profit.profit_line l
        join stock.stock_out o on o.id = l.stock_out where l.item = 'adm' group by 1, 2) p
      full join (select unit_id, key, amount from engine.balance b where b.ledger = 'profit' and b.account = '6602'
        and exists (select from contracts.goods g where g.id::text = b.key)) b on b.unit_id = p.unit_id and b.key = p.key) d
    left join contracts.goods g on g.id::text = d.key where d.difference <> 0`,
  ],
] as const
