/** A record that something new may be begun from. */
export interface DerivationSource {
  readonly id: string
  readonly number: string
  readonly title: string
  /** What is left of it; null where nothing is counted, or the reader may not know it. */
  readonly left: string | null
  readonly currency: string | null
}

/** Whether a chosen record may be a source, in the reader's language where it may not. */
export interface DerivableRow {
  readonly id: string
  readonly number: string
  /** Why nothing can be made of it now; null where something can. */
  readonly barred: string | null
  /** Why it cannot be merged with the most that can; null where it can, or where nothing is merged. */
  readonly apart: string | null
}
