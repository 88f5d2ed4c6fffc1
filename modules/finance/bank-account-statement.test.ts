import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { find, save, systemContext } from '../../server/define.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankPayment } from './bank-payment.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { bankSweep } from './bank-sweep.server.ts'
import { fundProblems } from './fund-problems.server.ts'
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

const sweep = () => bankSweep(systemContext(world.pool, world.running, world.time(), 'test sweep'))

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

test('the statement of an account is fetched when somebody asks, for no more than a month', async () => {
  const id = await world.sentOff('32000.00')
  const today = { from: '2026-11-18', through: '2026-11-18' }
  await expect(world.does('cashier', bankAccount, world.account, 'fetchStatement', { from: '2026-10-01', through: '2026-11-18' })).rejects.toMatchObject({ code: 'bank-account.statement-days' })
  await world.does('cashier', bankAccount, world.account, 'fetchStatement', today)
  await world.runJobs()
  const [line] = await find(await world.ctx('findir'), bankStatementLine, { reqNo: (await world.payment(id)).reqNo })
  expect(line).toMatchObject({ caption: '2026-11-18 · −32,000.00 CNY · 辽海远通航运有限公司' })
})

test('money that comes back is found among the lines, however they came, and opens the plan again', async () => {
  const id = await world.made('33000.00', { payerAccountId: paper })
  const { reqNo, planId } = await world.payment(id)
  await world.does('reviewer', bankPayment, id, 'review')
  await world.does('authoriser', bankPayment, id, 'authorise')
  await world.runJobs()
  const line = { day: '2026-11-18', direction: 'credit', amount: '33000.00', counterpartyName: '辽海远通航运有限公司', purpose: '退票' }
  await expect(save(await world.ctx('cashier'), bankStatementLine, { ...line, lineNo: 'R1', accountId: world.account, reqNo })).rejects.toMatchObject({ code: 'bank-statement.connected' })
  await save(await world.ctx('cashier'), bankStatementLine, { ...line, lineNo: 'R1', accountId: paper, reqNo })
  await save(await world.ctx('cashier'), bankStatementLine, { ...line, lineNo: 'R2', accountId: paper, amount: '1.00', reqNo })
  await sweep()
  expect(await world.payment(id)).toMatchObject({ status: '01', refundFlag: '1', refundLineId: 'R1' })
  expect(await world.planOf(planId)).toMatchObject({ paymentStatus: '4', actualAmount: '0.00' })
  expect(await find(await world.ctx('findir'), bankStatementLine, { accountId: paper }, { sort: ['lineNo'] })).toMatchObject([{ paymentId: id, claimStatus: '2', currency: 'CNY' }, { paymentId: null, claimStatus: '0' }])
})
