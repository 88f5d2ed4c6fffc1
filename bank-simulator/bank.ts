import { createHash } from 'node:crypto'
import { Book } from './accounts.ts'
import { BankClock } from './bank-clock.ts'
import { authorisationWindow, behaviourOf, lateAfter } from './behaviour.ts'
import type { Known, Order, StatusReport } from './payment-order.ts'
import { BankFile } from './state-file.ts'
import type { Change } from './state-file.ts'
import { beginningOf, reportOf } from './status-report.ts'

/** What the bank does with an order that comes in: an answer, or silence until the caller gives up. */
type Reception = { readonly kind: 'answer'; readonly report: StatusReport } | { readonly kind: 'silence' }

interface BankSettings {
  /** File of JSON lines that keeps what the bank knows; null keeps it in memory only. */
  readonly file: string | null
  /** Money in every account at first. */
  readonly opening: string
}

/** The simulated bank: idempotent by request number, honest in its book, odd in its answers as the cents ask. */
export class Bank {
  readonly clock: BankClock
  readonly book: Book
  /** How often each request number has arrived, the "lost" ones included. */
  readonly received = new Map<string, number>()
  /** Reports to be pushed to the payer, in this order. */
  onPush: (reports: readonly StatusReport[]) => void = () => {}
  private readonly orders = new Map<string, Known>()
  private readonly file: BankFile

  constructor({ file, opening }: BankSettings) {
    this.clock = new BankClock(null)
    this.book = new Book(opening)
    this.file = new BankFile(file)
    for (const change of this.file.read()) this.apply(change)
  }

  receive(order: Order): Reception {
    this.keep({ received: order.reqNo })
    const known = this.known(order.reqNo)
    if (known !== null) return sameOrder(known, order) ? answer(reportOf(known, 'send')) : answer(refusedTwin(known))
    const behaviour = behaviourOf(order.amount)
    if (behaviour === 'vanishes') return { kind: 'silence' }
    if (behaviour === 'not-found') return answer(unknown(order.reqNo))
    const fresh: Known = {
      ...order,
      ...beginningOf(behaviour),
      behaviour,
      serial: serialOf(order),
      receivedAt: this.clock.now(),
      paidAt: null,
      refundedAt: null,
      asked: 0,
    }
    const taken = this.book.covers(fresh)
      ? fresh
      : { ...fresh, behaviour: 'fails' as const, stage: 'rejected' as const, reason: 'AM04' }
    const now = taken.stage === 'paid' ? this.pay(taken) : this.change(taken)
    if (behaviour === 'answers-twice') this.onPush([reportOf(now, 'now'), reportOf(now, 'now')])
    if (behaviour === 'answers-backwards') this.onPush([reportOf(now, 'now'), reportOf(now, 'earlier')])
    return behaviour === 'succeeds-silently' ? { kind: 'silence' } : answer(reportOf(now, 'send'))
  }

  query(reqNo: string): StatusReport {
    const known = this.known(reqNo)
    if (known === null) return unknown(reqNo)
    const refused = known.behaviour === 'is-refused' && known.stage === 'waiting'
    const now = this.change({
      ...known,
      asked: known.asked + 1,
      ...(refused ? { stage: 'rejected', reason: 'MS02' } : {}),
    })
    // Backwards: the first question still gets the older status, though the answer to the order was the newer.
    return reportOf(now, now.behaviour === 'answers-backwards' && now.asked === 1 ? 'earlier' : 'now')
  }

  /** The operator lets a waiting or suspicious payment through; null when there is none. */
  authorise(reqNo: string): Known | null {
    const known = this.undecided(reqNo)
    return known === null ? null : this.tell(this.pay(known))
  }

  /** The operator refuses a waiting or suspicious payment; null when there is none. */
  refuse(reqNo: string): Known | null {
    const known = this.undecided(reqNo)
    return known === null ? null : this.tell(this.change({ ...known, stage: 'rejected', reason: 'MS02' }))
  }

  /** The money of a paid payment comes back, once; null when it was not paid or is back already. */
  refund(reqNo: string): Known | null {
    const known = this.known(reqNo)
    if (known === null || known.stage !== 'paid' || known.refundedAt !== null) return null
    const back = { ...known, refundedAt: this.clock.now() }
    this.keep({ order: back, entries: this.book.refund(known, this.clock.now()) })
    return back
  }

  /** Sets the bank's time (null: the real one again) and lets happen what has become due. */
  setClock(time: number | null): void {
    this.clock.setTo(time)
    this.keep({ clock: time })
    this.catchUp()
  }

  /** Everything the bank knows, latest first, after what has become due has happened. */
  all(): readonly Known[] {
    this.catchUp()
    return [...this.orders.values()].reverse()
  }

  /** Books what has become due: late successes, authorisations that nobody gave. */
  catchUp(): void {
    for (const known of this.orders.values()) this.due(known)
  }

  private known(reqNo: string): Known | null {
    const known = this.orders.get(reqNo)
    return known === undefined ? null : this.due(known)
  }

  private due(known: Known): Known {
    const age = this.clock.now() - known.receivedAt
    if (known.behaviour === 'succeeds-late' && known.stage === 'trading' && age >= lateAfter)
      return this.tell(this.pay(known))
    if (known.stage === 'waiting' && age >= authorisationWindow)
      return this.tell(this.change({ ...known, stage: 'cancelled' }))
    return known
  }

  private undecided(reqNo: string): Known | null {
    const known = this.known(reqNo)
    return known !== null && (known.stage === 'waiting' || known.stage === 'suspicious') ? known : null
  }

  private pay(known: Known): Known {
    const paid: Known = { ...known, stage: 'paid', reason: null, paidAt: this.clock.now() }
    this.keep({ order: paid, entries: this.book.transfer(paid, this.clock.now()) })
    return paid
  }

  private change(known: Known): Known {
    this.keep({ order: known })
    return known
  }

  private tell(known: Known): Known {
    this.onPush([reportOf(known, 'now')])
    return known
  }

  private keep(change: Change): void {
    this.file.write(change)
    this.apply(change)
  }

  private apply({ order, entries, received, clock }: Change): void {
    if (order !== undefined) this.orders.set(order.reqNo, order)
    if (entries !== undefined) this.book.add(entries)
    if (received !== undefined) this.received.set(received, (this.received.get(received) ?? 0) + 1)
    if (clock !== undefined) this.clock.setTo(clock)
  }
}

function answer(report: StatusReport): Reception {
  return { kind: 'answer', report }
}

function unknown(reqNo: string): StatusReport {
  return { reqNo, txStatus: 'RJCT', reason: 'NOOR', message: '交易不存在', order: null }
}

// The number is taken by another payment: refused as a duplicate, and the first one stays as it is.
function refusedTwin({ reqNo }: Known): StatusReport {
  return { reqNo, txStatus: 'RJCT', reason: 'AM05', message: '请求号重复且内容不一致', order: null }
}

function sameOrder(known: Known, order: Order): boolean {
  return serialOf(known) === serialOf(order)
}

// The same order has the same serial for life, on every run.
function serialOf({ reqNo, amount, currency, payerAccount, payeeAccount, payeeName }: Order): string {
  return `B${createHash('sha256')
    .update(JSON.stringify([reqNo, amount, currency, payerAccount, payeeAccount, payeeName]))
    .digest('hex')
    .slice(0, 16)
    .toUpperCase()}`
}
