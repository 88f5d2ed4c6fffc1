import type { WidgetInfo } from '../../../core/api-types/dashboard.ts'
import type { HomeWidget } from '../../../core/api-types/home-page.ts'
import { flowed, type Placed } from './grid-layout.ts'

/** Rows that a look takes by itself. */
const heights: Readonly<Record<WidgetInfo['look'], number>> = {
  figure: 2,
  figures: 3,
  links: 3,
  kept: 4,
  bars: 4,
  chart: 4,
  list: 6,
  calendar: 6,
}

export function keyOf({ module, name }: WidgetInfo): string {
  return `${module}.${name}`
}

/** The size of a widget where nobody has given it one. */
export function usualSize({ look, size }: WidgetInfo) {
  return { w: size * 3, h: heights[look] }
}

/** What stands on a page, each in its place. */
export function placesOf(widgets: readonly HomeWidget[]): readonly Placed[] {
  return flowed(
    widgets.filter(({ hidden }) => !hidden).map((one) => ({ key: keyOf(one), place: one.place, size: usualSize(one) })),
  )
}
