import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, find, get, save } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { importLines } from './bank-statement.server.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { day, type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())
afterAll(async () => {
  expect(await fundProblems(world.pool)).toEqual([])
})

const system = async () => asSystem(await world.ctx('findir'), 'test')
const lineOf = async (id: string) => get(await system(), bankStatementLine, id)

async function credit(amount: string, more: object = {}): Promise<string> {
  const id = `C-${amount}-${crypto.randomUUID().slice(0, 8)}`
  const line = {
    id,
    account: '2100880001',
    day: '2026-11-18',
    direction: 'credit' as const,
    amount,
    currency: 'CNY',
    reqNo: null,
    bankSerial: null,
    counterpartyName: '退汇',
    counterpartyAccount: null,
    purpose: '账号户名不符',
  }
  const [kept] = await importLines(await system(), world.account, [{ ...line, ...more }])
  return kept?.id ?? ''
}

async function paid(amount: string): Promise<string> {
  const id = await world.sentOff(amount)
  expect(await world.payment(id)).toMatchObject({ status: '01' })
  return id
}

test('a credit without our number is laid before the cashier as the return of a payment of its amount, and reopens the plan', async () => {
  const [first, id] = [await paid('41000.00'), await paid('41000.50')]
  const line = await credit('41000.00')
  expect(await lineOf(line)).toMatchObject({ mayReturn: '1', claimStatus: '0' })
  expect(await world.waits('cashier', line)).toEqual(['takeReturn'])
  expect(await world.waits('seafin', line)).toEqual([])
  await expect(world.does('cashier', bankStatementLine, line, 'takeReturn', { payment: id })).rejects.toMatchObject({
    code: 'bank-payment.line-other-amount',
  })
  await world.does('cashier', bankStatementLine, line, 'takeReturn', { payment: first })
  const { planId, refundFlag } = await world.payment(first)
  expect(refundFlag).toBe('1')
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4', actualAmount: '0.00' })
  expect(await lineOf(line)).toMatchObject({ paymentId: first, claimStatus: '2', unclaimed: '0.00' })
  expect(await world.waits('cashier', line)).toEqual([])
})

test('one that is no return is a credit to claim, and a return takes the rights to record one', async () => {
  await paid('42000.00')
  const line = await credit('42000.00')
  const clerk = await world.withRight('seafin', 'yhdz-tp')
  const [payment] = await find(await system(), bankPayment, { amount: '42000.00' })
  await expect(
    world.does(clerk, bankStatementLine, line, 'takeReturn', { payment: payment?.id ?? '' }),
  ).rejects.toMatchObject({ status: 403 })
  await world.does('cashier', bankStatementLine, line, 'notReturn')
  expect(await lineOf(line)).toMatchObject({ mayReturn: '0', claimStatus: '0' })
  expect(await world.waits('cashier', line)).toEqual(['claim'])
})

test('a line entered by hand is proposed as a return once another person has confirmed it', async () => {
  const [ours] = await find(await system(), company, { companyCode: 'BLHY' })
  const paper = await makeAccount(world.ctx, ours?.id ?? '', '900000.00', { accountNo: '2100880077', directLink: '0' })
  const enter = async (more: object) =>
    (
      await save(await world.ctx('cashier'), bankStatementLine, {
        accountId: paper,
        day: '2026-11-18',
        counterpartyName: '退汇',
        purpose: '退汇',
        ...more,
      })
    ).id
  const id = await world.signed('44000.00', { payerAccountId: paper })
  await world.runJobs()
  await world.does(
    'seafin',
    bankStatementLine,
    await enter({ lineNo: 'D1', direction: 'debit', amount: '44000.00', reqNo: (await world.payment(id)).reqNo }),
    'confirm',
  )
  await world.runJobs()
  const back = await enter({ lineNo: 'R1', direction: 'credit', amount: '44000.00' })
  expect(await world.waits('cashier', back)).toEqual(['claim'])
  world.pass(day)
  await world.does('seafin', bankStatementLine, back, 'confirm')
  expect(await world.waits('cashier', back)).toEqual(['takeReturn'])
  await world.does('cashier', bankStatementLine, back, 'takeReturn', { payment: id })
  expect(await world.payment(id)).toMatchObject({ refundFlag: '1', refundLineId: 'R1' })
})

test('no return is proposed of another amount, before the payment or a month after it, nor by our number', async () => {
  const { reqNo } = await world.payment(await paid('43000.00'))
  for (const [amount, more] of [
    ['43000.10', {}],
    ['43000.00', { day: '2026-11-16' }],
    ['43000.00', { reqNo }],
  ] as const) {
    expect(await lineOf(await credit(amount, more))).toMatchObject({ mayReturn: '0' })
  }
  world.pass(40 * day)
  expect(await lineOf(await credit('43000.00', { day: '2026-12-25' }))).toMatchObject({ mayReturn: '0' })
})
