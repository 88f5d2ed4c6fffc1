import type { HomeWidget } from '../../../core/api-types/home-page.ts'
import { linesPerHeight } from '../dashboard/lines-per-height.ts'
import { PlacedCell } from '../dashboard/placed-cell.tsx'
import { inReadingOrder } from '../home-designer/grid-layout.ts'
import { keyOf, placesOf } from '../home-designer/widget-sizes.ts'
import { WidgetCard } from './widget-card.tsx'
import board from '../dashboard/dashboard.module.css'
import css from './home-page.module.css'

/** The widgets of a home page: where somebody has put them, else one after another. */
export function HomeGrid({ widgets }: { readonly widgets: readonly HomeWidget[] }) {
  const shown = widgets.filter(({ hidden }) => !hidden)
  if (shown.every(({ place }) => place === null))
    return (
      <div className={css.grid}>
        {shown.map((widget) => (
          <WidgetCard key={keyOf(widget)} widget={widget} />
        ))}
      </div>
    )
  const byKey = new Map(shown.map((one) => [keyOf(one), one]))
  return (
    <div className={board.board}>
      {inReadingOrder(placesOf(shown)).map(({ key, place }) => {
        const widget = byKey.get(key)
        return (
          widget && (
            <PlacedCell key={key} place={place}>
              <WidgetCard widget={{ ...widget, lines: linesPerHeight(place.h) }} />
            </PlacedCell>
          )
        )
      })}
    </div>
  )
}
