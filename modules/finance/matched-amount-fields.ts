import { dictionary, money } from '../../kinds/index.ts'

/** What a money field takes that may be as far below zero as any above. */
export const lowest = '-99999999999999'

/** States of a statement line or journal entry of which something is left to be matched. */
export const openMatch = ['0', '1'] as const

/** What of a row was matched with the other side: money in is above zero, money out below, as on the account. */
export function matchedFields<const E extends string>(moved: E) {
  const signed = { digits: 2, in: 'currency', min: lowest } as const
  return {
    moved: money({ ...signed, calc: moved }),
    matched: money({ ...signed, readonly: true, initial: '0.00' }),
    unmatched: money({ ...signed, calc: `sub((${moved}), orZero(matched))` }),
    matchStatus: dictionary({ group: 'bankMatch_of', readonly: true, indexed: true }),
  } as const
}
