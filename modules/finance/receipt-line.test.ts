import { beforeAll, expect, test } from 'vitest'
import { get, withinTransaction } from '../../server/module-api.ts'
import { type Fitting, type Running, sampleWorld, type SampleWorld } from '../testing/sample-world.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receive } from './receive-money.server.ts'

let world: SampleWorld
let plan = ''
let account = ''
let closed = ''

beforeAll(async () => {
  world = await sampleWorld()
  await stored('organisation.company', {})
  const party = await stored('contracts.counterparty', { status: '1', cpName: 'Altai Ore' })
  account = await stored('finance.bankAccount', { status: '1', currency: 'CNY' })
  closed = await stored('finance.bankAccount', { status: '4', currency: 'CNY', accountNo: 'AB99' })
  plan = await stored('finance.receiptPlan', {
    counterparty: party,
    currency: 'CNY',
    approvalStatus: '2',
    recStatus: '0',
    expectedAmount: '100.00',
    actualAmount: '0',
  })
})

async function stored(key: string, fitting: Fitting): Promise<string> {
  const running: Running | undefined = world.documents.find((one) => one.key === key)
  if (running === undefined) throw new Error(`there is no ${key}`)
  return String((await world.store(running, fitting)).id)
}

let count = 0

/** A line that the bank told: ten yuan came. */
function told(more: Fitting = {}): Promise<string> {
  count += 1
  const line = {
    direction: 'credit',
    amount: '10.00',
    unclaimed: '10.00',
    claimStatus: '0',
    source: 'bank',
    paymentId: null,
  }
  return stored('finance.bankStatementLine', { accountId: account, lineNo: `L-${count}`, ...line, ...more })
}

/** Money is booked for the plan: ten yuan of the other side itself. */
const booked = (statementLine: string | null, more: { readonly accountId?: string; readonly amount?: string } = {}) =>
  withinTransaction(world.ctx, async (inside) =>
    receive(inside, await get(inside, receiptPlan, plan, { lock: true }), {
      accountId: account,
      statementLine,
      date: '2026-11-02',
      amount: '10.00',
      payerName: 'ALTAI ORE',
      payerBank: null,
      payerAccount: null,
      proof: null,
      bookingReason: null,
      ...more,
    }),
  )
const atField = (field: string, code: string) => ({ errors: { [field]: { code } } })

test('no money comes to an account that is closed', async () => {
  await expect(booked(null, { accountId: closed })).rejects.toMatchObject(
    atField('accountId', 'receipt.account-closed'),
  )
})

test('only what came in and is no payment of ours returned can be claimed, and nothing of a line that was declined', async () => {
  const payment = '01920000-0000-7000-8000-000000000001'
  const others: readonly Fitting[] = [{ direction: 'debit' }, { paymentId: payment }, { source: 'declined' }]
  for (const more of others)
    await expect(booked(await told(more)), JSON.stringify(more)).rejects.toMatchObject(
      atField('statementLine', 'receipt.line-not-claimable'),
    )
})

test('a line is claimed on its own account, and no more of it than is left', async () => {
  const other = await stored('finance.bankAccount', { status: '1', currency: 'CNY', accountNo: 'AB77' })
  await expect(booked(await told({ accountId: other }))).rejects.toMatchObject(
    atField('accountId', 'receipt.line-of-another-account'),
  )
  await expect(booked(await told({ unclaimed: '9.99', claimStatus: '1' }))).rejects.toMatchObject({
    errors: { amount: { code: 'receipt.line-has-less', params: { left: '9.99' } } },
  })
})

test('no more is booked than the plan still expects, but for one yuan of rounding', async () => {
  await expect(
    booked(await told({ amount: '101.01', unclaimed: '101.01' }), { amount: '101.01' }),
  ).rejects.toMatchObject({
    errors: { amount: { code: 'receipt-plan.too-much', params: { amount: '101.01', left: '100.00' } } },
  })
})
