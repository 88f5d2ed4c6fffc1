import type { BankPayStatus } from './payment-state.ts'
import type { TriggerType } from './payment-trigger.ts'

type Ways = Readonly<Partial<Record<TriggerType, readonly BankPayStatus[]>>>

/**
 * The whole table: from each status, what may happen and where it may lead. A trigger that is
 * missing is refused; a status that leads to itself keeps what was learnt and stays.
 */
export const transitions: Readonly<Record<BankPayStatus, Ways>> = {
  '00': {
    review: ['00'],
    authorise: ['00'],
    reject: ['00'],
    'hand-in': ['00'],
    'send-again': ['00'],
    drop: ['03'],
    send: ['00', '08', '09'],
    answer: ['00', '02', '03', '05', '08', '09'],
  },
  '01': { answer: ['01'], refund: ['01'] },
  '02': { answer: ['01', '02', '03', '04', '05', '07', '08'] },
  '03': { answer: ['03'], repay: ['03'] },
  '04': {
    answer: ['04'],
    'propose-verdict': ['04'],
    'decline-verdict': ['04'],
    'confirm-verdict': ['01', '03'],
  },
  '05': { answer: ['03', '05', '06', '08'] },
  '06': { answer: ['06'], repay: ['06'] },
  '07': { answer: ['07'], statement: ['01', '07'], 'confirm-not-debited': ['03'] },
  // Without a bank to ask, as after a payment by hand, people find out what became of it.
  '08': {
    answer: ['01', '03', '04', '08'],
    'propose-verdict': ['08'],
    'decline-verdict': ['08'],
    statement: ['01', '08'],
    'confirm-verdict': ['01', '03'],
  },
  '09': { answer: ['09'], 'confirm-not-duplicate': ['00'], 'confirm-duplicate': ['03'] },
}
