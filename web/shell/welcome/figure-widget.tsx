import { FigureText } from './figure-text.tsx'
import { useWidget } from './use-widget.ts'
import { WidgetBody } from './widget-body.tsx'
import type { ShownWidget } from './widget-info.ts'

/** One large figure. */
export function FigureWidget({ widget }: { readonly widget: ShownWidget }) {
  const query = useWidget(widget, 'figure')
  return (
    <WidgetBody query={query} lines={2}>
      {(figure) => <FigureText figure={figure} />}
    </WidgetBody>
  )
}
