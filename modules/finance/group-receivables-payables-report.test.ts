import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { addDays } from '../../core/values/day.ts'
import { compare } from '../../core/values/decimal.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { groupArapRows } from './group-receivables-payables-report.server.ts'
import { groupArap } from './group-receivables-payables-report.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld
let own: string

// T-AGE-01: what is owed to us as of 30 June 2025, and 100 more within the group.
const debts = [
  ['2025-07-15', '1200000'],
  ['2025-06-10', '800000'],
  ['2025-05-05', '500000'],
  ['2025-03-20', '300000'],
  ['2024-11-30', '200000'],
  ['2024-05-31', '100000'],
] as const

beforeAll(async () => {
  world = await debtsWorld()
  const party = await world.admitted()
  own = await world.admitted()
  const sale = await world.sold(party)
  for (const [dueDate, amount] of debts)
    await world.settled(sale, party, amount, { settleType: 'svc', date: addDays(dueDate, -10), dueDate })
  const inside = { settleType: 'svc', date: '2025-06-01', dueDate: '2025-07-31' }
  await world.settled(await world.sold(own), own, '100', inside)
  await world.aged('2025-06-30')
})

const rowsOf = async (who: string, filters: object = {}) =>
  (await groupArapRows(await world.ctx(who), { ...filters })) as readonly Record<string, string>[]

test('T-AGE-01 stands in the columns of its ages, with what is set aside', async () => {
  const [row, ...others] = await rowsOf('findir')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    unitId: world.place('BLHY'),
    receivable: '3100100.00',
    notDue: '1200100.00',
    month: '800000.00',
    quarter: '500000.00',
    half: '300000.00',
    year: '200000.00',
    older: '100000.00',
    loss: '163000.00',
    payable: '0',
  })
})

test('a party with the credit code of one of our companies is within the group', async () => {
  expect((await rowsOf('findir'))[0]?.['receivableInternal']).toBe('0')
  await world.pool.query(sql`
    update organisation.company set credit_code = (select credit_code from contracts.counterparty where id = ${own}::uuid)
    where company_code = 'BLLY'`)
  expect((await rowsOf('findir'))[0]?.['receivableInternal']).toBe('100.00')
})

test('the lists that figures lead to add up to them', async () => {
  const ctx = await world.ctx('findir')
  const found = await rowsOf('findir')
  const drills = drillsOf(ctx, groupArap, {}, found)
  expect(drills.length).toBeGreaterThan(5)
  for (const drill of drills)
    for (const [column, asks] of Object.entries(drill.columns)) {
      const { totals: sums } = await totals(ctx, openItem, {
        list: drill.page.slice(1),
        parameters: { ...drill.always, ...drill.rows[0], ...asks },
      })
      const total = column === 'loss' ? 'lossCny' : 'balanceCny'
      expect(compare(sums[total]?.[0]?.sum ?? '0', found[0]?.[column] ?? '1'), column).toBe(0)
    }
})

test('whoever sees one company reads of it alone, and a currency is asked by itself', async () => {
  expect(await rowsOf('landsales')).toEqual([])
  expect(await rowsOf('seafin')).toHaveLength(1)
  expect(await rowsOf('findir', { currency: 'USD' })).toEqual([])
  expect(await rowsOf('findir', { unitId: world.place('BLLY') })).toEqual([])
})
