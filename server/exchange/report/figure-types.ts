import type { ReportDrill } from '../../../core/api-types/report-result.ts'
import type { ChartKind } from '../../../core/description/chart.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Names } from '../../records/read/load-reference-names.ts'

export type FigureRow = Readonly<Record<string, Json>>

/** A column of a report as it was worked out: what it is called, and the field that its values are of. */
export interface FigureColumn {
  readonly name: string
  readonly label: string
  readonly field: FieldBase
  /** The heading over it and its neighbours. */
  readonly group?: string
  /** What stands where a row has no value. */
  readonly blank?: string
}

/** What a report found: values, not yet texts. */
export interface Figures {
  readonly columns: readonly FigureColumn[]
  readonly rows: readonly FigureRow[]
  /** Which of the rows, by place, are worked out of others. */
  readonly subtotals: ReadonlyMap<number, Subtotal>
  /** Of no columns where there is no line of totals. */
  readonly totals: FigureRow
  readonly names: Names
  readonly drills: readonly ReportDrill[]
  readonly charts: readonly FigureChart[]
}

/** What such a row is called, and the column in which that stands. */
export interface Subtotal {
  readonly column: number
  readonly label: string
}

/** A drawing of some of the figures: values, not yet texts. */
export interface FigureChart {
  readonly kind: ChartKind
  readonly label: string
  /** The field that its values are of. */
  readonly field: FieldBase
  readonly categories: readonly string[]
  readonly series: readonly FigureSeries[]
}

export interface FigureSeries {
  readonly label: string
  /** A decimal for each category; null where there is none. */
  readonly values: readonly (string | null)[]
}
