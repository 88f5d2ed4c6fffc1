import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import type { ReportResult } from '../../../core/api-types/report-result.ts'
import { useChartsAhead } from '../../../ui/chart/use-drawn-chart.ts'
import { coloursOf, ReportChart } from '../../list/report/report-charts.tsx'
import { ReportTable } from '../../list/report/report-table.tsx'
import { useLang } from '../../platform/session/language.ts'
import { EmptyWidget } from '../home-page/empty-widget.tsx'
import { WidgetQueryStates } from '../home-page/widget-query-states.tsx'
import { CellCard } from './cell-card.tsx'
import { reportCellQuery } from './cell-queries.ts'
import { useInSight } from './cell-visibility.ts'

interface ReportCellProps {
  readonly cell: Extract<CellInfo, { kind: 'report' }>
  readonly asked: Readonly<Record<string, string>>
}

/** The table of a report, or one of its charts; cells that ask the same of a report are answered together. */
export function ReportCell({ cell, asked }: ReportCellProps) {
  const lang = useLang()
  const inSight = useInSight()
  useChartsAhead(inSight && cell.show !== 'table')
  const query = useQuery({
    ...reportCellQuery(cell, asked, lang),
    enabled: inSight,
    placeholderData: (before) => before,
  })
  return (
    <CellCard label={cell.label} opens={cell.opens}>
      <WidgetQueryStates query={query} lines={5}>
        {(sheet) => <Figures sheet={sheet} cell={cell} />}
      </WidgetQueryStates>
    </CellCard>
  )
}

function Figures({ sheet, cell }: { readonly sheet: ReportResult } & Pick<ReportCellProps, 'cell'>) {
  const colours = useMemo(() => coloursOf(sheet.charts), [sheet])
  if (sheet.rows.length === 0) return <EmptyWidget said={cell.empty} />
  if (cell.show === 'table') return <ReportTable sheet={sheet} />
  const figures = sheet.charts[cell.show]
  return figures === undefined ? (
    <EmptyWidget said={cell.empty} />
  ) : (
    <ReportChart figures={figures} colours={colours} size="fill" />
  )
}
