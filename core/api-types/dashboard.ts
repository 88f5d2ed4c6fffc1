import type { CellPlace } from '../description/dashboard.ts'
import type { DescribedField } from '../description/described-document.ts'
import type { ReportCondition } from '../description/report.ts'
import type { WidgetData } from '../description/widget.ts'

/** A widget that its reader may see, in his language. */
export interface WidgetInfo {
  readonly module: string
  readonly name: string
  readonly label: string
  readonly look: keyof WidgetData
  readonly size: 1 | 2 | 3 | 4
  /** Path of the page behind it; empty where there is none. */
  readonly opens: string
  /** What it says where it has nothing to show. */
  readonly empty?: string
}

/** A dashboard in the list of those its reader may see. */
export interface DashboardInfo {
  readonly module: string
  readonly name: string
  readonly label: string
}

/** A dashboard as one reader sees it: what he may not read is not among its cells. */
export interface DashboardDescribed extends DashboardInfo {
  readonly filters: readonly DescribedField[]
  readonly cells: readonly CellInfo[]
}

/** The list whose rows a cell draws. */
interface DrawnList {
  readonly module: string
  readonly name: string
  readonly list: string
  readonly with: Readonly<Record<string, ReportCondition>>
  readonly empty: string
  readonly opens: string
}

/** A cell, and what each condition of its own is told by those of the dashboard. */
export type CellInfo = CellPlace & { readonly label: string } & (
    | { readonly kind: 'widget'; readonly widget: WidgetInfo; readonly with: Readonly<Record<string, string>> }
    | {
        readonly kind: 'report'
        readonly module: string
        readonly name: string
        readonly show: 'table' | number
        readonly with: Readonly<Record<string, string>>
        readonly empty: string
        /** The page of the report; empty where it has none that the reader may open. */
        readonly opens: string
      }
    | {
        readonly kind: 'list'
        readonly module: string
        readonly name: string
        readonly list: string
        /** Those of its columns that the reader may read, as their document describes them. */
        readonly fields: readonly DescribedField[]
        readonly with: Readonly<Record<string, ReportCondition>>
        readonly sort: readonly string[]
        readonly empty: string
        readonly opens: string
      }
    | (DrawnList & { readonly kind: 'map' })
    | (DrawnList & { readonly kind: 'gantt' })
    | {
        readonly kind: 'diagram'
        readonly module: string
        readonly name: string
        readonly with: Readonly<Record<string, never>>
        readonly empty: string
        readonly opens: string
      }
  )
