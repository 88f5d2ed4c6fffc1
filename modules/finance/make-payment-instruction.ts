import { dayOfMs } from '../../core/values/day.ts'
import type { BankAccount } from './bank-account.ts'
import type { BankPayment } from './bank-payment.ts'
import type { PartyAccount, PaymentInstruction } from './bank/bank-interface.ts'
import type { PaymentPlan } from './payment-plan.ts'

/** What the bank is told of a payment; abroad the payee goes by his name in Latin letters. */
export function makePaymentInstruction(
  payment: BankPayment,
  plan: PaymentPlan,
  account: BankAccount,
  now: number,
): PaymentInstruction {
  const { reqNo, amount, currency } = payment
  const bearer = (['OUR', 'SHA', 'BEN'] as const).find((code) => code === plan.chargeBearer)
  return {
    reqNo,
    amount,
    currency,
    createdAt: now,
    day: dayOfMs(now),
    purpose: payment.purpose ?? '',
    urgent: plan.urgent === '1',
    payer: party(payment.payerName ?? '', payment.payerAccount, account.bankName, account.cnaps, account.swiftCode),
    payee: {
      ...party(
        plan.beneficiaryName ?? payment.payeeName,
        payment.payeeAccount,
        payment.payeeBank,
        payment.payeeCnaps,
        payment.swiftCode,
      ),
      ...(payment.payeeCountry === null ? {} : { country: payment.payeeCountry }),
      ...(plan.beneficiaryAddress === null ? {} : { addressLines: lines(plan.beneficiaryAddress, 70) }),
    },
    ...(bearer === undefined ? {} : { chargeBearer: bearer }),
    ...(plan.bopCode === null ? {} : { bopCode: plan.bopCode }),
  }
}

function party(
  name: string,
  account: string,
  bankName: string | null,
  cnaps: string | null,
  bic: string | null,
): PartyAccount {
  return {
    name,
    account,
    ...(bankName === null ? {} : { bankName }),
    ...(cnaps === null ? {} : { cnaps }),
    ...(bic === null ? {} : { bic }),
  }
}

function lines(text: string, width: number): string[] {
  return Array.from({ length: Math.ceil(text.length / width) }, (_, at) => text.slice(at * width, (at + 1) * width))
}
