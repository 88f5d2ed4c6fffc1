import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../../../app/testing/group-world.ts'
import type { CellInfo, DashboardDescribed } from '../../../../core/api-types/dashboard.ts'
import type { DashboardCell } from '../../../../core/description/dashboard.ts'
import { setCredential } from '../../../identity/session/credential.ts'
import { hashPassword } from '../../../identity/session/password-hash.ts'
import { testClock } from '../../../identity/session/testing/test-clock.ts'
import {
  call,
  type Page,
  signedIn,
  testServer,
  type TestServer,
} from '../../../identity/session/testing/test-server.ts'
import { portalRoutes } from '../portal-routes.ts'
import { cellOf } from './dashboard-cell.ts'

const password = 'Steppe-wind-77'
const said = { zh: '无', ru: 'Нет', en: 'None' }
const place = { x: 0, y: 0, w: 6, h: 4 }
const list = { ...place, list: '/contractLedger', label: said, columns: ['contractNo'], sort: [], empty: said }
const cells: readonly DashboardCell[] = [
  { ...place, widget: 'workflow.todo' },
  { ...place, widget: 'finance.balances' },
  { ...place, report: 'contracts.groupContract', show: 'table', with: { unitId: 'unitId' }, empty: said },
  { ...list, with: { unitId: 'unitId', contractStatus: { is: ['3', '4'] } } },
  { ...list, with: { totalAmount: { is: '1' } } },
]
const drawn: readonly DashboardCell[] = [
  { ...place, map: '/xnyStation', label: said, with: { stationType: { is: 'pvc' } }, empty: said },
  { ...place, diagram: 'energy.pvLineDiagram', empty: said },
]

let world: GroupWorld
let server: TestServer
let pages: Readonly<Record<string, Page>>

beforeAll(async () => {
  testClock(worldNow)
  world = await groupWorld()
  server = await testServer(world.pool, { running: world.running, routes: [portalRoutes(new Map())] })
  const hash = await hashPassword(password)
  const entered = ['findir', 'hr'].map(async (code) => {
    await setCredential(world.pool, world.person(code), hash, worldNow)
    return [code, await signedIn(server.app, code, password)] as const
  })
  pages = Object.fromEntries(await Promise.all(entered))
})
afterAll(() => server.close())

const asked = (who: string, path: string) => call(server.app, pages[who] ?? { accessToken: '', refreshToken: '' }, path)
/** What somebody sees, without a right that he has. */
async function shown(who: string, without = '', all = cells): Promise<readonly CellInfo[]> {
  const ctx = await world.ctx(who)
  const permissions = new Set([...ctx.actor.permissions].filter((code) => code !== without))
  const seen = all.map((cell) => cellOf({ ...ctx, actor: { ...ctx.actor, permissions } }, cell))
  return (await Promise.all(seen)).filter((cell) => cell !== null)
}
const kinds = (shownCells: readonly CellInfo[]) =>
  shownCells.map((cell) => (cell.kind === 'widget' ? cell.widget.name : `${cell.kind} ${cell.name}`))

test('a dashboard is described with its conditions and its cells, in the language of its reader', async () => {
  const { data } = (await asked('findir', '/api/portal/dashboard/risk/riskCentre')).json<{ data: DashboardDescribed }>()
  expect(data.label).toBe('风控驾驶舱')
  expect(data.filters.map(({ name, label, kind }) => [name, label, kind])).toEqual([
    ['year', '签订年度', 'year'],
    ['unitId', '单位', 'unit'],
  ])
  expect(data.cells).toHaveLength(12)
  expect(data.cells[0]).toMatchObject({
    kind: 'widget',
    label: '风险灯',
    with: { unitId: 'unitId' },
    x: 0,
    y: 0,
    w: 12,
  })
})

test('a cell is told with the page behind it and what that is asked', async () => {
  const [, , report, rows] = await shown('findir')
  expect(report).toMatchObject({ show: 'table', with: { unitId: 'unitId' }, opens: '/groupContract' })
  expect(rows).toMatchObject({
    list: 'main',
    opens: '/contractLedger',
    with: { contractStatus: { is: ['3', '4'] } },
    fields: [{ name: 'contractNo', label: '合同编号' }],
  })
})

test('a cell over what its reader may not read is absent, be it a widget, a sum or a column that is asked', async () => {
  expect(kinds(await shown('findir'))).toEqual([
    'todo',
    'balances',
    'report groupContract',
    'list contract',
    'list contract',
  ])
  // What contracts come to is a right of its own.
  expect(kinds(await shown('findir', 'htgl-jg'))).toEqual(['todo', 'balances', 'list contract'])
  expect(kinds(await shown('findir', 'yhrj-ck'))).not.toContain('balances')
  expect(kinds(await shown('hr'))).toEqual(['todo'])
})

test('a map and a diagram are told with the page behind them, and are absent for whoever may not see all they show', async () => {
  expect(await shown('findir', '', drawn)).toMatchObject([
    { kind: 'map', module: 'energy', name: 'station', list: 'main', opens: '/xnyStation' },
    { kind: 'diagram', name: 'pvLineDiagram', label: '光伏主接线图', with: {}, opens: '/xnyPvLineDiagram' },
  ])
  expect(await shown('findir', 'xndz-ck', drawn)).toEqual([])
  expect(await shown('hr', '', drawn)).toEqual([])
})

test('nobody opens a dashboard without its right, or one that is not there, and is offered none', async () => {
  const status = async (who: string, name: string) =>
    (await asked(who, `/api/portal/dashboard/risk/${name}`)).statusCode
  const offered = async (who: string) =>
    (await asked(who, '/api/portal/dashboards')).json<{ data: { name: string }[] }>().data
  expect([await status('hr', 'riskCentre'), await status('findir', 'missing')]).toEqual([403, 404])
  expect((await offered('findir')).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['riskCentre', 'energyOverview']),
  )
  expect(await offered('hr')).toEqual([])
})
