import { addDays, dayOfMs } from '../../../../core/values/day.ts'
import { add, compare, sub } from '../../../../core/values/decimal.ts'
import { Refusal } from '../../../../core/words/refusal.ts'
import type { Answer } from '../bank-interface.ts'
import { findDuplicate, isPlanCovered } from '../find-duplicate.ts'
import type { Effect } from '../payment-effect.ts'
import { makePayment, stepPayment } from '../payment-state-machine.ts'
import { occupiesPlan } from '../payment-state.ts'
import type { PaymentState } from '../payment-state.ts'
import type { PaymentSnapshot, Trigger } from '../payment-trigger.ts'
import { ChaoticBank } from './chaotic-bank.ts'
import type { Random } from './random.ts'

const hour = 3_600_000

/** One line of the story, for reading a failed run. */
interface Told {
  readonly at: number
  readonly id: string
  readonly trigger: string
  readonly from: string
  readonly to: string
}

type Event = { readonly at: number; readonly run: () => void }

/**
 * A company with one payment plan, its bank and its people, in simulated time. Jobs run at least once, answers get
 * lost with our own process too, people click twice; people are honest about what they find, not always careful.
 */
export class PaymentWorld {
  readonly story: Told[] = []
  readonly refused = new Set<string>()
  readonly bank: ChaoticBank
  readonly payments = new Map<string, PaymentState>()
  readonly journals = new Map<string, number>()
  held = '0'
  paid = '0'
  now = Date.UTC(2026, 10, 20, 1)
  private readonly events: Event[] = []
  private readonly random: Random
  private made = 0

  constructor(
    random: Random,
    readonly limit: string,
    private readonly check: (world: PaymentWorld, before: PaymentState, after: PaymentState) => void,
  ) {
    this.random = random
    this.bank = new ChaoticBank(random)
  }

  make(amount: string): void {
    const payment = makePayment(
      { id: this.newId(), reqNo: `R${this.made}`, makerId: 'maker', snapshot: snapshotOf(amount) },
      this.now,
    )
    this.payments.set(payment.id, payment)
    this.peopleLook(payment.id)
  }

  /** Runs until nothing is left to happen before `end`. */
  runTo(end: number): void {
    for (;;) {
      this.events.sort((a, b) => a.at - b.at)
      const event = this.events[0]
      if (event === undefined || event.at > end) return
      this.events.shift()
      this.now = Math.max(this.now, event.at)
      event.run()
    }
  }

  private newId(): string {
    this.made += 1
    return `P${this.made}`
  }

  private later(wait: number, run: () => void): void {
    this.events.push({ at: this.now + wait, run })
  }

  private of(id: string): PaymentState {
    const payment = this.payments.get(id)
    if (payment === undefined) throw new Error(`no payment ${id}`)
    return payment
  }

  private step(id: string, trigger: Trigger): readonly Effect[] {
    const before = this.of(id)
    try {
      const { payment, effects, created } = stepPayment(before, trigger, this.now)
      this.payments.set(id, payment)
      if (created !== null) this.payments.set(created.id, created)
      this.story.push({ at: this.now, id, trigger: trigger.type, from: before.status, to: payment.status })
      for (const effect of effects) this.follow(id, effect)
      if (asksPeople(before, payment)) this.peopleLook(id)
      this.check(this, before, payment)
      if (created !== null) this.peopleLook(created.id)
      return effects
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.refused.add(error.code)
      return []
    }
  }

  private follow(id: string, effect: Effect): void {
    const { amount } = this.of(id)
    switch (effect.kind) {
      case 'send':
        return this.atLeastOnce(this.random.between(0, 3_000), () => this.sendJob(id))
      case 'query':
        return this.atLeastOnce(Math.max(0, effect.at - this.now), () => this.queryJob(id, effect.at))
      case 'statement':
        return this.atLeastOnce(effect.at - this.now, () => this.statementJob(id, effect.from, effect.through))
      case 'warn':
        return this.peopleLook(id)
      case 'journal':
        this.journals.set(id, (this.journals.get(id) ?? 0) + 1)
        return
      case 'plan':
        return this.book(effect.change, amount)
      case 'call-bank':
      case 'reverse-journal':
        return
    }
  }

  private book(change: Extract<Effect, { kind: 'plan' }>['change'], amount: string): void {
    if (change === 'occupy') this.held = add(this.held, amount)
    if (change === 'release') this.held = sub(this.held, amount)
    if (change === 'reopen') this.paid = sub(this.paid, amount)
    if (change !== 'paid') return
    this.held = sub(this.held, amount)
    this.paid = add(this.paid, amount)
  }

  private atLeastOnce(wait: number, run: () => void): void {
    this.later(wait, run)
    if (this.random.chance(0.1)) this.later(wait + this.random.between(0, 60_000), run)
  }

  private sendJob(id: string): void {
    const payment = this.of(id)
    const all = [...this.payments.values()]
    const effects = this.step(id, {
      type: 'send',
      snapshotHash: payment.snapshotHash,
      barred: null,
      duplicateOfId: findDuplicate(payment, all, this.now),
      planCovered: isPlanCovered(payment, all, this.limit),
    })
    if (!effects.some(({ kind }) => kind === 'call-bank')) return
    if (this.random.chance(0.05)) return // our process dies before it calls
    const answer = this.bank.send(payment, this.now)
    this.pushes(id)
    if (this.random.chance(0.08)) return // or before it writes the answer down
    this.later(this.random.between(10, 10_000), () => this.answer(id, 'send', answer))
  }

  private queryJob(id: string, at: number): void {
    const { nextQueryAt, reqNo } = this.of(id)
    if (nextQueryAt !== at) return
    this.answer(id, 'query', this.bank.query(reqNo, this.now))
  }

  private statementJob(id: string, from: string, through: string): void {
    if (this.random.chance(0.2)) return this.later(hour, () => this.statementJob(id, from, through))
    const { reqNo } = this.of(id)
    this.step(id, {
      type: 'statement',
      from,
      through,
      line: this.bank.lineOf(reqNo, from, through, this.now),
      linked: false,
    })
  }

  private pushes(id: string): void {
    const { reqNo } = this.of(id)
    for (let left = this.random.between(0, 3); left > 0; left -= 1) {
      this.later(this.random.pick(0, 500, 90_000, 40 * 60_000, 26 * hour, 80 * hour), () => {
        const answer = this.bank.push(reqNo, this.now)
        if (answer !== null) this.answer(id, 'callback', answer)
      })
    }
  }

  private answer(id: string, via: 'send' | 'query' | 'callback', answer: Answer): void {
    this.step(id, { type: 'answer', via, answer })
    const { status, repaidById } = this.of(id)
    if ((status === '03' || status === '06') && repaidById === null) this.peopleLook(id)
  }

  // People come by after a while, some of them twice, and do what the status asks for, with whatever name they carry.
  private peopleLook(id: string): void {
    for (const visit of [1, 2, 3, 4])
      this.later(this.random.between(1, 4 * hour) * visit * visit, () => this.decide(id))
  }

  private decide(id: string): void {
    const payment = this.of(id)
    const by = this.random.pick('maker', 'reviewer', 'authoriser', 'manager')
    const { snapshotHash } = payment
    if (payment.status === '00') return this.sign(payment, by)
    if (payment.status === '09') {
      const planCovered = isPlanCovered(payment, [...this.payments.values()], this.limit)
      const decision = this.random.pick('confirm-not-duplicate', 'confirm-duplicate')
      this.step(
        id,
        decision === 'confirm-duplicate'
          ? { type: decision, by, reason: 'same' }
          : { type: 'confirm-not-duplicate', by, reason: 'other cargo', planCovered },
      )
    }
    if (payment.status === '04') this.resolve(payment, by)
    if (payment.status === '07') this.step(id, { type: 'confirm-not-debited', by })
    if (payment.status === '03' || payment.status === '06') {
      if (this.random.chance(0.7))
        this.step(id, {
          type: 'repay',
          by: 'maker',
          id: this.newId(),
          reqNo: `R${this.made}`,
          snapshot: { ...snapshotOf(payment.amount), snapshotHash },
        })
    }
    if (['04', '07', '09'].includes(this.of(id).status)) this.later(20 * hour, () => this.decide(id))
  }

  private sign({ id, stage, snapshotHash, amount }: PaymentState, by: string): void {
    if (stage === 'made')
      this.step(
        id,
        this.random.chance(0.1)
          ? { type: 'reject', by, reason: 'wrong purpose' }
          : { type: 'review', by, snapshotHash },
      )
    if (stage === 'reviewed')
      this.step(
        id,
        this.random.chance(0.1) ? { type: 'reject', by, reason: 'too early' } : { type: 'authorise', by, snapshotHash },
      )
    if (stage === 'refused')
      this.step(
        id,
        this.random.chance(0.1) ? { type: 'drop', by } : { type: 'hand-in', by, snapshot: snapshotOf(amount) },
      )
    if (stage === 'authorised') this.step(id, { type: 'send-again', by })
    if (this.random.chance(0.9)) this.later(hour, () => this.decide(id))
  }

  private resolve({ id, reqNo, verdict, sentAt }: PaymentState, by: string): void {
    if (verdict !== null)
      return void this.step(
        id,
        this.random.chance(0.1) ? { type: 'decline-verdict', by } : { type: 'confirm-verdict', by, linked: false },
      )
    const line = this.bank.lineOf(reqNo, dayOfMs(sentAt ?? this.now), addDays(dayOfMs(this.now), -1), this.now)
    if (line !== null)
      return void this.step(id, { type: 'propose-verdict', by, finding: { verdict: 'debited', line, linked: false } })
    const attachmentId = this.bank.letter(reqNo, this.now)
    if (attachmentId !== null)
      this.step(id, { type: 'propose-verdict', by, finding: { verdict: 'not-debited', attachmentId } })
  }
}

/** What the bank has really taken from the account so far. */
export function debited(world: PaymentWorld): string {
  return [...world.payments.values()]
    .filter(({ reqNo }) => world.bank.debitedAt(reqNo, world.now) !== null)
    .reduce((sum, { amount }) => add(sum, amount), '0')
}

/** What the states alone say is held of the plan; must equal what the effects added up to. */
export function heldByStates(world: PaymentWorld): string {
  return [...world.payments.values()].filter(occupiesPlan).reduce((sum, { amount }) => add(sum, amount), '0')
}

export function isMore(a: string, b: string): boolean {
  return compare(a, b) > 0
}

function snapshotOf(amount: string): PaymentSnapshot {
  return {
    amount,
    currency: 'CNY',
    payerAccount: '6222000000000001',
    payeeAccount: '6222000000000002',
    snapshotHash: `h-${amount}`,
  }
}

/** Whether a step leaves a payment in the to-do list of somebody. */
function asksPeople(before: PaymentState, after: PaymentState): boolean {
  if (after.status === '00')
    return (
      (after.stage === 'refused' && before.stage !== 'refused') || (before.sentAt !== null && after.sentAt === null)
    )
  if (after.status === '07') return after.statementThrough !== before.statementThrough
  return ['04', '09'].includes(after.status) && before.status !== after.status
}
