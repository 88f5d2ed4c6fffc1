import type { ChartKind } from '../description/chart.ts'

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
