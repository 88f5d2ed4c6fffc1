import { caller } from './api.ts'
import { findOne } from './find-one.ts'
import { payingAccount } from './plan.ts'

/** A payment of a plan made and reviewed, waiting for the authoriser; answers its id and its number at the bank. */
export async function reviewedPayment(planId: string, amount: string): Promise<{ readonly id: string; readonly reqNo: string }> {
  const cashier = caller('cashier')
  const { record } = await cashier.get<{ record: { ver: number } }>(`/api/finance/paymentPlan/${planId}`)
  const account = await findOne<{ id: string }>(cashier, 'finance/bankAccount', { param: payingAccount })
  await cashier.post(`/api/finance/paymentPlan/${planId}/action/pay`, { ver: record.ver, amount, payerAccountId: account.id })
  const made = await findOne<{ id: string; reqNo: string; ver: number }>(cashier, 'finance/bankPayment', { amount: { from: amount, to: amount }, stage: ['made'] })
  await caller('reviewer').post(`/api/finance/bankPayment/${made.id}/action/review`, { ver: made.ver })
  return (await cashier.get<{ record: { id: string; reqNo: string } }>(`/api/finance/bankPayment/${made.id}`)).record
}
