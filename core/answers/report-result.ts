/** A report as it is read: texts in the reader's language, so that a page needs to know nothing else to draw it. */
export interface ReportResult {
  readonly label: string
  readonly filters: readonly { readonly label: string; readonly text: string }[]
  readonly columns: readonly { readonly name: string; readonly label: string; readonly numeric: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** Sums under their columns; none when there are no rows. */
  readonly totals: readonly string[]
  /** Epoch ms of the figures. */
  readonly at: number
}

/** Such a report as whoever holds its link is answered. */
export interface PublishedResult extends ReportResult {
  /** The name of who published it. */
  readonly publisher: string
  /** Epoch ms until which the link is good. */
  readonly until: number
}
