import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../../app/testing/group-world.ts'
import type { Json } from '../../../core/values/json.ts'
import { act, get, makePdf, save, storeFile } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { contract } from '../contract.ts'
import { settlement } from '../settlement.ts'
import { freight, type FreightDeal, freightDeal } from '../testing/freight-deal.ts'
import { dataUsage } from './data-usage.ts'

let world: GroupWorld
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
}, 120_000)

describe('data that was used in a month', () => {
  test('T-DATA-01 1 200 000 calls at 0.85 a thousand and 5 000 besides are 6 020.00, 5 679.25 without VAT', async () => {
    const contractId = await inForce({ meter: 'calls', meterPrice: '0.85', fixedFee: '5000' })
    const { id } = await used(contractId, '1200000')
    expect(await read(id)).toMatchObject({
      usageNo: expect.stringMatching(/^YL-BLHY-202611-\d{4}$/),
      meteredFee: '1020.00',
      amount: '6020.00',
      netAmount: '5679.25',
      taxAmount: '340.75',
    })
  })

  // 300 000 calls are 255.00, below 400: 400 + 5 000 = 5 400; / 1.06 = 5 094.34.
  test('costs no less than the contract asks for a month', async () => {
    const contractId = await inForce({ meter: 'calls', meterPrice: '0.85', fixedFee: '5000', minFee: '400' })
    const { id } = await used(contractId, '300000')
    expect(await read(id)).toMatchObject({ meteredFee: '255.00', amount: '5400.00', netAmount: '5094.34' })
  })

  // 1 250 records at 0.32 are 400.00, on which the tax comes on top.
  test('is counted one by one where it is not calls, and net where the contract is', async () => {
    const contractId = await inForce({ meter: 'rows', meterPrice: '0.32', taxIncluded: '0' })
    const { id } = await used(contractId, '1250')
    expect(await read(id)).toMatchObject({ amount: '400.00', netAmount: '400.00', taxAmount: '0.00' })
  })

  test('follows the terms of its contract, whatever is sent with it', async () => {
    const contractId = await inForce({ meter: 'calls', meterPrice: '2' })
    const { id } = await used(contractId, '1000', { meterPrice: '0.01', vatRate: '0' })
    expect(await read(id)).toMatchObject({ meterPrice: '2.0000', amount: '2.00', netAmount: '1.89' })
  })

  test('is entered once a month, within the term of a data contract that is in force', async () => {
    const contractId = await inForce({ meter: 'calls', meterPrice: '0.85' })
    await used(contractId, '1000')
    await expect(used(contractId, '2000')).rejects.toMatchObject({ status: 422 })
    await expect(used(contractId, '1', { month: '2027-08' })).rejects.toMatchObject({
      errors: { month: { code: 'data-usage.outside' } },
    })
    const carriage = await inForce({ contractType: 'ys' })
    await expect(used(carriage, '1')).rejects.toMatchObject({
      errors: { contractId: { code: 'data-usage.not-data' } },
    })
    const unpriced = await inForce({})
    await expect(used(unpriced, '1')).rejects.toMatchObject({
      errors: { contractId: { code: 'data-usage.no-price' } },
    })
    const draft = await save(await world.ctx('seasales'), contract, ofData({ meterPrice: '1' }))
    await expect(used(draft.id, '1')).rejects.toMatchObject({
      errors: { contractId: { code: 'data-usage.not-running' } },
    })
  })

  test('is confirmed by nobody who entered it, whatever he may do besides', async () => {
    const { id, ver } = await used(await inForce({ meter: 'calls', meterPrice: '0.85' }), '1000')
    const leader = await world.ctx('sealead')
    await world.pool.query(
      sql`update contracts.data_usage set create_by = ${leader.actor.id}::uuid where id = ${id}::uuid`,
    )
    await expect(act(leader, dataUsage, id, 'confirm', { ver })).rejects.toMatchObject({ code: 'data-usage.own' })
  })

  test('is settled once it is confirmed, at what it comes to with the tax and type of its contract, and once only', async () => {
    const terms = { meter: 'calls', meterPrice: '0.85', fixedFee: '5000', dataProduct: '煤炭行情' }
    const contractId = await inForce(terms)
    const { id, ver } = await used(contractId, '1200000')
    const trader = await world.ctx('seasales')
    const values = await filledFrom(id)
    expect(values).toMatchObject({
      relatedContract: contractId,
      settleType: 'svc',
      vatRate: '6',
      items: [{ goods: '煤炭行情 2026-11', qty: '1.000', uom: 'call', price: '6020.0000' }],
    })
    await expect(save(trader, settlement, values)).rejects.toMatchObject({ status: 422 })
    const confirmed = await act(await world.ctx('sealead'), dataUsage, id, 'confirm', { ver })
    const made = await save(trader, settlement, values)
    // 6 020.00 / 1.06 = 5 679.25.
    expect(await get(trader, settlement, made.id)).toMatchObject({
      direction: 'sell',
      amount: '6020.00',
      netAmount: '5679.25',
      taxAmount: '340.75',
      usageId: id,
    })
    await expect(save(trader, settlement, values)).rejects.toMatchObject({
      errors: { usageId: { code: 'settlement.usage-already' } },
    })
    await act(trader, settlement, made.id, 'submit', { ver: made.ver })
    await expect(
      act(await world.ctx('sealead'), dataUsage, id, 'reopen', { ver: confirmed.ver }),
    ).rejects.toMatchObject({ code: 'record.followed' })
  })

  // 400.00 net are 424.00 with 6 %.
  test('is settled with its tax on top where the contract is net', async () => {
    const { id } = await used(await inForce({ meter: 'rows', meterPrice: '0.32', taxIncluded: '0' }), '1250')
    expect(await filledFrom(id)).toMatchObject({ items: [{ price: '424.0000' }] })
  })

  test('is confirmed by the head of the department and not by whoever entered it, and stays as it is then', async () => {
    const made = await used(await inForce({ meter: 'calls', meterPrice: '0.85' }), '1000')
    const does = async (who: string, verb: string, ver: number) =>
      act(await world.ctx(who), dataUsage, made.id, verb, { ver })
    await expect(does('seasales', 'confirm', made.ver)).rejects.toMatchObject({ status: 403 })
    const { ver } = await does('sealead', 'confirm', made.ver)
    const trader = await world.ctx('seasales')
    await expect(save(trader, dataUsage, { id: made.id, ver, units: '9' })).rejects.toMatchObject({ status: 409 })
    await expect(get(await world.ctx('landsales'), dataUsage, made.id)).rejects.toMatchObject({ status: 404 })
    await does('sealead', 'reopen', ver)
    expect((await read(made.id)).status).toBe('0')
  })
})

function ofData(more: object) {
  return {
    ...freight(deal, '100000.0000'),
    contractName: '煤炭行情数据服务合同',
    contractType: 'sj',
    ourSide: 'sell',
    vatRate: '6',
    ...more,
  }
}

/** A contract as people bring it into force; answers its id. */
async function inForce(more: object): Promise<string> {
  const trader = await world.ctx('seasales')
  const { id, ver } = await save(trader, contract, ofData(more))
  await act(trader, contract, id, 'submit', { ver })
  await world.agree(contract, id, worldNow)
  const keeper = await world.ctx('keeper')
  const scan = [{ ...(await storeFile(keeper, { name: 'a.pdf', bytes: makePdf([`Sealed ${id}`]) })) }]
  await act(keeper, contract, id, 'sign', { ver: (await get(keeper, contract, id)).ver, scan })
  return id
}

async function used(contractId: string, units: string, more: object = {}) {
  return save(await world.ctx('seasales'), dataUsage, { contractId, month: '2026-11', units, ...more })
}

type Line = Readonly<Record<'goods' | 'qty' | 'uom' | 'price', Json>>

/** What the form of a settlement is filled with. */
async function filledFrom(usageId: string) {
  const { offered, settled } = await suggested(await world.ctx('seasales'), settlement, { usageId }, 'usageId')
  // The form gives new lines no id.
  const items = (settled.items as readonly Line[]).map(({ goods, qty, uom, price }) => ({ goods, qty, uom, price }))
  return { usageId, ...offered, ...settled, items }
}

async function read(id: string) {
  return get(await world.ctx('seasales'), dataUsage, id)
}
