import type { Emptiness } from '../values/empty-condition.ts'
import type { Words } from '../values/language.ts'
import type { RelativeSpan } from '../values/relative-days.ts'
import type { ColumnChart, ReportChart } from './chart.ts'
import type { Fields } from './field.ts'

interface ReportBase<P extends Fields> {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly needs: string
  readonly filters: P
}

/** A report over rows that a query of its own finds, which stands in `*.server.ts`. */
export interface QueriedReport<P extends Fields = Fields, C extends Fields = Fields> extends ReportBase<P> {
  readonly columns: C
  readonly words: Readonly<Record<string, Words>>
  readonly totals: readonly string[]
  /** Column -> the list that its figures lead to. */
  readonly drill?: Readonly<Record<string, Drill>>
  /** Drawn over the table, in this order. */
  readonly charts?: readonly ColumnChart[]
}

/**
 * A report that groups the records of one document, down by up to two columns, across by one more, and measures each
 * group. Its figures lead to the records they were made of.
 */
export interface GroupedReport<P extends Fields = Fields> extends ReportBase<P> {
  /** `contracts.contract`. */
  readonly document: string
  /** What columns of the document are asked for; a condition on a filter that was left open asks nothing. */
  readonly with: Readonly<Record<string, ReportCondition>>
  /** Columns of the document from the outside in, a day with its span: `signDate:month`. */
  readonly rows: readonly string[]
  readonly across?: string
  /** Name -> what is measured of each group. */
  readonly measures: Readonly<Record<string, Measure>>
  /** Words of the filters and measures; columns of the document are called what they are called there. */
  readonly words: Readonly<Record<string, Words>>
  /** Path of the page of the list that figures lead to. */
  readonly page: string
  /**
   * What was counted and summed in the same days of the year before stands beside the totals, with the growth in
   * percent; of a year that is not over, the days up to today.
   */
  readonly compare?: 'lastYear'
  /** Drawn over the table, in this order. */
  readonly charts?: readonly ReportChart[]
  /**
   * The rows of a report of one level in the order of a statement, groups by their keys and rows worked out of them;
   * a group that it does not name stands before the sum of all. Such a report has no other line of totals.
   */
  readonly statement?: readonly (string | WorkedRow)[]
}

/**
 * A row of a statement that is worked out: the sum of some groups or of all, or one such row in percent of another,
 * which is their sums divided, never the mean of what stands in the columns.
 */
export type WorkedRow = { readonly label: Words } & (
  | { readonly sum: RowsSummed }
  | { readonly percent: readonly [RowsSummed, RowsSummed] }
)

/** Keys of the groups that are summed, or all of them. */
export type RowsSummed = readonly string[] | 'all'

/**
 * How many records, the sum of a column, or one measure divided by another: an average of a group is its sums divided,
 * never the mean of averages. `overall` is not measured in each group across, only over all of them.
 */
export type Measure = { readonly overall?: true } & (
  | { readonly count: true }
  | { readonly sum: string }
  | { readonly ratio: readonly [string, string]; readonly digits: number }
)

export type Report = QueriedReport | GroupedReport

/** Whether a report groups the records of a document. */
export function isGrouped(report: Report): report is GroupedReport {
  return 'document' in report
}

/** Where a figure leads: the list of the records it was made of. */
export interface Drill<N extends string = string> {
  /** Path of a page that shows a list. */
  readonly page: string
  /** What each column of the list is asked. */
  readonly with: Readonly<Record<string, ReportCondition<N>>>
  /** The total of the list that equals the figure; a figure without it counts records. */
  readonly sum?: string
}

/**
 * What a column is asked for: the value that the row or the filters have under a name, a span between two filters, the
 * year that a filter names, or what is always the same: a value, or whether there is one. The line of totals asks only
 * what the filters say.
 */
export type ReportCondition<N extends string = string> =
  | N
  | { readonly from?: N; readonly to?: N }
  | { readonly year: N }
  | { readonly is: string | readonly string[] | RelativeSpan | Emptiness }

interface Exact<P extends Fields, C extends Fields> {
  readonly words: { readonly [K in keyof P | keyof C]: Words }
  readonly totals: readonly (keyof C & string)[]
  readonly drill?: { readonly [K in keyof C]?: Drill<(keyof P | keyof C) & string> }
  readonly charts?: readonly ColumnChart<keyof C & string>[]
}

/** Describes a report with a query of its own: an unknown column, filter, total or drill does not compile. */
export function report<const P extends Fields, const C extends Fields>(
  spec: QueriedReport<P, C> & Exact<NoInfer<P>, NoInfer<C>>,
): QueriedReport<P, C> {
  return spec
}

interface ExactGrouped<P extends Fields, M extends string> {
  readonly with: Readonly<Record<string, ReportCondition<keyof P & string>>>
  readonly measures: Readonly<Record<M, Measure>>
  readonly words: { readonly [K in (keyof P & string) | NoInfer<M>]: Words }
  readonly charts?: readonly ReportChart<NoInfer<M>>[]
}

/** Describes a report that groups records: an unknown filter or a measure without words does not compile. */
export function groupedReport<const P extends Fields, const M extends string>(
  spec: GroupedReport<P> & ExactGrouped<NoInfer<P>, M>,
): GroupedReport<P> {
  return spec
}
