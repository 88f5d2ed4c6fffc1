import type { WidgetInfo } from '../../../core/api-types/dashboard.ts'

/** A widget where it is shown: what it is told there, and how many lines have room. */
export interface ShownWidget extends WidgetInfo {
  readonly asked?: Readonly<Record<string, string>>
  readonly lines?: number
}
