import { addDays, dayOfMs, msOfDay } from '../../../../core/values/day.ts'
import type { Answer, Report, StatementLine } from '../bank-interface.ts'
import type { PaymentState } from '../payment-state.ts'
import type { Random } from './random.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What the bank will do with an instruction, decided when it arrives. */
interface Fate {
  readonly end:
    | 'pay'
    | 'fail'
    | 'waits-then-pays'
    | 'waits-then-refuses'
    | 'waits-too-long'
    | 'suspicious'
    | 'suspicious-pays'
    | 'for-ever'
    | 'duplicate'
  readonly arrivesAt: number
  readonly endsAt: number
}

interface Known {
  readonly payment: PaymentState
  readonly fate: Fate
  cancelledAt: number | null
}

/** A bank in memory that loses, delays, repeats and garbles its answers but is honest about money in its statements. */
export class ChaoticBank {
  readonly sends = new Map<string, number>()
  private readonly known = new Map<string, Known>()
  private readonly random: Random

  constructor(random: Random) {
    this.random = random
  }

  send(payment: PaymentState, now: number): Answer {
    const fault = this.random.next()
    if (fault < 0.08) return { kind: 'not-sent', cause: 'refused' }
    this.sends.set(payment.reqNo, (this.sends.get(payment.reqNo) ?? 0) + 1)
    if (fault < 0.16) return this.silence()
    // Some instructions lie in a queue for hours: the bank says "not found" and pays in the evening all the same.
    const late = fault < 0.3 ? this.random.pick(5 * minute, 25 * minute, untilMidnight(now) - minute) : 0
    this.known.set(payment.reqNo, { payment, fate: this.fate(now + late), cancelledAt: null })
    return late > 0 || this.random.chance(0.25) ? this.silence() : this.report(payment.reqNo, now)
  }

  query(reqNo: string, now: number): Answer {
    if (this.random.chance(0.2))
      return this.random.chance(0.3) ? { kind: 'not-sent', cause: 'refused' } : this.silence()
    const one = this.known.get(reqNo)
    const fresh = one !== undefined && now - one.fate.arrivesAt < 20 * minute
    if (one === undefined || now < one.fate.arrivesAt || (fresh && this.random.chance(0.2)))
      return report(reqNo, 'RJCT', 'NOOR')
    if (this.random.chance(0.03)) return { ...this.report(reqNo, now), amount: '0.01' }
    return this.random.chance(0.1) ? this.report(reqNo, one.fate.arrivesAt) : this.report(reqNo, now)
  }

  /** A pushed report: now and then an old one, so that they come twice and in the wrong order. */
  push(reqNo: string, now: number): Answer | null {
    const one = this.known.get(reqNo)
    if (one === undefined || now < one.fate.arrivesAt) return null
    return this.report(reqNo, this.random.chance(0.4) ? one.fate.arrivesAt : now)
  }

  debitedAt(reqNo: string, now: number): number | null {
    const one = this.known.get(reqNo)
    if (one === undefined || !['pay', 'waits-then-pays', 'suspicious-pays'].includes(one.fate.end)) return null
    const { endsAt } = one.fate
    return endsAt <= now && (one.cancelledAt === null || one.cancelledAt >= endsAt) ? endsAt : null
  }

  /** The debit of a request number in the statements of whole days, as it stood when the last day was over. */
  lineOf(reqNo: string, from: string, through: string, now: number): StatementLine | null {
    const at = this.debitedAt(reqNo, now)
    const payment = this.known.get(reqNo)?.payment
    if (at === null || payment === undefined || dayOfMs(at) < from || dayOfMs(at) > through) return null
    return {
      id: `L-${reqNo}`,
      account: payment.payerAccount,
      day: dayOfMs(at),
      direction: 'debit',
      amount: payment.amount,
      currency: payment.currency,
      reqNo,
      bankSerial: `S-${reqNo}`,
      counterpartyName: null,
      counterpartyAccount: payment.payeeAccount,
      purpose: null,
    }
  }

  /** The bank's letter that nothing was debited, by which it also gives the instruction up; null when it was. */
  letter(reqNo: string, now: number): string | null {
    if (this.debitedAt(reqNo, now) !== null) return null
    const one = this.known.get(reqNo)
    if (one !== undefined) one.cancelledAt ??= now
    return `letter-${reqNo}`
  }

  private report(reqNo: string, now: number): Report {
    const one = this.known.get(reqNo)
    if (one === undefined) return report(reqNo, 'RJCT', 'NOOR')
    const { end, endsAt, arrivesAt } = one.fate
    if (end === 'duplicate') return report(reqNo, 'RJCT', 'AM05')
    if (one.cancelledAt !== null && one.cancelledAt < endsAt && now >= one.cancelledAt)
      return report(reqNo, 'CANC', null)
    if (end === 'waits-too-long' && now >= arrivesAt + 7 * day) return report(reqNo, 'CANC', null)
    const waits = end.startsWith('waits')
    if (now < endsAt || end === 'for-ever') return report(reqNo, waits ? 'PATC' : 'ACSP', null)
    if (end.startsWith('suspicious')) return report(reqNo, 'BLCK', null)
    if (end === 'fail' || end === 'waits-then-refuses') return report(reqNo, 'RJCT', 'AC04')
    return end === 'waits-too-long' ? report(reqNo, 'PATC', null) : report(reqNo, 'ACSC', null)
  }

  private fate(arrivesAt: number): Fate {
    const end = this.random.pick<Fate['end']>(
      'pay',
      'pay',
      'pay',
      'pay',
      'fail',
      'waits-then-pays',
      'waits-then-refuses',
      'waits-too-long',
      'suspicious',
      'suspicious-pays',
      'for-ever',
      'duplicate',
    )
    const takes = this.random.pick(0, 1_000, 3 * minute, 2 * hour, 20 * hour, 30 * hour, 3 * day)
    return { end, arrivesAt, endsAt: arrivesAt + takes }
  }

  private silence(): Answer {
    return { kind: 'no-answer', cause: this.random.pick('timeout', 'connection-lost', 'unreadable') }
  }
}

function report(reqNo: string, txStatus: string, reason: string | null): Report {
  const knows = reason !== 'NOOR'
  return {
    kind: 'report',
    reqNo,
    txStatus,
    reason,
    message: null,
    bankSerial: knows ? `S-${reqNo}` : null,
    amount: null,
    currency: null,
  }
}

function untilMidnight(now: number): number {
  return msOfDay(addDays(dayOfMs(now), 1)) - 11 * hour - now
}
