import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { checkRecord } from '../../kinds/check-record.ts'
import { act, change, find, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { contract } from '../contracts/index.ts'
import { type TradeWorld, tradeWorld } from '../trade/testing/trade-world.ts'
import { bankPayment } from './bank-payment.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { type FundsWorld, fundsWorld } from './testing/funds-world.ts'
import { dueToday } from './widgets.server.ts'

type More = Readonly<Record<string, Json>>

let trade: TradeWorld
let world: FundsWorld

beforeAll(async () => {
  trade = await tradeWorld()
  world = await fundsWorld('50000000.00', trade)
}, 120_000)
afterAll(() => world.close())

const everywhere = async () => (await world.ctx('findir')).withoutScope('test')

/** Receipts of so much that are agreed to; answers their plan. */
async function expected(expectedAmount: string, more: More = {}): Promise<string> {
  const drafter = await world.ctx('seasales')
  const values = { receiptAttribute: 'frt', counterparty: world.party, bizSegment: 'sea', expectedDate: '2026-11-25' }
  const { id, ver } = await save(drafter, receiptPlan, { ...values, expectedAmount, ...more })
  await act(drafter, receiptPlan, id, 'submit', { ver })
  await world.agree(receiptPlan, id, world.time())
  return id
}

/** Money that came for a plan, and all that follows of it; answers the receipt. */
async function arrived(planId: string, amount: string): Promise<string> {
  const cashier = await world.ctx('cashier')
  const proof = [{ ...(await storeFile(cashier, { name: '进账单.pdf', bytes: makePdf(['credited']) })) }]
  const { ver } = await get(await everywhere(), receiptPlan, planId)
  const arrival = { accountId: world.account, receivedOn: '2026-11-18', payerName: '客户', proof }
  await act(cashier, receiptPlan, planId, 'receive', { ver, amount, ...arrival })
  await world.runJobs()
  const [made] = await find(await everywhere(), receipt, { planId, amount })
  return made?.id ?? ''
}

const backToBack = (receiptPlanId: string) => ({ backToBack: '1', receiptPlanId })

/** A payment of an approved plan that waits for its review. */
async function made(planId: string, amount: string): Promise<string> {
  await world.does('cashier', paymentPlan, planId, 'pay', { amount })
  const [payment] = await find(await everywhere(), bankPayment, { planId, status: '00', amount })
  return payment?.id ?? ''
}

async function paid(planId: string, amount: string): Promise<void> {
  const id = await made(planId, amount)
  await world.does('reviewer', bankPayment, id, 'review')
  await world.does('authoriser', bankPayment, id, 'authorise')
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01' })
}

async function noteOf(planId: string): Promise<string | undefined> {
  const due = await dueToday(await world.ctx('findir', { lang: 'en' }))
  return due?.lines.find(({ href }) => href?.endsWith(planId))?.note
}

const problems = async () => [
  ...(await fundProblems(world.pool)),
  ...(await openItemProblems(world.pool)),
  ...(await ledgerProblems(world.pool)),
]

// 60 % of 2,000,000 came: 1,080,000 of 1,800,000 leave; then 40 % and 720,000. In the account stay 50,000,000 + 200,000.
test('S17 T-B2B-01 a back-to-back payment waits for its receipts, leaves by their share, and is whole when they are', async () => {
  const receipts = await expected('2000000.00')
  const today = { planDate: '2026-11-18', planMonth: '2026-11' }
  const planId = await world.approved({ planAmount: '1800000.00', ...today, ...backToBack(receipts) })
  expect(await world.planOf(planId)).toMatchObject({ awaitsReceipt: '1' })
  expect(await world.waits('cashier', planId), 'nobody is asked to pay what cannot leave').toEqual([])
  expect(await noteOf(planId)).toMatch(/ · Waits for receipts$/)

  await arrived(receipts, '1200000.00')
  expect(await world.planOf(planId)).toMatchObject({ awaitsReceipt: '0' })
  expect(await world.waits('cashier', planId)).toEqual(['pay'])
  expect(await noteOf(planId)).not.toMatch(/Waits/)
  await expect(made(planId, '1080000.01')).rejects.toMatchObject({
    errors: { amount: { code: 'payment-plan.waits-for-receipt', params: { max: '1080000.00', share: '60.00' } } },
  })
  await paid(planId, '1080000.00')
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '1', awaitsReceipt: '1' })
  expect(await world.waits('cashier', planId)).toEqual([])

  await arrived(receipts, '800000.00')
  expect(await world.waits('cashier', planId)).toEqual(['pay'])
  await paid(planId, '720000.00')
  expect(await world.planOf(planId)).toMatchObject({
    paymentStatus: '2',
    actualAmount: '1800000.00',
    awaitsReceipt: '0',
  })
  expect((await world.accountOf()).balance).toBe('50200000.00')
  expect(await problems()).toEqual([])
})

// By hand: 100,000 of 300,000 are a third, and a third of 250,000 is 83,333.33; 150,000 are a half, so 125,000.00.
test('receipts that are taken back stop a payment that was made and has not left', async () => {
  const receipts = await expected('300000.00')
  const planId = await world.approved({ planAmount: '250000.00', ...backToBack(receipts) })
  const first = await arrived(receipts, '100000.00')
  await expect(made(planId, '83333.34')).rejects.toMatchObject({ errors: { amount: { params: { max: '83333.33' } } } })
  const payment = await made(planId, '83333.33')
  await world.does('reviewer', bankPayment, payment, 'review')
  const { ver } = await get(await everywhere(), receipt, first)
  await act(await world.ctx('seafin'), receipt, first, 'reverse', { ver, reason: '对方退票' })
  await world.runJobs()
  await expect(world.does('authoriser', bankPayment, payment, 'authorise')).rejects.toMatchObject({
    errors: {
      amount: {
        code: 'payment-plan.waits-for-receipt',
        params: { max: '0.00', total: '83333.33', share: '0.00' },
      },
    },
  })
  await arrived(receipts, '150000.00')
  await world.does('authoriser', bankPayment, payment, 'authorise')
  await world.runJobs()
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '1', awaitsReceipt: '0' })
  await expect(made(planId, '41666.68')).rejects.toMatchObject({ errors: { amount: { params: { max: '125000.00' } } } })
  expect(await problems()).toEqual([])
})

// 1,000,000 USD bought at 7.2120 that the customer settles at 7.2350.
test('T-FX-03 a back-to-back plan in dollars shows what both rates leave', () => {
  const rates = { purchaseRate: '7.2120', settlementRate: '7.2350', actualAmount: '1000000.00' }
  const diffOf = (more: More) => {
    const record = { currency: 'USD', backToBack: '1', ...rates, ...more }
    const asked = { today: '2026-11-18', me: randomUUID(), before: record, beside: record }
    return checkRecord(paymentPlan.fields, {}, asked).values['fxDiff']
  }
  expect(diffOf({})).toBe('23000.00')
  expect(diffOf({ settlementRate: '7.2010', actualAmount: '250000.00' }), 'by hand: 250,000 × −0.0110').toBe('-2750.00')
  expect(diffOf({ backToBack: '0' })).toBeNull()
})

describe('a purchase that is matched with a sale', () => {
  const coal = (qty: string, unitPrice: string) => ({ items: [{ goods: '动力煤 Q5500', qty, uom: 't', unitPrice }] })
  const sold = (name: string) =>
    trade.bought('500', {
      contractType: 'xs',
      counterparty: trade.carrier,
      contractName: name,
      ...coal('500', '690'),
    })

  test('waits for receipts of that sale alone, and the form offers them', async () => {
    const [purchase, sale, other] = [
      await trade.bought('500', { backToBackFlag: '1' }),
      await sold('煤炭销售合同 甲'),
      await sold('煤炭销售合同 乙'),
    ]
    const trader = await world.ctx('seasales')
    const { ver } = await get(trader, contract, purchase)
    await act(trader, contract, purchase, 'match', { ver, sale, matchQty: '500' })
    const of = (contractId: string) =>
      expected('100000.00', { receiptAttribute: 'goods', contractId, counterparty: trade.carrier })
    const [receipts, others] = [await of(sale), await of(other)]
    expect((await suggested(trader, paymentPlan, { contractId: purchase }, 'contractId')).offered).toMatchObject({
      receiptPlanId: receipts,
    })
    const draft = (receiptPlanId: string) =>
      save(trader, paymentPlan, world.plan({ contractId: purchase, ...backToBack(receiptPlanId) }))
    await expect(draft(others)).rejects.toMatchObject({
      errors: {
        receiptPlanId: {
          code: 'payment-plan.receipts-of-another-sale',
          params: { sales: expect.stringMatching(/甲|XS-/) },
        },
      },
    })
    const refused: unknown = await draft(receipts).catch((error: unknown) => error)
    expect(refused).not.toHaveProperty('errors.receiptPlanId')
  })

  test('waits for receipts of the sale that it names as its other side', async () => {
    const [sale, other] = [await sold('煤炭销售合同 丙'), await sold('煤炭销售合同 丁')]
    const purchase = await trade.bought('500', { backToBackFlag: '1' })
    const all = await everywhere()
    const before = await get(all, contract, purchase)
    await change(all, contract, before, { linkedContracts: [sale] }, { verb: 'amended' })
    const of = (contractId: string) =>
      expected('100000.00', { receiptAttribute: 'goods', contractId, counterparty: trade.carrier })
    const [receipts, others] = [await of(sale), await of(other)]
    const trader = await world.ctx('seasales')
    expect((await suggested(trader, paymentPlan, { contractId: purchase }, 'contractId')).offered).toMatchObject({
      receiptPlanId: receipts,
    })
    await expect(
      save(trader, paymentPlan, world.plan({ contractId: purchase, ...backToBack(others) })),
    ).rejects.toMatchObject({ errors: { receiptPlanId: { code: 'payment-plan.receipts-of-another-sale' } } })
  })
})
