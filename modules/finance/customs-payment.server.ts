import { compare, sum } from '../../core/values/decimal.ts'
import { act, type Ctx, find, get, Refusal, rules, titleIn } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { certState, customsTaxCertificate } from '../trade/index.ts'
import { bankAccount } from './bank-account.ts'
import { paymentPlan, type PaymentPlan } from './payment-plan.ts'

/** What customs ask of a company leaves an account of that company. */
export const customsPaymentRules = rules(paymentPlan, {
  check: async (ctx, { customsTaxId, payerAccountId }) => {
    if (customsTaxId === null) return
    const all = ctx.withoutScope('whose tax is paid binds everybody')
    const [{ ourCompany }, account] = await Promise.all([
      get(all, customsTaxCertificate, customsTaxId),
      get(all, bankAccount, payerAccountId),
    ])
    if (ourCompany === null || account.company === ourCompany) return
    throw Refusal.atField('payerAccountId', 'payment-plan.payer-other-company', {
      company: titleIn(ctx.lang, company, await get(all, company, ourCompany)),
    })
  },
})

/** A customs certificate is paid once what its plans paid comes to it, and owed again when money came back. */
export async function followCertificate(ctx: Ctx, { customsTaxId }: PaymentPlan): Promise<void> {
  if (customsTaxId === null) return
  const all = ctx.withoutScope('a certificate follows all plans that pay it')
  const { status, amount } = await get(all, customsTaxCertificate, customsTaxId, { lock: true })
  const plans = await find(all, paymentPlan, { customsTaxId })
  const isPaid = compare(sum(plans.map(({ actualAmount }) => actualAmount ?? '0')), amount ?? '0') >= 0
  if (isPaid && status === certState.owed)
    await act(all, customsTaxCertificate, customsTaxId, 'pay', { paidOn: lastDay(plans) })
  if (!isPaid && status === certState.paid) await act(all, customsTaxCertificate, customsTaxId, 'payBack')
}

function lastDay(plans: readonly PaymentPlan[]): string | null {
  return (
    plans
      .flatMap(({ actualDate }) => actualDate ?? [])
      .toSorted()
      .at(-1) ?? null
  )
}
