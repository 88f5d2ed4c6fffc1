import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { act, get, save } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { contract } from '../contracts/index.ts'
import { logisticsBill } from './logistics-bill.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

describe('a bill made from its contract', () => {
  test('begins with what remains of its tonnes, its goods, its party and its mode', async () => {
    const contractId = await world.bought('30000')
    await world.shipped(contractId)
    const begun = await suggested(await world.ctx('seabuy'), logisticsBill, { contractId }, 'contractId')
    expect(begun.settled).toMatchObject({
      goodsId: world.coal,
      counterparty: world.party,
      mode: 'sea',
      direction: 'buy',
    })
    expect(begun.offered).toEqual({ billQty: '20000.000' })
  })

  test('takes no more of it than it says and its tolerance, and gives back what is cancelled', async () => {
    const contractId = await world.bought('30000')
    const first = await world.shipped(contractId, { billQty: '25000' })
    await expect(world.shipped(contractId, { billQty: '6500.001' })).rejects.toMatchObject({
      errors: { billQty: { code: 'derivation.over', params: { left: '6500.000', taken: '25000.000' } } },
    })
    await world.shipped(contractId, { billQty: '6500' })
    await world.does(first, 'cancel')
    expect(await world.billOf(first)).toMatchObject({ status: '9', cancelReason: '船期取消' })
    await world.shipped(contractId, { billQty: '25000' })
  })

  test('of two that would take the last tonnes at once, one is refused', async () => {
    const contractId = await world.bought('1000')
    const both = await Promise.allSettled([1, 2].map(() => world.shipped(contractId, { billQty: '1000' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('counts tonnes alone: a contract of vehicles has no limit in tonnes', async () => {
    const items = [
      { goods: '动力煤 Q5500', qty: '200', uom: 't', unitPrice: '587.6' },
      { goods: '牵引车', qty: '3', uom: 'car', unitPrice: '1000' },
    ]
    const mixed = await world.bought('200', { items })
    expect((await get(await world.ctx('seabuy'), contract, mixed)).tonnes).toBe('200.000')
    const vehicles = await world.bought('3', { items: items.slice(1) })
    await world.shipped(vehicles, { billQty: '24000' })
  })

  test('keeps the contract from being revoked until it is cancelled', async () => {
    const contractId = await world.bought('500')
    const id = await world.shipped(contractId, { billQty: '500' })
    const drafter = await world.ctx('seasales')
    const revoke = async () =>
      act(drafter, contract, contractId, 'revoke', {
        ver: (await get(drafter, contract, contractId)).ver,
        opinion: '撤销',
      })
    const { billNo } = await world.billOf(id)
    await expect(revoke()).rejects.toMatchObject({
      code: 'record.followed',
      params: { documents: `物流单 ${billNo ?? ''}` },
    })
    await world.does(id, 'cancel')
    await revoke()
  })
})

describe('a train', () => {
  const train = { mode: 'rail', vesselName: null, waybillNo: '28914406' }
  const wagons = (numbers: readonly string[], russian: string, chinese: string) =>
    numbers.map((wagonNo) => ({ wagonNo, netWeightRu: russian, netWeightCn: chinese, sealNo: 'RZD7104' }))

  test('T-RAIL-01 billed 4 182.000 t and weighed 4 165.300 t is short 16.700 t, 0.399 %, which is natural', async () => {
    const id = await world.shipped(await world.bought('5000'), {
      ...train,
      billQty: '4182',
      wagons: wagons(['52364122', '52364130'], '2091', '2082.65'),
    })
    expect(await world.billOf(id)).toMatchObject({
      scaleQty: '4165.300',
      gapQty: '16.700',
      gapPct: '0.399',
      allowedPct: '0.50',
      gapLight: 'natural',
    })
  })

  test('that lost 0.6 % is above the allowance, and wagons not yet weighed are not short', async () => {
    const id = await world.shipped(await world.bought('5000'), {
      ...train,
      billQty: '3000',
      wagons: [...wagons(['52364122'], '1000', '994'), { wagonNo: '60123452', netWeightRu: '2000', sealNo: 'RZD7105' }],
    })
    expect(await world.billOf(id)).toMatchObject({
      weighedQty: '1000.000',
      gapQty: '6.000',
      gapPct: '0.600',
      gapLight: 'over',
    })
  })

  test('T-RAIL-02 has wagons with the right check digit, each once, that weigh what the papers say', async () => {
    const contractId = await world.bought('5000')
    const refused = async (more: Readonly<Record<string, Json>>) =>
      expect(world.shipped(contractId, { ...train, billQty: '140', ...more })).rejects
    await (
      await refused({ wagons: wagons(['52364123'], '140', '140') })
    ).toMatchObject({
      errors: { 'wagons.0.wagonNo': { code: 'text.wagon' } },
    })
    await (
      await refused({ wagons: wagons(['52364122', '52364122'], '70', '70') })
    ).toMatchObject({
      errors: { 'wagons.1.wagonNo': { code: 'trade.wagon-twice', params: { no: '52364122' } } },
    })
    await (
      await refused({ wagons: wagons(['52364122', '52364130'], '69.7', '69.7') })
    ).toMatchObject({
      errors: { billQty: { code: 'trade.wagons-differ', params: { total: '139.400', billed: '140.000' } } },
    })
  })
})

test('what a mode asks for must be there: a vessel, a waybill, a number plate; and nothing leaves for where it is', async () => {
  const contractId = await world.bought('100')
  const refused = async (more: Readonly<Record<string, Json>>) => {
    const failed = await world.shipped(contractId, { billQty: '10', vesselName: null, ...more }).catch((error) => error)
    return Object.keys(failed.errors ?? {})
  }
  expect(await refused({})).toEqual(['vesselName'])
  expect(await refused({ mode: 'rail' })).toEqual(['waybillNo'])
  expect(await refused({ mode: 'road' })).toEqual(['plateNo'])
  expect(await refused({ mode: 'road', plateNo: '黑A12345', dischargePlace: world.ways.loadPlace })).toEqual([
    'dischargePlace',
  ])
})

test('less is lost by road than by sea before it is claimed', async () => {
  const contractId = await world.bought('100')
  const road = await world.shipped(contractId, { mode: 'road', vesselName: null, plateNo: '黑A12345', billQty: '30' })
  expect((await world.billOf(road)).allowedPct).toBe('0.30')
  expect((await world.billOf(await world.shipped(contractId, { billQty: '30' }))).allowedPct).toBe('0.50')
})

test('is awaited until it has arrived, and again once its arrival is revoked', async () => {
  const id = await world.shipped(await world.bought('10000'))
  await world.does(id, 'load', 'depart')
  expect(await world.billOf(id)).toMatchObject({ status: '2', awaited: '2026-11-12', atd: '2026-11-03', ata: null })
  await world.does(id, 'arrive')
  expect(await world.billOf(id)).toMatchObject({ status: '3', awaited: null, ata: '2026-11-13' })
  await world.does(id, 'revoke')
  expect(await world.billOf(id)).toMatchObject({ status: '2', awaited: '2026-11-12', ata: null })
})

test('does not arrive before it departed', async () => {
  const id = await world.shipped(await world.bought('10000'))
  await world.does(id, 'depart')
  const clerk = await world.ctx('sealog')
  const { ver } = await get(clerk, logisticsBill, id)
  await expect(act(clerk, logisticsBill, id, 'arrive', { ver, ata: '2026-11-02' })).rejects.toMatchObject({
    errors: { ata: { code: 'trade.arrived-before-departure', params: { day: '2026-11-03' } } },
  })
})

test('a trader enters it, the clerk follows it, the yard receives it, and only the finance office settles it', async () => {
  const id = await world.shipped(await world.bought('10000'))
  const called = async (who: string, verb: string, body: object = {}) => {
    const ctx = await world.ctx(who)
    return act(ctx, logisticsBill, id, verb, { ver: (await get(ctx, logisticsBill, id)).ver, ...body })
  }
  await expect(called('seabuy', 'load')).rejects.toMatchObject({ status: 403 })
  await expect(called('seayard', 'load')).rejects.toMatchObject({ status: 403 })
  await world.does(id, 'load', 'depart', 'arrive')
  await world.does(id, 'discharge')
  await called('seayard', 'receive')
  await called('seayard', 'reopen')
  expect((await world.billOf(id)).status).toBe('4')
  await called('seayard', 'receive')
  await expect(called('sealog', 'settle')).rejects.toMatchObject({ status: 403 })
  await called('seafin', 'settle')
  expect((await world.billOf(id)).status).toBe('6')
})

test('what has left goes on to its end though its contract has ended, and nothing new is shipped', async () => {
  const contractId = await world.bought('10000')
  const id = await world.shipped(contractId, { billQty: '400' })
  await world.does(id, 'load', 'depart')
  await world.pool.driver.query(`update contracts.contract set contract_status = '5' where id = $1`, [contractId])
  const clerk = await world.ctx('sealog')
  await save(clerk, logisticsBill, { id, ver: (await get(clerk, logisticsBill, id)).ver, pkgs: '12' })
  expect((await world.billOf(id)).pkgs).toBe('12')
  await expect(world.shipped(contractId, { billQty: '400' })).rejects.toMatchObject({
    errors: { contractId: { code: 'derivation.not-possible' } },
  })
})
