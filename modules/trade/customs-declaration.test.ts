import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { act, save } from '../../server/module-api.ts'
import { derivableFrom } from '../../server/records/derivation/offered-derivations.ts'
import { relatedDocuments } from '../../server/records/derivation/related-documents.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { goods, port } from '../contracts/index.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { customsTaxCertificate } from './customs-tax-certificate.ts'
import { logisticsBill } from './logistics-bill.ts'
import { type CustomsDesk, customsDesk } from './testing/customs-desk.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let desk: CustomsDesk

beforeAll(async () => {
  world = await tradeWorld()
  desk = await customsDesk(world)
}, 120_000)

const arrived: CustomsDesk['arrived'] = (...of) => desk.arrived(...of)
const declared: CustomsDesk['declared'] = (...of) => desk.declared(...of)
const declarationOf: CustomsDesk['declarationOf'] = (id) => desk.declarationOf(id)
const does: CustomsDesk['does'] = (...of) => desk.does(...of)

const followed = async (id: string, ...verbs: readonly (readonly [verb: string, body?: More])[]) => {
  for (const [verb, body] of verbs) await does(id, verb, body)
}

describe('what goods are worth to customs', () => {
  test('T-CUS-01: 10 000 t at 70.85 USD and 7.18 pay 6 % duty and 13 % VAT, and cost 539.23 a tonne', async () => {
    const id = await declared(await arrived('10000'), '10000')
    expect(await declarationOf(id)).toMatchObject({
      customsValue: '5087030.00',
      duty: '305221.80',
      vat: '700992.73',
      taxTotal: '1006214.53',
      unitCost: '539.23',
      declaredQty: '10000.000',
      items: [{ hsCode: '2701129000', originCountry: 'RU', netKg: '10000000.000', qty1: '10000000.000', uom1: 'kg' }],
    })
  })

  test('T-CUS-02: 58 FOB with 9.5 freight and 0.3 % insurance is 67.7031 CIF', async () => {
    const fob = { dealMode: '3', unitPrice: '58', freight: '950', insurancePct: '0.3' }
    expect((await declarationOf(await declared(await arrived('100'), '100', fob))).cifPrice).toBe('67.7031')
  })

  // 60 + 8 = 68; 15 000 / 0.995 = 15 075.38; × 7.18 = 108 241.23; 3 % of it 3 247.24; 13 % of both 14 493.50.
  test('carriage without insurance, and insurance without carriage, with other figures', async () => {
    const insured = { dealMode: '4', unitPrice: '60', freight: '2000' }
    expect((await declarationOf(await declared(await arrived('250'), '250', insured))).cifPrice).toBe('68.0000')
    const carried = { dealMode: '2', unitPrice: '60', insurancePct: '0.5', dutyRate: '3' }
    expect(await declarationOf(await declared(await arrived('250'), '250', carried))).toMatchObject({
      cifPrice: '60.3015',
      customsValue: '108241.23',
      duty: '3247.24',
      vat: '14493.50',
    })
  })

  test('the form begins with what remains of the bill, and with currency, price and rate', async () => {
    const billId = await arrived('500')
    const clerk = await world.ctx('sealog')
    const begun = await suggested(clerk, customsDeclaration, { billId, declareDate: '2026-11-14' }, 'billId')
    expect(begun.offered).toMatchObject({
      items: [
        { qty: '500.000', netKg: '500000.000', unitPrice: '587.6000', originCountry: 'RU', hsCode: '2701129000' },
      ],
    })
    expect(begun.settled).toMatchObject({ currency: 'CNY', fxRate: '1', departCountry: 'RU', arriveCountry: 'CN' })
  })
})

describe('what is declared of a bill', () => {
  test('is no more than it says, and what was withdrawn may be declared again', async () => {
    const billId = await arrived('1000')
    const id = await declared(billId, '600')
    await expect(declared(billId, '400.001')).rejects.toMatchObject({
      errors: { declaredQty: { code: 'derivation.over', params: { left: '400.000' } } },
    })
    await does(id, 'declare')
    await does(id, 'withdraw', { reason: '重复申报' })
    await declared(billId, '1000')
  })

  test('of two that would declare the last tonnes at once, one is refused', async () => {
    const billId = await arrived('50')
    const both = await Promise.allSettled([1, 2].map(() => declared(billId, '50')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('a bill that stays in one country crosses no border', async () => {
    const domestic = await save(await world.ctx('seabuy'), port, {
      portCode: 'CNSHP',
      portName: '秦皇岛',
      portNameRu: 'Циньхуандао',
      portNameEn: 'Qinhuangdao',
      portType: 'sea',
    })
    const billId = await arrived('70', { loadPlace: domestic.id })
    const clerk = await world.ctx('sealog')
    const record = await readRecord(clerk, logisticsBill, billId)
    expect(record).toMatchObject({ loadCountry: 'CN', dischargeCountry: 'CN' })
    if (record === null) throw new Error('the bill is gone')
    expect(await derivableFrom(clerk, logisticsBill, record)).not.toContain('declareBill')
    const { taken } = await relatedDocuments(clerk, logisticsBill, record)
    expect(taken.map(({ label }) => label)).toEqual(['货运保险单', '入库单'])
    await expect(declared(billId, '70', { originCountry: 'CN' })).rejects.toMatchObject({
      errors: { billId: { code: 'derivation.not-possible' } },
    })
  })

  test('keeps its bill from being cancelled until it is withdrawn', async () => {
    const billId = await world.shipped(await world.bought('90'), { billQty: '90' })
    await world.does(billId, 'load', 'depart')
    const id = await declared(billId, '90')
    await expect(world.does(billId, 'cancel')).rejects.toMatchObject({ code: 'record.followed' })
    await followed(id, ['declare'], ['withdraw', { reason: '船期取消' }])
    await world.does(billId, 'cancel')
  })

  test('holds its bill: other goods and fewer tonnes than were declared are refused', async () => {
    const billId = await arrived('80')
    await declared(billId, '60')
    const clerk = await world.ctx('sealog')
    const change = async (values: More) =>
      save(clerk, logisticsBill, { id: billId, ver: (await world.billOf(billId)).ver, ...values })
    await expect(change({ billQty: '59.999' })).rejects.toMatchObject({ code: 'record.followed' })
    await change({ billQty: '60' })
  })

  test('is refused without a customs rate of its month, and without an HS code of its goods', async () => {
    const billId = await arrived('60')
    await expect(declared(billId, '60', { declareDate: '2026-10-31' })).rejects.toMatchObject({
      errors: { declareDate: { code: 'trade.no-customs-rate', params: { currency: 'USD', month: '2026-10' } } },
    })
    const uncoded = await save(await world.ctx('findir'), goods, {
      goodsCode: 'X1',
      goodsName: '其他货品',
      costMethod: 'batch',
    })
    await expect(declared(await arrived('60', { goodsId: uncoded.id }), '60')).rejects.toMatchObject({
      errors: { 'items.0.goodsId': { code: 'trade.no-tariff-code' } },
    })
  })
})

describe('a declaration goes its way', () => {
  const number = '021720261000123456'

  test('through customs: returned, accepted, inspected, taxed, paid by the finance office, released and closed', async () => {
    const id = await declared(await arrived('10000'), '10000')
    await followed(id, ['declare'], ['sendBack', { reason: '品名有误' }])
    expect((await declarationOf(id)).returnReason).toBe('品名有误')
    await followed(id, ['declare'])
    await expect(does(id, 'accept', { customsNo: '123' })).rejects.toMatchObject({
      errors: { customsNo: { code: 'trade.customs-number' } },
    })
    await followed(id, ['accept', { customsNo: number }], ['inspect'])
    await expect(does(id, 'release')).rejects.toThrow()
    await followed(id, ['assess'])
    await expect(does(id, 'pay', { paidOn: '2026-11-16' })).rejects.toMatchObject({ status: 403 })
    const system = (await world.ctx('sealog')).withoutScope('test')
    const [duty, vat] = [await desk.certified(id, 'duty'), await desk.certified(id, 'vat')]
    await act(system, customsTaxCertificate, duty, 'pay', { paidOn: '2026-11-16' })
    await expect(does(id, 'release')).rejects.toThrow()
    await act(system, customsTaxCertificate, vat, 'pay', { paidOn: '2026-11-15' })
    await followed(id, ['release'], ['close'])
    expect(await declarationOf(id)).toMatchObject({ status: '8', customsNo: number, taxPaidOn: '2026-11-16' })
    await expect(does(id, 'withdraw', { reason: '撤单' })).rejects.toThrow()
  })

  test('and what pays nothing is released as soon as it is accepted', async () => {
    const id = await declared(await arrived('40'), '40', { dutyRate: '0', vatRate: '0' })
    await followed(id, ['declare'], ['accept', { customsNo: number }])
    await expect(does(id, 'assess')).rejects.toThrow()
    await does(id, 'release')
    expect((await declarationOf(id)).status).toBe('7')
  })
})
