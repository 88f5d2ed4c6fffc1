import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { act, get, remove, save } from '../../server/module-api.ts'
import { relatedDocuments } from '../../server/records/derivation/related-documents.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { logisticsBill } from '../trade/index.ts'
import { type TradeWorld, tradeWorld } from '../trade/testing/trade-world.ts'
import { batch } from './batch.ts'
import { stockIn } from './stock-in.ts'
import { warehouse } from './warehouse.ts'

let world: TradeWorld
let yard: string

beforeAll(async () => {
  world = await tradeWorld()
  yard = (await save(await world.ctx('findir'), warehouse, { warehouseCode: 'JZ-01', warehouseName: '锦州港一号堆场' }))
    .id
}, 120_000)

/** A bill of so many tonnes that has arrived. */
async function arrived(tonnes: string, more: Readonly<Record<string, Json>> = {}): Promise<string> {
  const id = await world.shipped(await world.bought(tonnes), { billQty: tonnes, ...more })
  await world.does(id, 'load', 'depart', 'arrive')
  return id
}

/** What the yard keeper enters for a bill, over what the form has filled. */
async function taken(
  billId: string,
  billQty: string,
  actualQty: string,
  more: Readonly<Record<string, Json>> = {},
): Promise<string> {
  const keeper = await world.ctx('seayard')
  const { settled } = await suggested(keeper, stockIn, { billId }, 'billId')
  const values = {
    ...settled,
    billId,
    warehouseId: yard,
    date: '2026-11-14',
    billQty,
    actualQty,
    price: '520',
    ...more,
  }
  return (await save(keeper, stockIn, values)).id
}

async function does(id: string, verb: string): Promise<void> {
  const ctx = await world.ctx('seafin')
  await act(ctx, stockIn, id, verb, { ver: (await get(ctx, stockIn, id)).ver })
}

const inOf = async (id: string) => get(await world.ctx('seafin'), stockIn, id)

describe('what is taken in by a bill', () => {
  test('begins with its goods, its supplier, what remains, the allowance of its mode and the price of the contract', async () => {
    const billId = await arrived('10000')
    await taken(billId, '4000', '3990')
    const begun = await suggested(await world.ctx('seayard'), stockIn, { billId }, 'billId')
    expect(begun.settled).toMatchObject({
      goodsId: world.coal,
      supplier: world.party,
      carrier: world.carrier,
      allowedPct: '0.50',
    })
    // 587.6 with the tax of 13 %, which comes back.
    expect(begun.offered).toEqual({ billQty: '6000.000', price: '520.0000' })
  })

  test('costs what the contract says at its rate where it comes from abroad', async () => {
    const contractId = await world.bought('100', { currency: 'USD', fxRate: '7.118' })
    const billId = await world.shipped(contractId, { billQty: '100' })
    await world.does(billId, 'depart', 'arrive')
    const { offered } = await suggested(await world.ctx('seayard'), stockIn, { billId }, 'billId')
    expect(offered).toMatchObject({ price: '4182.5368' })
  })

  test('T-INV-03 and T-INV-04 lose against the bill: 0.380 % makes the rest dearer, above 50 t is claimed', async () => {
    const [natural, claimed] = [await arrived('10000'), await arrived('10000')]
    expect(await inOf(await taken(natural, '10000', '9962'))).toMatchObject({
      lossPct: '0.380',
      claimAmount: '0.00',
      unitCost: '521.9835',
    })
    expect(await inOf(await taken(claimed, '10000', '9930'))).toMatchObject({
      excessQty: '20.000',
      claimAmount: '10400.00',
      unitCost: '522.6183',
      carrier: world.carrier,
    })
  })

  test('in two warehouses loses in each against its part of the bill', async () => {
    const billId = await arrived('8000')
    const [one, other] = [await taken(billId, '5000', '4980'), await taken(billId, '3000', '2970')]
    expect(await inOf(one)).toMatchObject({ lossQty: '20.000', excessQty: '0.000', unitCost: '522.0884' })
    expect(await inOf(other)).toMatchObject({ lossQty: '30.000', excessQty: '15.000', claimAmount: '7800.00' })
  })

  test('by road may lose 0.3 %, so that what sea forgives is claimed', async () => {
    const billId = await arrived('1000', { mode: 'road', vesselName: null, plateNo: '黑A12345' })
    expect(await inOf(await taken(billId, '1000', '996'))).toMatchObject({ excessQty: '1.000', claimAmount: '520.00' })
  })

  test('is never more than the bill says, drafts counted, and what is deleted or reversed may be taken in again', async () => {
    const billId = await arrived('10000')
    const first = await taken(billId, '6000', '6000')
    await expect(taken(billId, '4000.001', '4000')).rejects.toMatchObject({
      errors: { billQty: { code: 'derivation.over', params: { taken: '6000.000', left: '4000.000' } } },
    })
    await does(first, 'confirm')
    await does(first, 'reverse')
    const draft = await taken(billId, '10000', '10000')
    await remove(await world.ctx('seayard'), stockIn, [draft])
    await taken(billId, '10000', '10000')
  })

  test('of two keepers who would take in the last tonnes at once, one is refused', async () => {
    const billId = await arrived('500')
    const both = await Promise.allSettled([1, 2].map(() => taken(billId, '500', '500')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('waits until the cargo is there, and is of the goods of the bill', async () => {
    const billId = await world.shipped(await world.bought('100'), { billQty: '100' })
    await expect(taken(billId, '100', '100')).rejects.toMatchObject({
      errors: { billId: { code: 'derivation.not-possible' } },
    })
    await world.does(billId, 'depart', 'arrive')
    await taken(billId, '40', '40')
    await expect(taken(billId, '60', '60', { supplier: world.carrier })).rejects.toMatchObject({
      errors: { supplier: { code: 'derivation.differs' } },
    })
  })
})

describe('a bill of which something was taken in', () => {
  test('is not revoked: what stands in the way is named, the newest first', async () => {
    const billId = await arrived('10000')
    const [one, other] = [await taken(billId, '6000', '6000'), await taken(billId, '4000', '4000')]
    const numbers = [(await inOf(other)).inNo, (await inOf(one)).inNo].map((no) => `入库单 ${no ?? ''}`)
    await expect(world.does(billId, 'revoke')).rejects.toMatchObject({
      code: 'record.followed',
      params: { documents: numbers.join('、') },
    })
    await remove(await world.ctx('seayard'), stockIn, [one, other])
    await world.does(billId, 'revoke')
  })

  test('is not made smaller than that, nor of other goods, but may grow', async () => {
    const billId = await arrived('10000')
    await taken(billId, '6000', '6000')
    const clerk = await world.ctx('sealog')
    const changed = async (values: object) =>
      save(clerk, logisticsBill, { id: billId, ver: (await get(clerk, logisticsBill, billId)).ver, ...values })
    await expect(changed({ billQty: '5999.999' })).rejects.toMatchObject({ code: 'record.followed' })
    await changed({ billQty: '6000' })
    await changed({ billQty: '10100' })
  })

  test('is received once all of it is in and confirmed, and holds what came in until it is reopened', async () => {
    const billId = await arrived('10000')
    const one = await taken(billId, '6000', '6000')
    await expect(world.does(billId, 'receive')).rejects.toMatchObject({ code: 'record.followed' })
    await does(one, 'confirm')
    await expect(world.does(billId, 'receive')).rejects.toMatchObject({
      code: 'stock.bill-left',
      params: { left: '4000.000' },
    })
    await does(await taken(billId, '4000', '4000'), 'confirm')
    await world.does(billId, 'receive')
    await expect(does(one, 'reverse')).rejects.toMatchObject({ code: 'stock.bill-received' })
    await world.does(billId, 'reopen')
    await does(one, 'reverse')
  })

  test('that goes on to a buyer is received without a warehouse', async () => {
    const billId = await arrived('10000')
    await world.does(billId, 'receive')
    expect((await world.billOf(billId)).status).toBe('5')
  })

  test('stands between its contract and the batch among related documents, with what remains', async () => {
    const billId = await arrived('10000')
    const id = await taken(billId, '6000', '5990')
    await does(id, 'confirm')
    const finance = await world.ctx('seafin')
    const record = await readRecord(finance, logisticsBill, billId)
    if (record === null) throw new Error('the bill is gone')
    const { related, taken: figures } = await relatedDocuments(finance, logisticsBill, record)
    expect(related.map(({ doc, level }) => [doc, level])).toEqual([
      ['contract', -1],
      ['logisticsBill', 0],
      ['stockIn', 1],
      ['batch', 2],
    ])
    expect(figures).toContainEqual(
      expect.objectContaining({ total: '10000.000', taken: '6000.000', left: '4000.000', percent: '60.00' }),
    )
    const { batchId } = await inOf(id)
    const { origin } = await get(finance, batch, batchId ?? '')
    expect(origin).toBe((await world.billOf(billId)).billNo)
  })
})
