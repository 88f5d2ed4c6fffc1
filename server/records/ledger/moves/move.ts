import type { CostMethod } from '../../../../core/description/ledger.ts'

/** One line to be written: where, how much, and for what comes in at what amount. */
export interface Move {
  /** A value for each dimension. */
  readonly at: Readonly<Record<string, string | null>>
  /** Below zero for what goes out, zero for a change of value alone. */
  readonly quantity: string
  /** Of what comes in, or of a change of value; what goes out gets its cost. */
  readonly amount?: string
  /** How its cost is found, where it is not the usual way of the ledger; the same for good for all that shares it. */
  readonly method?: CostMethod
}

/** Lines of one event of one document; written once for each event, source and `seq`. */
export interface Moves<L = Move> {
  /** A code of the dictionary of the ledger's events. */
  readonly event: string
  /** `stock.stockIn`, the record's id and its number. */
  readonly source: { readonly type: string; readonly id: string; readonly no: string }
  readonly seq?: number
  /** The company whose goods these are. */
  readonly unitId: string
  /** Business day, `YYYY-MM-DD`. */
  readonly day: string
  readonly lines: readonly L[]
}

/** A line as it was written. */
export interface MovedLine {
  readonly id: string
  /** What it brought, or cost (below zero). */
  readonly amount: string
}

/** A later line whose cost became another by a move on an earlier day; the difference is written as a line beside it. */
interface Corrected extends MovedLine {
  readonly day: string
  readonly event: string
  readonly source: { readonly type: string; readonly id: string }
}

export interface Moved {
  /** In the order in which they were given. */
  readonly lines: readonly MovedLine[]
  readonly corrected: readonly Corrected[]
  /** False when the same event had been written before and nothing was done now. */
  readonly isNew: boolean
}

/** A line whose cost another corrects. */
export interface CorrectedLine {
  readonly id: string
  readonly event: string
  readonly sourceType: string
  readonly sourceId: string
  readonly sourceNo: string | null
}

/** A move as it is written, with the line that it turns back. */
export interface Entered extends Move {
  /** Of its line, where another line names it. */
  readonly id?: string
  readonly reverses: string | null
  /** The line whose cost it corrects: it moves no quantity. */
  readonly corrects?: CorrectedLine
}
