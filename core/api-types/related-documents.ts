/** A document in the chain of related ones. */
export interface Related {
  readonly module: string
  readonly doc: string
  readonly id: string
  /** How many steps after the record it stands; before it where it is negative, and 0 is the record itself. */
  readonly level: number
  /** Name of the document in the reader's language. */
  readonly label: string
  readonly number: string
  readonly title: string
  readonly state: { readonly label: string; readonly color?: string } | null
  /** Null where there is none, or the reader may not know it. */
  readonly amount: string | null
  readonly currency: string | null
}

/** How much of a record documents of one sort have taken, and what is left. */
export interface TakenFigure {
  readonly label: string
  readonly total: string
  readonly taken: string
  readonly left: string
  readonly percent: string
  readonly currency: string | null
}

/** The answer of `links` about a record. */
export interface RelatedDocuments {
  readonly related: readonly Related[]
  readonly taken: readonly TakenFigure[]
}
