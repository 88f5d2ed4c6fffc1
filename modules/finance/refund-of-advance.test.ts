import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../../core/values/json.ts'
import { act, balanceOf, find, get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { contract, counterparty } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankPayment } from './bank-payment.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { itemClearing } from './item-clearing.ts'
import { netting } from './netting.ts'
import { openItemProblems } from './open-item-consistency.server.ts'
import { openItem } from './open-item.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { receipt } from './receipt.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'
import { day, type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

type More = Readonly<Record<string, Json>>

let world: FundsWorld
let debts: DebtsWorld

beforeAll(async () => {
  world = await fundsWorld()
  debts = await debtsWorld(world)
}, 120_000)
afterAll(() => world.close())

const ownAccount = '6222000100010001'

/** Money that the party of the world paid ahead, from an account of its own; answers its open item. */
async function advance(amount: string, payerAccount: string | null = ownAccount): Promise<string> {
  const drafter = await world.ctx('seasales')
  const values = { receiptAttribute: 'frt', counterparty: world.party, bizSegment: 'sea', expectedDate: '2026-11-25' }
  const { id, ver } = await save(drafter, receiptPlan, { ...values, expectedAmount: amount })
  await act(drafter, receiptPlan, id, 'submit', { ver })
  await world.agree(receiptPlan, id, world.time())
  const cashier = await world.ctx('cashier')
  const proof = [{ ...(await storeFile(cashier, { name: '进账单.pdf', bytes: makePdf(['credited']) })) }]
  const arrival = {
    accountId: world.account,
    receivedOn: '2026-11-18',
    payerName: '辽海远通航运有限公司',
    payerAccount,
  }
  const now = await get(debts.all, receiptPlan, id)
  await act(cashier, receiptPlan, id, 'receive', { ver: now.ver, amount, ...arrival, proof })
  const [made] = await find(debts.all, receipt, { planId: id })
  return (await debts.itemOf(made?.id ?? '')).id
}

const refundOf = (item: string, planAmount: string, more: object = {}) => ({
  paymentAttribute: 'refund',
  budgetSubject: 'other',
  refundedItem: item,
  planAmount,
  ...more,
})
const item = (id: string) => get(debts.all, openItem, id)
const onAccount = async (party: string) =>
  balanceOf(await world.ctx('findir'), world.place('BLHY'), {
    ledger: 'arap',
    account: '1122',
    key: party,
    currency: 'CNY',
  })

async function paid(planId: string, amount: string): Promise<string> {
  await world.does('cashier', paymentPlan, planId, 'pay', { amount })
  const [payment] = await find(debts.all, bankPayment, { planId, status: '00', amount })
  const id = payment?.id ?? ''
  await world.does('reviewer', bankPayment, id, 'review')
  await world.does('authoriser', bankPayment, id, 'authorise')
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01' })
  return id
}

const problems = async () => [
  ...(await fundProblems(world.pool)),
  ...(await openItemProblems(world.pool)),
  ...(await ledgerProblems(world.pool)),
]

// By hand: 500,000 came; 200,000 go back in two parts of 120,000 and 80,000; 300,000 are left.
test('an advance goes back to its payer: the form says what is left of it, its voucher and its item follow', async () => {
  const of = await advance('500000.00')
  const ctx = await world.ctx('seasales')
  const { offered, settled } = await suggested(ctx, paymentPlan, { refundedItem: of }, 'refundedItem')
  expect({ ...offered, ...settled }).toMatchObject({
    paymentAttribute: 'refund',
    counterparty: world.party,
    planAmount: '500000.00',
    payeeAccount: ownAccount,
  })
  const planId = await world.approved(refundOf(of, '200000.00'))
  expect(await onAccount(world.party)).toBe('-500000.00')
  await paid(planId, '120000.00')
  expect(await item(of)).toMatchObject({ status: '1', balance: '380000.00' })
  await paid(planId, '80000.00')
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '2' })
  expect(await item(of)).toMatchObject({ settled: '200000.00', balance: '300000.00' })
  expect(await onAccount(world.party)).toBe('-300000.00')
  expect((await world.accountOf()).balance).toBe('50300000.00')
  const clearings = await find(debts.all, itemClearing, { money: of }, { sort: ['createTime'] })
  expect(clearings).toMatchObject([
    { origin: 'refund', amount: '120000.00', voucherNo: null },
    { origin: 'refund', amount: '80000.00' },
  ])
  await expect(world.approved(refundOf(of, '300000.01'))).rejects.toMatchObject({
    errors: { planAmount: { params: expect.objectContaining({ left: '300000.00' }) } },
  })
  expect(await problems()).toEqual([])
})

/** A customer with an account on file, a sale to him in force, and what he paid for it ahead. */
async function paidAhead(amount: string) {
  const party = await debts.admitted()
  const accountNo = `62220001000${party.replaceAll(/\D/g, '').slice(0, 8).padEnd(8, '7')}`
  const { ver, cpName } = await get(debts.all, counterparty, party)
  const account = { accountName: cpName, bankName: '中国银行松原分行', accountNo, currency: 'CNY' }
  const saved = await save(await world.ctx('seabuy'), counterparty, { id: party, ver, accounts: [account] as never }) // lines as a form sends them
  await act(await world.ctx('findir'), counterparty, party, 'verifyAccounts', { ver: saved.ver })
  const sale = await debts.sold(party)
  const money = await debts.itemOf(await debts.received(party, amount, { contractId: sale }))
  const payee = { counterparty: party, payeeName: cpName, payeeBank: account.bankName, payeeAccount: accountNo }
  return {
    party,
    sale,
    money: money.id,
    refund: (of: string) => refundOf(money.id, of, { ...payee, contractId: sale }),
  }
}

const claim = async (sale: string, party: string, amount: string) =>
  debts.itemOf(await debts.settled(sale, party, amount, { settleType: 'svc' }))

// By hand: of 500.00 a debt of 300.00 takes its part; 150.00 of the 200.00 left are to go back, so that a debt of
// 100.00 takes 50.00; then 150.00 are paid and nothing is left, and once the bank sends them back 150.00 are again.
test('what is to go back is taken by no debt meanwhile, and is there again when the bank returns the payment', async () => {
  const { party, sale, money, refund } = await paidAhead('500.00')
  await claim(sale, party, '300.00')
  expect(await item(money)).toMatchObject({ balance: '200.00' })
  const planId = await world.approved(refund('150.00'))
  const second = await claim(sale, party, '100.00')
  expect([(await item(money)).balance, second.balance]).toEqual(['150.00', '50.00'])
  await expect(
    act(await world.ctx('seafin'), openItem, money, 'apply', { ver: (await item(money)).ver, debt: second.id }),
  ).rejects.toMatchObject({ errors: { amount: { code: 'advance.more-than-left', params: { left: '0.00' } } } })
  await expect(netted(party, second.id, money)).rejects.toMatchObject({
    errors: { debts: { code: 'netting.more-than-left', params: { line: 1, left: '0.00' } } },
  })

  const payment = await paid(planId, '150.00')
  expect(await item(money)).toMatchObject({ status: '2', balance: '0.00' })
  expect(await get(debts.all, contract, sale)).toMatchObject({ receivedAmt: '350.00' })
  expect(await problems()).toEqual([])

  world.bank.bank.refund((await world.payment(payment)).reqNo)
  world.pass(day)
  await world.runMorning()
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4', actualAmount: '0.00' })
  expect([(await item(money)).balance, (await item(second.id)).balance]).toEqual(['150.00', '50.00'])
  expect(await get(debts.all, contract, sale)).toMatchObject({ receivedAmt: '500.00' })
  expect(await problems()).toEqual([])
})

async function netted(party: string, debt: string, money: string) {
  const ctx = await world.ctx('seafin')
  const agreement = [{ ...(await storeFile(ctx, { name: 'a.pdf', bytes: makePdf(['Agreement']) })) }]
  const values = { counterparty: party, currency: 'CNY', date: '2026-11-18', agreement }
  const amount = '10.00'
  return save(ctx, netting, { ...values, claims: [{ item: debt, amount }], debts: [{ item: money, amount }] })
}

describe('a refund is refused', () => {
  const drafted = async (of: string, more: More = {}) =>
    save(await world.ctx('seasales'), paymentPlan, world.plan(refundOf(of, '100.00', more)))

  test('to another account than the money came from, unless a letter of the payer is attached', async () => {
    const of = await advance('1000.00', '6222000100019999')
    await expect(drafted(of)).rejects.toMatchObject({
      errors: { payeeAccount: { code: 'payment-plan.refund-other-account', params: { account: '6222000100019999' } } },
    })
    const letter = await storeFile(await world.ctx('seasales'), {
      name: '说明.pdf',
      bytes: makePdf(['Account closed']),
    })
    await expect(drafted(of, { attachments: [{ ...letter }] })).resolves.toMatchObject({ ver: 1 })
  })

  test('from an account of another company than had the money', async () => {
    const of = await advance('1100.00')
    const [other] = await find(debts.all, company, { companyCode: 'BLLY' })
    const account = await makeAccount(world.ctx, other?.id ?? '', '1000.00', { accountNo: '2100880009' })
    await expect(
      save(
        (await world.ctx('findir')).withoutScope('test'),
        paymentPlan,
        world.plan(refundOf(of, '100.00', { payerAccountId: account })),
      ),
    ).rejects.toMatchObject({ errors: { payerAccountId: { code: 'payment-plan.refund-other-company' } } })
  })

  test('when the receipt was taken back before it was paid', async () => {
    const of = await advance('1200.00')
    const planId = await world.approved(refundOf(of, '1200.00'))
    const { receiptId } = await item(of)
    const { ver } = await get(debts.all, receipt, receiptId ?? '')
    await act(await world.ctx('seafin'), receipt, receiptId ?? '', 'reverse', { ver, reason: '重复入账' })
    await expect(world.does('cashier', paymentPlan, planId, 'pay', { amount: '1200.00' })).rejects.toMatchObject({
      errors: { amount: { code: 'payment-plan.advance-used', params: { left: '0.00' } } },
    })
  })
})
