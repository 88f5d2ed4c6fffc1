import { Refusal } from '../../../core/words/refusal.ts'
import type { PaymentState } from './payment-state.ts'
import type { TriggerType } from './payment-trigger.ts'
import type { BankRefusalCode } from './refusal-words.ts'

/** Codes without their family: one that has no words in three languages does not compile. */
type PaymentRefusalCode = BankRefusalCode extends infer Code
  ? Code extends `bank-payment.${infer Tail}`
    ? Tail
    : never
  : never

/** 409: the payment's status has no such way out. */
export function wrongState(payment: PaymentState, trigger: TriggerType): Refusal {
  return new Refusal('bank-payment.wrong-state', { status: payment.status, trigger }, { status: 409 })
}

/** 409: something the payment already went through is tried again. */
export function conflict(code: PaymentRefusalCode): Refusal {
  return new Refusal(`bank-payment.${code}`, {}, { status: 409 })
}

/** 422: what was handed in does not fit this payment. */
export function unfit(code: PaymentRefusalCode, params: Readonly<Record<string, string>> = {}): Refusal {
  return new Refusal(`bank-payment.${code}`, params)
}

/** Refuses (422) whoever already holds another of the three roles: maker, reviewer, authoriser are three people. */
export function requireOther(by: string, others: readonly (string | null)[], code: PaymentRefusalCode): void {
  if (others.includes(by)) throw unfit(code)
}

/** Refuses (422, at the field) when a reason is only spaces. */
export function requireText(text: string, field: string, code: PaymentRefusalCode): void {
  const wrong = `bank-payment.${code}`
  if (text.trim() === '') throw Refusal.atField(field, wrong)
}
