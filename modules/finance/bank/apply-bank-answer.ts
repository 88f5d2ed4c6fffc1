import type { Answer } from './bank-interface.ts'
import { readAnswer } from './interpret-bank-answer.ts'
import { conflict } from './payment-refusal.ts'
import { isFinal } from './payment-state.ts'
import type { BankPayStatus, BankReading, PaymentState } from './payment-state.ts'
import type { PaymentRules } from './payment-time-limits.ts'
import type { Trigger } from './payment-trigger.ts'

/**
 * What the bank said, by whatever way it came. Only the statuses below move; in every other one the words are
 * kept as evidence, since a late or repeated answer must never undo what is final or what people decide.
 */
export function answer(
  payment: PaymentState,
  { via, answer }: Extract<Trigger, { type: 'answer' }>,
  now: number,
  rules: PaymentRules,
): PaymentState {
  if (payment.sentAt === null) throw conflict('not-sent')
  const neverLeft = payment.status === '00' && via === 'send' && answer.kind === 'not-sent'
  if (neverLeft) return { ...payment, sentAt: null, bankCode: 'NOT-SENT', bankMsg: null }
  const reading = readAnswer(answer, payment)
  if (isFinal(payment.status)) return afterTheEnd(payment, reading, now)
  const noted = noteDown(payment, answer, reading, now)
  return { ...noted, status: statusAfter(payment, reading, now, rules) }
}

type Moves = Readonly<Partial<Record<BankReading, BankPayStatus>>>

// A success while 00 or 05 goes through 08: only a query concludes that money has moved.
const moves: Readonly<Partial<Record<BankPayStatus, Moves>>> = {
  '00': {
    accepted: '08',
    paid: '08',
    waiting: '05',
    failed: '03',
    cancelled: '03',
    duplicate: '09',
    'not-found': '02',
    ambiguous: '02',
    silent: '02',
  },
  '02': { accepted: '08', paid: '01', waiting: '05', failed: '03', cancelled: '03' },
  '05': { accepted: '08', paid: '08', failed: '06', cancelled: '03' },
  '08': { paid: '01', failed: '03', cancelled: '03', ambiguous: '04', 'not-found': '04', duplicate: '04' },
}

function statusAfter(payment: PaymentState, reading: BankReading, now: number, rules: PaymentRules): BankPayStatus {
  const to = moves[payment.status]?.[reading]
  if (to !== undefined) return to
  const { status, sentAt } = payment
  if (status === '02' && sentAt !== null) {
    if (reading === 'not-found' && now - sentAt >= rules.notFoundAfter) return '07'
    if (now - sentAt >= rules.queryFor) return '04'
  }
  if (status === '08' && now - payment.statusAt >= rules.queryFor) return '04'
  return status
}

function afterTheEnd(payment: PaymentState, reading: BankReading, now: number): PaymentState {
  const opposite = payment.status === '01' ? ['failed', 'cancelled'] : ['paid']
  if (!opposite.includes(reading)) return payment
  return { ...payment, contradicted: true, bankSays: reading, bankSaysAt: now }
}

function noteDown(payment: PaymentState, said: Answer, reading: BankReading, now: number): PaymentState {
  // Silence has no words: what the bank said before stands, and the code tells that it was silent.
  if (said.kind !== 'report') return { ...payment, bankCode: said.kind }
  const believed = reading === 'ambiguous' ? payment.bankSerial : (payment.bankSerial ?? said.bankSerial)
  const says = payment.bankSays === 'paid' ? 'paid' : reading
  return {
    ...payment,
    bankSerial: believed,
    bankSays: says,
    bankSaysAt: now,
    bankCode: (said.reason === null ? said.txStatus : `${said.txStatus}/${said.reason}`).slice(0, 20),
    bankMsg: said.message?.slice(0, 300) ?? null,
  }
}
