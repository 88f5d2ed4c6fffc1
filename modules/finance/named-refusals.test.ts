import { afterAll, beforeAll, expect, test } from 'vitest'
import { dictionary } from '../../base/dictionary.ts'
import type { Lang } from '../../core/values/language.ts'
import { act, find, get, makePdf, Refusal, save, storeFile } from '../../server/module-api.ts'
import { company } from '../organisation/index.ts'
import { scheduleEvent } from '../schedule/schedule-event.ts'
import { bankStatementLine } from './bank-statement-line.ts'
import { importLines } from './bank-statement.server.ts'
import { paymentPlan } from './payment-plan.ts'
import { receiptPlan } from './receipt-plan.ts'
import { type FundsWorld, fundsWorld, makeAccount } from './testing/funds-world.ts'

let world: FundsWorld

beforeAll(async () => {
  world = await fundsWorld()
  await world.pool.driver.query(
    `update contracts.counterparty set name_ru = 'Ляохай', name_en = 'Liaohai' where id = $1`,
    [world.party],
  )
}, 120_000)
afterAll(() => world.close())

const boss = async () => (await world.ctx('findir')).withoutScope('test')

/** What a refusal says, by its own parameters or those of its fields. */
async function refused(work: Promise<unknown>): Promise<unknown> {
  const refusal: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(refusal instanceof Refusal)) return refusal
  return [refusal.params, ...Object.values(refusal.errors ?? {}).map(({ params }) => params)]
}

async function receivable(): Promise<string> {
  const input = {
    receiptAttribute: 'frt',
    counterparty: world.party,
    bizSegment: 'sea',
    expectedAmount: '300.00',
    expectedDate: '2026-11-25',
  }
  const made = await save(await world.ctx('seasales'), receiptPlan, input)
  await act(await world.ctx('seasales'), receiptPlan, made.id, 'submit', { ver: made.ver })
  await world.agree(receiptPlan, made.id, world.time())
  return made.id
}

async function receive(lang: Lang, planId: string, more: object): Promise<void> {
  const { ver } = await get(await boss(), receiptPlan, planId)
  const proof = [
    { ...(await storeFile(await world.ctx('cashier'), { name: '进账单.pdf', bytes: makePdf(['credited']) })) },
  ]
  const arrived = { amount: '100.00', receivedOn: '2026-11-17', payerName: '松花江钢铁', payerBank: '中国银行', proof }
  await act(await world.ctx('cashier', { lang }), receiptPlan, planId, 'receive', { ver, ...arrived, ...more })
}

test('LNG-01 receipts are refused by the names of accounts and parties that their reader knows', async () => {
  const plan = await receivable()
  const [other] = await find(await boss(), company, { companyCode: 'BLLY' })
  const names = {
    accountName: '陆运户',
    accountNameRu: 'Счёт сухопутной торговли',
    accountNameEn: 'Land trade account',
  }
  const foreign = await makeAccount(world.ctx, other?.id ?? '', null, { accountNo: '2100880055', ...names })
  expect(await refused(receive('ru', plan, { accountId: foreign }))).toContainEqual({ account: names.accountNameRu })
  expect(await refused(receive('en', plan, { accountId: foreign }))).toContainEqual({ account: names.accountNameEn })
  const credit = {
    id: 'L1',
    account: '2100880001',
    day: '2026-11-16',
    direction: 'credit' as const,
    amount: '92.00',
    currency: 'CNY',
  }
  const [kept] = await importLines(await boss(), world.account, [
    {
      ...credit,
      reqNo: null,
      bankSerial: 'S1',
      counterpartyName: '松花江钢铁',
      counterpartyAccount: '6222',
      purpose: '运费',
    },
  ])
  const claimed = world.does(await world.ctx('cashier', { lang: 'ru' }), bankStatementLine, kept?.id ?? '', 'claim', {
    plan,
  })
  expect(await refused(claimed)).toContainEqual({ payer: '松花江钢铁', party: 'Ляохай' })
  const line = { lineNo: 'C1', day: '2026-11-17', direction: 'credit', amount: '1.00', accountId: world.account }
  const accountNameEn = 'Sea trade account'
  await world.pool.driver.query(`update finance.bank_account set account_name_en = $1 where id = $2`, [
    accountNameEn,
    world.account,
  ])
  const typed = save(await world.ctx('cashier', { lang: 'en' }), bankStatementLine, line)
  expect(await refused(typed)).toContainEqual({ account: accountNameEn })
})

test('LNG-01 plans are refused by the names of parties that their reader knows', async () => {
  await world.pool.driver.query(`update contracts.counterparty set status = '4' where id = $1`, [world.party])
  const made = save(await world.ctx('seasales', { lang: 'en' }), paymentPlan, world.plan())
  expect(await refused(made)).toContainEqual({ party: 'Liaohai', status: expect.stringMatching(/^[A-Z]/) })
})

test('LNG-01 entries of the calendar and of dictionaries are refused by names that their reader knows', async () => {
  const [begin, end] = ['09', '10'].map((hour) => Date.parse(`2027-04-01T${hour}:00:00+08:00`))
  const invited = { participants: [world.person('hr')], title: '碰头会', startTime: begin, endTime: end }
  const { id } = await save(await world.ctx('seasales'), scheduleEvent, {
    ...invited,
    visibility: '1',
    repeat: '0',
    allDay: '0',
  })
  const changed = save(await world.ctx('hr', { lang: 'en' }), scheduleEvent, { id, ver: 1, title: 'mine' })
  expect(await refused(changed)).toContainEqual({ name: expect.stringMatching(/^[A-Z]/) })
  const [state] = await find(await boss(), dictionary, { dicGroup: 'alertStatus' })
  const off = save(await world.ctx('admin', { lang: 'ru' }), dictionary, {
    id: state?.id ?? '',
    ver: state?.ver ?? 0,
    enabled: '0',
  })
  expect(await refused(off)).toContainEqual({ name: expect.stringMatching(/^[А-ЯЁ]/u) })
})
