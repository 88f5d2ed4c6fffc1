import { beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { create, find, get, remove, save } from '../../../server/module-api.ts'
import { port } from '../../contracts/index.ts'
import { logisticsBill } from '../../trade/index.ts'
import { type TradeWorld, tradeWorld } from '../../trade/testing/trade-world.ts'
import { stockIn } from '../stock-in.ts'
import { stockOut } from '../stock-out.ts'
import { type StockWorld, stockWorld } from '../testing/stock-world.ts'
import { warehouse } from '../warehouse.ts'
import { seaCoal } from './sea-coal-lists.ts'

let trade: TradeWorld
let world: StockWorld
let yard: string
let portId: string

beforeAll(async () => {
  trade = await tradeWorld()
  world = await stockWorld(trade)
  const findir = await world.ctx('findir')
  portId = (
    await create(findir.withoutScope('test'), port, {
      portCode: 'CNBYQ',
      portName: '鲅鱼圈港',
      portType: 'sea',
      country: 'CN',
    })
  ).id
  yard = (
    await save(findir, warehouse, { warehouseCode: 'P-1', warehouseName: '港口堆场', warehouseType: 'port', portId })
  ).id
}, 120_000)

const condition = (
  name: 'loaded' | 'light',
  displacement: string,
  [ballast, freshWater, fuel, constant]: readonly [string, string, string, string],
) => ({
  condition: name,
  displacement,
  ballast,
  freshWater,
  fuel,
  constant,
})

/** A vessel of the test index: 1 570.8 t are no cargo when it is loaded, 1 211.2 t when it is light. */
const drafts = [
  condition('loaded', '68450', ['300', '250.8', '620', '400']),
  condition('light', '15890.4', ['210', '201.2', '400', '400']),
]

async function entered(more: Readonly<Record<string, Json>>): Promise<string> {
  const values = {
    segment: 'sea',
    warehouseId: yard,
    goodsId: await world.coal('mwa'),
    supplier: world.party,
    date: '2026-11-10',
    billQty: '52300',
    actualQty: '52200',
    price: '520',
    ...more,
  }
  return (await save(await world.ctx('seabuy'), stockIn, values)).id
}

const shown = async (doc: typeof stockIn | typeof stockOut) =>
  (await find(await world.ctx('seafin'), doc, doc === stockIn ? seaCoal.in.filter : seaCoal.out.filter)).map(
    ({ id }) => id,
  )

test('T-DRAFT-01 the cargo is what the vessel displaced with it less what it displaced without it', async () => {
  const id = await entered({ draftSurvey: drafts })
  // (68 450.0 − 1 570.8) − (15 890.4 − 1 211.2) = 52 200.0; 100 t of 52 300 are 1.912 per mille.
  expect(await world.inOf(id)).toMatchObject({
    draftQty: '52200.000',
    draftShort: '1.91',
    yardType: 'port',
    portId,
    draftSurvey: [
      { deducted: '1570.800', net: '66879.200' },
      { deducted: '1211.200', net: '14679.200' },
    ],
  })
  const more = await entered({
    billQty: '19980',
    actualQty: '20000',
    // 27 410.5 − 1 160.5 = 26 250.0; 8 089.6 − 1 827.6 = 6 262.0; 19 988 t, 8 t more than the papers: −0.400 per mille.
    draftSurvey: [
      condition('light', '8089.6', ['1020.4', '165.2', '402', '240']),
      condition('loaded', '27410.5', ['310', '190.5', '420', '240']),
    ],
  })
  expect(await world.inOf(more)).toMatchObject({ draftQty: '19988.000', draftShort: '-0.40' })
  const without = await entered({ billQty: '100', actualQty: '100' })
  expect(await world.inOf(without)).toMatchObject({ draftQty: null, draftShort: null })
})

test('one survey, two of one condition or two the wrong way round are refused', async () => {
  const [loaded, light] = drafts
  const refused = (code: string) => ({ errors: { draftSurvey: expect.objectContaining({ code }) } })
  await expect(entered({ draftSurvey: [loaded ?? null] })).rejects.toMatchObject(refused('stock.draft-both'))
  await expect(entered({ draftSurvey: [loaded ?? null, loaded ?? null] })).rejects.toMatchObject(
    refused('stock.draft-both'),
  )
  const turned = [
    { ...loaded, condition: 'light' },
    { ...light, condition: 'loaded' },
  ]
  await expect(entered({ draftSurvey: turned })).rejects.toMatchObject(refused('stock.draft-upside-down'))
})

test('coal that came by sea into the yard of a port, and what goes out of it, stands on the pages of sea coal', async () => {
  const came = async (of: object) => {
    const id = await entered({ billQty: '1000', actualQty: '1000', ...of })
    await world.does(stockIn, id, 'confirm')
    return world.inOf(id)
  }
  const atPort = await came({})
  const inland = await came({ warehouseId: world.yard })
  const domestic = await came({ segment: 'dom' })
  const into = await shown(stockIn)
  expect([atPort, inland, domestic].map(({ id }) => into.includes(id))).toEqual([true, false, false])
  const out = async ({ goodsId, batchId, warehouseId }: typeof atPort) =>
    world.went({ goodsId, batchId, warehouseId, qty: '10', date: '2026-11-12' })
  const gone = [await out(atPort), await out(inland), await out(domestic)]
  const outOf = await shown(stockOut)
  expect(gone.map((id) => outOf.includes(id))).toEqual([true, false, false])
  // What joins a batch is of its business, though nobody says so.
  const { goodsId, batchId } = atPort
  const joined = await came({ segment: null, goodsId, batchId })
  expect(joined.segment).toBe('sea')
})

test('what is taken in by a bill of lading has its vessel, and the business of its contract', async () => {
  const billId = await trade.shipped(await trade.bought('8000'), {
    billQty: '8000',
    vesselName: '北岚致远',
    voyageNo: 'V2609',
    blNo: 'VYP-7',
  })
  await trade.does(billId, 'load', 'depart', 'arrive')
  const { goodsId, contractId, counterparty, carrier } = await get(
    (await world.ctx('findir')).withoutScope('test'),
    logisticsBill,
    billId,
  )
  const id = await entered({
    billId,
    goodsId,
    contractId,
    supplier: counterparty,
    carrier,
    segment: 'dom',
    billQty: '8000',
    actualQty: '7990',
  })
  expect(await world.inOf(id)).toMatchObject({
    vesselName: '北岚致远',
    voyageNo: 'V2609',
    blNo: 'VYP-7',
    segment: 'sea',
  })
  await remove(await world.ctx('seabuy'), stockIn, [id])
})
