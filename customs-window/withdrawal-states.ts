import { dayMs } from '../core/values/duration.ts'
import { behaviourOf } from './behaviour.ts'
import type { AskedWithdrawal, Lodged, Timed } from './lodged.ts'

/**
 * The way of a declaration with what the client asked to withdraw: it rests until that is decided, goes on if it is
 * refused and ends if it is granted. What was told before keeps its place.
 */
export function withWithdrawals(way: readonly Timed[], lodged: Lodged, stepMs: number): readonly Timed[] {
  return (lodged.withdrawals ?? []).reduce<readonly Timed[]>(
    (timed, asked) => withWithdrawal(timed, asked, lodged, stepMs),
    way,
  )
}

function withWithdrawal(
  timed: readonly Timed[],
  { requestNo, at }: AskedWithdrawal,
  { grossKg }: Lodged,
  stepMs: number,
): readonly Timed[] {
  const behaviour = behaviourOf(grossKg)
  const toldUntil = timed.findLastIndex(({ when }) => when <= at) + 1
  const [before, after] = [timed.slice(0, toldUntil), timed.slice(toldUntil)]
  const asked: Timed = { step: { state: 'asked', requestNo }, when: at }
  const granted = (when: number, of = requestNo): Timed => ({ step: { state: 'withdrawn', requestNo: of }, when })
  if (behaviour === 'withdrawal-too-late') {
    const open = after.filter(({ step }) => step.state !== 'closed')
    return [...before, asked, ...open, granted((open.at(-1)?.when ?? at) + stepMs)]
  }
  if (behaviour === 'withdrawal-silent') return [...before, asked, granted(at + dayMs + stepMs)]
  const decided = at + stepMs
  if (behaviour === 'withdrawal-foreign') return [...before, asked, granted(decided, `${requestNo}9`)]
  if (behaviour === 'withdrawal-twice') return [...before, asked, asked, granted(decided), granted(decided)]
  const isReleased = before.some(({ step }) => step.state === 'released')
  if (behaviour !== 'withdrawal-refused' && !isReleased) return [...before, asked, granted(decided)]
  const reason = isReleased ? '货物已放行，不予撤单' : '货物已布控查验，查验结束前不予撤单'
  const goesOn = after.map(({ step, when }) => ({ step, when: when + stepMs }))
  return [...before, asked, { step: { state: 'kept', requestNo, reason }, when: decided }, ...goesOn]
}

/** Why a withdrawal cannot be taken at all; null where it can. */
export function notWithdrawable(told: readonly string[]): string | null {
  const last = told.findLast((state) => ['asked', 'kept', 'withdrawn', 'returned', 'closed'].includes(state))
  if (last === 'asked') return '上一份撤单申请尚未办结'
  return last === undefined || last === 'kept' ? null : '报关单已退单、撤单或结关'
}
