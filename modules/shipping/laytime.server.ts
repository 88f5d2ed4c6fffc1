import { Refusal, rules } from '../../server/module-api.ts'
import { laytime } from './laytime.ts'

/** Ports are told apart by their numbers, and nothing is confirmed that has no result. */
export const laytimeRules = rules(laytime, {
  check: (_, { calls, facts, daysOff }) => {
    const numbers = (calls ?? []).map(({ no }) => no)
    const twice = numbers.findIndex((no, at) => numbers.indexOf(no) !== at)
    if (twice >= 0) throw Refusal.atField(`calls.${twice}.no`, 'laytime.call-twice', { no: numbers[twice] ?? '' })
    requireCalls('facts', facts, numbers)
    requireCalls('daysOff', daysOff, numbers)
  },
  on: {
    confirm: (_, { net }) => {
      if (net === null) throw new Refusal('laytime.no-result')
    },
    dispute: (_, __, { reason }) => ({ disputeReason: String(reason) }),
    reopen: () => ({ disputeReason: null }),
  },
})

function requireCalls(
  field: string,
  lines: readonly { readonly callNo: string | null }[] | null,
  known: readonly string[],
): void {
  const at = (lines ?? []).findIndex(({ callNo }) => callNo !== null && !known.includes(callNo))
  const no = lines?.[at]?.callNo
  if (no !== undefined && no !== null) throw Refusal.atField(`${field}.${at}.callNo`, 'laytime.no-such-call', { no })
}
