import { isDay } from '../../../core/values/day.ts'
import { compare, digitsOf, isDecimal } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { PaymentInstruction } from './bank-interface.ts'

/** Refuses an instruction whose details break the limits of ISO 20022, naming the detail, before anything is sent. */
export function checkInstruction(instruction: PaymentInstruction): void {
  const wrong = checks.find(([, fits]) => !fits(instruction))
  if (wrong === undefined) return
  const [field] = wrong
  const code = 'bank-payment.instruction-invalid'
  throw Refusal.atField(field, code, { field })
}

type Check = readonly [field: string, fits: (instruction: PaymentInstruction) => boolean]

const bic = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/

const checks: readonly Check[] = [
  ['reqNo', ({ reqNo }) => /^[A-Za-z0-9][A-Za-z0-9-]{0,34}$/.test(reqNo)],
  ['day', ({ day }) => isDay(day)],
  ['amount', ({ amount }) => isAmount(amount)],
  ['currency', ({ currency }) => /^[A-Z]{3}$/.test(currency)],
  ['payerName', ({ payer }) => isText(payer.name, 140)],
  ['payerAccount', ({ payer }) => isText(payer.account, 34)],
  ['payeeName', ({ payee }) => isText(payee.name, 140)],
  ['payeeAccount', ({ payee }) => isText(payee.account, 34)],
  ['payeeBank', ({ payee }) => isMissing(payee.bankName) || isText(payee.bankName, 140)],
  ['payeeCnaps', ({ payer, payee }) => [payer, payee].every(({ cnaps }) => isMissing(cnaps) || /^\d{12}$/.test(cnaps))],
  ['swiftCode', ({ payer, payee }) => [payer, payee].every((party) => isMissing(party.bic) || bic.test(party.bic))],
  ['payeeCountry', ({ payee }) => isMissing(payee.country) || /^[A-Z]{2}$/.test(payee.country)],
  [
    'payeeAddress',
    ({ payee }) =>
      (payee.addressLines ?? []).length <= 7 && (payee.addressLines ?? []).every((line) => isText(line, 70)),
  ],
  ['purpose', ({ purpose }) => isText(purpose, 140)],
  ['bopCode', ({ bopCode }) => isMissing(bopCode) || /^\d{6}$/.test(bopCode)],
]

function isMissing(text: string | undefined): text is '' | undefined {
  return text === undefined || text === ''
}

// 18 digits, five of them after the point, is what the type of the message holds.
function isAmount(amount: string): boolean {
  return isDecimal(amount) && compare(amount, '0') > 0 && digitsOf(amount) <= 5 && amount.replace('.', '').length <= 18
}

// Control characters and lone surrogates cannot travel in XML 1.0.
function isText(text: string, longest: number): boolean {
  return text.trim() !== '' && [...text].length <= longest && !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text)
}
