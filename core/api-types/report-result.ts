import type { ChartFigures } from '../description/chart.ts'
import type { Json } from '../values/json.ts'

/** A report as it is read: texts in the reader's language, so that a page needs to know nothing else to draw it. */
export interface ReportFigures {
  readonly label: string
  readonly filters: readonly { readonly label: string; readonly text: string }[]
  readonly columns: readonly ReportColumn[]
  readonly rows: readonly (readonly string[])[]
  /** Which of the rows, by place, are worked out of others. */
  readonly subtotals: readonly number[]
  /** Sums under their columns; none when there are no rows, or one of them is the sum of all. */
  readonly totals: readonly string[]
  /** Drawn over the rows; none when there are no rows. */
  readonly charts: readonly ChartFigures[]
  /** Epoch ms of the figures. */
  readonly at: number
}

export interface ReportColumn {
  readonly name: string
  readonly label: string
  readonly numeric: boolean
  /** The heading that stands over it and its neighbours. */
  readonly group?: string
}

/** Such a report as somebody reads it who has signed in. */
export interface ReportResult extends ReportFigures {
  /** Where its figures lead, for readers who may open the lists. */
  readonly drills: readonly ReportDrill[]
}

/**
 * A list that figures were made of, and what it is asked for one of them: `always`, what its row says and what its
 * column says, the latter before the former. A total asks nothing of rows; a row with null leads nowhere.
 */
export interface ReportDrill {
  readonly page: string
  readonly always: Conditions
  readonly rows: readonly (Conditions | null)[]
  readonly columns: Readonly<Record<string, Conditions>>
}

/** Conditions of a list by column, as its address tells them. */
export type Conditions = Readonly<Record<string, Json>>

/** Such a report as whoever holds its link is answered: its figures lead nowhere. */
export interface PublishedResult extends ReportFigures {
  /** The name of who published it. */
  readonly publisher: string
  /** Epoch ms until which the link is good. */
  readonly until: number
}
