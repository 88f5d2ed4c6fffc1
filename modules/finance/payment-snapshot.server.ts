import { createHash } from 'node:crypto'
import type { BankPayment } from './bank-payment.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** The payee of a plan as a payment keeps it. */
export function payeeOf(plan: PaymentPlan) {
  const { payeeName, payeeBank, payeeAccount, payeeCnaps, payeeCountry, swiftCode, purpose } = plan
  return { payeeName, payeeBank, payeeAccount, payeeCnaps, payeeCountry, swiftCode, purpose }
}

type Signed = Pick<
  BankPayment,
  | 'planId'
  | 'amount'
  | 'currency'
  | 'payerAccount'
  | 'payeeName'
  | 'payeeBank'
  | 'payeeAccount'
  | 'payeeCnaps'
  | 'payeeCountry'
  | 'swiftCode'
  | 'purpose'
>

/** What is signed: everything that says where how much money goes. */
export function snapshotHash(payment: Signed): string {
  const {
    planId,
    amount,
    currency,
    payerAccount,
    payeeName,
    payeeBank,
    payeeAccount,
    payeeCnaps,
    payeeCountry,
    swiftCode,
    purpose,
  } = payment
  const said = [
    planId,
    amount,
    currency,
    payerAccount,
    payeeName,
    payeeBank,
    payeeAccount,
    payeeCnaps,
    payeeCountry,
    swiftCode,
    purpose,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}

/**
 * The hash as things stand now: it differs from the signed one when the payment's own row was tampered
 * with, and also when its plan has meanwhile come to name another payee.
 */
export function hashNow(payment: BankPayment, plan: PaymentPlan): string {
  const own = snapshotHash(payment)
  return own === payment.payeeHash ? snapshotHash({ ...payment, ...payeeOf(plan) }) : own
}
