import sql, { type Sql } from 'sql-template-tag'
import { round, sub, sum } from '../../core/values/decimal.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { type Budget, budget } from './budget.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** What a budget is for. */
type Purpose = Pick<Budget, 'year' | 'bookUnit' | 'bizSegment' | 'budgetSubject'>

/** What a payment plan spends, once all of it is chosen. */
export function purposeOf({
  planDate,
  unitId,
  bizSegment,
  budgetSubject,
}: { readonly [K in 'planDate' | 'unitId' | 'bizSegment' | 'budgetSubject']?: PaymentPlan[K] | null }): Purpose | null {
  return planDate && unitId && bizSegment && budgetSubject
    ? { year: planDate.slice(0, 4), bookUnit: unitId, bizSegment, budgetSubject }
    : null
}

/**
 * What is left of the budget of a purpose, a plan aside; null where the unit has no approved budget in that year, so
 * that nothing is held against one.
 */
export async function budgetLeft(
  ctx: Ctx,
  purpose: Purpose | null,
  exceptPlan: string | null = null,
): Promise<string | null> {
  if (purpose === null) return null
  const all = ctx.withoutScope('a budget binds everybody who spends it')
  const { year, bookUnit, bizSegment, budgetSubject } = purpose
  const ofUnit = await find(all, budget, { year, bookUnit, status: '1' })
  if (ofUnit.length === 0) return null
  const granted = ofUnit.filter((one) => one.bizSegment === bizSegment && one.budgetSubject === budgetSubject)
  return round(
    sub(
      sum(granted.map(({ kind, amount }) => (kind === 'cut' ? sub('0', amount) : amount))),
      await spent(ctx, purpose, exceptPlan),
    ),
    2,
  )
}

/** Two who spend the same budget, or cut it, come one after the other until their transactions end. */
export async function lockBudget(ctx: Ctx, { year, bookUnit, bizSegment, budgetSubject }: Purpose): Promise<void> {
  await ctx.sql.query(
    sql`select pg_advisory_xact_lock(hashtextextended(${['budget', year, bookUnit, bizSegment, budgetSubject].join(' ')}, 0))`,
  )
}

/** What was paid of a plan, in CNY. */
export const paidCny: Sql = sql`coalesce(round(p.plan_amount_cny * p.actual_amount / nullif(p.plan_amount, 0), 2), 0)`

/** What a plan takes from its budget in CNY: all of it while it runs, what was paid once it is settled or given up. */
export const taken: Sql = sql`case when p.approval_status in ('1', '2') and p.payment_status not in ('2', '5') then coalesce(p.plan_amount_cny, 0) else ${paidCny} end`

async function spent(
  ctx: Ctx,
  { year, bookUnit, bizSegment, budgetSubject }: Purpose,
  exceptPlan: string | null,
): Promise<string> {
  const [row] = await ctx.sql.query<{ spent: string }>(sql`
    select coalesce(sum(${taken}), 0)::text as spent from finance.payment_plan p
    where p.unit_id = ${bookUnit}::uuid and p.biz_segment = ${bizSegment} and p.budget_subject = ${budgetSubject} and p.del_flag = 0
      and p.plan_date between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date and p.id is distinct from ${exceptPlan}::uuid`)
  return row?.spent ?? '0'
}
