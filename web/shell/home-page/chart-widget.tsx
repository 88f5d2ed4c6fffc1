import { useMemo } from 'react'
import type { ChartFigures } from '../../../core/description/chart.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import { useChartsAhead } from '../../../ui/chart/use-drawn-chart.ts'
import { chartDataOf } from '../../platform/data/chart-data-of.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { chartNumbers } from '../../platform/words/chart-numbers.ts'
import { useInSight } from '../dashboard/cell-visibility.ts'
import { EmptyWidget } from './empty-widget.tsx'
import { useWidget } from './use-widget.ts'
import type { ShownWidget } from './widget-info.ts'
import { WidgetQueryStates } from './widget-query-states.tsx'

/** Columns, lines or parts of a whole. */
export function ChartWidget({ widget }: { readonly widget: ShownWidget }) {
  useChartsAhead(useInSight())
  const query = useWidget(widget, 'chart')
  return (
    <WidgetQueryStates query={query} lines={6}>
      {(figures) =>
        isEmpty(figures) ? (
          <EmptyWidget said={widget.empty} />
        ) : (
          <Drawn figures={figures} size={widget.lines === undefined ? 'low' : 'fill'} />
        )
      }
    </WidgetQueryStates>
  )
}

function isEmpty({ series }: ChartFigures): boolean {
  return series.every(({ values }) => values.every((value) => Number(value) === 0))
}

function Drawn({ figures, size }: { readonly figures: ChartFigures; readonly size: 'low' | 'fill' }) {
  const lang = useLang()
  const chart = useMemo(() => chartDataOf(figures), [figures])
  return <Chart chart={chart} numbers={chartNumbers(lang)} size={size} onOpen={openPage} />
}
