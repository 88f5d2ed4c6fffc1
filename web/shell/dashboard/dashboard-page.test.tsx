import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CellInfo, DashboardDescribed } from '../../../core/api-types/dashboard.ts'
import { press, quiet, refusal, show, signedIn } from '../../testing/index.ts'
import { askCellsAhead, DashboardPage } from './dashboard-page.tsx'

const label = { zh: '驾驶舱', ru: 'Панель', en: 'Cockpit' }
const field = {
  label: '',
  numeric: false,
  sortable: false,
  filter: 'contains',
  rights: { read: true, write: true },
} as const
const filters = [
  { ...field, name: 'goods', label: '货物', kind: 'text' },
  { ...field, name: 'port', label: '港口', kind: 'text' },
]
const place = { x: 0, y: 0, w: 6, h: 4 }
const widget = (name: string, more: Partial<CellInfo> = {}): CellInfo => ({
  ...place,
  kind: 'widget',
  label: `组件${name}`,
  widget: { module: 'sea', name, label: `组件${name}`, look: 'figures', size: 2, opens: '', empty: '没有船' },
  with: { cargo: 'goods' },
  ...(more as object),
})
const report: CellInfo = {
  ...place,
  x: 6,
  kind: 'report',
  label: '航次报表',
  module: 'sea',
  name: 'voyages',
  show: 'table',
  with: { goods: 'goods' },
  empty: '没有航次',
  opens: '/sea/voyages',
}
const sheet = (rows: readonly (readonly string[])[]) => ({
  label: '',
  filters: [],
  rows,
  subtotals: [],
  totals: rows.length === 0 ? [] : ['', '7'],
  charts: [],
  at: 0,
  columns: [
    { name: 'ship', label: '船', numeric: false },
    { name: 'tons', label: '吨', numeric: true },
  ],
  drills: [{ page: '/sea/list', always: { goods: '煤' }, rows: [{ ship: 'v1' }], columns: { tons: {} } }],
})
const dashboardAt = 'GET /api/portal/dashboard/sea/cockpit'
const sheetAt = 'POST /api/report/sea/voyages/sheet'
const widgetAt = (name: string) => `GET /api/portal/widget/sea/${name}`

async function cockpit(cells: readonly CellInfo[], answers: Readonly<Record<string, unknown>> = {}, at = '/cockpit') {
  const told: DashboardDescribed = { module: 'sea', name: 'cockpit', label: '驾驶舱', filters, cells }
  const server = await signedIn({ answers: { [dashboardAt]: told, ...answers } })
  return { server, ...(await show(<DashboardPage module="sea" name="cockpit" label={label} />, { at })) }
}

const inCell = async (name: string) => {
  const card = (await screen.findByRole('heading', { name })).closest('section')
  if (card === null) throw new Error(`no cell ${name}`)
  return within(card)
}

beforeEach(() => {
  history.replaceState(null, '', '/cockpit')
})

test('what the address asks is told to each cell by its own name, and to none that does not take it', async () => {
  const { server } = await cockpit(
    [widget('a'), report, widget('b', { y: 4, with: {} })],
    { [widgetAt('a')]: [{ value: '5' }], [widgetAt('b')]: [{ value: '6' }], [sheetAt]: sheet([['v1', '7']]) },
    '/cockpit?goods=煤',
  )
  await waitFor(() => expect(server.callsTo(widgetAt('a'))[0]?.query).toEqual({ cargo: '煤' }))
  await waitFor(() => expect(server.callsTo(sheetAt)[0]?.body).toEqual({ goods: '煤' }))
  await waitFor(() => expect(server.callsTo(widgetAt('b'))[0]?.query).toEqual({}))
  expect(await screen.findByText('不按货物筛选')).toBeTruthy()
})

test('a day among the conditions is told to a report as the server takes it', async () => {
  const day = { ...field, name: 'since', label: '日期从', kind: 'date' } as const
  const told: DashboardDescribed = {
    module: 'sea',
    name: 'cockpit',
    label: '驾驶舱',
    filters: [day],
    cells: [{ ...report, with: { from: 'since' } }],
  }
  const server = await signedIn({ answers: { [dashboardAt]: told, [sheetAt]: sheet([['v1', '7']]) } })
  await show(<DashboardPage module="sea" name="cockpit" label={label} />, { at: '/cockpit?since=2026-11-01' })
  // 11:00 of that day in Shanghai.
  const at = String(Date.UTC(2026, 10, 1, 3))
  await waitFor(() => expect(server.callsTo(sheetAt)[0]?.body).toEqual({ from: at }))
})

test('a figure of a report leads to its records, the head of a cell to its page', async () => {
  const { opened } = await cockpit([report], { [sheetAt]: sheet([['v1', '7']]) })
  const [figure] = await (await inCell('航次报表')).findAllByRole('link', { name: '7' })
  if (figure) await press(figure)
  await press('查看全部: 航次报表')
  const query = new URLSearchParams({ goods: '煤', ship: 'v1' }).toString()
  await waitFor(() => expect(opened).toEqual([`/sea/list?${query}`, '/sea/voyages']))
})

test('one cell that fails says so and is asked again, the others stand', async () => {
  const { server } = await cockpit([widget('a'), report], {
    [widgetAt('a')]: [{ label: '在途', value: '5' }],
    [sheetAt]: refusal({ status: 500, code: 'bug', message: '坏了' }),
  })
  const bad = await inCell('航次报表')
  expect(await bad.findByText('暂时无法加载')).toBeTruthy()
  expect(await (await inCell('组件a')).findByText('在途')).toBeTruthy()
  server.on(sheetAt, sheet([['v1', '7']]))
  await press(bad.getByRole('button', { name: '重试' }))
  expect(await bad.findByText('v1')).toBeTruthy()
})

test('a cell without data says what would be there', async () => {
  await cockpit([widget('a'), report], { [widgetAt('a')]: [], [sheetAt]: sheet([]) })
  expect(await (await inCell('航次报表')).findByText('没有航次')).toBeTruthy()
  expect(await (await inCell('组件a')).findByText('没有船')).toBeTruthy()
})

test('whoever may read none of it is told so', async () => {
  await cockpit([])
  expect(await screen.findByText('您还没有可查看的内容')).toBeTruthy()
})

test('a cell that is out of sight asks nothing until it is scrolled to', async () => {
  const told: ((seen: boolean) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        told.push((isIntersecting) => tell([{ isIntersecting }]))
      }
      observe() {
        /* it is told by hand */
      }
      disconnect() {
        /* it is told by hand */
      }
    },
  )
  const { server } = await cockpit([widget('a'), widget('b', { y: 20 }), { ...report, y: 24 }], {
    [widgetAt('a')]: [{ value: '5' }],
    [widgetAt('b')]: [{ value: '6' }],
    [sheetAt]: sheet([['v1', '7']]),
  })
  await waitFor(() => expect(told).toHaveLength(3))
  told[0]?.(true)
  await waitFor(() => expect(server.callsTo(widgetAt('a'))).toHaveLength(1))
  expect(server.callsTo(widgetAt('b'))).toHaveLength(0)
  expect(server.callsTo(sheetAt)).toHaveLength(0)
  told[1]?.(true)
  await waitFor(() => expect(server.callsTo(widgetAt('b'))).toHaveLength(1))
  vi.unstubAllGlobals()
})

test('the cells in sight are asked once, before the page stands, by the conditions of its address', async () => {
  const cells = [widget('a'), { ...report, y: 4 }, widget('b', { y: 20 })]
  const told: DashboardDescribed = { module: 'sea', name: 'cockpit', label: '驾驶舱', filters, cells }
  const server = await signedIn({
    answers: {
      [dashboardAt]: told,
      [widgetAt('a')]: [{ label: '在途', value: '5' }],
      [widgetAt('b')]: [],
      [sheetAt]: sheet([['v1', '7']]),
    },
  })
  history.replaceState(null, '', '/cockpit?goods=煤')
  await askCellsAhead('sea', 'cockpit')
  await waitFor(() => expect(server.callsTo(widgetAt('a'))[0]?.query).toEqual({ cargo: '煤' }))
  await waitFor(() => expect(server.callsTo(sheetAt)[0]?.body).toEqual({ goods: '煤' }))
  expect(server.callsTo(widgetAt('b'))).toHaveLength(0)
  await show(<DashboardPage module="sea" name="cockpit" label={label} />, { at: '/cockpit?goods=煤' })
  expect(await screen.findByText('在途')).toBeTruthy()
  expect(await screen.findByText('v1')).toBeTruthy()
  expect(server.callsTo(widgetAt('a'))).toHaveLength(1)
  expect(server.callsTo(sheetAt)).toHaveLength(1)
})

test('what conditions are typed into comes once the cells have their figures', async () => {
  const waiting = new Set<() => void>()
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => {
    waiting.add(begin)
    return begin
  })
  vi.stubGlobal('cancelIdleCallback', (begin: () => void) => waiting.delete(begin))
  const told: DashboardDescribed = { module: 'sea', name: 'cockpit', label: '驾驶舱', filters, cells: [widget('a')] }
  const server = await signedIn({ answers: { [dashboardAt]: told } })
  const slow = server.hold(widgetAt('a'))
  await show(<DashboardPage module="sea" name="cockpit" label={label} />, { at: '/cockpit' })
  await waitFor(() => expect(slow.asked).toBe(1))
  await quiet()
  expect(waiting.size, 'nothing begins in a moment of idleness').toBe(0)
  slow.answer([{ label: '在途', value: '5' }])
  await waitFor(() => expect(waiting.size).toBe(1))
  for (const begin of waiting) begin()
  expect(await screen.findByRole('textbox', { name: '货物' })).toBeTruthy()
  cleanup()
  vi.unstubAllGlobals()
})

test('on a wall the dashboards that one may see follow each other, the first as it is asked', async () => {
  const other: DashboardDescribed = {
    module: 'sea',
    name: 'ports',
    label: '港口看板',
    filters: [],
    cells: [widget('c')],
  }
  const { server } = await cockpit(
    [widget('a')],
    {
      [widgetAt('a')]: [{ value: '5' }],
      [widgetAt('c')]: [{ value: '6' }],
      'GET /api/portal/dashboards': [other, { module: 'sea', name: 'cockpit', label: '驾驶舱' }],
      'GET /api/portal/dashboard/sea/ports': other,
    },
    '/cockpit?goods=煤',
  )
  await press('大屏轮播')
  const wall = within(await screen.findByRole('dialog', { name: '大屏轮播' }))
  expect(await wall.findByRole('heading', { name: '驾驶舱' })).toBeTruthy()
  await waitFor(() => expect(server.callsTo('GET /api/portal/dashboards')).toHaveLength(1))
  expect(new Set(server.callsTo(widgetAt('a')).map(({ query }) => query.cargo))).toEqual(new Set(['煤']))
  await press(wall.getByRole('button', { name: '下一屏' }))
  expect(await wall.findByRole('heading', { name: '港口看板' })).toBeTruthy()
  expect(await wall.findByText('6')).toBeTruthy()
  await press(wall.getByRole('button', { name: '下一屏' }))
  expect(await wall.findByRole('heading', { name: '驾驶舱' }), 'the first again').toBeTruthy()
  await press(wall.getByRole('button', { name: '退出大屏' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '大屏轮播' })).toBeNull())
})
