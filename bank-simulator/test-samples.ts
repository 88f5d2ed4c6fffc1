import { dayOfMs } from '../core/values/day.ts'
import type { Answer, BankAdapter, PaymentInstruction } from '../modules/finance/bank/bank-interface.ts'
import { httpBankAdapter } from '../modules/finance/bank/http-bank-adapter.server.ts'
import type { Effect } from '../modules/finance/bank/payment-effect.ts'
import { makePayment, stepPayment } from '../modules/finance/bank/payment-state-machine.ts'
import type { PaymentState } from '../modules/finance/bank/payment-state.ts'
import type { Trigger } from '../modules/finance/bank/payment-trigger.ts'
import type { BankOptions } from './settings.ts'
import { startBank } from './start.ts'
import type { RunningBank } from './start.ts'

/** 10:00 in Shanghai on Friday 20 November 2026. */
export const ten = Date.UTC(2026, 10, 20, 2)
export const minute = 60_000
export const day = 1_440 * minute
export const payer = '6222010001'

/** A bank of its own on a free port, its clock standing at ten, and the real adapter that speaks to it. */
export async function bankAtTen(
  options: Partial<BankOptions> = {},
): Promise<RunningBank & { readonly adapter: BankAdapter }> {
  const running = await startBank({ port: 0, holdMs: 60_000, simulation: true, ...options })
  running.bank.setClock(ten)
  return { ...running, adapter: httpBankAdapter({ url: running.url, timeoutMs: 150 }) }
}

export function instruction(reqNo: string, amount: string): PaymentInstruction {
  return {
    reqNo,
    createdAt: ten,
    day: dayOfMs(ten),
    amount,
    currency: 'CNY',
    payer: { name: '北陆海运有限公司', account: payer, bankName: '建设银行', cnaps: '105261000018' },
    payee: {
      name: 'ООО «Восток & Запад» <порт>',
      account: '40702810900000000001',
      bankName: 'Банк',
      bic: 'SABRRUMM',
      country: 'RU',
    },
    purpose: '运费 / freight & "demurrage"',
  }
}

/** Carries one payment through its machine and the real adapter, as the jobs of the product do. */
export class Payer {
  payment: PaymentState
  now = ten
  readonly effects: Effect[] = []
  private readonly bank: RunningBank & { readonly adapter: BankAdapter }

  constructor(bank: RunningBank & { readonly adapter: BankAdapter }, amount: string, reqNo = 'REQ1') {
    this.bank = bank
    this.payment = makePayment(
      {
        id: reqNo,
        reqNo,
        makerId: 'cashier',
        snapshot: {
          amount,
          currency: 'CNY',
          payerAccount: payer,
          payeeAccount: '40702810900000000001',
          snapshotHash: 'h',
        },
      },
      ten,
    )
  }

  step(trigger: Trigger): void {
    const { payment, effects } = stepPayment(this.payment, trigger, this.now)
    this.payment = payment
    this.effects.push(...effects)
  }

  /** Signs and sends; the payment then has whatever status the bank's answer to the order gives. */
  async send(): Promise<string> {
    this.step({ type: 'review', by: 'reviewer', snapshotHash: 'h' })
    this.step({ type: 'authorise', by: 'authoriser', snapshotHash: 'h' })
    this.step({ type: 'send', snapshotHash: 'h', barred: null, duplicateOfId: null, planCovered: false })
    return this.hear('send', await this.bank.adapter.send(instruction(this.payment.reqNo, this.payment.amount)))
  }

  /** Asks whenever the machine wants to, until it stops wanting, ends, or `until` is reached. */
  async ask(until = ten + 30 * day): Promise<string> {
    const { status } = this.payment
    while (this.payment.status === status && this.payment.nextQueryAt !== null && this.payment.nextQueryAt <= until) {
      this.at(this.payment.nextQueryAt)
      this.hear('query', await this.bank.adapter.query(this.payment.reqNo))
    }
    return this.payment.status
  }

  hear(via: 'send' | 'query' | 'callback', answer: Answer): string {
    this.step({ type: 'answer', via, answer })
    return this.payment.status
  }

  at(now: number): void {
    this.now = Math.max(now, this.now)
    this.bank.bank.setClock(this.now)
  }

  /** What really left the payer's account, in lines. */
  debits(): number {
    return this.bank.bank.book.entries.filter(({ account, direction }) => account === payer && direction === 'debit')
      .length
  }
}
