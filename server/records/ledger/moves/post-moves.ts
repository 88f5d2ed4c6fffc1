import type { Ledger } from '../../../../core/description/ledger.ts'
import { digitsOf, isDecimal, isZero } from '../../../../core/values/decimal.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { withinTransaction } from '../../write/within-transaction.ts'
import { enterMoves } from './enter-moves.ts'
import type { Move, Moved, Moves } from './move.ts'

/**
 * Writes moves of a ledger, in the open transaction. What goes out gets its cost; a move on an earlier day gives what
 * went out after it another cost, by lines beside them (`corrected`), which whoever posts puts into the books as well.
 * The same event of the same source is written once. Refuses what would leave less than nothing on any day
 * (`ledger.not-enough`) and a month that is closed for the ledger (`period.closed`).
 */
export async function postMoves(ctx: Ctx, ledger: Ledger, moves: Moves): Promise<Moved> {
  const wrong = moves.lines.find((move) => !isSound(move))
  if (wrong !== undefined || moves.lines.length === 0)
    throw new Error(`${moves.event}: what comes in has an amount of cents, and what goes out none`)
  const lines = moves.lines.map((move) => ({ ...move, reverses: null }))
  return withinTransaction(ctx, (inside) => enterMoves(inside, ledger, { ...moves, lines }))
}

function isSound({ quantity, amount }: Move): boolean {
  if (!isDecimal(quantity)) return false
  if (quantity.startsWith('-')) return amount === undefined
  if (amount === undefined || !isDecimal(amount) || digitsOf(amount) > 2) return false
  return isZero(quantity) ? !isZero(amount) : !amount.startsWith('-')
}
