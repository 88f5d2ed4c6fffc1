import { change, type Ctx, withinTransaction } from '../../server/module-api.ts'
import { bankPayment } from './bank-payment.ts'
import { hold } from './payment-step.server.ts'

/** Notes why an authorised payment did not leave: from then on it waits for the authorisers, who send it again. */
export function markPaymentUnsent(ctx: Ctx, paymentId: string, bankCode: string): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const { payment } = await hold(inside, paymentId)
    if (
      payment.status !== '00' ||
      payment.stage !== 'authorised' ||
      payment.sendTime !== null ||
      payment.bankCode === bankCode
    )
      return
    await change(inside, bankPayment, payment, { bankCode, bankMsg: null }, { verb: 'answered' })
  })
}
