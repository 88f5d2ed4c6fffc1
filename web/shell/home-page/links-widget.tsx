import type { WidgetData } from '../../../core/description/widget.ts'
import { Icon } from '../../../ui/icon.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { EmptyWidget } from './empty-widget.tsx'
import { useRowsNeeded } from './use-widget-height.ts'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'
import css from './home-page.module.css'

/** Ways to begin something. */
export function LinksWidget({ widget }: { readonly widget: ShownWidget }) {
  const query = useWidget(widget, 'links')
  return (
    <WidgetQueryStates query={query} lines={1}>
      {(links) => (links.length === 0 ? <EmptyWidget said={widget.empty} /> : <Links links={links} />)}
    </WidgetQueryStates>
  )
}

function Links({ links }: { readonly links: WidgetData['links'] }) {
  const box = useRowsNeeded()
  return (
    <div ref={box} className={css.links}>
      {links.map(({ label, href }) => (
        <a
          key={href}
          href={href}
          onClick={(event) => {
            event.preventDefault()
            openPage(href)
          }}
        >
          <Icon name="plus" size={14} />
          {label}
        </a>
      ))}
    </div>
  )
}
