import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, get, makePdf, save, storeFile, takeReadings } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { contract } from '../contract.ts'
import { priceIndexQuote } from '../price-index-quote.ts'
import { priceIndex } from '../price-index.ts'
import { settlement } from '../settlement.ts'
import { freight, type FreightDeal, freightDeal } from '../testing/freight-deal.ts'
import { indexPrice } from './index-price.ts'

let world: GroupWorld
let deal: FreightDeal
let contractId: string
let indices: readonly { readonly indexId: string }[]

beforeAll(async () => {
  world = await groupWorld()
  const trader = await world.ctx('seasales')
  deal = await freightDeal(world)
  contractId = (await save(trader, contract, freight(deal))).id
  const ids: string[] = []
  for (const idxCode of ['CCI', 'NCEI', 'BSPI'])
    ids.push((await save(trader, priceIndex, { idxCode, idxName: idxCode, quoteUnit: 'cnyT', kcal: '5500' })).id)
  indices = ids.map((indexId) => ({ indexId }))
  const quoted = (key: string, at: string, value: string) => ({ key, at, value })
  await takeReadings(trader, priceIndexQuote, [
    // 688 and 692 are 690 on average; what stood before and after October does not count.
    quoted('CCI', '2026-09-30', '500'),
    quoted('CCI', '2026-10-01', '688'),
    quoted('CCI', '2026-10-31', '692'),
    quoted('CCI', '2026-11-01', '900'),
    quoted('NCEI', '2026-10-12', '684'),
    quoted('BSPI', '2026-10-15', '702'),
    quoted('BSPI', '2026-10-27', '702'),
  ])
}, 120_000)

test('T-IDX-01 a price is worked out of what the indices stood at on the days of its window', async () => {
  const { id } = await priced({ mode: 'lt', base: '675', heat: '5000' })
  expect(await read(id)).toMatchObject({
    priceNo: expect.stringMatching(/^DJ-BLHY-202611-\d{4}$/),
    indices: [
      { mean: '690.00', days: '2' },
      { mean: '684.00', days: '1' },
      { mean: '702.00', days: '2' },
    ],
    average: '692.00',
    formulaPrice: '683.50',
    price: '601.48',
  })
})

// The last week of October has 692 of the first and 702 of the third: 697; × 1.02 = 710.94; − 8.94 = 702.00.
test('another window and formula give another price, and what is typed as a mean is not believed', async () => {
  const [first, , third] = indices
  const typed = [{ ...first, mean: '1' }, { ...third }]
  const { id } = await priced({ mode: 'idx', window: 'LW', factor: '1.02', addition: '-8.94', indices: typed })
  expect(await read(id)).toMatchObject({ average: '697.00', formulaPrice: '702.00', price: '702.00' })
})

test('the form shows what the chosen indices stood at', async () => {
  const draft = { contractId, month: '2026-11', window: 'M-1', mode: 'idx', heat: '5500', indices: [...indices] }
  const { settled } = await suggested(await world.ctx('seasales'), indexPrice, draft, 'indices')
  expect(settled).toMatchObject({ indices: [{ mean: '690.00' }, { mean: '684.00' }, { mean: '702.00' }] })
})

test('a price is confirmed by the head of the department once there is one, and not by whoever worked it out', async () => {
  const none = await priced({ window: 'M+1' })
  expect(await read(none.id)).toMatchObject({ price: null, indices: [{ mean: null, days: '0' }, {}, {}] })
  await expect(does('sealead', none.id, 'confirm')).rejects.toMatchObject({ code: 'index-price.no-price' })
  const { id } = await priced({})
  await expect(does('seasales', id, 'confirm')).rejects.toMatchObject({ status: 403 })
  const leader = await world.ctx('sealead')
  const byHimself = (await priced({})).id
  await world.pool.query(
    sql`update contracts.index_price set create_by = ${leader.actor.id}::uuid where id = ${byHimself}::uuid`,
  )
  await expect(does('sealead', byHimself, 'confirm')).rejects.toMatchObject({ code: 'index-price.own' })
  await does('sealead', id, 'confirm')
  const { ver } = await read(id)
  await expect(save(await world.ctx('seasales'), indexPrice, { id, ver, factor: '2' })).rejects.toMatchObject({
    status: 409,
  })
  await expect(get(await world.ctx('landsales'), indexPrice, id)).rejects.toMatchObject({ status: 404 })
  await does('sealead', id, 'reopen')
  expect(await read(id)).toMatchObject({ status: '0', price: '692.00' })
})

test('tonnes are settled at the price that was confirmed, and what is not tonnes at that of the contract', async () => {
  const of = await inForce()
  const { id } = await priced({ contractId: of, mode: 'lt', base: '675', heat: '5000' })
  await does('sealead', id, 'confirm')
  const trader = await world.ctx('seasales')
  const { offered, settled } = await suggested(trader, settlement, { indexPriceId: id }, 'indexPriceId')
  // The form gives new lines no id.
  const items = (settled.items as readonly Line[]).map(({ goods, qty, uom, price }) => ({ goods, qty, uom, price }))
  const values = { indexPriceId: id, ...offered, ...settled, items }
  expect(values).toMatchObject({
    relatedContract: of,
    items: [
      { goods: '动力煤', qty: '1000.000', uom: 't', price: '601.4800' },
      { goods: '装车', qty: '2.000', uom: 'call', price: '500.0000' },
    ],
  })
  const made = await save(trader, settlement, values)
  // 1 000 × 601.48 + 2 × 500 = 602 480.00.
  expect(await get(trader, settlement, made.id)).toMatchObject({ amount: '602480.00', indexPriceId: id })
  await act(trader, settlement, made.id, 'submit', { ver: made.ver })
  await expect(does('sealead', id, 'reopen')).rejects.toMatchObject({ code: 'record.followed' })
})

type Line = Readonly<Record<'goods' | 'qty' | 'uom' | 'price', Json>>

/** A contract for tonnes and for something else, as people bring it into force; answers its id. */
async function inForce(): Promise<string> {
  const trader = await world.ctx('seasales')
  const items = [
    { goods: '动力煤', qty: '1000', uom: 't', unitPrice: '700' },
    { goods: '装车', qty: '2', uom: 'call', unitPrice: '500' },
  ]
  const { id, ver } = await save(trader, contract, { ...freight(deal), contractName: '按指数定价合同', items })
  await act(trader, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = await world.ctx('keeper')
  const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf([`Sealed ${id}`]) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
  return id
}

async function priced(more: object) {
  const values = { contractId, month: '2026-11', window: 'M-1', mode: 'idx', heat: '5500', indices: [...indices] }
  return save(await world.ctx('seasales', { at: worldNow }), indexPrice, { ...values, ...more })
}

async function read(id: string) {
  return get(await world.ctx('seasales'), indexPrice, id)
}

async function does(who: string, id: string, verb: string) {
  await act(await world.ctx(who), indexPrice, id, verb, { ver: (await read(id)).ver })
}
