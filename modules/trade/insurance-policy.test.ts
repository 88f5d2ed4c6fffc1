import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { linesIn } from '../../core/values/sub-table-lines.ts'
import { act, balanceOf, get, save } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { uninsuredBills } from './insurance-policy.server.ts'
import { insurancePolicy } from './insurance-policy.ts'
import { type TradeWorld, tradeWorld } from './testing/trade-world.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const policyOf = async (id: string) => get(await world.ctx('sealog'), insurancePolicy, id)
const billed = async (incoterms: string | null, more: More = {}) =>
  world.shipped(await world.bought('10000', { incoterms }), { billQty: '10000', ...more })

/** Cover that the trader, who sees prices, asks for over what the form has filled. */
async function applied(bill: string | readonly string[], more: More = {}): Promise<string> {
  const trader = await world.ctx('seabuy')
  const bills = [bill].flat().map((billId) => ({ billId }))
  const { settled, offered } = await suggested(trader, insurancePolicy, { bills }, 'bills')
  const terms = { insurer: '财产保险', cover: 'ar', rate: '0.3' }
  const lines = linesIn(settled.bills).map(({ billId, tonnes }) => ({ billId: billId ?? null, tonnes: tonnes ?? null }))
  return (await save(trader, insurancePolicy, { ...settled, ...offered, bills: lines, ...terms, ...more })).id
}

const part = (billId: string, tonnes: string) => ({ bills: [{ billId, tonnes }] })

async function does(id: string, verb: string, body: More = {}): Promise<void> {
  await act(await world.ctx('sealog'), insurancePolicy, id, verb, { ver: (await policyOf(id)).ver, ...body })
}

async function booked(of: { readonly ledger: string; readonly account: string; readonly key: string }) {
  const found = await balanceOf(await world.ctx('findir'), world.place('BLHY'), { ...of, currency: 'CNY' })
  return found ?? '0.00'
}

let issued = 0
async function inForce(billId: string): Promise<string> {
  const id = await applied(billId)
  issued += 1
  await does(id, 'issue', { policyNo: `PYIE-${issued}`, issuedOn: '2026-11-03' })
  return id
}

describe('a policy', () => {
  // By hand: a price on CIF has the insurance in it; 10 000 t at 587.60 are 5 876 000.00, a tenth more 6 463 600.00, at 0.3 % 19 390.80.
  test('covers 110 % of the CIF value of its bill', async () => {
    const id = await applied(await billed('CIF'))
    expect(await policyOf(id)).toMatchObject({
      incoterms: 'CIF',
      tonnes: '10000.000',
      cifAmount: '5876000.00',
      insuredAmount: '6463600.00',
      premium: '19390.80',
      deductible: '32318.00',
      leftAmt: '6463600.00',
    })
  })

  // By hand: 10 000 t × (58 + 9.50) = 675 000; ÷ (1 − 1.1 × 0.003) = 677 234.88; × 1.1 = 744 958.37; × 0.3 % = 2 234.88.
  test('covers freight and its own premium where the price is FOB', async () => {
    const id = await applied(await billed('FOB'), { goodsValue: '580000', freight: '95000' })
    expect(await policyOf(id)).toMatchObject({
      cifAmount: '677234.88',
      insuredAmount: '744958.37',
      premium: '2234.88',
    })
  })

  test('covers no more tonnes than its bill has', async () => {
    const billId = await billed('FOB')
    await applied(billId, part(billId, '6000'))
    await expect(applied(billId, part(billId, '4000.001'))).rejects.toMatchObject({ errors: { 'bills.0.tonnes': {} } })
    await applied(billId, part(billId, '4000'))
  })

  // By hand: 6 000 t and 4 000 t at 587.60 on CIF are 5 876 000.00, a tenth more 6 463 600.00.
  test('covers several bills of one contract on one way, each for what is left of it', async () => {
    const under = await world.bought('10000', { incoterms: 'CIF' })
    const bills = [await world.shipped(under, { billQty: '6000' }), await world.shipped(under, { billQty: '4000' })]
    const id = await applied(bills)
    expect(await policyOf(id)).toMatchObject({
      bills: [
        { billId: bills[0], tonnes: '6000.000' },
        { billId: bills[1], tonnes: '4000.000' },
      ],
      tonnes: '10000.000',
      goodsValue: '5876000.00',
      insuredAmount: '6463600.00',
    })
    await expect(applied(bills[1] ?? '', { ...part(bills[1] ?? '', '0.001'), goodsValue: '1' })).rejects.toMatchObject({
      errors: { 'bills.0.tonnes': { code: 'derivation.over' } },
    })
    for (const bill of bills)
      await expect(world.does(bill, 'cancel')).rejects.toMatchObject({ code: 'record.followed' })
  })

  test('covers no bill of another contract with the first', async () => {
    await expect(applied([await billed('CIF'), await billed('CIF')])).rejects.toMatchObject({
      errors: { 'bills.1.billId': { code: 'derivation.cannot-join' } },
    })
  })

  test('gets its number from the insurer and stays as it was signed; it ends after its last day', async () => {
    const id = await inForce(await billed('FOB'))
    expect(await policyOf(id)).toMatchObject({ status: '1', issuedOn: '2026-11-03' })
    const { ver } = await policyOf(id)
    await expect(save(await world.ctx('seabuy'), insurancePolicy, { id, ver, rate: '0.1' })).rejects.toThrow()
    await does(id, 'end')
    expect((await policyOf(id)).status).toBe('2')
  })

  test('that is cancelled frees its tonnes for another', async () => {
    const billId = await billed('FOB')
    const id = await inForce(billId)
    await does(id, 'cancel', { reason: '改由另一家承保' })
    expect(await policyOf(id)).toMatchObject({ status: '9', cancelReason: '改由另一家承保' })
    expect((await policyOf(await applied(billId))).tonnes).toBe('10000.000')
  })

  // By hand: 10 000 t at 587.60 on CIF are 5 876 000.00; 110 % of it at 0.3 % are 19 390.80.
  test('books its premium as it is issued, and takes it back as it is cancelled', async () => {
    const id = await inForce(await billed('CIF'))
    const { contractId, voucherNo } = await policyOf(id)
    expect(voucherNo).toMatch(/^PZ-BLHY-202611-\d{4}$/)
    const cost = { ledger: 'profit', account: '6401', key: contractId ?? '' }
    const owed = { ledger: 'arap', account: '2202-保险', key: id }
    expect([await booked(cost), await booked(owed)]).toEqual(['19390.80', '-19390.80'])
    await does(id, 'cancel', { reason: '改由另一家承保' })
    expect([await booked(cost), await booked(owed)]).toEqual(['0.00', '0.00'])
  })

  test('that was only asked for costs nothing when it is cancelled', async () => {
    const id = await applied(await billed('CIF'))
    await does(id, 'cancel', { reason: '不再发运' })
    expect(await booked({ ledger: 'arap', account: '2202-保险', key: id })).toBe('0.00')
  })

  test('is asked for by whoever has to do with the goods, and issued by the clerk', async () => {
    const id = await applied(await billed('FOB'))
    const trader = await world.ctx('seabuy')
    const body = { ver: (await policyOf(id)).ver, policyNo: 'X', issuedOn: '2026-11-03' }
    await expect(act(trader, insurancePolicy, id, 'issue', body)).rejects.toMatchObject({ status: 403 })
  })
})

describe('the alert of cargo that nobody has insured', () => {
  const told = async () => {
    const rows = await uninsuredBills(await world.ctx('risk'))
    return new Map(rows.map(({ objId, value }) => [objId, value]))
  }
  const leaves = async (incoterms: string | null, more: More = {}, contract: object = {}) => {
    const bill = await world.shipped(await world.bought('10000', { incoterms, ...contract }), {
      billQty: '10000',
      ...more,
    })
    await world.does(bill, 'load', 'depart')
    return bill
  }

  test('is told by the terms of delivery: we insure what we buy FOB and sell CIF, not the other way round', async () => {
    const bought = { fob: await leaves('FOB'), cif: await leaves('CIF'), none: await leaves(null) }
    const sale = { contractType: 'xs', transportMode: 'sea', counterparty: world.carrier }
    const sold = { fob: await leaves('FOB', {}, sale), cif: await leaves('CIF', {}, sale) }
    const now = await told()
    expect(now.has(bought.fob) && now.has(sold.cif)).toBe(true)
    expect([bought.cif, bought.none, sold.fob].filter((id) => now.has(id))).toEqual([])
  })

  test('counts the days since it left and falls silent once the policy is issued, or the cargo has come', async () => {
    const [one, other] = [await leaves('FOB'), await leaves('FOB')]
    expect(Number((await told()).get(one))).toBeGreaterThan(0)
    await inForce(one)
    await world.does(other, 'arrive')
    const now = await told()
    expect([one, other].filter((id) => now.has(id))).toEqual([])
  })
})
