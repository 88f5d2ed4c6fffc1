import { useMemo } from 'react'
import { Chart } from '../../../ui/chart/chart.tsx'
import { useLang } from '../../platform/session/language.ts'
import { shortNumber } from '../../platform/words/short-number.ts'
import { Nothing } from './nothing.tsx'
import { numberText } from './number-text.ts'
import { useWidget } from './use-widget.ts'
import { WidgetBody } from './widget-body.tsx'
import type { WidgetInfo } from './widget-info.ts'

/** A value over time. */
export function LineWidget({ widget }: { readonly widget: WidgetInfo }) {
  const query = useWidget(widget, 'line')
  return (
    <WidgetBody query={query} lines={6}>
      {(points) =>
        points.every(({ value }) => Number(value) === 0) ? <Nothing /> : <Line label={widget.label} points={points} />
      }
    </WidgetBody>
  )
}

interface LineProps {
  readonly label: string
  readonly points: readonly { readonly label: string; readonly value: string }[]
}

function Line({ label, points }: LineProps) {
  const lang = useLang()
  const chart = useMemo(
    () => ({
      kind: 'area' as const,
      label,
      categories: points.map((point) => point.label),
      series: [
        {
          label,
          values: points.map(({ value }) => Number(value)),
          texts: points.map(({ value }) => numberText(value, lang)),
        },
      ],
    }),
    [label, points, lang],
  )
  return <Chart chart={chart} short={(value) => shortNumber(value, lang)} low />
}
