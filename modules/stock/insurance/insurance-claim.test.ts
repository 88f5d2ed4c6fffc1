import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { act, balanceOf, find, get, save, withinTransaction } from '../../../server/module-api.ts'
import { suggested } from '../../../server/records/write/form-suggestions.ts'
import { insurancePolicy } from '../../trade/index.ts'
import { type TradeWorld, tradeWorld } from '../../trade/testing/trade-world.ts'
import { stockIn } from '../stock-in.ts'
import { warehouse } from '../warehouse.ts'
import { insuranceClaim } from './insurance-claim.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld
let yard: string
let issued = 0

beforeAll(async () => {
  world = await tradeWorld()
  const made = await save(await world.ctx('findir'), warehouse, {
    warehouseCode: 'JZ-01',
    warehouseName: '锦州港一号堆场',
  })
  yard = made.id
}, 120_000)

const policyOf = async (id: string) => get(await world.ctx('sealog'), insurancePolicy, id)
const claimOf = async (id: string) => get(await world.ctx('sealog'), insuranceClaim, id)

/** A cargo of 10 000 t, insured for 1 100 000 with 0.5 % borne by ourselves; answers its bill and its policy. */
async function insured(more: More = {}): Promise<{ billId: string; policyId: string }> {
  const clerk = await world.ctx('sealog')
  const billId = await world.shipped(await world.bought('10000', { incoterms: 'CIF' }), { billQty: '10000' })
  const { settled } = await suggested(clerk, insurancePolicy, { bills: [{ billId }] }, 'bills')
  const { id, ver } = await save(clerk, insurancePolicy, {
    ...settled,
    bills: [{ billId, tonnes: '10000' }],
    insurer: '财产保险',
    cover: 'ar',
    validFrom: '2026-11-03',
    validTo: '2026-11-25',
    goodsValue: '1000000',
    rate: '0.3',
    ...more,
  })
  issued += 1
  await act(clerk, insurancePolicy, id, 'issue', { ver, policyNo: `P-${issued}`, issuedOn: '2026-11-03' })
  await world.does(billId, 'load', 'depart', 'arrive')
  return { billId, policyId: id }
}

/** So many tonnes of a bill that came, confirmed by the finance office; answers the entry. */
async function came(billId: string, billQty: string, actualQty: string): Promise<string> {
  const keeper = await world.ctx('seayard')
  const { settled } = await suggested(keeper, stockIn, { billId }, 'billId')
  const values = { ...settled, billId, warehouseId: yard, date: '2026-11-14', billQty, actualQty, price: '520' }
  const { id, ver } = await save(keeper, stockIn, values)
  await act(await world.ctx('seafin'), stockIn, id, 'confirm', { ver })
  return id
}

async function claimed(stockInId: string, more: More = {}): Promise<string> {
  const clerk = await world.ctx('sealog')
  const { settled, offered } = await suggested(clerk, insuranceClaim, { stockInId }, 'stockInId')
  const values = { ...settled, ...offered, stockInId, lossDay: '2026-11-14', cause: '卸货短少', ...more }
  return (await save(clerk, insuranceClaim, values)).id
}

async function does(who: string, id: string, verb: string, body: More = {}): Promise<void> {
  await act(await world.ctx(who), insuranceClaim, id, verb, { ver: (await claimOf(id)).ver, ...body })
}

/** Somebody waits for a row that another holds. */
async function waitedFor(): Promise<void> {
  await expect
    .poll(async () => {
      const waiting = await world.pool.query(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return waiting.length
    })
    .toBeGreaterThan(0)
}

async function booked(of: { readonly ledger: string; readonly account: string; readonly key: string }) {
  const found = await balanceOf(await world.ctx('findir'), world.place('BLHY'), { ...of, currency: 'CNY' })
  return found ?? '0.00'
}

const surveyed = { surveyor: '海事公估', surveyedOn: '2026-11-15' }

describe('a claim', () => {
  // By hand: 100 t of 10 000 are 11 000.00 of 1 100 000; 0.5 % of that is 5 500.00, so that 5 500.00 is claimed.
  test('is proposed from the loss of a bill and goes from its report to its end', async () => {
    const { billId, policyId } = await insured()
    const id = await claimed(await came(billId, '10000', '9900'))
    expect(await claimOf(id)).toMatchObject({
      policyId,
      billId,
      lossQty: '100.000',
      lossAmt: '11000.00',
      deductible: '5500.00',
      claimAmt: '5500.00',
      status: '0',
    })
    expect(await policyOf(policyId)).toMatchObject({ claimedAmt: '5500.00', leftAmt: '1094500.00' })
    await does('sealog', id, 'survey', surveyed)
    await does('sealog', id, 'assess', { assessedAmt: '10000' })
    expect(await claimOf(id)).toMatchObject({ lossAmt: '10000.00', claimAmt: '4500.00', status: '2' })
    await expect(does('seafin', id, 'pay', { paid: '4500.01', paidDay: '2026-11-18' })).rejects.toMatchObject({
      errors: { paid: { code: 'stock.paid-above-claim', params: { claim: '4500.00' } } },
    })
    await does('seafin', id, 'pay', { paid: '4400', paidDay: '2026-11-18' })
    await does('sealog', id, 'close')
    expect(await claimOf(id)).toMatchObject({ status: '4', paidAmt: '4400.00', paidOn: '2026-11-18' })
    expect(await policyOf(policyId)).toMatchObject({ claimedAmt: '4400.00', leftAmt: '1095600.00' })
    // The premium of 0.3 % of 1 100 000, less what was paid.
    const { contractId } = await policyOf(policyId)
    expect(await booked({ ledger: 'profit', account: '6401', key: contractId ?? '' })).toBe('-1100.00')
    expect(await booked({ ledger: 'arap', account: '1221-保险', key: policyId })).toBe('4400.00')
    expect((await claimOf(id)).voucherNo).toMatch(/^PZ-BLHY-202611-\d{4}$/)
  })

  // By hand: 0.2 % of 990 000 are 1 980.00, of which 4 000 t of 10 000 bear 792.00; 30 t are 2 970.00, 2 178.00 is claimed.
  test('of a part of the cargo bears its share of the deductible', async () => {
    const { billId } = await insured({ goodsValue: '900000', deductiblePct: '0.2' })
    const id = await claimed(await came(billId, '4000', '3970'))
    expect(await claimOf(id)).toMatchObject({ lossAmt: '2970.00', deductible: '792.00', claimAmt: '2178.00' })
  })

  test('stays with its policy', async () => {
    const { billId } = await insured()
    const id = await claimed(await came(billId, '10000', '9900'))
    const { policyId } = await insured()
    const { ver } = await claimOf(id)
    await expect(save(await world.ctx('sealog'), insuranceClaim, { id, ver, policyId })).rejects.toMatchObject({
      errors: { policyId: { code: 'stock.claim-of-other-policy' } },
    })
  })

  test('is refused without a loss above the deductible', async () => {
    const { billId, policyId } = await insured()
    await expect(claimed(await came(billId, '4000', '3980'))).rejects.toMatchObject({
      errors: { lossAmt: { code: 'stock.loss-below-deductible', params: { deductible: '2200.00' } } },
    })
    await expect(claimed(await came(billId, '3000', '3000'), { policyId, lossAmt: '9000' })).rejects.toMatchObject({
      errors: { stockInId: {} },
    })
  })

  test('of a loss that another claims already is refused, until that one is dropped', async () => {
    const { billId, policyId } = await insured()
    const entry = await came(billId, '10000', '9900')
    const first = await claimed(entry)
    await expect(claimed(entry)).rejects.toMatchObject({ errors: { stockInId: { code: 'stock.loss-claimed' } } })
    await does('sealog', first, 'drop', { reason: '承运人已赔付' })
    expect(await policyOf(policyId)).toMatchObject({ claimedAmt: '0.00' })
    await claimed(entry)
  })

  test('waits for a claim that is being saved without holding its policy', async () => {
    const { billId, policyId } = await insured()
    const id = await claimed(await came(billId, '10000', '9900'))
    const saver = (await world.ctx('sealog')).withoutScope('test')
    let dropping: Promise<void> = Promise.resolve()
    await withinTransaction(saver, async (inside) => {
      await get(inside, insuranceClaim, id, { lock: true })
      dropping = does('sealog', id, 'drop', { reason: '承运人已赔付' })
      await waitedFor()
      // Without waiting: whoever waits for the claim has no hold of its policy.
      await inside.sql.query(sql`select id from trade.insurance_policy where id = ${policyId}::uuid for update nowait`)
    })
    await dropping
    expect((await policyOf(policyId)).claimedAmt).toBe('0.00')
  })

  test('of two that are entered at once for one loss, one is refused', async () => {
    const { billId } = await insured()
    const entry = await came(billId, '10000', '9900')
    const both = await Promise.allSettled([claimed(entry), claimed(entry)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await find(await world.ctx('sealog'), insuranceClaim, { stockInId: entry })).toHaveLength(1)
  })

  // By hand: 1 100 000 insured; a first claim of 900 000 − 2 750 leaves 202 750.00.
  test('above what is left of the sum insured is refused, of two at once the second', async () => {
    const { billId, policyId } = await insured()
    const entries = [await came(billId, '5000', '4900'), await came(billId, '5000', '4900')]
    const first = await claimed(entries[0] ?? '', { lossAmt: '900000' })
    await expect(claimed(entries[1] ?? '', { lossAmt: '205500.01' })).rejects.toMatchObject({
      errors: { lossAmt: { code: 'stock.policy-used-up', params: { left: '202750.00' } } },
    })
    await does('sealog', first, 'drop', { reason: '重新报案' })
    const both = await Promise.allSettled(entries.map((entry) => claimed(entry, { lossAmt: '700000' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await policyOf(policyId)).toMatchObject({ claimedAmt: '697250.00' })
  })

  test('names a policy of its own bill that was issued', async () => {
    const [own, other] = [await insured(), await insured()]
    const entry = await came(own.billId, '10000', '9900')
    await expect(claimed(entry, { policyId: other.policyId })).rejects.toMatchObject({
      errors: { policyId: { code: 'stock.policy-of-other-bill' } },
    })
  })

  test('keeps its entry from being taken back and its policy from being cancelled', async () => {
    const { billId, policyId } = await insured()
    const entry = await came(billId, '10000', '9900')
    await claimed(entry)
    const finance = await world.ctx('seafin')
    const { ver } = await get(finance, stockIn, entry)
    await expect(act(finance, stockIn, entry, 'reverse', { ver })).rejects.toMatchObject({ code: 'record.followed' })
    const clerk = await world.ctx('sealog')
    const of = { ver: (await policyOf(policyId)).ver, reason: '退保' }
    await expect(act(clerk, insurancePolicy, policyId, 'cancel', of)).rejects.toMatchObject({ status: 409 })
  })

  test('is followed by the clerk, and what was paid is entered by the finance office', async () => {
    const { billId } = await insured()
    const id = await claimed(await came(billId, '10000', '9900'))
    await does('sealog', id, 'survey', surveyed)
    await does('sealog', id, 'assess', { assessedAmt: '11000' })
    await expect(does('sealog', id, 'pay', { paid: '1', paidDay: '2026-11-18' })).rejects.toMatchObject({ status: 403 })
  })
})
