import type { BankAdapter } from '../../modules/finance/bank/bank-interface.ts'
import type { RememberedBank } from '../../modules/finance/demo/bank-answers.ts'

/** A bank that answers for what it was told of, and lets another answer for the rest. */
export function besides(own: RememberedBank, other: BankAdapter | null): BankAdapter {
  const of = (reqNo: string): BankAdapter => (other === null || own.knows(reqNo) ? own : other)
  return {
    send: (order) => of(order.reqNo).send(order),
    query: (reqNo, ...more) => of(reqNo).query(reqNo, ...more),
    statement: (account, day) => (other ?? own).statement(account, day),
  }
}
