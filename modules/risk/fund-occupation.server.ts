import sql, { type Sql } from 'sql-template-tag'
import type { Json } from '../../core/values/json.ts'
import { type Ctx, rows } from '../../server/module-api.ts'
import { contract, runningContract } from '../contracts/index.ts'
import { bankJournal, paymentPlan, receipt, receiptPlan } from '../finance/index.ts'

/**
 * The running contracts that the caller sees and that money went for, as their payments and receipts stood on a day. The
 * day of a payment counts and that of a receipt does not; what was received ahead costs nothing.
 */
export function fundOccupationRows(
  ctx: Ctx,
  { day, annualRate, unitId, bizSegment }: Readonly<Record<string, Json | undefined>>,
): Promise<readonly Readonly<Record<string, Json>>[]> {
  const through = String(day)
  const unit = typeof unitId === 'string' ? unitId : null
  const segment = typeof bizSegment === 'string' ? bizSegment : null
  return ctx.sql.query<Record<string, Json>>(sql`
    with asked as (
      select c.id, c.counterparty, c.biz_segment, c.unit_id, case when c.currency = 'CNY' then 1 else c.fx_rate end as rate
      from (${rows(ctx, contract)}) c
      where c.contract_status = any(${[...runningContract]})
        and (${unit}::uuid is null or c.unit_id = ${unit}::uuid) and (${segment}::text is null or c.biz_segment = ${segment})),
    flow as (
      select m.contract_id, m.day, sum(m.paid) as paid, sum(m.received) as received
      from (${moneyOfContracts(ctx)}) m join asked on asked.id = m.contract_id
      where m.day <= ${through}::date group by 1, 2),
    stand as (
      select f.*, sum(f.paid - f.received) over run as balance,
        coalesce(lead(f.day) over run, ${through}::date + 1) - f.day as days
      from flow f window run as (partition by f.contract_id order by f.day)),
    summed as (
      select s.contract_id, min(s.day) filter (where s.paid > 0) as since, sum(s.paid) as paid, sum(s.received) as received,
        sum(greatest(s.balance, 0) * s.days) as product
      from stand s group by 1)
    select a.id as "contractId", a.counterparty, a.biz_segment as "bizSegment", a.unit_id as "unitId", s.since::text as since,
      (${through}::date + 1 - s.since)::text as days,
      round(s.paid * a.rate, 2)::text as paid, round(s.received * a.rate, 2)::text as received,
      (round(s.paid * a.rate, 2) - round(s.received * a.rate, 2))::text as occupied,
      round(s.product * a.rate / (${through}::date + 1 - s.since), 2)::text as average,
      round(s.product * a.rate * ${String(annualRate)}::numeric / 36000, 2)::text as cost
    from summed s join asked a on a.id = s.contract_id
    order by (s.paid - s.received) * a.rate desc, a.id`)
}

/** What was paid and received under each contract, entry by entry of the bank journals; a reversal is below zero. */
function moneyOfContracts(ctx: Ctx): Sql {
  const all = ctx.withoutScope('a contract shows what all its plans did')
  return sql`
    select p.contract_id, j.date as day, coalesce(j.payment_amount, 0) as paid, 0 as received
    from (${rows(all, bankJournal)}) j join (${rows(all, paymentPlan)}) p on p.id = j.plan_id
    union all
    select p.contract_id, j.date, 0, coalesce(j.receipt_amount, 0)
    from (${rows(all, bankJournal)}) j join (${rows(all, receipt)}) r on r.id = j.receipt_id
    join (${rows(all, receiptPlan)}) p on p.id = r.plan_id`
}
