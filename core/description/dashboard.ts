import type { Words } from '../values/language.ts'
import type { Fields } from './field.ts'
import type { ReportCondition } from './report.ts'

/**
 * Where a cell stands: its first column and row, both from 0, and how many it takes. A dashboard is twelve columns
 * wide; a phone shows its cells one below the other, in the order of their places.
 */
export interface CellPlace {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A widget of any module, told some of the conditions; what it says where it has nothing is its own. */
interface WidgetCell<F extends string> {
  /** `finance.cashFlow`. */
  readonly widget: string
  /** What the widget takes -> a condition of the dashboard. */
  readonly with?: Readonly<Record<string, F>>
}

/** A report: its table, or one of its charts by place. */
interface ReportCell<F extends string> {
  /** `contracts.groupContract`. */
  readonly report: string
  readonly show: 'table' | number
  /** A condition of the report -> one of the dashboard. */
  readonly with: Readonly<Record<string, F>>
  /** What would have to be there for it to show something. */
  readonly empty: Words
}

/** The first rows of a page's list, as many as the cell has room for. */
interface ListCell<F extends string> {
  /** Path of the page, `/contractLedger`. */
  readonly list: string
  readonly label: Words
  /** Columns that are shown, the first of which opens its record. */
  readonly columns: readonly string[]
  readonly with: Readonly<Record<string, ReportCondition<F>>>
  readonly sort: readonly string[]
  readonly empty: Words
}

/** Where the records of a page's list lie, by the map of that list; a point leads to its record. */
interface MapCell<F extends string> {
  /** Path of the page, `/portInfo`. */
  readonly map: string
  readonly label: Words
  readonly with: Readonly<Record<string, ReportCondition<F>>>
  readonly empty: Words
}

/** When the records of a page's list begin and end, by the Gantt chart of that list; a bar leads to its record. */
interface GanttCell<F extends string> {
  /** Path of the page, `/engproject`. */
  readonly gantt: string
  readonly label: Words
  readonly with: Readonly<Record<string, ReportCondition<F>>>
  readonly empty: Words
}

/** A diagram of the first record that has it; its head leads to the page, where another is chosen. */
interface DiagramCell {
  /** `heating.heatDiagram`. */
  readonly diagram: string
  readonly empty: Words
}

export type DashboardCell<F extends string = string> = CellPlace &
  (WidgetCell<F> | ReportCell<F> | ListCell<F> | MapCell<F> | GanttCell<F> | DiagramCell)

/** Widgets, reports, lists, maps, Gantt charts and diagrams on one page, under one row of conditions. */
export interface Dashboard<P extends Fields = Fields> {
  readonly module: string
  readonly name: string
  readonly label: Words
  readonly needs: string
  readonly filters: P
  /** What the conditions are called. */
  readonly words: Readonly<Record<string, Words>>
  readonly cells: readonly DashboardCell[]
}

interface Exact<P extends Fields> {
  readonly words: { readonly [K in keyof P]: Words }
  readonly cells: readonly DashboardCell<keyof P & string>[]
}

/** Describes a dashboard: a cell that asks by a condition it does not have does not compile. */
export function dashboard<const P extends Fields>(spec: Dashboard<P> & Exact<NoInfer<P>>): Dashboard<P> {
  return spec
}
