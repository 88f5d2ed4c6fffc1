import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { act, get, save } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { qualityStandard, settlement } from '../../contracts/index.ts'
import { tradeWorld, type TradeWorld } from '../../trade/testing/trade-world.ts'
import { inspectionReport } from './inspection-report.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let standard: string
let trial: string

const index = { worse: 'above', mode: 'PRORATA', bonus: '0' } as const
const terms = {
  mtBase: '10',
  qBase: '5500',
  qReject: '4800',
  indices: [
    { ...index, idx: 'std', base: '0.8', per: '0.1', rate: '5', reject: '1.5' },
    { ...index, idx: 'ad', base: '18', per: '1', rate: '3' },
  ],
}

beforeAll(async () => {
  world = await tradeWorld()
  const made = async (stdCode: string) =>
    (await save(await world.ctx('seabuy'), qualityStandard, { ...terms, stdCode, stdName: stdCode })).id
  standard = await made('QS-5500')
  trial = await made('QS-TRY')
  await act(await world.ctx('sealead'), qualityStandard, standard, 'enact', { ver: 1 })
}, 120_000)

const bought = (tonnes: string, unitPrice: string) =>
  world.bought(tonnes, {
    qualityStd: standard,
    items: [{ goods: '动力煤 Q5500', qty: tonnes, uom: 't', unitPrice }],
  })

/** A report of a bought cargo that both sides agree to. */
async function tested(contractId: string, more: More): Promise<string> {
  const billId = await world.shipped(contractId, { billQty: String(more['qty']) })
  const clerk = await world.ctx('sealog')
  const values = { goodsId: world.coal, contractId, billId, ownLab: '1', stage: 'disch', ...more }
  const { id } = await save(clerk, inspectionReport, values)
  await act(clerk, inspectionReport, id, 'issue', { ver: 1 })
  const { ver } = await get(clerk, inspectionReport, id)
  await act(await world.ctx('seabuy'), inspectionReport, id, 'confirm', { ver })
  return id
}

const found = { qty: '50000', mt: '11.2', qnetKcal: '5380', ad: '19.4', std: '0.93' }

async function begun(relatedContract: string): Promise<More> {
  const { settled, offered } = await suggested(
    await world.ctx('seabuy'),
    settlement,
    { relatedContract },
    'relatedContract',
  )
  return { ...offered, ...settled, relatedContract, content: '到港煤结算', date: '2026-11-18' }
}

const settle = async (values: More) => {
  const { id } = await save(await world.ctx('seabuy'), settlement, values)
  return get(await world.ctx('seabuy'), settlement, id)
}

describe('a settlement by quality', () => {
  test('T-SET-01 begins with what the confirmed report found, and comes to 33 252 146.44 at 674.03', async () => {
    const contractId = await bought('50000', '700')
    await tested(contractId, found)
    const values = await begun(contractId)
    expect(values).toMatchObject({
      qualityStd: standard,
      lots: [{ rawQty: '50000.000', basePrice: '700.0000', paidQty: '49333.333', paidPrice: '674.03' }],
      items: [{ qty: '49333.333', price: '674.03' }],
    })
    const made = await settle(values)
    expect(made).toMatchObject({
      amount: '33252146.44',
      netAmount: '29426678.27',
      taxAmount: '3825468.17',
      items: [{ goods: '动力煤 Q5500', qty: '49333.333', price: '674.0300', amount: '33252146.44' }],
    })
    expect(made.lotSteps).toMatchObject([
      { lotNo: '1', step: 'mt', change: null },
      { step: 'q', change: '-15.27', price: '684.73' },
      { step: 'std', change: '-6.50', price: '678.23' },
      { step: 'ad', change: '-4.20', price: '674.03' },
    ])
    expect((await begun(contractId))['lots'], 'what is settled is not settled again').toBeUndefined()
  })

  // By hand: 620 × 5 610 / 5 500 = 632.40 for 8 000 t; 620 × 5 445 / 5 500 = 613.80 less 3 × 0.5 = 612.30 for 2 000 t
  // × 89 / 90 = 1 977.778: 5 059 200.00 and 1 210 993.47.
  test('prices each lot on its own, and says again what somebody changes', async () => {
    const contractId = await bought('10000', '620')
    await tested(contractId, { qty: '8000', mt: '9', qnetKcal: '5610', ad: '17', std: '0.7' })
    await tested(contractId, { qty: '2000', mt: '11', qnetKcal: '5445', ad: '18.5', std: '0.8' })
    const made = await settle(await begun(contractId))
    expect(made.lots).toMatchObject([
      { paidQty: '8000.000', paidPrice: '632.40' },
      { paidQty: '1977.778', paidPrice: '612.30' },
    ])
    expect(made).toMatchObject({ items: [{ amount: '5059200.00' }, { amount: '1210993.47' }], amount: '6270193.47' })
    const lots = (made.lots ?? []).slice(0, 1).map((lot) => ({ ...lot, ad: '19' }))
    await save(await world.ctx('seabuy'), settlement, { id: made.id, ver: made.ver, lots })
    const changed = await get(await world.ctx('seabuy'), settlement, made.id)
    expect(changed).toMatchObject({ items: [{ price: '629.4000' }], amount: '5035200.00' })
  })

  test('has no price for coal that is rejected or was not tested by what the standard names', async () => {
    const contractId = await bought('50000', '700')
    await tested(contractId, { ...found, qnetKcal: '4799', std: '1.51' })
    const values = await begun(contractId)
    await expect(settle({ ...values, items: [{ goods: '动力煤 Q5500', qty: '1', price: '1' }] })).rejects.toMatchObject(
      {
        errors: {
          'lots.0.q': { code: 'settlement.quality-rejected' },
          'lots.0.std': { code: 'settlement.quality-rejected' },
        },
      },
    )
    const untested = { ...found, q: '5380', std: null, rawQty: '100', basePrice: '700', goods: '动力煤 Q5500' }
    await expect(settle({ ...values, lots: [untested] })).rejects.toMatchObject({
      errors: { 'lots.0.std': { code: 'settlement.quality-untested' } },
    })
  })

  test('is of a standard that is in force, and none without one', async () => {
    await expect(world.bought('100', { qualityStd: trial })).rejects.toMatchObject({ errors: { qualityStd: {} } })
    const contractId = await world.bought('100')
    await tested(contractId, { ...found, qty: '100' })
    expect(await begun(contractId)).not.toHaveProperty('lots')
  })
})
