import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { compare } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { asSystem, find, save } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { exchangeRate } from '../contracts/index.ts'
import { company } from '../organisation/index.ts'
import { bankAccount } from './bank-account.ts'
import { bankJournal } from './bank-journal.ts'
import { groupFundRows } from './group-fund-report.server.ts'
import { groupFund } from './group-fund-report.ts'
import { makeAccount } from './testing/funds-world.ts'

let world: GroupWorld
const span = { from: '2026-11-01', to: '2026-11-17' }

beforeAll(async () => {
  world = await groupWorld()
  const [ours] = await find(asSystem(await world.ctx('findir'), 'test'), company, { companyCode: 'BLHY' })
  const first = await makeAccount(world.ctx, ours?.id ?? '', '1.00', { accountNo: '3100880011' })
  const second = await makeAccount(world.ctx, ours?.id ?? '', '2.00', { accountNo: '3100880013' })
  const dollars = await makeAccount(world.ctx, ours?.id ?? '', '1.00', { accountNo: '3100880012', currency: 'USD' })
  await world.pool.query(sql`update finance.bank_account set open_date = '2019-01-01'`)
  await world.pool.query(sql`update finance.bank_journal set date = '2026-10-01'`)
  await booked(first, 'CNY', '2026-10-31', '1000.00', null)
  await booked(first, 'CNY', '2026-11-01', '250.50', null)
  await booked(second, 'CNY', '2026-11-17', null, '100.00')
  await booked(second, 'CNY', '2026-11-18', null, '77.00')
  await booked(dollars, 'USD', '2026-11-05', '10.00', null)
  const rate = { currency: 'USD', rateType: '1', rateDate: '2026-11-16', rate: '7.100000' }
  await save(await world.ctx('cashier'), exchangeRate, rate)
})

function booked(account: string, currency: string, on: string, receipt: string | null, payment: string | null) {
  return world.pool.query(sql`
    insert into finance.bank_journal (id, create_by, create_name, unit_id, date, account_id, direction, amount, receipt_amount, payment_amount, currency, cash_flow_item, voucher_no)
    values (gen_random_uuid(), ${world.person('cashier')}, 'x', ${world.place('BLHY')}, ${on}, ${account}, ${receipt === null ? 'out' : 'in'}, ${receipt ?? payment}, ${receipt}, ${payment}, ${currency}, 'op_in', 'T-1')`)
}

const rowsOf = async (who: string, filters: object = span) =>
  (await groupFundRows(await world.ctx(who), { ...filters })) as readonly Record<string, string>[]

test('accounts of a currency are added up, what came before the span is in the opening', async () => {
  const [yuan, dollars] = await rowsOf('findir')
  expect(yuan).toMatchObject({
    unitId: world.place('BLHY'),
    currency: 'CNY',
    accounts: '2',
    opening: '1003.00',
    receipts: '250.50',
    payments: '100.00',
    closing: '1153.50',
    closingCny: '1153.50',
  })
  // By hand: 11 dollars at 7.10.
  expect(dollars).toMatchObject({
    currency: 'USD',
    accounts: '1',
    opening: '1.00',
    closing: '11.00',
    closingCny: '78.10',
  })
})

test('a currency without a rate on the last day is refused at that day', async () => {
  await expect(rowsOf('findir', { from: '2019-12-01', to: '2020-01-01' })).rejects.toMatchObject({
    errors: { to: { code: 'fundDaily.no-rate' } },
  })
})

test('the lists that figures lead to add up to them', async () => {
  const ctx = await world.ctx('findir')
  const found = await rowsOf('findir')
  const drills = drillsOf(ctx, groupFund, span, found)
  expect(drills.map(({ page }) => page)).toEqual(expect.arrayContaining(['/bankAccount', '/bankJournal']))
  for (const drill of drills)
    for (const [column, asks] of Object.entries(drill.columns))
      for (const [at, row] of found.entries()) {
        const doc = drill.page === '/bankAccount' ? bankAccount : bankJournal
        const parameters = { ...drill.always, ...drill.rows[at], ...asks }
        const { count, totals: sums } = await totals(ctx, doc, { list: 'main', parameters })
        const sum = column === 'receipts' ? 'receiptAmount' : 'paymentAmount'
        const whole = column === 'accounts' ? String(count) : (sums[sum]?.[0]?.sum ?? '0')
        expect(compare(whole, row[column] ?? '1'), column).toBe(0)
      }
})

test('whoever sees one company reads its accounts alone', async () => {
  expect(await rowsOf('seafin')).toHaveLength(2)
  expect(await rowsOf('findir', { ...span, unitId: world.place('BLLY') })).toEqual([])
  expect(await rowsOf('findir', { ...span, currency: 'USD' })).toHaveLength(1)
})
