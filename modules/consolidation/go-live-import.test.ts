import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { importRoutes } from '../../server/exchange/import/import-routes.ts'
import type { ImportView, RowView } from '../../server/exchange/import/import-view.ts'
import { doSheetJobs, multipart } from '../../server/exchange/testing/sheet-world.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { call, testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { find, save, systemContext } from '../../server/module-api.ts'
import { goLive } from '../contracts/go-live/go-live.ts'
import { goods } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { openingStock } from '../stock/opening/opening-stock.ts'
import { warehouse } from '../stock/warehouse.ts'

testClock(worldNow)
let world: GroupWorld
let server: TestServer
let people: GroupPages
let number: string

const at = '/api/stock/openingStock/import'
const yard = '锦州港一号堆场'

beforeAll(async () => {
  world = await groupWorld()
  const findir = await world.ctx('findir')
  await save(findir, warehouse, { warehouseCode: 'JZ-01', warehouseName: yard })
  await save(findir, goods, { goodsCode: 'M-1', goodsName: '动力煤', costMethod: 'mwa' })
  const [ours] = await find(findir, company, { companyCode: 'BLHY' })
  const seafin = await world.ctx('seafin')
  const { id } = await save(seafin, goLive, { company: ours?.id ?? '', goLiveDay: '2026-11-01', controls: [] })
  number = (await find(seafin, goLive, { id }))[0]?.goLiveNo ?? ''
  server = await testServer(world.pool, { running: world.running, routes: [importRoutes(world.files)] })
  people = await groupPages(world, server.app, ['seafin', 'findir', 'seasales'])
})
afterAll(() => server.close())

async function sent(rows: readonly (readonly (string | number)[])[]): Promise<ImportView> {
  const header = ['上线单', '仓库', '货品', '原批次号', '入库日期', '货权', '数量(吨)', '成本金额(元)']
  const bytes = await writeXlsx({ sheets: [{ name: '数据', rows: [header, ...rows].map((row) => [...row]) }] })
  const answer = await call(server.app, people.pageOf('seafin'), at, multipart('期初库存.xlsx', bytes))
  const { data } = answer.json<{ data: { id: string } }>()
  await work()
  return viewOf(data.id)
}

const work = () => doSheetJobs(systemContext(world.pool, world.running, worldNow, 'test'), world.files)

async function viewOf(id: string): Promise<ImportView> {
  return (await people.ask('seafin', `${at}/${id}`)).json<{ data: ImportView }>().data
}

const stored = async () => find((await world.ctx('findir')).withoutScope('test'), openingStock, {})

test('every wrong cell of a file is named at once, and nothing is written until all are right', async () => {
  const view = await sent([
    [number, yard, '动力煤', 'A', '2026-09-01', '自有', 10, 5200],
    [number, '无此仓库', '动力煤', 'B', '2026-09-01', '自有', 10, 5200],
    [number, yard, '动力煤', 'C', '2026-09-01', '代采', -1, 5200],
    ['QC-0', yard, '动力煤', 'D', '31.02.2026', '自有', 1, 0],
  ])
  expect(view).toMatchObject({ state: 'checked', whole: true, counts: { right: 1, wrong: 3 } })
  const rows = (await people.ask('seafin', `${at}/${view.id}/rows?from=0&only=wrong`)).json<{
    data: readonly RowView[]
  }>().data
  expect(rows.map(({ errors }) => Object.keys(errors).toSorted())).toEqual([
    ['warehouseId'],
    ['quantity'],
    ['amount', 'goLiveId', 'inDate'],
  ])
  const refused = await people.ask('seafin', `${at}/${view.id}/write`, {})
  expect(refused.json()).toMatchObject({ code: 'import.whole' })
  await work()
  expect(await stored()).toEqual([])
})

test('rows that are all right become rows of the go-live of their company, once', async () => {
  const lots = Array.from({ length: 40 }, (_, one) => [
    number,
    yard,
    '动力煤',
    `L-${one}`,
    '2026-09-01',
    '自有',
    2,
    1000,
  ])
  for (const expected of [40, 40]) {
    const view = await sent(lots)
    if (view.counts.right > 0) await people.ask('seafin', `${at}/${view.id}/write`, {})
    await work()
    expect(await stored()).toHaveLength(expected)
  }
  expect((await stored())[0]).toMatchObject({ unitId: world.place('BLHY'), day: '2026-10-31', unitCost: '500.0000' })
})

test('whoever may not enter opening balances gets neither template nor file in', async () => {
  expect((await people.ask('seasales', `${at}/template`)).statusCode).toBe(403)
  expect((await people.ask('findir', `${at}/template`)).statusCode).toBe(403)
  expect((await people.ask('seafin', `${at}/template`)).statusCode).toBe(200)
})
