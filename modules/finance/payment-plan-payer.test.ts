import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '../../core/refusal.ts'
import { find, save } from '../../server/define.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { instructionOf } from './payment-instruction.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let holder: string

beforeAll(async () => {
  world = await fundsWorld()
  holder = (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' }))[0]?.companyName ?? ''
}, 120_000)
afterAll(() => world.close())

test('WFL-04a the payer of a plan, of its payment and of what the bank is told is the legal company that holds the account', async () => {
  const id = await world.made('81000.00')
  const payment = await world.payment(id)
  const plan = await world.planOf(payment.planId)
  const account = await world.accountOf()
  expect(account).toMatchObject({ accountName: '海运贸易基本户', holderName: holder })
  expect(plan.payerName).toBe(holder)
  expect(payment.payerName).toBe(holder)
  expect(instructionOf(payment, plan, account, world.time()).payer.name).toBe(holder)
})

test('an account that is not there and one out of sight are refused alike, at the field', async () => {
  const seller = await world.ctx('seasales')
  const [other] = await find(seller.withoutScope('test'), company, { companyCode: 'BLLY' })
  const hidden = await makeAccount(world.ctx, other?.id ?? '', null, { accountNo: '2100880777' })
  expect(await find(seller, bankAccount, { id: hidden })).toEqual([])
  const answers = await Promise.all([hidden, '01890000-0000-7000-8000-000000000000'].map((payerAccountId) => save(seller, paymentPlan, world.plan({ payerAccountId })).catch((error: Refusal) => error)))
  const said = answers.map((answer) => (answer instanceof Refusal ? [answer.status, answer.code, answer.errors] : answer))
  expect(said[0]).toEqual([422, expect.any(String), { payerAccountId: expect.anything() }])
  expect(said[1]).toEqual(said[0])
})

test('what is left to pay follows what is paid and on its way, and nothing is paid while all of it is', async () => {
  const planId = await world.approved({ planAmount: '3000.00' })
  expect(await world.planOf(planId)).toMatchObject({ payableAmount: '3000.00' })
  await world.does('cashier', paymentPlan, planId, 'pay', { amount: '1000.00' })
  expect(await world.planOf(planId)).toMatchObject({ payableAmount: '2000.00', inFlightAmount: '1000.00' })
  await world.does('cashier', paymentPlan, planId, 'pay', { amount: '2000.00' })
  expect(await world.planOf(planId)).toMatchObject({ payableAmount: '0.00' })
  await expect(world.does('cashier', paymentPlan, planId, 'pay', { amount: '1.00' })).rejects.toMatchObject({ code: 'record.not-possible' })
  const [payment] = await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })
  await world.does('reviewer', bankPayment, payment?.id ?? '', 'refuseReview', { reason: '重复' })
  await world.does('cashier', bankPayment, payment?.id ?? '', 'drop')
  expect(Number((await world.planOf(planId)).payableAmount)).toBeGreaterThan(0)
})
