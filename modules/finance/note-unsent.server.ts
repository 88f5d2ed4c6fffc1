import { change, type Ctx, emit, holdersOf, withinTransaction } from '../../server/define.ts'
import { bankPayment } from './bank-payment.ts'
import { hold } from './payment-step.server.ts'

/** Notes why an authorised payment did not leave and tells the authorisers; it is sent again by their hand. */
export function noteUnsent(ctx: Ctx, paymentId: string, bankCode: string): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const { payment } = await hold(inside, paymentId)
    if (payment.status !== '00' || payment.stage !== 'authorised' || payment.sendTime !== null || payment.bankCode === bankCode) return
    await change(inside, bankPayment, payment, { bankCode, bankMsg: null }, { verb: 'answered' })
    const { amount, currency, payeeName: payee, payNo: number } = payment
    await emit(inside, { event: 'payment.unsent', about: { doc: bankPayment, id: payment.id }, people: await holdersOf(inside, 'yqzl-sq'), data: { number, amount, currency, payee } })
  })
}
