import { addDays } from '../../core/values/day.ts'
import type { YearContract, YearLetter } from './planned-work.ts'
import { lettersOfCredit, scaled } from './year-volumes.ts'

// A contract is in force by then.
const openedAfter = 12

/** Letters of credit for some of the contracts, spread over the year: for purchases from abroad and for sales by sea. */
export function planLetters(contracts: readonly YearContract[], scale: number): readonly YearLetter[] {
  const bought = contracts.filter(({ line, direction }) => direction === 'buy' && line?.isImport === true)
  const sold = contracts.filter(
    ({ line, direction, isReleased }) => direction === 'sell' && line?.segment === 'sea' && !isReleased,
  )
  const spread = (of: readonly YearContract[], count: number) =>
    Array.from({ length: count }, (_, at) => of[Math.floor((at * of.length) / count)]).flatMap((one) => one ?? [])
  return [
    ...spread(bought, scaled(lettersOfCredit.import, scale)),
    ...spread(sold, scaled(lettersOfCredit.export, scale)),
  ].map((contract, nr) => ({ nr, contract, day: addDays(contract.day, openedAfter) }))
}
