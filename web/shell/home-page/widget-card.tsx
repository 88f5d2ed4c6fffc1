import { Card } from '../../../ui/card.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { FavouriteAndRecentCard } from '../../detail/recent/favourite-and-recent-card.tsx'
import { BarsWidget } from './bars-widget.tsx'
import { CalendarWidget } from './calendar-widget.tsx'
import { ChartWidget } from './chart-widget.tsx'
import { FigureWidget } from './figure-widget.tsx'
import { FiguresWidget } from './figures-widget.tsx'
import { LinksWidget } from './links-widget.tsx'
import { ListWidget } from './list-widget.tsx'
import type { ShownWidget } from './widget-info.ts'
import { OpenLink } from './widget-link.tsx'
import css from './home-page.module.css'

const looks = {
  figure: FigureWidget,
  figures: FiguresWidget,
  list: ListWidget,
  bars: BarsWidget,
  chart: ChartWidget,
  calendar: CalendarWidget,
  links: LinksWidget,
  kept: FavouriteAndRecentCard,
} as const

/** Rows of the grid that a look needs, so that cards of one row end on one line. */
const heights = {
  figure: 'figureTall',
  figures: 'figuresTall',
  links: 'low',
  kept: 'middleTall',
  bars: 'middleTall',
  chart: 'middleTall',
  list: 'tall',
  calendar: 'tall',
} as const

/** One widget in its frame; the way to the page behind it stands in the head. */
export function WidgetCard({ widget }: { readonly widget: ShownWidget }) {
  const Look = looks[widget.look]
  return (
    <Card
      title={widget.label}
      extra={widget.opens !== '' && <OpenLink label={widget.label} opens={widget.opens} />}
      flush={widget.look === 'list'}
      className={joinClassNames(css[`size${widget.size}`], css[heights[widget.look]])}
    >
      <Look widget={widget} />
    </Card>
  )
}
