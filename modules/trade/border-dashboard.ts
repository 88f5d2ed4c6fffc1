import { dashboard } from '../../core/description/dashboard.ts'
import { groupedReport } from '../../core/description/report.ts'
import { widget } from '../../core/description/widget.ts'
import { date, reference } from '../../kinds/index.ts'
import { billState } from './logistics-bill-states.ts'
import { borderWords as words } from './words/border-traffic.ts'

const shared = { module: 'trade', needs: 'kagh-ck' } as const
const page = '/borderPassDay'
const filters = {
  stationId: reference({ to: 'contracts.port', only: { portType: ['rail', 'road'] } }),
  from: date({ required: true, initial: { expression: 'addDays(today(), -29)' } }),
  to: date({ required: true, notBefore: 'from', initial: { expression: 'today()' } }),
}
const filterWords = { stationId: words.station, from: words.from, to: words.to } as const
const span = { stationId: 'stationId', date: { from: 'from', to: 'to' } } as const

/** Trains, wagons and tonnes that passed the border, day by day and station by station. */
export const borderDays = groupedReport({
  ...shared,
  name: 'borderDays',
  label: words.byDay,
  filters,
  document: 'trade.borderPassDay',
  with: span,
  rows: ['date:day', 'stationId'],
  measures: {
    trainsIn: { sum: 'trainsIn' },
    wagonsIn: { sum: 'wagonsIn' },
    transshipped: { sum: 'wagonsTransshipped' },
    tonnesIn: { sum: 'tonnesIn' },
    tonnesOut: { sum: 'tonnesOut' },
  },
  words: {
    ...filterWords,
    trainsIn: words.trains,
    wagonsIn: words.wagons,
    transshipped: words.transshipped,
    tonnesIn: words.tonnesIn,
    tonnesOut: words.tonnesOut,
  },
  page,
  charts: [
    { kind: 'stacked', along: 'date:day', by: 'stationId', measure: 'tonnesIn' },
    { kind: 'line', along: 'date:day', by: 'stationId', measure: 'wagonsIn' },
  ],
})

/** What passed on the last day that each station told, and what waits there now. */
export const borderNow = widget({
  ...shared,
  name: 'borderNow',
  look: 'figures',
  label: words.now,
  opens: page,
  size: 4,
  empty: words.none,
  takes: ['stationId'],
  apart: true,
})

const told = { stationId: 'stationId', from: 'from', to: 'to' } as const

/** The border at a glance: the last day, the flow of the month, the day sheets and our own cargo on rails. */
export const borderDashboard = dashboard({
  ...shared,
  name: 'borderBoard',
  label: words.title,
  filters,
  words: filterWords,
  cells: [
    { widget: 'trade.borderNow', with: { stationId: 'stationId' }, x: 0, y: 0, w: 12, h: 3 },
    { report: 'trade.borderDays', show: 0, with: told, empty: words.none, x: 0, y: 3, w: 6, h: 7 },
    { report: 'trade.borderDays', show: 1, with: told, empty: words.none, x: 6, y: 3, w: 6, h: 7 },
    {
      list: page,
      label: words.days,
      columns: ['date', 'stationId', 'light', 'trainsIn', 'wagonsIn', 'tonnesIn', 'waitingWagons', 'dwellHours'],
      with: span,
      sort: ['-date'],
      empty: words.none,
      x: 0,
      y: 10,
      w: 7,
      h: 8,
    },
    {
      list: '/logisticsRail',
      label: words.ours,
      columns: ['billNo', 'counterparty', 'billQty', 'eta'],
      with: { status: { is: [billState.inTransit, billState.arrived] } },
      sort: ['eta'],
      empty: words.noOurs,
      x: 7,
      y: 10,
      w: 5,
      h: 8,
    },
  ],
})
