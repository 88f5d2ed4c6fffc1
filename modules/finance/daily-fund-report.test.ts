import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { compare } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { asSystem, find, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { exchangeRate } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankJournal } from './bank-journal.ts'
import { fundDailyRows } from './daily-fund-report.server.ts'
import { fundDaily } from './daily-fund-report.ts'
import { makeAccount } from './testing/funds-world.ts'

let world: GroupWorld
let yuan: string
let dollars: string
const day = '2026-11-17'

beforeAll(async () => {
  world = await groupWorld()
  const [ours] = await find(asSystem(await world.ctx('findir'), 'test'), company, { companyCode: 'BLHY' })
  yuan = await makeAccount(world.ctx, ours?.id ?? '', '1.00', { accountNo: '3100880011' })
  dollars = await makeAccount(world.ctx, ours?.id ?? '', '1.00', { accountNo: '3100880012', currency: 'USD' })
  await world.pool.query(sql`update finance.bank_account set open_date = '2019-01-01'`)
  await booked(yuan, 'CNY', '2026-11-16', 'in', 'op_in', '1000.00')
  await booked(yuan, 'CNY', day, 'in', 'op_in', '250.50')
  await booked(yuan, 'CNY', day, 'out', 'op_out', '100.00')
  await booked(yuan, 'CNY', day, 'in', 'op_out', '30.00')
  await booked(yuan, 'CNY', '2026-11-18', 'out', 'wage', '77.00')
  await booked(dollars, 'USD', day, 'in', 'fin_in', '10.00')
})

function booked(account: string, currency: string, on: string, direction: 'in' | 'out', item: string, amount: string) {
  const [receipt, payment] = direction === 'in' ? [amount, null] : [null, amount]
  return world.pool.query(sql`
    insert into finance.bank_journal (id, create_by, create_name, unit_id, date, account_id, direction, amount, receipt_amount, payment_amount, currency, cash_flow_item, voucher_no)
    values (gen_random_uuid(), ${world.person('cashier')}, 'x', ${world.place('BLHY')}, ${on}, ${account}, ${direction}, ${amount}, ${receipt}, ${payment}, ${currency}, ${item}, 'T-1')`)
}

async function rowsOf(who: string, filters: Readonly<Record<string, string>> = { day }) {
  const ctx = await world.ctx(who)
  return (await fundDailyRows(ctx, filters)).filter(({ accountId }) => accountId === yuan || accountId === dollars)
}

test('a currency without a rate of the day is refused, and its yuan follow the rate that holds', async () => {
  const refusal = { code: 'fundDaily.no-rate', params: { currency: 'USD', day: '2020-01-01' } }
  await expect(rowsOf('findir', { day: '2020-01-01' })).rejects.toMatchObject(refusal)
  const rate = { currency: 'USD', rateType: '1', rateDate: '2020-01-01', rate: '7.100000' }
  await save(await world.ctx('cashier'), exchangeRate, rate)
  const [held] = (await rowsOf('findir')).filter(({ accountId }) => accountId === dollars)
  const [last] = await world.pool.query<{ yuan: string }>(sql`
    select round(11 * rate, 2)::text as yuan from contracts.exchange_rate
    where currency = 'USD' and rate_type = '1' and rate_date <= ${day}::date order by rate_date desc limit 1`)
  expect(held).toMatchObject({ opening: '1.00', receipts: '10.00', closing: '11.00', borrowed: '10.00' })
  expect(held?.['closingCny']).toBe(last?.yuan)
})

test('an account opens with what was there before the day, and what came back of a payment lessens it', async () => {
  const [held] = (await rowsOf('findir')).filter(({ accountId }) => accountId === yuan)
  expect(held).toMatchObject({
    opening: '1001.00',
    receipts: '280.50',
    payments: '100.00',
    closing: '1181.50',
    closingCny: '1181.50',
    salesReceipts: '250.50',
    purchases: '70.00',
    wages: null,
  })
})

test('the journal that a figure leads to adds up to it', async () => {
  const ctx = await world.ctx('findir')
  const found = await rowsOf('findir')
  for (const drill of drillsOf(ctx, fundDaily, { day }, found)) {
    const [column = ''] = Object.keys(drill.columns)
    const sum = column === 'receipts' ? 'receiptAmount' : 'paymentAmount'
    for (const [at, row] of found.entries()) {
      const parameters = { ...drill.always, ...drill.rows[at] }
      const { totals: sums } = await totals(ctx, bankJournal, { list: 'main', parameters })
      expect(compare(sums[sum]?.[0]?.sum ?? '0', String(row[column] ?? '0')), column).toBe(0)
    }
  }
})

test('whoever sees one company reads its accounts alone', async () => {
  const elsewhere = world.place('BLLY')
  expect((await rowsOf('seafin')).length).toBe(2)
  expect(await rowsOf('findir', { day, unitId: elsewhere })).toEqual([])
})
