/**
 * How the values of a chart are drawn: columns beside or upon each other, bars that lie, lines, lines over their area,
 * or parts of a whole.
 */
export type ChartKind = 'column' | 'stacked' | 'bar' | 'line' | 'area' | 'ring'

/** A drawing of a grouped report, of the figures that stand in its table. */
export interface ReportChart<M extends string = string> {
  readonly kind: ChartKind
  /** The level of the report whose groups stand beside each other: its first one, or the one across. */
  readonly along: string
  /** The level whose groups are told apart by colour: the first one, or the one below that of `along`. */
  readonly by?: string
  /** A measure that counts or sums: what is left out of a drawing for want of room is added up as the rest. */
  readonly measure: M
}

/** What a chart draws, worked out: texts in the reader's language, values as decimals. */
export interface ChartFigures {
  readonly kind: ChartKind
  /** What is measured, by what. */
  readonly label: string
  readonly categories: readonly string[]
  readonly series: readonly ChartFiguresSeries[]
}

interface ChartFiguresSeries {
  readonly label: string
  /** One for each category; null where there is none. */
  readonly values: readonly (string | null)[]
  /** The same as they are read. */
  readonly texts: readonly string[]
}
