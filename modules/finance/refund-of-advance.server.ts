import sql from 'sql-template-tag'
import { add, compare, round, sub } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, get, Refusal, rules } from '../../server/module-api.ts'
import { bankAccount } from './bank-account.ts'
import { type OpenItem, openItem } from './open-item.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'
import { receipt } from './receipt.ts'

/** What a party paid ahead goes back to it: from the company that had it, to where it came from, as far as it is left. */
export const refundRules = rules(paymentPlan, {
  check: async (ctx, plan) => {
    if (plan.refundedItem === null) return
    const item = await get(everywhere(ctx), openItem, plan.refundedItem)
    await checkAll([() => requireSameCompany(ctx, plan, item), () => requireSameAccount(ctx, plan, item)])
  },

  submittable: (ctx, plan) => requireLeft(ctx, plan, plan.planAmount, 'planAmount'),
})

/** Refuses to pay more of an advance back than is left of it, together with what is on its way already. */
export function requireRefundable(ctx: Ctx, plan: PaymentPlan, amount: string): Promise<void> {
  return requireLeft(ctx, plan, add(plan.inFlightAmount ?? '0', amount), 'amount')
}

/** What of an advance can be planned to go back. */
export async function refundable(ctx: Ctx, item: OpenItem, exceptPlan: string | null = null): Promise<string> {
  const held = await heldForRefunds(ctx, [item.id], exceptPlan)
  return round(sub(item.balance ?? '0', held.get(item.id) ?? '0'), 2)
}

/** What plans that go round or were agreed to have yet to give back of advances: nothing else takes it meanwhile. */
export async function heldForRefunds(
  ctx: Ctx,
  items: readonly string[],
  exceptPlan: string | null = null,
): Promise<ReadonlyMap<string, string>> {
  if (items.length === 0) return new Map()
  const rows = await ctx.sql.query<{ readonly item: string; readonly held: string }>(sql`
    select refunded_item as item, sum(plan_amount - coalesce(actual_amount, 0))::text as held from finance.payment_plan
    where refunded_item = any(${[...items]}::uuid[]) and del_flag = 0 and approval_status in ('1', '2') and payment_status in ('0', '1', '3', '4')
      and (${exceptPlan}::uuid is null or id <> ${exceptPlan}::uuid)
    group by 1`)
  return new Map(rows.map(({ item, held }) => [item, held]))
}

/** The account from which an advance came; null where nobody told. */
export async function accountOfPayer(ctx: Ctx, { receiptId }: OpenItem): Promise<string | null> {
  if (receiptId === null) return null
  const { payerAccount } = await get(everywhere(ctx), receipt, receiptId)
  return payerAccount === '' ? null : payerAccount
}

async function requireLeft(ctx: Ctx, plan: PaymentPlan, amount: string, field: string): Promise<void> {
  if (plan.refundedItem === null) return
  const item = await get(everywhere(ctx), openItem, plan.refundedItem)
  const left = await refundable(ctx, item, plan.id)
  if (compare(amount, left) <= 0) return
  throw Refusal.atField(field, 'payment-plan.advance-used', {
    number: item.sourceNo ?? '',
    left,
    amount: round(amount, 2),
  })
}

async function requireSameCompany(ctx: Ctx, { payerAccountId }: PaymentPlan, item: OpenItem): Promise<void> {
  const account = await get(everywhere(ctx), bankAccount, payerAccountId)
  if (account.unitId === item.unitId) return
  throw Refusal.atField('payerAccountId', 'payment-plan.refund-other-company', { number: item.sourceNo ?? '' })
}

/** Money goes back by the way it came; a letter of the payer tells why it does not. */
async function requireSameAccount(ctx: Ctx, plan: PaymentPlan, item: OpenItem): Promise<void> {
  const account = await accountOfPayer(ctx, item)
  const hasLetter = Array.isArray(plan.attachments) && plan.attachments.length > 0
  if (account === null || account === plan.payeeAccount || hasLetter) return
  throw Refusal.atField('payeeAccount', 'payment-plan.refund-other-account', { account })
}

function everywhere(ctx: Ctx): Ctx {
  return ctx.withoutScope('an open item follows its document')
}
