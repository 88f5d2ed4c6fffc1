import type { Words } from '../values/language.ts'

/**
 * How the values of a chart are drawn: columns beside or upon each other, bars that lie, lines, lines over their area,
 * parts of a whole, a field of colours, a web, or steps whose last is their sum.
 */
export type ChartKind = 'column' | 'stacked' | 'bar' | 'line' | 'area' | 'ring' | 'heat' | 'radar' | 'waterfall'

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

/** A drawing of a report with a query of its own: columns of numbers, added up where several rows say the same `along`. */
export interface ColumnChart<C extends string = string> {
  readonly kind: Exclude<ChartKind, 'heat' | 'radar'>
  /** The column whose values stand beside each other, in the order of the rows. */
  readonly along: C
  /** Columns of the line of totals; of several each has a colour: bars and stacked columns add them up. */
  readonly measures: readonly C[]
  /** What several of them are together; without it their names are told one by one. */
  readonly label?: Words
}

/** What a chart draws, worked out: texts in the reader's language, values as decimals. */
export interface ChartFigures {
  /** A gauge shows one value on a scale; the points of a scatter have the first series across and the second upwards. */
  readonly kind: ChartKind | 'gauge' | 'scatter'
  /** What is measured, by what. */
  readonly label: string
  readonly categories: readonly string[]
  readonly series: readonly ChartFiguresSeries[]
  /** Of a gauge: up to where it is good, to be watched or bad, from the lowest; the last ends its scale. */
  readonly bands?: readonly ChartBand[]
}

/** A stretch of a gauge's scale. */
interface ChartBand {
  readonly to: string
  readonly tone: 'good' | 'warning' | 'bad'
}

interface ChartFiguresSeries {
  readonly label: string
  /** One for each category; null where there is none. */
  readonly values: readonly (string | null)[]
  /** The same as they are read. */
  readonly texts: readonly string[]
  /** Address of the records that each was made of; null where it leads nowhere. */
  readonly hrefs?: readonly (string | null)[]
}
