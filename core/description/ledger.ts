import type { Fields } from './field.ts'
import type { Closing } from './month-closing-parts.ts'

/** How what is taken out gets its cost: at the average of what is there, at that of its batch, or oldest first. */
export type CostMethod = 'moving-average' | 'batch' | 'fifo'

/**
 * A ledger of quantities and amounts. Its lines are records of a document that only grows: that document's list, scope,
 * rights and export show them. The tables of its balances follow from it.
 */
export interface Ledger<N extends string = string> {
  readonly name: string
  /** The document of its lines: `stock.stockMove`. It has the fields of kinds/ledger-line-fields.ts beside its own. */
  readonly lines: string
  /** Fields of a line by which quantities are kept, each combination in a balance of its own. */
  readonly dimensions: readonly N[]
  readonly measures: { readonly quantity: N; readonly amount: N }
  /** No balance is below zero on any day, also not after a move on an earlier day. */
  readonly rule: 'never-negative'
  /** `by` are the dimensions that share one cost; `batch` is the one that besides has its own by the method `batch`. */
  readonly cost: { readonly usual: CostMethod; readonly by: readonly N[]; readonly batch: N }
  /** The part of a month whose closing closes it. */
  readonly close: Closing
  /** References of a line, each filled where the move comes from such a document. */
  readonly sources: readonly N[]
}

type Spec<N extends string> = Omit<Ledger<N>, 'lines'>

/** Describes a ledger over the document of its lines: a dimension or measure that is no field of it does not compile. */
export function ledger<const F extends Fields>(
  lines: { readonly module: string; readonly name: string; readonly fields: F },
  spec: Spec<NoInfer<keyof F & string>>,
): Ledger {
  return { lines: `${lines.module}.${lines.name}`, ...spec }
}
