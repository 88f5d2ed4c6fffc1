import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startBank } from '../../bank-simulator/start.ts'
import { find, makePdf, storeFile } from '../../server/module-api.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import type { BankAdapter } from './bank/bank-interface.ts'
import { httpBankAdapter } from './bank/http-bank-adapter.server.ts'
import { setBank } from './connected-bank.server.ts'
import { RememberedBank } from './demo/bank-answers.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { day, type FundsWorld, fundsWorld, hour, minute } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
}, 120_000)
afterAll(() => world.close())
afterAll(async () => {
  expect(await ledgerProblems(world.pool)).toEqual([])
  expect(await fundProblems(world.pool)).toEqual([])
})

describe('a possible duplicate', () => {
  test('T-BNK-02 waits; its maker may not release it, the fund manager may', async () => {
    const [, second] = await twins('21000.00')
    expect(await world.payment(second)).toMatchObject({ status: '09' })
    await expect(
      world.does(await world.withRight('cashier', 'yqzl-js'), bankPayment, second, 'notDuplicate', {
        reason: '两船港杂',
      }),
    ).rejects.toMatchObject({ code: 'bank-payment.manager-is-maker' })
    await world.does('findir', bankPayment, second, 'notDuplicate', { reason: '两船港杂费金额相同' })
    await world.runJobs()
    expect(await world.payment(second)).toMatchObject({
      status: '01',
      dupConfirmed: '1',
      dupReason: '两船港杂费金额相同',
    })
  })

  test('confirmed as one it fails and its plan is free', async () => {
    const [, second] = await twins('22000.00')
    await world.does('findir', bankPayment, second, 'duplicate', { reason: '重复提交' })
    const { planId } = await world.payment(second)
    expect(await world.payment(second)).toMatchObject({ status: '03', bankCode: 'DUP' })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '0.00' })
  })

  async function twins(amount: string): Promise<[string, string]> {
    return [await world.sentOff(amount), await world.sentOff(amount)]
  }
})

describe('a suspicious payment', () => {
  test('is paid when two people point at the debit in the statement', async () => {
    const id = await suspicious('23000.05')
    world.bank.bank.authorise((await world.payment(id)).reqNo)
    world.pass(day + hour)
    await world.runJobs()
    const [line] = await find(await world.ctx('findir'), bankStatementLine, { reqNo: (await world.payment(id)).reqNo })
    await world.does('cashier', bankPayment, id, 'proposePaid', { note: '对账单已扣款', statementLine: line?.id })
    await expect(
      world.does(await world.withRight('cashier', 'yqzl-js'), bankPayment, id, 'confirmPaid'),
    ).rejects.toMatchObject({ code: 'bank-payment.second-is-first' })
    await world.does('findir', bankPayment, id, 'declineResolution')
    await world.does('cashier', bankPayment, id, 'proposePaid', { note: '对账单已扣款', statementLine: line?.id })
    await world.does('findir', bankPayment, id, 'confirmPaid')
    expect(await world.payment(id)).toMatchObject({
      status: '01',
      statementLineId: line?.lineNo,
      resolvedNote: '对账单已扣款',
    })
    expect(await find(await world.ctx('findir'), bankStatementLine, { paymentId: id })).toHaveLength(1)
    const other = await suspicious('23000.15', 'BLCK')
    await expect(
      world.does('cashier', bankPayment, other, 'proposePaid', { note: '同一流水', statementLine: line?.id }),
    ).rejects.toMatchObject({ code: 'bank-payment.line-linked' })
  })

  test('is not paid when the bank says so in writing and a second person agrees', async () => {
    const id = await suspicious('24000.05')
    const letter = [
      { ...(await storeFile(await world.ctx('cashier'), { name: '证明.pdf', bytes: makePdf(['not debited']) })) },
    ]
    await world.does('cashier', bankPayment, id, 'proposeNotPaid', { note: '银行书面确认未扣款', letter })
    await world.does('findir', bankPayment, id, 'confirmNotPaid')
    const { planId } = await world.payment(id)
    expect(await world.payment(id)).toMatchObject({ status: '03', resolution: 'not-debited' })
    expect(await world.planOf(planId)).toMatchObject({ inFlightAmount: '0.00', paymentStatus: '3' })
  })

  async function suspicious(amount: string, code?: string): Promise<string> {
    const id = await world.signed(amount)
    if (code === undefined) await world.runJobs()
    else await withHistory(id, { send: ['ACSP', null], queries: [[code, null]] })
    world.pass(minute)
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '04' })
    return id
  }
})

test('T-BNK-01 nothing known after a lost answer: asked, searched in the statement, confirmed, and paid anew', async () => {
  const id = await world.sentOff('25000.02')
  world.pass(10 * minute)
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '02' })
  world.pass(25 * minute)
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '07' })
  await expect(world.does('findir', bankPayment, id, 'confirmNotDebited')).rejects.toMatchObject({
    code: 'bank-payment.statement-missing',
  })
  world.pass(day + hour)
  await world.runJobs()
  await world.does('findir', bankPayment, id, 'confirmNotDebited')
  const { planId } = await world.payment(id)
  expect(await world.payment(id)).toMatchObject({ status: '03' })
  await world.does('cashier', bankPayment, id, 'repay')
  const [again] = await find(await world.ctx('findir'), bankPayment, { oldPayId: id })
  const next = again?.id ?? ''
  await world.does('reviewer', bankPayment, next, 'review')
  await world.does('authoriser', bankPayment, next, 'authorise')
  await withHistory(next, { send: ['ACSC', null], queries: [['ACSC', null]] })
  expect(await world.payment(next)).toMatchObject({ status: '01' })
  expect(await world.planOf(planId)).toMatchObject({
    paymentStatus: '2',
    actualAmount: '25000.02',
    inFlightAmount: '0.00',
  })
})

test('a payment that the bank does not know is searched for in the statement on the same day, and again on the next', async () => {
  const id = await world.sentOff('34000.02')
  world.pass(10 * minute)
  await world.runJobs()
  world.pass(25 * minute)
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '07' })
  await world.does('cashier', bankPayment, id, 'searchStatement')
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '07', statementThrough: null })
  world.pass(day)
  await world.does('cashier', bankPayment, id, 'searchStatement')
  await world.runJobs()
  expect((await world.payment(id)).statementThrough).not.toBeNull()
  await world.does('findir', bankPayment, id, 'confirmNotDebited')
  expect(await world.payment(id)).toMatchObject({ status: '03' })
})

describe('a bank that is not there', () => {
  test('takes nothing: the payment stays authorised and is sent again by hand', async () => {
    const id = await world.signed('26000.00')
    const putBack = setBank({ adapter: null, callbackSecret: null })
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '00', stage: 'authorised', bankCode: 'NO-BANK' })
    await expect(world.does('authoriser', bankPayment, id, 'sendAgain')).rejects.toMatchObject({
      code: 'bank-payment.no-bank',
    })
    await expect(world.does('authoriser', bankPayment, id, 'query')).rejects.toMatchObject({
      code: 'permission.missing',
    })
    putBack()
    await expect(
      world.does(await world.withRight('cashier', 'yqzl-sq'), bankPayment, id, 'sendAgain'),
    ).rejects.toMatchObject({ code: 'bank-payment.sender-is-maker' })
    await world.does('authoriser', bankPayment, id, 'sendAgain')
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
  })

  test('a connection refused leaves the payment unsent, and it waits for the authorisers', async () => {
    const id = await world.signed('27000.00')
    const dead = await startBank({ port: 0 })
    await dead.close()
    const putBack = setBank({ adapter: httpBankAdapter({ url: dead.url }), callbackSecret: null })
    await world.runJobs()
    putBack()
    expect(await world.payment(id)).toMatchObject({ status: '00', sendTime: null, bankCode: 'NOT-SENT' })
    expect(await world.waits('authoriser', id)).toEqual(['sendAgain'])
    await world.does('authoriser', bankPayment, id, 'sendAgain')
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
  })

  test('a bank killed in the middle of the call is asked once it is back, and the order was received once', async () => {
    const id = await world.signed('27500.03')
    const { reqNo } = await world.payment(id)
    const file = join(mkdtempSync(join(tmpdir(), 'amur-bank-')), 'bank.jsonl')
    const first = await startBank({ port: 0, file, simulation: true })
    first.bank.setClock(world.time())
    setBank({ adapter: httpBankAdapter({ url: first.url }), callbackSecret: null })
    const sending = world.runJobs()
    await expect.poll(() => first.bank.received.get(reqNo), { timeout: 20_000 }).toBe(1)
    await first.close()
    await sending
    expect(await world.payment(id)).toMatchObject({ status: '02', bankCode: 'no-answer' })
    const again = await startBank({ port: 0, file, simulation: true })
    world.pass(minute)
    again.bank.setClock(world.time())
    const putBack = setBank({ adapter: httpBankAdapter({ url: again.url }), callbackSecret: null })
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
    expect(again.bank.received.get(reqNo)).toBe(1)
    putBack()
    setBank({ adapter: httpBankAdapter({ url: world.bank.url, timeoutMs: 2_000 }), callbackSecret: null })
    await again.close()
  })

  test('our own process dies between the call and its answer: the question that was planned finds out', async () => {
    const id = await world.signed('28000.00')
    const { reqNo } = await world.payment(id)
    // The call reaches the bank, and we are gone before its answer is written.
    const real = httpBankAdapter({ url: world.bank.url })
    const dying: BankAdapter = {
      ...real,
      send: async (instruction) => {
        await real.send(instruction)
        throw new Error('killed')
      },
    }
    const putBack = setBank({ adapter: dying, callbackSecret: null })
    await expect(world.runJobs()).rejects.toThrow('killed')
    putBack()
    expect(await world.payment(id)).toMatchObject({ status: '00', stage: 'authorised' })
    expect((await world.payment(id)).sendTime).not.toBeNull()
    await expect(world.does('authoriser', bankPayment, id, 'sendAgain')).rejects.toMatchObject({
      code: 'record.not-possible',
    })
    world.pass(minute)
    await world.runJobs()
    world.pass(minute)
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '01' })
    expect(world.bank.bank.received.get(reqNo)).toBe(1)
  })

  test('covered by other payments of its plan it is held, not sent', async () => {
    const planId = await world.approved({ planAmount: '30000.00' })
    await world.does('cashier', paymentPlan, planId, 'pay', { amount: '30000.00' })
    const [payment] = await find(await world.ctx('findir'), bankPayment, { planId })
    const id = payment?.id ?? ''
    await world.does('reviewer', bankPayment, id, 'review')
    await world.does('authoriser', bankPayment, id, 'authorise')
    await world.pool.driver.query(`update finance.payment_plan set plan_amount = 29999 where id = $1`, [planId])
    await world.runJobs()
    expect(await world.payment(id)).toMatchObject({ status: '09' })
    await expect(world.does('findir', bankPayment, id, 'notDuplicate', { reason: '无' })).rejects.toMatchObject({
      code: 'bank-payment.plan-covered',
    })
    await world.does('findir', bankPayment, id, 'duplicate', { reason: '计划已付清' })
    await world.pool.driver.query(`update finance.payment_plan set plan_amount = 30000 where id = $1`, [planId])
  })
})

/** Runs what is due against a bank with the given answers for one payment. */
async function withHistory(id: string, history: Parameters<RememberedBank['remember']>[1]): Promise<void> {
  const remembered = new RememberedBank()
  remembered.remember((await world.payment(id)).reqNo, history)
  const putBack = setBank({ adapter: remembered, callbackSecret: null })
  await world.runJobs()
  if (history.queries.length > 0 && (await world.payment(id)).nextQuery !== null) {
    world.pass(Math.max(((await world.payment(id)).nextQuery ?? 0) - world.time(), 0))
    await world.runJobs()
  }
  putBack()
}
