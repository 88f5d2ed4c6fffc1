import sql from 'sql-template-tag'
import type { Ctx } from '../../server/module-api.ts'

/** Every way in which open items could disagree with what cleared them, with their documents or with the books. */
export async function openItemProblems(on: Ctx['sql']): Promise<string[]> {
  const found = await Promise.all(proofs.map(([, statement]) => on.query<{ what: string }>(statement)))
  return found.flatMap((rows, at) => rows.map(({ what }) => `${proofs[at]?.[0] ?? ''}: ${what}`))
}

const proofs = [
  [
    'an open item is not settled by what cleared it',
    sql`
    select i.source_no || ' ' || (i.settled - coalesce(c.amount, 0)) as what from finance.open_item i left join (
      select id, sum(amount) as amount from (
        select debt as id, amount from finance.item_clearing union all select money, amount from finance.item_clearing) t group by id) c on c.id = i.id
    where i.settled <> coalesce(c.amount, 0)`,
  ],
  [
    'a clearing does not show whether it was taken back',
    sql`
    select clearing_no as what from finance.item_clearing c
    where status <> case when reverses is not null then '3' when exists (select from finance.item_clearing r where r.reverses = c.id) then '2' else '1' end`,
  ],
  [
    'an open item does not show what is left of it',
    sql`
    select source_no as what from finance.open_item
    where settled < 0 or settled > amount or balance <> case when status = '3' then 0 else amount - settled end
      or status <> case when status = '3' and settled = 0 then '3' when settled = 0 then '0' when settled < amount then '1' else '2' end`,
  ],
  [
    'open items of a party differ from its account',
    sql`
    select coalesce(p.short_name, p.cp_name, d.key) || ' ' || d.account || ' ' || d.currency || ' ' || d.difference as what from (
      select coalesce(i.key, b.key) as key, coalesce(i.account, b.account) as account, coalesce(i.currency, b.currency) as currency,
        coalesce(i.amount, 0) - coalesce(b.amount, 0) as difference
      from (
        select unit_id, counterparty::text as key, account, currency, sum(case when item_type in ('ar', 'pa') then balance else -balance end) as amount
        from finance.open_item group by 1, 2, 3, 4) i
      full join (select * from engine.balance where ledger = 'arap' and account in ('1122', '1123', '2202')) b using (unit_id, key, account, currency)) d
    left join contracts.counterparty p on p.id::text = d.key where d.difference <> 0`,
  ],
  [
    'a settlement that is agreed to has no open item',
    sql`
    select s.settle_no as what from contracts.settlement s
    where s.approval_status = '2' and s.del_flag = 0 and s.unit_id is not null and s.amount <> 0
      and not (s.settle_type = 'prov' and exists (select from contracts.settlement f
        where f.related_contract = s.related_contract and f.settle_type = 'final' and f.approval_status = '2'))
      and not exists (select from finance.open_item i where i.source_id = s.id::text and i.status <> '3')`,
  ],
  [
    'a barter settlement that is agreed to has not both of its open items',
    sql`
    select s.settle_no as what from contracts.barter_settlement s
    where s.approval_status = '2' and s.del_flag = 0 and s.unit_id is not null
      and (select count(*) from finance.open_item i where i.barter_id = s.id and i.status <> '3') <> 2`,
  ],
  [
    'an opening item is not open as its state says',
    sql`
    select r.doc_no as what from finance.opening_item r left join finance.open_item i on i.source_id = r.id::text
    where r.row_status <> case when i.id is null then '0' when i.status = '3' then '2' else '1' end`,
  ],
  [
    'an item has another amount than its document',
    sql`
    select i.source_no as what from finance.open_item i
    left join contracts.settlement s on s.id = i.settlement_id and i.item_type in ('ar', 'ap')
    left join contracts.barter_settlement t on t.id = i.barter_id
    left join finance.receipt r on r.id = i.receipt_id
    left join finance.bank_payment b on b.id = i.payment_id
    left join finance.payment_plan p on p.id = i.plan_id and i.payment_id is null
    left join finance.opening_item o on o.id::text = i.source_id
    where i.status <> '3' and i.amount is distinct from coalesce(s.amount, case i.item_type when 'ar' then t.out_value else t.in_value end, r.amount, b.amount, p.plan_amount, o.amount)`,
  ],
] as const
