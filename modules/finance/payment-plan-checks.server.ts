import { compare, isZero, mul, round, sub, sum } from '../../core/values/decimal.ts'
import { checkAll, type Ctx, find, get, Refusal } from '../../server/module-api.ts'
import { requireReceiptsOfSale } from './back-to-back-payment-limit.server.ts'
import { bankAccount } from './bank-account.ts'
import { requireContract } from './payment-plan-contract-check.server.ts'
import type { PaymentPlan } from './payment-plan.ts'
import { period } from './period.ts'
import { requireParty, requirePayee, requireUsable } from './require-payment-allowed.server.ts'

/** Refuses a plan whose date, contract, payee, account, country code or fuel is wrong, each at its field. */
export async function checkPlan(ctx: Ctx, plan: PaymentPlan, today: string): Promise<void> {
  await checkAll([
    () => {
      if (plan.supplementary !== '1' && plan.planDate < today)
        throw Refusal.atField('planDate', 'payment-plan.past-date')
    },
    () => requireOpenMonth(ctx, plan),
    () => requireContract(ctx, plan),
    () => requireReceiptsOfSale(ctx, plan),
    async () => {
      await (plan.approvalStatus === '0' ? requireParty : requirePayee)(ctx, plan)
    },
    () => requireAccount(ctx, plan),
    () => requireCountry(plan),
    () => requireFuel(plan),
  ])
}

/** The first day of the month after the last closed one, when the plan's month is closed. */
async function requireOpenMonth(ctx: Ctx, plan: Pick<PaymentPlan, 'planDate' | 'unitId'>): Promise<void> {
  const all = ctx.withoutScope('a closed month binds everybody')
  const closed = await find(all, period, { bookUnit: plan.unitId, fundClosed: '1' }, { sort: ['-month'], limit: 1 })
  const last = closed[0]?.month
  const month = plan.planDate.slice(0, 7)
  if (last === undefined || month > last) return
  throw Refusal.atField('planDate', 'payment-plan.closed-month', { month, first: dayAfter(last) })
}

async function requireAccount(ctx: Ctx, plan: PaymentPlan): Promise<void> {
  requireUsable(
    await get(ctx.withoutScope('the paying account was chosen in scope'), bankAccount, plan.payerAccountId),
    plan,
  )
}

function requireCountry(plan: PaymentPlan): void {
  const inCode = plan.swiftCode?.slice(4, 6) ?? null
  if (inCode !== null && plan.countryCode !== null && inCode !== plan.countryCode)
    throw Refusal.atField('countryCode', 'payment-plan.country-differs', { country: inCode })
}

function requireFuel(plan: PaymentPlan): void {
  if (plan.paymentAttribute !== 'fuel') return
  const total = sum([times(plan.lightOilQty, plan.lightOilPrice), times(plan.heavyOilQty, plan.heavyOilPrice)])
  const gap = sub(total, plan.planAmount)
  if (isZero(total) || compare(gap.replace('-', ''), '0.01') > 0)
    throw Refusal.atField('planAmount', 'payment-plan.fuel-total', { total: round(total, 2), amount: plan.planAmount })
}

function times(quantity: string | null, price: string | null): string {
  return round(mul(quantity ?? '0', price ?? '0'), 2)
}

function dayAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number)
  return at === 12 ? `${year + 1}-01-01` : `${year}-${String(at + 1).padStart(2, '0')}-01`
}
