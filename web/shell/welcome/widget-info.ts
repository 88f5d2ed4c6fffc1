import type { WidgetData } from '../../../core/description/widget.ts'

/** A widget the caller may see (GET /api/portal/widgets). */
export interface WidgetInfo {
  readonly module: string
  readonly name: string
  /** In the caller's language. */
  readonly label: string
  readonly look: keyof WidgetData
  readonly size: 1 | 2 | 3 | 4
  readonly opens: string
  /** What it says where it has nothing to show, in the caller's language. */
  readonly empty?: string
  /** He does not want it on his page. */
  readonly hidden: boolean
}
