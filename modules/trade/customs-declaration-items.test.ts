import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { change, find, get, page, save } from '../../server/module-api.ts'
import { grams } from '../../server/records/list/search-text.ts'
import { goods } from '../contracts/index.ts'
import { customsDeclaration } from './customs-declaration.ts'
import { importLicence } from './import-licence.ts'
import { type CustomsDesk, customsDesk } from './testing/customs-desk.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let desk: CustomsDesk
let lignite: string
let pump: string

const ofLignite = { hsCode: '2702100000' }

beforeAll(async () => {
  world = await tradeWorld()
  desk = await customsDesk(world)
  const entered = async (values: More) => (await save(await world.ctx('findir'), goods, values)).id
  const code = { goodsCode: 'HM', goodsName: '褐煤', costMethod: 'batch' }
  lignite = await entered({ ...code, ...ofLignite, superviseCond: '7A', dutyRate: '3' })
  const unsupervised = { goodsCode: 'P1', goodsName: '水泵', costMethod: 'mwa', hsCode: '8413709990' }
  pump = await entered({ ...unsupervised, legalUnit: 'set', dutyRate: '0', legalUnit2: 'kg' })
}, 120_000)

const coal = (more: More = {}): More => ({
  goodsId: world.coal,
  qty: '60',
  uom: 't',
  unitPrice: '100',
  originCountry: 'RU',
  dutyRate: '6',
  ...more,
})
const brown = (more: More = {}): More => ({ ...coal({ goodsId: lignite, qty: '30' }), dutyRate: null, ...more })
const pumps = (more: More = {}): More => ({
  ...coal({ goodsId: pump, qty: '2', uom: 'set', unitPrice: '500', netKg: '10000', grossKg: '10500' }),
  dutyRate: null,
  ...more,
})

/** A draft of these items of a bill of a hundred tonnes. */
const drafted = async (items: readonly More[], more: More = {}, tonnes = '100') =>
  desk.declared(await desk.arrived(tonnes), tonnes, { packType: '22', packages: '40', items: [...items], ...more })

const licenceOf = async (id: string) => get(await world.ctx('sealog'), importLicence, id)

const foundBy = async (param: string) => {
  const request = { page: 1, size: 100, parameters: { param } }
  return (await page(await world.ctx('sealog'), customsDeclaration, request)).content.map(({ id }) => id)
}

const brownLicence = (tonnes: string) => world.licensed(tonnes, { goodsId: lignite, ...ofLignite })

describe('a declaration of several items', () => {
  // 100.05 of freight: 30.015 and 10.005 rounded are 30.02 and 10.01, which leaves 60.02. Insurance: 10 100.05 / 0.995
  // − 10 100.05 = 50.75, of it 15.23 and 5.08, which leaves 30.44. × 7.18: 6 090.46, 3 045.25 and 1 015.09.
  test('is valued and taxed item by item, and the greatest takes what is left of freight and insurance', async () => {
    const fob = { dealMode: '3', freight: '100.05', insurancePct: '0.5' }
    const id = await drafted([coal(), brown(), pumps()], fob)
    expect(await desk.declarationOf(id)).toMatchObject({
      goodsTotal: '10000.00',
      insurance: '50.75',
      cifTotal: '10150.80',
      declaredQty: '100.000',
      netKg: '100000.000',
      grossKg: '100500.000',
      customsValue: '72882.75',
      duty: '3279.72',
      vat: '9901.13',
      taxTotal: '13180.85',
      unitCost: '761.62',
      items: [
        { freight: '60.02', insurance: '30.44', customsValue: '43729.50', duty: '2623.77', vat: '6025.93' },
        { freight: '30.02', insurance: '15.23', customsValue: '21864.90', duty: '655.95', vat: '2927.71' },
        { freight: '10.01', insurance: '5.08', customsValue: '7288.35', duty: '0.00', vat: '947.49' },
      ],
    })
  })

  test('each has the code, rates and legal units of its goods, and what it is in these', async () => {
    const id = await drafted([coal(), brown(), pumps()])
    expect((await desk.declarationOf(id)).items).toMatchObject([
      { hsCode: '2701129000', dutyRate: '6.00', vatRate: '13.00', uom1: 'kg', qty1: '60000.000', uom2: null },
      { hsCode: '2702100000', dutyRate: '3.00', uom1: 'kg', qty1: '30000.000', qty2: null },
      { hsCode: '8413709990', dutyRate: '0.00', uom1: 'set', qty1: '2.000', uom2: 'kg', qty2: '10000.000' },
    ])
  })

  test('is found by the HS code of each, or a part of it, until that item is removed', async () => {
    const id = await drafted([coal(), pumps()])
    const ctx = await world.ctx('sealog')
    const isFoundBy = async (param: string) => (await foundBy(param)).includes(id)
    expect(await isFoundBy('8413709990')).toBe(true)
    expect(await isFoundBy('841370')).toBe(true)
    expect(await isFoundBy('2702100000')).toBe(false)
    // Changed by what was read without its items.
    const [bare] = await find(ctx, customsDeclaration, { id })
    if (bare === undefined) throw new Error('the clerk does not see his declaration')
    await change(ctx, customsDeclaration, bare, { customsNo: '021720261000777888' }, { verb: 'update' })
    expect(await isFoundBy('021720261000777888')).toBe(true)
    expect(await isFoundBy('8413709990')).toBe(true)
    const { ver, items } = await desk.declarationOf(id)
    await save(ctx, customsDeclaration, { id, ver, items: (items ?? []).slice(0, 1) })
    expect(await isFoundBy('8413709990')).toBe(false)
    expect(await isFoundBy('2701129000')).toBe(true)
  })

  test('is found by their HS codes where it was made before these were searched', async () => {
    const id = await drafted([coal(), pumps()])
    const { declareNo } = await desk.declarationOf(id)
    const was = 'update trade.customs_declaration set search = lower(declare_no), search_grams = $2 where id = $1'
    await world.pool.driver.query(was, [id, grams(String(declareNo).toLowerCase())])
    expect(await foundBy('8413709990')).not.toContain(id)
    const file = new URL('migrations/202611291900-searched-items.sql', import.meta.url)
    await world.pool.driver.query(readFileSync(file, 'utf8'))
    for (const text of ['8413709990', '270112', String(declareNo)]) expect(await foundBy(text)).toContain(id)
  })

  test('holds fifty and no more, and says to split it', async () => {
    const one = coal({ qty: '1' })
    await drafted(Array.from({ length: 50 }, () => one))
    await expect(drafted(Array.from({ length: 51 }, () => one))).rejects.toMatchObject({
      errors: { items: { code: 'trade.too-many-items', params: { most: 50, count: 51 } } },
    })
  })

  test('is refused at the cell that is wrong, all at once', async () => {
    const wrong = [
      coal({ unitPrice: '0.0001', qty: '0.001' }),
      pumps({ netKg: null }),
      pumps({ netKg: '10501' }),
      pumps({ uom: 'm3' }),
    ]
    await expect(drafted(wrong)).rejects.toMatchObject({
      errors: {
        'items.0.unitPrice': { code: 'trade.worth-nothing' },
        'items.1.netKg': { code: 'trade.no-net-weight' },
        'items.2.netKg': { code: 'trade.net-above-gross' },
        'items.3.qty1': { code: 'trade.no-legal-quantity' },
      },
    })
    await expect(drafted([coal({ dutyRate: null })])).rejects.toMatchObject({
      errors: { 'items.0.dutyRate': { code: 'trade.no-duty-rate' } },
    })
    await expect(drafted([brown()])).rejects.toMatchObject({ errors: { items: { code: 'trade.bill-goods-missing' } } })
  })

  test('takes no more of its bill than that says, whatever its items are', async () => {
    await expect(drafted([coal({ qty: '70' }), brown({ qty: '30.001' })])).rejects.toMatchObject({
      errors: { declaredQty: { code: 'derivation.over' } },
    })
  })
})

describe('licences of items', () => {
  test('an item draws on its own, else on that of the declaration, and what needs none draws on none', async () => {
    const [first, second] = [await world.licensed('60'), await brownLicence('100')]
    const id = await drafted([coal({ qty: '40' }), coal({ qty: '20' }), brown({ licenceId: second }), pumps()], {
      licenceId: first,
    })
    await desk.does(id, 'declare')
    expect(await licenceOf(first)).toMatchObject({ usedQty: '60.000', uses: '1', status: '3' })
    expect(await licenceOf(second)).toMatchObject({ usedQty: '30.000', uses: '1', status: '2' })
    const drawn = (await desk.declarationOf(id)).items?.map(({ licenceQty }) => licenceQty)
    expect(drawn).toEqual(['40.000', '20.000', '30.000', null])
    await desk.does(id, 'sendBack', { reason: '品名有误' })
    expect(await licenceOf(first)).toMatchObject({ usedQty: '0.000', uses: '0' })
    expect(await licenceOf(second)).toMatchObject({ usedQty: '0.000', uses: '0' })
  })

  test('is asked for at the item that has none, and refused at the one whose licence does not fit', async () => {
    const [first, second] = [await world.licensed('60'), await brownLicence('100')]
    const without = await drafted([coal(), brown()], { licenceId: null })
    await expect(desk.does(without, 'declare')).rejects.toMatchObject({
      errors: {
        'items.0.licenceId': { code: 'trade.licence-needed' },
        'items.1.licenceId': { code: 'trade.licence-needed' },
      },
    })
    const crossed = await drafted([coal(), brown({ licenceId: first })], { licenceId: second })
    await expect(desk.does(crossed, 'declare')).rejects.toThrow()
    const over = await drafted([coal({ qty: '40' }), coal({ qty: '23.001' })], { licenceId: first })
    await expect(desk.does(over, 'declare')).rejects.toMatchObject({
      errors: { 'items.0.qty': { code: 'trade.licence-over', params: { left: '60.000', most: '63.000' } } },
    })
  })

  test('of two that draw the last of two licences at once, the other way round, one is refused', async () => {
    const [first, second] = [await world.licensed('60'), await brownLicence('30')]
    const drafts = [
      await drafted([coal(), brown({ licenceId: second })], { licenceId: first }),
      await drafted([brown(), coal({ licenceId: first })], { licenceId: second }),
    ]
    const both = await Promise.allSettled(drafts.map((draft) => desk.does(draft, 'declare')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await licenceOf(first)).toMatchObject({ usedQty: '60.000', uses: '1' })
    expect(await licenceOf(second)).toMatchObject({ usedQty: '30.000', uses: '1' })
  })
})

const formerly = `
  drop table trade.customs_declaration_items;
  alter table trade.customs_declaration drop column pack_type, drop column packages, drop column net_kg,
    drop column gross_kg, drop column goods_total, drop column freight, drop column insurance, drop column cif_total,
    add column hs_code text, add column origin_country text, add column unit_price numeric(20,4),
    add column freight_per_tonne numeric(20,4), add column duty_rate numeric(20,2), add column vat_rate numeric(20,2),
    add column licence_qty numeric(20,3);
  update trade.customs_declaration set hs_code = '2701129000', origin_country = 'RU', unit_price = 60,
    freight_per_tonne = 9.5, duty_rate = 3, vat_rate = 13, licence_qty = declared_qty, customs_value = 125287.01`

// 250 t × 60 and 9.5 of freight a tonne: 17 375 / 0.995 − 17 375 = 87.31.
test('what was declared before becomes one item, and its value and tax stay to the cent', async () => {
  const fob = { dealMode: '3', freight: '2375', insurancePct: '0.5', unitPrice: '60', dutyRate: '3' }
  const id = await desk.declared(await desk.arrived('250'), '250', fob)
  await desk.does(id, 'declare')
  const before = await desk.declarationOf(id)
  await world.pool.driver.query(formerly)
  const migration = new URL('migrations/202611291354-declaration-items.sql', import.meta.url)
  await world.pool.driver.query(readFileSync(migration, 'utf8'))
  const { duty, vat, taxTotal } = before
  expect(await desk.declarationOf(id)).toMatchObject({
    goodsTotal: '15000.00',
    freight: '2375.00',
    insurance: '87.31',
    cifTotal: '17462.31',
    netKg: '250000.000',
    customsValue: '125287.01',
    duty,
    vat,
    taxTotal,
    items: [
      { qty: '250.000', uom: 't', unitPrice: '60.0000', licenceQty: '250.000', customsValue: '125287.01', duty, vat },
    ],
  })
  await desk.does(id, 'accept', { customsNo: '021720261000123456' })
  await desk.does(id, 'assess')
  expect(await desk.declarationOf(id)).toMatchObject({ customsValue: '125287.01', taxTotal })
})
