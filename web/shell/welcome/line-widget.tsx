import { LineChart } from '../../../ui/line-chart.tsx'
import { useLang } from '../../platform/session/language.ts'
import { Nothing } from './nothing.tsx'
import { numberText } from './number-text.ts'
import { useWidget } from './use-widget.ts'
import { WidgetBody } from './widget-body.tsx'
import type { WidgetInfo } from './widget-info.ts'

/** A value over time. */
export function LineWidget({ widget }: { readonly widget: WidgetInfo }) {
  const lang = useLang()
  const query = useWidget(widget, 'line')
  return (
    <WidgetBody query={query} lines={6}>
      {(points) =>
        points.every(({ value }) => Number(value) === 0) ? (
          <Nothing />
        ) : (
          <LineChart
            points={points.map(({ label, value }) => ({ label, at: Number(value), text: numberText(value, lang) }))}
          />
        )
      }
    </WidgetBody>
  )
}
