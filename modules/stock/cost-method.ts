import type { CostMethod } from '../../core/description/ledger.ts'

/** The ways of finding a cost, by the codes of the dictionary costMethod that are kept. */
export const costMethods: Readonly<Record<string, CostMethod | undefined>> = {
  mwa: 'moving-average',
  batch: 'batch',
  fifo: 'fifo',
  // At the average of what is there until the month is over, and then of the month.
  mon: 'moving-average',
}
