import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import type { Lang } from '../../core/values/language.ts'
import { pasteRoutes } from '../../server/exchange/paste/paste-routes.ts'
import { readPastedLines } from '../../server/exchange/paste/read-pasted-lines.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { save } from '../../server/module-api.ts'
import { goods } from '../contracts/index.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

type Rows = readonly (readonly string[])[]

testClock(worldNow)
let world: TradeWorld
let server: TestServer
let people: GroupPages
let pump: string

beforeAll(async () => {
  world = await tradeWorld()
  const parts = { goodsCode: 'P1', goodsName: '水泵', goodsNameRu: 'Насос', costMethod: 'mwa', hsCode: '8413709990' }
  pump = (await save(await world.ctx('findir'), goods, { ...parts, dutyRate: '8', legalUnit: 'set' })).id
  server = await testServer(world.pool, { running: world.running, routes: [pasteRoutes] })
  people = await groupPages(world, server.app, ['sealog', 'hr'])
}, 120_000)
afterAll(() => server.close())

const read = async (rows: Rows, more: { readonly lang?: Lang; readonly columns?: readonly string[] } = {}) => {
  const { lang = 'zh', columns = [] } = more
  const ctx = { ...(await world.ctx('sealog')), lang }
  return readPastedLines(ctx, customsDeclaration, 'items', { rows, columns, currency: 'USD' })
}

const coal = () => ({ goodsId: world.coal, hsCode: '2701129000', vatRate: '13.00', uom1: 'kg' })

test('a packing list is read by its heading in any language, goods by code or name, weights in tonnes or kilograms', async () => {
  const inChinese = await read([
    ['货品', '原产国', '成交数量', '成交单位', '单价', '净重(吨)', '毛重(千克)', '总价'],
    ['动力煤 Q5500', '俄罗斯', '1,200.5', '吨', '70.85 USD', '1,200.5', '1 200 500', '85055.43'],
    ['P1', 'RU', '2', '台/套', 'USD 500', '950 kg', '1.1 t', '1000'],
  ])
  expect(inChinese.problems).toEqual([])
  expect(inChinese.lines).toEqual([
    expect.objectContaining({
      ...coal(),
      originCountry: 'RU',
      qty: '1200.500',
      uom: 't',
      unitPrice: '70.8500',
      netKg: '1200500.000',
      grossKg: '1200500.000',
    }),
    expect.objectContaining({
      goodsId: pump,
      dutyRate: '8.00',
      uom: 'set',
      unitPrice: '500.0000',
      netKg: '950.000',
      grossKg: '1100.000',
    }),
  ])
  const russian = await read(
    [
      ['Нетто, т', 'Товар', 'Количество', 'Единица', 'Цена'],
      ['0,95', 'Насос', '2', 'компл.', '1 500,50'],
    ],
    { lang: 'ru' },
  )
  expect(russian.lines).toMatchObject([{ goodsId: pump, netKg: '950.000', unitPrice: '1500.5000' }])
  const english = await read([
    ['Goods', 'Net weight, kg', 'Unit price'],
    ['P1', '950', '500'],
  ])
  expect(english.lines).toMatchObject([{ goodsId: pump, netKg: '950.000', unitPrice: '500.0000' }])
})

test('rows without a heading go over the columns in their order', async () => {
  const columns = ['goodsId', 'spec', 'originCountry', 'qty', 'uom', 'unitPrice']
  const { lines } = await read([['P1', '立式', '俄罗斯', '2', 'set', '500']], { columns })
  expect(lines).toMatchObject([{ goodsId: pump, spec: '立式', originCountry: 'RU', qty: '2.000', uom: 'set' }])
})

test('goods that nobody knows are named all at once, and stay as they were copied', async () => {
  const { lines, problems } = await read([
    ['货品', '成交数量', '单价'],
    ['液压阀', '1', '10'],
    ['P1', '2', '500'],
    ['密封圈', '3', '1'],
    ['液压阀', '4', '10'],
  ])
  expect(problems).toEqual([{ code: 'unknown', column: 'goodsId', lines: [0, 2, 3] }])
  expect(lines.map(({ goodsId, qty }) => [goodsId, qty])).toEqual([
    ['液压阀', '1.000'],
    [pump, '2.000'],
    ['密封圈', '3.000'],
    ['液压阀', '4.000'],
  ])
})

test('another currency and a unit that is no weight are refused at their cells, with what to do', async () => {
  const { lines, problems } = await read([
    ['货品', '单价', '净重(千克)'],
    ['P1', '450 EUR', '950'],
    ['P1', '500', '3 箱'],
  ])
  expect(problems).toEqual([
    { code: 'currency', column: 'unitPrice', lines: [0] },
    { code: 'figure', column: 'netKg', lines: [1] },
  ])
  expect(lines).toMatchObject([{ unitPrice: '450 EUR' }, { netKg: '3 箱' }])
})

// 950 kg and 1.2 t are 2 150 kg; the list says 2.2 t.
test('a row of totals is no line, and is held against the sums of the rows', async () => {
  const heading = ['货品', '成交数量', '净重(千克)', '总价']
  const rows = [
    ['P1', '2', '950', '1000'],
    ['P1', '3', '1.2 t', '1500'],
  ]
  const agreed = await read([heading, ...rows, ['合计', '5', '2150', '2500']])
  expect(agreed).toMatchObject({ problems: [], lines: [{}, {}] })
  const differing = await read([heading, ...rows, ['总计', '5', '2200', '2500']])
  expect(differing.problems).toEqual([{ code: 'totals', column: 'netKg', lines: [0, 1], total: '2200' }])
  expect(differing.lines).toHaveLength(2)
})

test('only whoever may write declarations has rows read, and no more than two thousand', async () => {
  const call = async (who: string, rows: Rows) =>
    people.ask(who, '/api/trade/customsDeclaration/lines/items', {
      rows: rows.map((row) => [...row]),
      columns: ['goodsId'],
    })
  const answered = await call('sealog', [['P1']])
  expect(answered.json()).toMatchObject({
    data: { lines: [{ goodsId: pump }], names: { [`document:contracts.goods:${pump}`]: '水泵' } },
  })
  expect((await call('hr', [['P1']])).statusCode).toBe(403)
  expect(
    (
      await call(
        'sealog',
        Array.from({ length: 2001 }, () => ['P1']),
      )
    ).statusCode,
  ).toBe(422)
})
