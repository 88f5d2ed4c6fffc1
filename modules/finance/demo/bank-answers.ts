import type { Answer, BankAdapter, StatementLine } from '../bank/bank-interface.ts'
import type { PlanFate } from './payment-plan-specs.ts'

/** What the bank answered in the past: to the order, and then to each question. */
interface BankHistory {
  readonly send: readonly [status: string, reason: string | null]
  readonly queries: readonly (readonly [status: string, reason: string | null])[]
}

const silence = ['silence', null] as const
const notFound = ['RJCT', 'NOOR'] as const

/** Histories by the fate of a plan; fates that never reach the bank are not here. */
export const bankHistories: Readonly<Partial<Record<PlanFate, BankHistory>>> = {
  paid: { send: ['ACSP', null], queries: [['ACSC', null]] },
  'paid-at-once': { send: ['ACSC', null], queries: [['ACSC', null]] },
  'paid-after-silence': { send: silence, queries: [silence, ['ACSP', null], ['ACSC', null]] },
  unsent: { send: ['unsent', null], queries: [] },
  '02': { send: silence, queries: [silence] },
  '03': { send: ['RJCT', 'AC04'], queries: [] },
  '04': { send: ['ACSP', null], queries: [['BLCK', null]] },
  '05': { send: ['PATC', null], queries: [['PATC', null]] },
  '06': { send: ['PATC', null], queries: [['RJCT', 'AC06']] },
  '07': { send: silence, queries: [silence, silence, silence, silence, notFound] },
  '08': { send: ['ACSP', null], queries: [['ACSP', null]] },
}

const messages: Readonly<Record<string, string>> = {
  AC04: '收款账户已销户',
  AC06: '网银授权人拒绝',
  NOOR: '查无此交易',
  BLCK: '交易状态异常，请联系开户行',
}

/** A bank that gives the answers of the past, one after the other, and keeps the statements it is told to. */
export class RememberedBank implements BankAdapter {
  private readonly answers = new Map<string, (readonly [string, string | null])[]>()
  private readonly lines: StatementLine[] = []
  private readonly serials = new Map<string, string>()

  /** What its serials begin with: two banks of one demonstration give no serial twice. */
  constructor(private readonly serial: string = 'B') {}

  remember(reqNo: string, { send, queries }: BankHistory): void {
    this.answers.set(reqNo, [send, ...queries])
  }

  /** Whether it was told of that order. */
  knows(reqNo: string): boolean {
    return this.answers.has(reqNo)
  }

  book(line: Omit<StatementLine, 'id'>): void {
    this.lines.push({ ...line, id: `${line.day.replaceAll('-', '')}${String(this.lines.length + 1).padStart(6, '0')}` })
  }

  readonly send: BankAdapter['send'] = ({ reqNo }) => this.next(reqNo)
  readonly query: BankAdapter['query'] = (reqNo) => this.next(reqNo)
  readonly statement: BankAdapter['statement'] = (account, day) =>
    Promise.resolve(this.lines.filter((line) => line.account === account && line.day === day))

  private next(reqNo: string): Promise<Answer> {
    const [status, reason] = this.answers.get(reqNo)?.shift() ?? silence
    if (status === 'silence') return Promise.resolve({ kind: 'no-answer', cause: 'timeout' })
    if (status === 'unsent') return Promise.resolve({ kind: 'not-sent', cause: 'refused', detail: 'ECONNREFUSED' })
    const message = messages[reason ?? status] ?? null
    return Promise.resolve({
      kind: 'report',
      reqNo,
      txStatus: status,
      reason,
      message,
      bankSerial: status === 'ACSC' ? this.serialOf(reqNo) : null,
      amount: null,
      currency: null,
    })
  }

  /** One serial for a request number, however often the bank is asked about it. */
  private serialOf(reqNo: string): string {
    const serial = this.serials.get(reqNo) ?? `${this.serial}${String(this.serials.size + 1).padStart(10, '0')}`
    this.serials.set(reqNo, serial)
    return serial
  }
}
