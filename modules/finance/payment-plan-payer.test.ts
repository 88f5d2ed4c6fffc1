import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { filterOf } from '../../kinds/reference/fill-from-record.ts'
import { makeSheet } from '../../server/exchange/print/make-print-document.ts'
import { find, page, save } from '../../server/module-api.ts'
import { readRecord } from '../../server/records/read/read-stored-records.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { makePaymentInstruction } from './make-payment-instruction.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { type FundsWorld, fundsWorld, makeAccount, makeContract } from './testing/funds-world.ts'

let world: FundsWorld
let holder: string

beforeAll(async () => {
  world = await fundsWorld()
  holder =
    (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' }))[0]?.companyName ??
    ''
}, 120_000)
afterAll(() => world.close())

test('WFL-04a the payer of a plan, of its payment and of what the bank is told is the legal company that holds the account', async () => {
  const id = await world.made('81000.00')
  const payment = await world.payment(id)
  const plan = await world.planOf(payment.planId)
  const account = await world.accountOf()
  expect(account).toMatchObject({ accountName: '海运贸易基本户', holderName: holder })
  expect(plan).toMatchObject({ payerName: holder, payerCompany: account.company })
  expect(payment.payerName).toBe(holder)
  expect(makePaymentInstruction(payment, plan, account, world.time()).payer.name).toBe(holder)
})

const heads = { zh: '北陆海运贸易有限公司', ru: 'ООО «Бэйлу Морская торговля»', en: 'Beilu Sea Trading Co., Ltd.' }

test('WID-18 plans, payments and receipts are headed by their legal company in the language of the print', async () => {
  const payment = await world.payment(await world.made('82000.00'))
  const contractId = await makeContract(world, '500000.00')
  const expected = {
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount: '1000.00',
    expectedDate: '2026-11-25',
  }
  const receipt = await save(await world.ctx('seasales'), receiptPlan, {
    receiptAttribute: 'dep',
    contractId,
    ...expected,
  })
  const reader = await world.ctx('findir')
  const printed: readonly (readonly [AnyDocument, string])[] = [
    [paymentPlan, payment.planId],
    [bankPayment, payment.id],
    [receiptPlan, receipt.id],
  ]
  for (const [doc, id] of printed) {
    const record = (await readRecord(reader, doc, id)) ?? {}
    for (const lang of ['zh', 'ru', 'en'] as const)
      expect([doc.name, (await makeSheet(reader, doc, record, lang)).owner]).toEqual([doc.name, heads[lang]])
  }
  // What the bank is told is the name that it holds: it stands behind the other in every language.
  const [, parties] = (
    await makeSheet(reader, bankPayment, (await readRecord(reader, bankPayment, payment.id)) ?? {}, 'ru')
  ).parts
  expect(parties?.kind === 'pairs' && parties.pairs.map(({ value }) => value)).toContain(`${heads.ru} (${heads.zh})`)
})

test('a plan is offered the accounts to pay from that are in order, and no other', async () => {
  const ours =
    (await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' }))[0]?.id ?? ''
  const frozen = await makeAccount(world.ctx, ours, null, { accountNo: '2100880066', accountName: '冻结户' })
  await world.pool.driver.query(`update finance.bank_account set status = '2' where id = $1`, [frozen])
  const { content } = await page(await world.ctx('seasales'), bankAccount, {
    size: 100,
    parameters: filterOf(paymentPlan.fields.payerAccountId as unknown as DescribedField),
  }) // only its options are read
  expect([world.account, frozen].map((id) => content.some((one) => one.id === id))).toEqual([true, false])
})

test('an account that is not there and one out of sight are refused alike, at the field', async () => {
  const seller = await world.ctx('seasales')
  const [other] = await find(seller.withoutScope('test'), company, { companyCode: 'BLLY' })
  const hidden = await makeAccount(world.ctx, other?.id ?? '', null, { accountNo: '2100880777' })
  expect(await find(seller, bankAccount, { id: hidden })).toEqual([])
  const answers = await Promise.all(
    [hidden, '01890000-0000-7000-8000-000000000000'].map((payerAccountId) =>
      save(seller, paymentPlan, world.plan({ payerAccountId })).catch((error: Refusal) => error),
    ),
  )
  const said = answers.map((answer) =>
    answer instanceof Refusal ? [answer.status, answer.code, answer.errors] : answer,
  )
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
  await expect(world.does('cashier', paymentPlan, planId, 'pay', { amount: '1.00' })).rejects.toMatchObject({
    code: 'record.not-possible',
  })
  const [payment] = await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })
  await world.does('reviewer', bankPayment, payment?.id ?? '', 'refuseReview', { reason: '重复' })
  await world.does('cashier', bankPayment, payment?.id ?? '', 'drop')
  expect(Number((await world.planOf(planId)).payableAmount)).toBeGreaterThan(0)
})
