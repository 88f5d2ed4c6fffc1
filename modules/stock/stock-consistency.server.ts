import sql from 'sql-template-tag'
import { type Ctx, moveProblems } from '../../server/module-api.ts'
import { costOfSaleProofs } from './cost-of-sale/cost-of-sale-consistency.server.ts'
import { stock, stockMove } from './stock-move.ts'

/** Every way in which the stock ledger could disagree with itself, with its documents or with the books. */
export async function stockProblems(on: Ctx['sql']): Promise<string[]> {
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  return [
    ...(await moveProblems(on, stock, stockMove)),
    ...found.flatMap((rows, at) => rows.map(({ what }) => `${proofs[at]?.[0] ?? ''}: ${what}`)),
  ]
}

const proofs = [
  ...costOfSaleProofs,
  [
    'the stock ledger and account 1405 differ',
    sql`
    select coalesce(g.goods_name, d.key) || ' ' || d.difference as what from (
      select coalesce(m.unit_id, b.unit_id) as unit_id, coalesce(m.goods_id::text, b.key) as key, coalesce(m.amount, 0) - coalesce(b.amount, 0) as difference
      from (select unit_id, goods_id, sum(amount) as amount from stock.stock_move group by unit_id, goods_id) m
      full join (select * from engine.balance where ledger = 'stock' and account = '1405') b on b.unit_id = m.unit_id and b.key = m.goods_id::text) d
    left join contracts.goods g on g.id::text = d.key where d.difference <> 0`,
  ],
  [
    'an entry differs from its vouchers in account 1405',
    sql`
    select coalesce(m.source_no, v.id) || ' ' || (coalesce(m.amount, 0) - coalesce(v.amount, 0)) as what
    from (select source_id as id, max(source_no) as source_no, sum(amount) as amount from stock.stock_move group by source_id) m
    full join (
      select p.src_id::text as id, sum(l.debit - l.credit) as amount from engine.posting p
      join engine.posting_line l on l.posting = p.id where l.ledger = 'stock' and l.account = '1405' group by p.src_id) v using (id)
    where coalesce(m.amount, 0) <> coalesce(v.amount, 0)`,
  ],
  [
    'goods that went out do not show their cost',
    sql`
    select o.out_no as what from stock.stock_out o
    where o.status = '1' and o.cost_amount <> -(
      select coalesce(sum(m.amount), 0) from stock.stock_move m where m.stock_out = o.id)`,
  ],
  [
    'an entry is not in the ledger as its state says',
    sql`
    select d.no as what from (
      select id::text, in_no as no, status from stock.stock_in union all select id::text, out_no, status from stock.stock_out) d
    where d.status::integer <> (select count(*) from stock.stock_move m where m.source_id = d.id and m.corrects is null)`,
  ],
  [
    'opening stock is not in the ledger as its state says',
    sql`
    select r.batch_no as what from stock.opening_stock r
    where r.row_status::integer <> (select count(*) from stock.stock_move m where m.opening_stock = r.id and m.corrects is null)`,
  ],
  [
    'a month does not end with the average that was worked out for it',
    sql`
    select a.line_no as what from stock.monthly_average a
    join stock.monthly_average_run r on r.id = a.run_id and r.state = '2' and a.holds = '1'
    cross join lateral (
      select coalesce(sum(m.quantity), 0) as quantity, coalesce(sum(m.amount), 0) as amount from stock.stock_move m
      where m.unit_id = a.unit_id and m.goods_id = a.goods_id and m.day < (a.month || '-01')::date + interval '1 month') m
    where (a.close_qty, a.close_amount) is distinct from (m.quantity, m.amount)`,
  ],
  [
    'what was set aside for goods and account 1471 differ',
    sql`
    select coalesce(g.goods_name, d.key) || ' ' || d.difference as what from (
      select coalesce(l.unit_id, b.unit_id) as unit_id, coalesce(l.goods_id::text, b.key) as key, coalesce(l.change, 0) + coalesce(b.amount, 0) as difference
      from (
        select l.unit_id, l.goods_id, sum(l.delta - l.released) as change from stock.write_down_line l
        join stock.write_down_run r on r.id = l.run_id and r.state = '2' where l.holds = '1' group by 1, 2) l
      full join (select * from engine.balance where ledger = 'allowance' and account = '1471') b on b.unit_id = l.unit_id and b.key = l.goods_id::text) d
    left join contracts.goods g on g.id::text = d.key
    -- A run that is being posted or taken back has no voucher yet, or still has it.
    where d.difference <> 0 and not exists (
      select from stock.write_down_run r where r.unit_id = d.unit_id and r.state not in ('2', '4'))`,
  ],
  [
    'a transfer is not in the ledger as its state says',
    sql`
    select t.transfer_no as what from stock.stock_transfer t, lateral (
      select coalesce(sum(m.quantity) filter (where m.warehouse_id = t.from_id), 0) as gone,
        coalesce(sum(m.quantity) filter (where m.warehouse_id = t.to_id), 0) as come, coalesce(sum(m.quantity), 0) as whole, coalesce(sum(m.amount), 0) as amount
      from stock.stock_move m where m.source_id = t.id::text) m
    where m.whole <> 0 or m.amount <> 0 or -m.gone <> case when t.status in ('1', '2') then t.qty else 0 end
      or m.come <> case when t.status = '2' then t.arrived_qty else 0 end`,
  ],
  [
    'what was lost on the way is not what its entries take out',
    sql`
    select t.transfer_no as what from stock.stock_transfer t
    where coalesce(t.loss_qty, 0) <> (
      select coalesce(sum(o.qty), 0) from stock.stock_out o where o.id in (t.loss_out, t.claim_out) and o.status = '1')`,
  ],
  [
    'what a count found is not what its entries brought or took',
    sql`
    select c.check_no as what from stock.stock_check c
    where (case when c.status = '3' then coalesce(c.diff, 0) else 0 end) <> (
      select coalesce(sum(m.quantity), 0) from stock.stock_move m where m.stock_in = c.gain_in or m.stock_out = c.loss_out)`,
  ],
  [
    'a blend does not hold what its entries took and made',
    sql`
    select b.blend_no as what from stock.stock_blend b, lateral (
      select coalesce(sum(o.qty), 0) as qty, coalesce(sum(o.booked_amount), 0) as cost from stock.stock_out o
      where o.blend_id = b.id and o.status = '1') fed, lateral (
      select coalesce(sum(i.actual_qty), 0) as qty, coalesce(sum(i.amount), 0) as cost from stock.stock_in i
      where i.blend_id = b.id and i.status = '1') made
    where fed.qty <> coalesce(b.fed_qty, 0) or fed.cost <> coalesce(b.input_cost, 0)
      or made.qty <> coalesce(b.produced_qty, 0) or (b.produced_qty is not null and made.cost <> b.input_cost)
      or (b.status in ('3', '4', '5')) <> (b.fed_qty is not null) or (b.status in ('4', '5')) <> (b.produced_qty is not null)`,
  ],
  [
    'a position does not hold what the ledger has of its batches',
    sql`
    select p.position_no as what from stock.position p
    where p.qty <> (
      select coalesce(sum(m.quantity), 0) from stock.stock_move m join stock.batch b on b.id = m.batch_id
      where b.position_id = p.id and m.warehouse_id = p.warehouse_id)`,
  ],
  [
    'a blend lost or gained more than it may',
    sql`
    select b.blend_no as what from stock.stock_blend b
    where b.produced_qty is not null and abs(b.produced_qty - b.fed_qty) * 200 > b.fed_qty`,
  ],
  [
    'account 5001 of a blend is not what was fed and has not come out',
    sql`
    select coalesce(b.blend_no, a.key) || ' ' || a.amount as what from engine.balance a left join stock.stock_blend b on b.id::text = a.key
    where a.ledger = 'stock' and a.account = '5001' and a.amount <> case b.status when '3' then b.input_cost else 0 end`,
  ],
  [
    'a difference of cost is not in the ledger and the books as it says',
    sql`
    select t.true_up_no as what from stock.cost_true_up t
    where t.amount <> t.to_stock + t.to_cost
      or t.to_stock <> (select coalesce(sum(m.amount), 0) from stock.stock_move m where m.cost_true_up = t.id)
      or t.to_cost <> (select coalesce(sum(l.debit - l.credit), 0) from engine.posting p join engine.posting_line l on l.posting = p.id
        where p.src_id = t.id and l.account = '6401')
        + case when exists (select from stock.landed_cost c where c.id = t.landed_cost_id and c.settlement_id is not null) then t.amount else 0 end`,
  ],
  [
    'a landed cost is not what its entries took',
    sql`
    select c.cost_no as what from stock.landed_cost c
    where (case when c.status = '1' then c.total else 0 end) <> (select coalesce(sum(t.amount), 0) from stock.cost_true_up t where t.landed_cost_id = c.id)
      or c.total <> (select coalesce(sum(l.amount), 0) from stock.landed_cost_costs l where l.parent_id = c.id)`,
  ],
  [
    'more was allocated of a settlement than it comes to',
    sql`
    select s.settle_no as what from contracts.settlement s join stock.landed_cost c on c.settlement_id = s.id and c.status = '1'
    group by s.id having s.approval_status <> '2' or sum(c.total) > case s.currency when 'CNY' then s.net_amount else round(s.net_amount * s.fx_rate, 2) end`,
  ],
  [
    'goods of a contract that is not settled for good have another cost than they were taken in at',
    sql`
    select coalesce(c.contract_no, c.id::text) || ' ' || sum(t.amount) as what
    from stock.cost_true_up t join contracts.contract c on c.id = t.contract_id
    where t.settlement_id is not null and not exists (select from contracts.settlement s
      where s.related_contract = c.id and s.approval_status = '2' and s.settle_type = 'final')
    group by c.id, c.contract_no having sum(t.amount) <> 0`,
  ],
] as const
