import { v7 } from 'uuid'
import type { CostMethod, Ledger } from '../../../../core/description/ledger.ts'
import { negate } from '../../../../core/values/decimal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { enterMoves } from './enter-moves.ts'
import type { Entered, Moved, Moves } from './move.ts'

/** Goods that go from one place to another and keep what they share their cost with. */
interface Transfer {
  /** A value for each dimension; both share one cost. */
  readonly from: Readonly<Record<string, string | null>>
  readonly to: Readonly<Record<string, string | null>>
  /** Above zero. */
  readonly quantity: string
  readonly method?: CostMethod
}

/**
 * Moves quantities between places of one cost, in the open transaction: a line that brings them and its opposite where
 * they were, both without an amount, so that no cost changes on any day. The way back is a transfer of its own. Refuses
 * what `postMoves` refuses.
 */
export function transferMoves(ctx: Ctx, ledger: Ledger, { lines, ...moves }: Moves<Transfer>): Promise<Moved> {
  const pairs = lines.flatMap(({ from, to, quantity, method }): Entered[] => {
    const id = v7()
    const common = { amount: '0.00', ...(method === undefined ? {} : { method }) }
    return [
      { id, at: to, quantity, reverses: null, ...common },
      { at: from, quantity: negate(quantity), reverses: id, ...common },
    ]
  })
  return withinTransaction(ctx, (inside) => enterMoves(inside, ledger, { ...moves, lines: pairs }))
}
