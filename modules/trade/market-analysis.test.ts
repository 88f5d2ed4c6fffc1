import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../app/testing/group-world.ts'
import { get, save, takeReadings } from '../../server/module-api.ts'
import { exchangeRate, priceIndexQuote, priceIndex } from '../contracts/index.ts'
import { importParityScheme } from './import-parity-scheme.ts'
import { importParityRows, parityCurve, parityNow, priceSeason } from './market-analysis.server.ts'

let world: GroupWorld
let abroad = ''
let home = ''
let scheme = ''

beforeAll(async () => {
  world = await groupWorld()
  const trader = await world.ctx('seabuy')
  const indexed = async (idxCode: string, quoteUnit: string, kcal: string) =>
    (await save(trader, priceIndex, { idxCode, idxName: idxCode, quoteUnit, kcal })).id
  abroad = await indexed('VOST', 'usdT', '6000')
  home = await indexed('CCI', 'cnyT', '5500')
  const quoted = (key: string, at: string, value: string) => ({ key, at, value })
  await takeReadings(trader, priceIndexQuote, [
    quoted('VOST', '2026-11-02', '58'),
    quoted('CCI', '2026-11-02', '600'),
    quoted('CCI', '2026-10-12', '580'),
    quoted('CCI', '2026-10-14', '590'),
    quoted('CCI', '2025-10-14', '640'),
  ])
  for (const [rateDate, rate] of [
    ['2026-10-01', '7.1'],
    ['2026-11-01', '7.18'],
  ] as const)
    await save(await world.ctx('cashier'), exchangeRate, { currency: 'USD', rateType: '1', rateDate, rate })
  const costs = { freight: '9.5', insurancePct: '0.3', dutyPct: '6', vatPct: '13', portFee: '28' }
  const values = { schemeName: '东方港', foreignIndex: abroad, domesticIndex: home, ...costs }
  scheme = (await save(trader, importParityScheme, values)).id
}, 120_000)

const asked = (day: string) => ({ schemeId: scheme, day })

// At home 600 for 5,500 kcal are 654.55 for 6,000; the parity of T-PAR-01 is 610.26: 44.29 more at home, 6.77 %.
test('parity is held against the price at home for coal of the same heat', async () => {
  const [row] = await importParityRows(await world.ctx('seasales'), { day: '2026-11-04' })
  expect(row).toMatchObject({
    schemeId: scheme,
    cif: '67.7031',
    parity: '610.26',
    domestic: '654.55',
    spread: '44.29',
    spreadPct: '6.77',
  })
  const figures = await parityNow(await world.ctx('seasales'), asked('2026-11-04'))
  expect(figures?.map(({ value }) => value)).toEqual(['610.26', '654.55', '44.29', '58.00', '67.7031', '7.180000'])
  expect(figures?.find(({ tone }) => tone !== undefined)?.tone).toBe('good')
})

test('without a quotation of the last fifteen days nothing is said', async () => {
  expect(await importParityRows(await world.ctx('seasales'), { day: '2026-10-20' })).toEqual([])
  expect(await parityNow(await world.ctx('seasales'), asked('2026-10-20'))).toEqual([])
})

test('the curve stands still over days without a quotation, and begins where both are quoted', async () => {
  const curve = await parityCurve(await world.ctx('seasales'), asked('2026-11-04'))
  expect(curve?.categories.length).toBe(90)
  expect(curve?.series.map(({ values }) => values.slice(-4))).toEqual([
    [null, '610.26', '610.26', '610.26'],
    [null, '654.55', '654.55', '654.55'],
  ])
})

// 580 and 590 of October are 585 on average.
test('months of this year stand beside those of the last', async () => {
  const season = await priceSeason(await world.ctx('seasales'), asked('2026-11-04'))
  expect(season?.series.map(({ label, values }) => [label, Number(values[9]), values[8]])).toEqual([
    ['2025', 640, null],
    ['2026', 585, null],
  ])
})

test('a scheme compares dollars abroad with yuan at home', async () => {
  const trader = await world.ctx('seabuy')
  const stored = await get(trader, importParityScheme, scheme)
  const values = { ...stored, schemeName: '反向', foreignIndex: home }
  await expect(save(trader, importParityScheme, { ...values, id: '' })).rejects.toMatchObject({
    errors: { foreignIndex: expect.anything() },
  })
})
