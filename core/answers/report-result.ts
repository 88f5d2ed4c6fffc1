import type { Json } from '../values/json.ts'

/** A report as it is read: texts in the reader's language, so that a page needs to know nothing else to draw it. */
export interface ReportFigures {
  readonly label: string
  readonly filters: readonly { readonly label: string; readonly text: string }[]
  readonly columns: readonly { readonly name: string; readonly label: string; readonly numeric: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** Sums under their columns; none when there are no rows. */
  readonly totals: readonly string[]
  /** Epoch ms of the figures. */
  readonly at: number
}

/** Such a report as somebody reads it who has signed in. */
export interface ReportResult extends ReportFigures {
  /** Where the figures of a column lead, for readers who may open the list. */
  readonly drills: readonly ReportDrill[]
}

/** The list that the figures of one column were made of, and what it is asked for each of them. */
export interface ReportDrill {
  readonly column: string
  readonly page: string
  readonly rows: readonly Conditions[]
  readonly total: Conditions
}

/** Conditions of a list by column, as its address tells them. */
type Conditions = Readonly<Record<string, Json>>

/** Such a report as whoever holds its link is answered: its figures lead nowhere. */
export interface PublishedResult extends ReportFigures {
  /** The name of who published it. */
  readonly publisher: string
  /** Epoch ms until which the link is good. */
  readonly until: number
}
