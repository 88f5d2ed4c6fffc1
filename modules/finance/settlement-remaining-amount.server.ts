import sql, { join } from 'sql-template-tag'
import { add, compare, isZero, round, sub, sum } from '../../core/values/decimal.ts'
import { groupedBy } from '../../core/values/grouped-by.ts'
import { checkAll, type Ctx, get, Refusal, rules } from '../../server/module-api.ts'
import { settlement } from '../contracts/index.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'

/** How much of a settlement was netted, and how much neither netting nor a plan other than one has taken. */
export async function leftOfSettlement(ctx: Ctx, id: string, except: string | null = null) {
  const all = ctx.withoutScope('what is owed under a contract is settled by all its settlements')
  const { amount } = await get(all, settlement, id)
  const [taken] = await ctx.sql.query<{ readonly netted: string; readonly planned: string }>(sql`
    select (select coalesce(sum(c.amount), 0)::text from finance.item_clearing c join finance.open_item i on i.id in (c.debt, c.money)
        where i.settlement_id = ${id}::uuid and i.item_type in ('ar', 'ap') and c.origin = 'netting' and c.status = '1') as netted,
      (select coalesce(sum(amount), 0)::text from (${join(plans(id, except), ' union all ')}) p) as planned`)
  const netted = taken?.netted ?? '0'
  return { netted: round(netted, 2), left: round(sub(amount ?? '0', add(netted, taken?.planned ?? '0')), 2) }
}

/** What a plan that was submitted holds of its settlement; one that was ended holds what it moved. */
function plans(id: string, except: string | null) {
  return [
    sql`
      select case when p.payment_status in ('2', '5') then l.amount * coalesce(p.actual_amount, 0) / p.plan_amount else l.amount end as amount
      from finance.payment_plan_settlements l join finance.payment_plan p on p.id = l.parent_id
      where l.settlement_id = ${id}::uuid and p.del_flag = 0 and p.approval_status in ('1', '2') and (${except}::uuid is null or p.id <> ${except}::uuid)`,
    sql`
      select case when rec_status = '4' then coalesce(actual_amount, 0) else expected_amount end from finance.receipt_plan
      where settlement_id = ${id}::uuid and del_flag = 0 and approval_status in ('1', '2') and (${except}::uuid is null or id <> ${except}::uuid)`,
  ]
}

/** What was netted is neither paid nor awaited any more. */
export const nettedPaymentPlans = rules(paymentPlan, {
  submittable: (ctx, { id, settlements }) => {
    const lines = settlements ?? []
    // Lines of one settlement take of it together, and are refused at the first of them.
    const taken = groupedBy(lines, ({ settlementId }) => settlementId)
    return checkAll(
      [...taken].map(([settlementId, parts]) => () => {
        const amount = sum(parts.map((part) => part.amount))
        const at = lines.findIndex((line) => line.settlementId === settlementId)
        return requireLeft(ctx, { id, settlementId }, amount, `settlements.${at}.amount`)
      }),
    )
  },
})

export const nettedReceiptPlans = rules(receiptPlan, {
  submittable: (ctx, { id, settlementId, expectedAmount }) =>
    requireLeft(ctx, { id, settlementId }, expectedAmount, 'expectedAmount'),
})

interface Plan {
  readonly id: string
  readonly settlementId: string | null
}

async function requireLeft(ctx: Ctx, { id, settlementId }: Plan, amount: string, field: string): Promise<void> {
  if (settlementId === null) return
  const { netted, left } = await leftOfSettlement(ctx, settlementId, id)
  if (!isZero(netted) && compare(amount, left) > 0) throw Refusal.atField(field, 'netting.netted', { netted, left })
}
