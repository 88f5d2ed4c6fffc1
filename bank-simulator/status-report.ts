import type { Behaviour } from './behaviour.ts'
import type { Known, Stage, StatusReport } from './payment-order.ts'

/** The stage in which an order of a behaviour begins, with the reason when it is refused at once. */
export function beginningOf(behaviour: Behaviour): { readonly stage: Stage; readonly reason: string | null } {
  if (behaviour === 'fails') return { stage: 'rejected', reason: 'AC04' }
  return { stage: first[behaviour] ?? 'paid', reason: null }
}

/**
 * The report on an order: at the answer to the order itself (`send`), as it stands (`now`), or the older one that
 * a bank in disorder still sends (`earlier`).
 */
export function reportOf(order: Known, moment: 'send' | 'now' | 'earlier'): StatusReport {
  const { reqNo, reason, stage, behaviour } = order
  const early = moment === 'earlier' || (moment === 'send' && ['suspicious', 'answers-twice'].includes(behaviour))
  if (early) return { reqNo, txStatus: 'ACSP', reason: null, message: '已受理', order }
  return {
    reqNo,
    txStatus: codes[stage],
    reason,
    message: reason === null ? words[stage] : (reasons.get(reason) ?? words[stage]),
    order,
  }
}

const first: Readonly<Partial<Record<Behaviour, Stage>>> = {
  waits: 'waiting',
  'is-refused': 'waiting',
  suspicious: 'suspicious',
  'trades-for-ever': 'trading',
  'succeeds-late': 'trading',
}

const codes: Readonly<Record<Stage, string>> = {
  waiting: 'PATC',
  trading: 'ACSP',
  suspicious: 'BLCK',
  paid: 'ACSC',
  rejected: 'RJCT',
  cancelled: 'CANC',
}

const words: Readonly<Record<Stage, string>> = {
  waiting: '等待网银授权',
  trading: '交易处理中',
  suspicious: '交易可疑，已暂停',
  paid: '交易成功',
  rejected: '交易失败',
  cancelled: '授权超期，交易已撤销',
}

const reasons = new Map([
  ['AC04', '收款账户已销户'],
  ['AM04', '账户余额不足'],
  ['MS02', '授权被拒绝'],
])
