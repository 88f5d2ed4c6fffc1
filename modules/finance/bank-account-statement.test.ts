import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asSystem, find, get, makePdf, save, storeFile, systemContext } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { followUpBank } from './bank-follow-up.server.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { importLines } from './bank-statement.server.ts'
import { fundProblems } from './fund-consistency.server.ts'
import { type FundsWorld, fundsWorld, hour, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld
let paper: string

beforeAll(async () => {
  world = await fundsWorld()
  const [ours] = await find((await world.ctx('findir')).withoutScope('test'), company, { companyCode: 'BLHY' })
  paper = await makeAccount(world.ctx, ours?.id ?? '', '900000.00', { accountNo: '2100880077', directLink: '0' })
}, 120_000)
afterAll(() => world.close())
afterAll(async () => {
  expect(await fundProblems(world.pool)).toEqual([])
})

const sweep = () => followUpBank(systemContext(world.pool, world.running, world.time(), 'test sweep'))

test('a question whose job was lost is asked by the sweep, once its time has passed', async () => {
  const id = await world.sentOff('31000.03')
  expect(await world.payment(id)).toMatchObject({ status: '02' })
  await world.pool.query(sql`delete from engine.outbox where event = 'job' and done_at is null`)
  world.pass(3 * hour)
  expect(await world.runJobs()).toBe(0)
  await sweep()
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01' })
})

test('a line that refuses holds up neither the questions to the bank nor the lines after it', async () => {
  const [refusing, returned] = [await world.sentOff('31500.00'), await world.sentOff('31600.00')]
  world.pass(3 * hour)
  await world.runJobs()
  const credit = async (paymentId: string, account: string) => {
    const { reqNo, amount } = await world.payment(paymentId)
    return {
      id: `Q-${account}`,
      account,
      day: '2026-11-18',
      direction: 'credit' as const,
      amount,
      currency: 'CNY',
      reqNo,
      bankSerial: null,
      counterpartyName: null,
      counterpartyAccount: null,
      purpose: '退票',
    }
  }
  await importLines(asSystem(await world.ctx('findir'), 'test'), world.account, [
    await credit(refusing, '999'),
    await credit(returned, '2100880001'),
  ])
  const asked = await world.sentOff('31700.03')
  await world.pool.query(sql`delete from engine.outbox where event = 'job' and done_at is null`)
  world.pass(3 * hour)
  await sweep()
  await world.runJobs()
  expect(await world.payment(asked)).toMatchObject({ status: '01' })
  expect(await world.payment(returned)).toMatchObject({ refundFlag: '1' })
  expect(await world.payment(refusing)).toMatchObject({ refundFlag: '0' })
})

test('the statement of an account is fetched when somebody asks, for no more than a month', async () => {
  const id = await world.sentOff('32000.00')
  const today = { from: '2026-11-18', through: '2026-11-18' }
  await expect(
    world.does('cashier', bankAccount, world.account, 'fetchStatement', { from: '2026-10-01', through: '2026-11-18' }),
  ).rejects.toMatchObject({ code: 'bank-account.statement-days' })
  await world.does('cashier', bankAccount, world.account, 'fetchStatement', today)
  await world.runJobs()
  const [line] = await find(await world.ctx('findir'), bankStatementLine, { reqNo: (await world.payment(id)).reqNo })
  expect(line).toMatchObject({ caption: '2026-11-18 · −32,000.00 CNY · 辽海远通航运有限公司' })
})

test('a payment of an account without a connection is paid by hand, and only a line that a second person confirmed settles it', async () => {
  const id = await world.made('33000.00', { payerAccountId: paper })
  const { reqNo, planId } = await world.payment(id)
  await world.does('reviewer', bankPayment, id, 'review')
  await world.does('authoriser', bankPayment, id, 'authorise')
  await world.runJobs()
  expect(world.bank.bank.all().some((order) => order.reqNo === reqNo)).toBe(false)
  expect(await world.payment(id)).toMatchObject({
    status: '08',
    byHand: '1',
    bankCode: 'BY-HAND',
    nextQuery: null,
    bankSays: null,
  })
  expect(await world.waits('cashier', id)).toEqual(['byHand'])
  await expect(world.does('cashier', bankPayment, id, 'query')).rejects.toMatchObject({ code: 'record.not-possible' })

  const debit = await entered({ lineNo: 'D1', direction: 'debit', amount: '33000.00', reqNo })
  await sweep()
  expect(await world.payment(id)).toMatchObject({ status: '08' })
  expect(await lineOf(debit)).toMatchObject({ source: 'entered', paymentId: null })
  await expect(
    world.does('cashier', bankPayment, id, 'proposePaid', { note: '已付', statementLine: debit }),
  ).rejects.toMatchObject({ code: 'bank-statement.unconfirmed' })
  await expect(world.does('cashier', bankStatementLine, debit, 'confirm')).rejects.toMatchObject({ status: 403 })
  await expect(
    world.does(await world.withRight('cashier', 'yhdz-js'), bankStatementLine, debit, 'confirm'),
  ).rejects.toMatchObject({ code: 'bank-statement.confirm-own' })
  expect(await world.waits('seafin', debit)).toEqual(['confirm'])
  await world.does('seafin', bankStatementLine, debit, 'confirm')
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01', statementLineId: 'D1' })
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '2', actualAmount: '33000.00' })
})

test('money that comes back to it opens the plan again once the line is confirmed, and a declined line proves nothing', async () => {
  const { id, planId, reqNo } = await paidByHand('34000.00')
  const credit = await entered({ lineNo: 'R1', direction: 'credit', amount: '34000.00', reqNo })
  const wrong = await entered({ lineNo: 'R2', direction: 'credit', amount: '34000.00', reqNo })
  await sweep()
  await expect(world.does('cashier', bankPayment, id, 'refund', { statementLine: credit })).rejects.toMatchObject({
    code: 'bank-statement.unconfirmed',
  })
  await world.does('seafin', bankStatementLine, wrong, 'decline', { reason: '银行无此流水' })
  expect(await lineOf(wrong)).toMatchObject({ source: 'declined', claimStatus: null, lineNo: 'R2 ×1' })
  // The line that is right takes the number, and may be declined like the first.
  const again = await entered({ lineNo: 'R2', direction: 'credit', amount: '34000.50', reqNo })
  await world.does('seafin', bankStatementLine, again, 'decline', { reason: '金额有误' })
  expect(await lineOf(again)).toMatchObject({ lineNo: 'R2 ×2' })
  await sweep()
  expect(await world.payment(id)).toMatchObject({ status: '01', refundFlag: '0' })
  await world.does('seafin', bankStatementLine, credit, 'confirm')
  await world.runJobs()
  expect(await world.payment(id)).toMatchObject({ status: '01', refundFlag: '1', refundLineId: 'R1' })
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4', actualAmount: '0.00' })
  expect(await lineOf(credit)).toMatchObject({ paymentId: id, claimStatus: '2', currency: 'CNY' })
})

test('a payment by hand that never left is given up by two people with the bank’s letter', async () => {
  const id = await world.signed('35000.00', { payerAccountId: paper })
  await world.runJobs()
  const letter = [
    { ...(await storeFile(await world.ctx('cashier'), { name: '退回.pdf', bytes: makePdf(['returned']) })) },
  ]
  await world.does('cashier', bankPayment, id, 'proposeNotPaid', { note: '银行退回', letter })
  expect(await world.waits('findir', id)).toEqual(['confirm'])
  await world.does('findir', bankPayment, id, 'confirmNotPaid')
  expect(await world.payment(id)).toMatchObject({ status: '03' })
  expect(await world.accountOf(paper)).toMatchObject({ inFlight: '0.00' })
})

test('a line is not entered for an account whose bank is connected', async () => {
  await expect(
    entered({ lineNo: 'C1', direction: 'credit', amount: '1.00', accountId: world.account }),
  ).rejects.toMatchObject({ code: 'bank-statement.connected' })
})

const lineOf = async (id: string) => get(asSystem(await world.ctx('findir'), 'test'), bankStatementLine, id)

async function entered(more: object): Promise<string> {
  const line = {
    day: '2026-11-18',
    counterpartyName: '辽海远通航运有限公司',
    purpose: '港杂费',
    accountId: paper,
    ...more,
  }
  return (await save(await world.ctx('cashier'), bankStatementLine, line)).id
}

async function paidByHand(amount: string) {
  const id = await world.signed(amount, { payerAccountId: paper })
  await world.runJobs()
  const { reqNo, planId } = await world.payment(id)
  await world.does(
    'seafin',
    bankStatementLine,
    await entered({ lineNo: `D-${amount}`, direction: 'debit', amount, reqNo }),
    'confirm',
  )
  await world.runJobs()
  return { id, planId, reqNo }
}
