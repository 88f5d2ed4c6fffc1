import { type Closing, closings } from '../../../core/description/month-closing-parts.ts'

/** The ledgers of voucher lines that a closing closes; a ledger that is not here follows the other lines of its voucher. */
const closedWith: Readonly<Record<Closing, readonly string[]>> = {
  stock: ['stock'],
  settlement: ['arap'],
  fund: ['fund'],
  profit: ['profit'],
}

/** What has to be open for lines of these ledgers to be written, in the order of closing. */
export function closingsOf(ledgers: readonly string[]): Closing[] {
  return closings.filter((closing) => closedWith[closing].some((ledger) => ledgers.includes(ledger)))
}

/** The ledgers of voucher lines that are closed with a closing. */
export function ledgersOf(closing: Closing): readonly string[] {
  return closedWith[closing]
}
