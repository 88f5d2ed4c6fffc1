import { openPage } from '../../platform/page/page-navigation.ts'
import { EmptyWidget } from './empty-widget.tsx'
import { FigureText } from './figure-text.tsx'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'
import css from './home-page.module.css'

/** Several figures side by side; those that lead somewhere are buttons. */
export function FiguresWidget({ widget }: { readonly widget: ShownWidget }) {
  const query = useWidget(widget, 'figures')
  return (
    <WidgetQueryStates query={query}>
      {(figures) =>
        figures.length === 0 ? (
          <EmptyWidget said={widget.empty} />
        ) : (
          <div className={css.figures}>
            {figures.map((figure, at) => {
              const { href } = figure
              const text = <FigureText figure={figure} />
              return href ? (
                <button key={figure.label ?? at} type="button" onClick={() => openPage(href)}>
                  {text}
                </button>
              ) : (
                <div key={figure.label ?? at}>{text}</div>
              )
            })}
          </div>
        )
      }
    </WidgetQueryStates>
  )
}
