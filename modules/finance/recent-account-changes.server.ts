import sql from 'sql-template-tag'
import { dayMs } from '../../core/values/duration.ts'
import type { Ctx, Measure } from '../../server/module-api.ts'
import type { BankPayment } from './bank-payment.ts'
import type { PaymentPlan } from './payment-plan.ts'

const recently = 3 * dayMs

type Changed = Pick<BankPayment, 'payeeChanged'>

/** When the account that a plan pays to was changed, where that is no more than three days ago. */
export async function changedOfPlan(
  ctx: Ctx,
  { counterparty, payeeAccount }: Pick<PaymentPlan, 'counterparty' | 'payeeAccount'>,
): Promise<Changed> {
  const [found] = await ctx.sql.query<{ at: number | null }>(sql`
    select max(changed_time) as at from contracts.counterparty_accounts
    where parent_id = ${counterparty}::uuid and account_no = ${payeeAccount} and changed_time > ${new Date(ctx.now - recently)}`)
  return { payeeChanged: found?.at ?? null }
}

/** The same of a payment, until it is over. */
export async function changedOfPayment(ctx: Ctx, { planId, payeeAccount, status }: BankPayment): Promise<Changed> {
  if (over.includes(status)) return { payeeChanged: null }
  const [plan] = await ctx.sql.query<{ counterparty: string }>(
    sql`select counterparty from finance.payment_plan where id = ${planId}::uuid`,
  )
  return plan === undefined
    ? { payeeChanged: null }
    : changedOfPlan(ctx, { counterparty: plan.counterparty, payeeAccount })
}

const over: readonly string[] = ['01', '03', '06']

/**
 * CP-ACCT: payments, not given up, to an account that its party changed within three days; the figure is the days
 * since.
 */
export const changedAccounts: Measure<Ctx> = ({ sql: on, now }) =>
  on.query(sql`
  select 'bankPayment' as "objType", b.id::text as "objId", b.pay_no || ' ' || b.payee_name as title, '/doc/finance/bankPayment/' || b.id as url, b.unit_id as "unitId", b.dept_id as "deptId",
    round(extract(epoch from ${new Date(now)} - max(a.changed_time))::numeric / 86400, 2)::text as value,
    array_remove(array[b.maker_id, b.reviewer_id, b.authoriser_id]::text[], null) as people
  from finance.bank_payment b join finance.payment_plan p on p.id = b.plan_id
    join contracts.counterparty_accounts a on a.parent_id = p.counterparty and a.account_no = b.payee_account
  where b.status not in ('03', '06') and a.changed_time > ${new Date(now - recently)}
  group by b.id`)
