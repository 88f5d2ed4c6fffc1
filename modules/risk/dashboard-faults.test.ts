import { expect, test } from 'vitest'
import { modules } from '../../app/modules.ts'
import type { DashboardCell } from '../../core/description/dashboard.ts'
import { text, unit, year } from '../../kinds/index.ts'
import { dashboardFaults } from '../testing/dashboard-faults.ts'
import { riskCentre } from './risk-centre.ts'

const said = { zh: '无', ru: 'Нет', en: 'None' }
const place = { x: 0, y: 0, w: 6, h: 4 }
const list = {
  ...place,
  list: '/contractLedger',
  label: said,
  columns: ['contractNo'],
  with: { unitId: 'unitId' },
  sort: [],
  empty: said,
}
const report = {
  ...place,
  report: 'contracts.groupContract',
  show: 0,
  with: { year: 'year', unitId: 'unitId' },
  empty: said,
} as const
const map = { ...place, map: '/portInfo', label: said, with: { country: 'unitId' }, empty: said }
const diagram = { ...place, diagram: 'heating.heatDiagram', with: {}, empty: said }
const faults = (
  cells: readonly DashboardCell[],
  filters: object = { year: year({ required: true }), unitId: unit({}) },
) => dashboardFaults({ ...riskCentre, filters: filters as never, cells }, modules)

test('a dashboard that stands on what there is has no fault', () => {
  expect(faults([report, { ...list, y: 4 }])).toEqual([])
})

test.each<readonly [string, readonly DashboardCell[]]>([
  ['two at 5 3', [report, { ...list, x: 5, y: 3 }]],
  ['beyond at 7 4', [report, { ...list, x: 7, y: 4 }]],
  ['no widget sea.ships', [report, { ...place, widget: 'sea.ships', y: 4 }]],
  ['risk.lights takes no year', [report, { ...place, widget: 'risk.lights', with: { year: 'year' }, y: 4 }]],
  ['finance.payments does not say what it lacks', [report, { ...place, widget: 'finance.payments', y: 4 }]],
  ['no report sea.voyages', [{ ...report, report: 'sea.voyages' }]],
  ['contracts.groupContract has no chart 2', [{ ...report, show: 2 }]],
  ['contracts.groupContract direction is no unitId', [{ ...report, with: { year: 'year', direction: 'unitId' } }]],
  ['contracts.groupContract lacks year', [{ ...report, with: { unitId: 'unitId' } }]],
  ['no list /riskCenter', [report, { ...list, list: '/riskCenter', y: 4 }]],
  ['/contractLedger has no tonnage', [report, { ...list, sort: ['-tonnage'], y: 4 }]],
  ['no map on /contractLedger', [report, { ...map, map: '/contractLedger', y: 4 }]],
  ['/portInfo has no tonnage', [report, { ...map, with: { tonnage: 'unitId' }, y: 4 }]],
  ['no diagram sea.ships', [report, { ...diagram, diagram: 'sea.ships', y: 4 }]],
  ['ship is no condition', [report, { ...list, with: { contractNo: 'ship' }, y: 4 }]],
])('it is told: %s', (fault, cells) => {
  expect(faults(cells)).toContain(fault)
})

test('a map of a list that has one and a diagram have no fault', () => {
  expect(faults([report, { ...map, y: 4 }, { ...diagram, y: 8 }])).toEqual([])
})

test('a condition that no cell heeds, and a page that shows it, are asked for', () => {
  expect(faults([report], { year: year({ required: true }), unitId: unit({}), ship: text({ max: 9 }) })).toEqual([
    'no cell heeds ship',
  ])
  expect(dashboardFaults({ ...riskCentre, name: 'elsewhere' }, modules)).toEqual(['stands on no page'])
})
