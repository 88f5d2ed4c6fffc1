import { round } from '../core/values/decimal.ts'

/** How the bank treats a payment; the cents of its amount choose, so that everybody can play every case. */
const behaviours = {
  '01': 'fails',
  '02': 'vanishes',
  '03': 'succeeds-silently',
  '04': 'waits',
  '05': 'suspicious',
  '06': 'is-refused',
  '07': 'not-found',
  '08': 'trades-for-ever',
  '09': 'answers-twice',
  '10': 'answers-backwards',
  '11': 'succeeds-late',
} as const

export type Behaviour = (typeof behaviours)[keyof typeof behaviours] | 'succeeds'

/** The behaviour that the cents of an amount ask for; everything not in the table succeeds. */
export function behaviourOf(amount: string): Behaviour {
  const cents = round(amount, 2).slice(-2)
  return Object.entries(behaviours).find(([ending]) => ending === cents)?.[1] ?? 'succeeds'
}

/** In words for the operator's page. */
export const behaviourWords: Readonly<Record<Behaviour, string>> = {
  succeeds: '正常成功',
  fails: '.01 支付失败',
  vanishes: '.02 超时，之后查无此交易',
  'succeeds-silently': '.03 超时，实际成功',
  waits: '.04 等待授权',
  suspicious: '.05 可疑',
  'is-refused': '.06 授权被拒绝',
  'not-found': '.07 交易不存在',
  'trades-for-ever': '.08 一直交易中',
  'answers-twice': '.09 重复回复',
  'answers-backwards': '.10 乱序回复',
  'succeeds-late': '.11 一天后才成功',
}

const day = 86_400_000

/** Milliseconds after which `.11` is booked: past the day that a payer asks about it. */
export const lateAfter = day + 300_000

/** Milliseconds that an instruction waits for its authorisation before the bank cancels it. */
export const authorisationWindow = 7 * day
