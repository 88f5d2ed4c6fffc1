import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { act, find, get, pairProblems, save } from '../../../server/module-api.ts'
import { matchingOf } from '../../../server/records/matching/find-matching-board.ts'
import { makePair, pairTogether } from '../../../server/records/matching/make-pairs.ts'
import { proposals } from '../../../server/records/matching/proposals.ts'
import { type TradeWorld, tradeWorld } from '../../trade/testing/trade-world.ts'
import { contract } from '../contract.ts'
import { netTonnePrice } from './net-price.ts'
import { supplyMatch } from './supply-match.ts'

type More = Readonly<Record<string, Json>>

let world: TradeWorld

beforeAll(async () => {
  world = await tradeWorld()
}, 120_000)

const coal = '动力煤 Q5500'

/** A sale of so many tonnes at a price with VAT, in force. */
async function sold(tonnes: string, unitPrice: string, more: More = {}): Promise<string> {
  return world.bought(tonnes, {
    contractType: 'xs',
    // Another party than the seller of the coal: it does not come back to him.
    counterparty: world.carrier,
    contractName: `煤炭销售合同 ${tonnes}`,
    items: [{ goods: coal, qty: tonnes, uom: 't', unitPrice }],
    ...more,
  })
}

const of = async (id: string) => get(await world.ctx('seasales'), contract, id)
const left = async (id: string) => (await of(id)).unmatchedTonnes

async function matched(left: string, right: string, amount: string) {
  const ctx = await world.ctx('seasales')
  await makePair(ctx, matchingOf(ctx, 'contracts', 'supplyDemand'), { left, right, amount })
}

async function matchOf(purchaseId: string) {
  const [match] = await find(await world.ctx('seasales'), supplyMatch, { purchaseId }, { sort: ['-createTime'] })
  return match ?? expect.fail('nothing was matched')
}

async function does(id: string, verb: string, body: More = {}): Promise<void> {
  const ctx = await world.ctx('seasales')
  await act(ctx, supplyMatch, id, verb, { ver: (await get(ctx, supplyMatch, id)).ver, ...body })
}

describe('a match', () => {
  // 587.60 / 1.13 = 520.0000; 678.00 / 1.13 = 600.0000; 80.0000 a tonne of 5 000 t are 400 000.00.
  test('takes tonnes of both and tells what they leave, net of tax', async () => {
    const [purchase, sale] = [await world.bought('8000'), await sold('5000', '678')]
    await matched(purchase, sale, '5000')
    expect([await left(purchase), await left(sale)]).toEqual(['3000.000', '0.000'])
    expect(await matchOf(purchase)).toMatchObject({
      status: '1',
      buyPrice: '520.0000',
      sellPrice: '600.0000',
      spread: '80.0000',
      spreadTotal: '400000.00',
    })
  })

  // 70 USD × 7.1000 = 497.00 without VAT; 610.20 / 1.13 = 540.00; two lines of 100 t at 500 and 300 t at 540 are 530 a tonne.
  test('counts foreign money in yuan, several lines by their tonnes, and prices without VAT as they are', () => {
    const line = (qty: string, unitPrice: string, uom = 't') => ({ qty, unitPrice, uom })
    const yuan = { currency: 'CNY', vatRate: '13', taxIncluded: '1' }
    expect(netTonnePrice({ currency: 'USD', fxRate: '7.1', vatRate: '0', items: [line('10', '70')] })).toBe('497.0000')
    expect(netTonnePrice({ ...yuan, items: [line('9', '610.2')] })).toBe('540.0000')
    const lines = [line('100', '500'), line('300', '540'), line('5', '900', 'pcs')]
    expect(netTonnePrice({ ...yuan, taxIncluded: '0', items: lines })).toBe('530.0000')
    expect(netTonnePrice({ ...yuan, items: [line('5', '900', 'pcs')] })).toBeNull()
  })

  test('of the last tonnes that two match at once one is refused with what is left', async () => {
    const purchase = await world.bought('1000')
    const sales = [await sold('800', '700'), await sold('800', '710')]
    const both = await Promise.allSettled(sales.map((sale) => matched(purchase, sale, '800')))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { errors: { matchQty: { code: 'supply-match.over', params: { left: '200.000' } } } },
    })
    expect(await left(purchase)).toBe('200.000')
  })

  test('that was suggested takes nothing until it is locked, and gives back what it took when it is released', async () => {
    const [purchaseId, saleId] = [await world.bought('600'), await sold('600', '690')]
    const ctx = await world.ctx('seasales')
    const first = (await save(ctx, supplyMatch, { purchaseId, saleId, qty: '400' })).id
    const second = (await save(ctx, supplyMatch, { purchaseId, saleId, qty: '300' })).id
    expect(await left(purchaseId)).toBe('600.000')
    await does(first, 'lock')
    await expect(does(second, 'lock')).rejects.toMatchObject({
      errors: { qty: { code: 'supply-match.over', params: { left: '200.000' } } },
    })
    await does(first, 'carryOut')
    await does(first, 'release', { reason: '客户推迟提货' })
    expect([await left(purchaseId), await left(saleId)]).toEqual(['600.000', '600.000'])
    await does(second, 'release', { reason: '不再需要' })
    expect(await left(purchaseId), 'what took nothing gives nothing back').toBe('600.000')
  })

  test('is of one sort of goods, of a purchase with a sale', async () => {
    const purchase = await world.bought('500')
    await expect(matched(purchase, await world.bought('500'), '100')).rejects.toThrow()
    const ctx = await world.ctx('seasales')
    const sale = await sold('500', '690')
    const wrong = { ver: (await of(sale)).ver, sale: purchase, matchQty: '100' }
    await expect(act(ctx, contract, sale, 'match', wrong), 'by the sale').rejects.toThrow()
    const { ver } = await of(purchase)
    await act(ctx, contract, purchase, 'match', { ver, sale, matchQty: '0.5' })
    await does((await matchOf(purchase)).id, 'release', { reason: '试录' })
    const other = await sold('500', '690', { items: [{ goods: '焦煤', qty: '500', uom: 't', unitPrice: '690' }] })
    await expect(matched(purchase, other, '100')).rejects.toThrow()
    expect(await left(purchase)).toBe('500.000')
  })

  test('keeps its contracts from being terminated while it is locked', async () => {
    const [purchase, sale] = [await world.bought('300'), await sold('300', '690')]
    await matched(purchase, sale, '300')
    const ctx = await world.ctx('sealead')
    const end = async () => act(ctx, contract, sale, 'terminate', { ver: (await of(sale)).ver, reason: '客户违约' })
    await expect(end()).rejects.toThrow()
    await does((await matchOf(purchase)).id, 'release', { reason: '客户违约' })
    await end()
  })
})

describe('the board', () => {
  test('proposes the best spread first, and those that fit better before', async () => {
    const ctx = await world.ctx('seasales')
    const at = matchingOf(ctx, 'contracts', 'supplyDemand')
    const purchase = await world.bought('200', { validFrom: '2026-12-01', deliveryMonth: '2027-05' })
    const [poor, rich, fitting] = [
      await sold('200', '650', { deliveryMonth: '2027-03' }),
      await sold('200', '720', { deliveryMonth: '2027-03' }),
      await sold('200', '600', { deliveryMonth: '2027-05' }),
    ]
    const best = async () => {
      const { proposals: found } = await proposals(ctx, at, { left: { id: purchase }, right: {} })
      return found.find((one) => one.left.id === purchase)
    }
    expect(await best()).toMatchObject({ right: { id: fitting }, score: 70, amount: '200.000' })
    await matched(await world.bought('200'), fitting ?? '', '200')
    expect((await best())?.right.id).toBe(rich)
    await pairTogether(ctx, at, { left: [purchase], right: [rich ?? ''] }, {})
    expect([await left(purchase), await left(poor ?? '')]).toEqual(['0.000', '200.000'])
  })

  test('adds up with its pairs', async () => {
    const ctx = await world.ctx('seasales')
    expect(await pairProblems(world.pool, matchingOf(ctx, 'contracts', 'supplyDemand'))).toEqual([])
  })
})
