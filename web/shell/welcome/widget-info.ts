import type { WidgetInfo } from '../../../core/answers/dashboard.ts'

/** A widget of the reader's home page (GET /api/portal/widgets). */
export interface HomeWidget extends WidgetInfo {
  /** He does not want it on his page. */
  readonly hidden: boolean
}

/** A widget where it is shown: what it is told there, and how many lines have room. */
export interface ShownWidget extends WidgetInfo {
  readonly asked?: Readonly<Record<string, string>>
  readonly lines?: number
}
