import { FigureText } from './figure-text.tsx'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'

/** One large figure. */
export function FigureWidget({ widget }: { readonly widget: ShownWidget }) {
  const query = useWidget(widget, 'figure')
  return (
    <WidgetQueryStates query={query} lines={2}>
      {(figure) => <FigureText figure={figure} />}
    </WidgetQueryStates>
  )
}
