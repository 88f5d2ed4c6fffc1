import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import type { ReportDrill } from '../../core/api-types/report-result.ts'
import { addDays } from '../../core/values/day.ts'
import { queryGroupedReport } from '../../server/exchange/report/query-grouped-report.ts'
import { find } from '../../server/module-api.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { withCounted } from '../../server/records/write/apply-rule-sets.ts'
import { receivableAgeing } from './ageing-reports.ts'
import { openItem } from './open-item.ts'
import { type DebtsWorld, debtsWorld } from './testing/debts-world.ts'

let world: DebtsWorld

beforeAll(async () => {
  world = await debtsWorld()
})

// T-AGE-01, and a second row worked by hand on the days on which a band begins and ends.
test.each([
  [
    '2025-06-30',
    [
      ['2025-07-15', '1200000', '0', '0.00'],
      ['2025-06-10', '800000', '1', '8000.00'],
      ['2025-05-05', '500000', '2', '15000.00'],
      ['2025-03-20', '300000', '4', '30000.00'],
      ['2024-11-30', '200000', '5', '60000.00'],
      ['2024-05-31', '100000', '6', '50000.00'],
    ],
    '163000.00',
  ],
  [
    '2026-11-18',
    [
      ['2026-11-18', '100', '0', '0.00'],
      ['2026-11-17', '100', '1', '1.00'],
      ['2026-10-19', '100', '1', '1.00'],
      ['2026-10-18', '100', '2', '3.00'],
      ['2026-09-18', '100', '3', '5.00'],
      ['2026-08-20', '100', '3', '5.00'],
      ['2025-11-18', '100', '5', '30.00'],
      ['2024-11-18', '100', '6', '50.00'],
      ['2024-11-17', '100', '7', '100.00'],
    ],
    '195.00',
  ],
] as const)('as of %s what is owed is in its band, with what is set aside for it', async (asOf, rows, loss) => {
  const party = await world.admitted()
  const sale = await world.sold(party)
  for (const [dueDate, amount] of rows)
    await world.settled(sale, party, amount, { settleType: 'svc', date: addDays(dueDate, -10), dueDate })
  await world.aged(asOf)
  const items = await find(world.all, openItem, { counterparty: party }, { sort: ['-dueDate'] })
  expect(items.map((item) => [item.dueDate, item.amount, item.ageBand, item.lossCny])).toEqual(
    rows.map(([day, amount, band, part]) => [day, `${amount}.00`, band, part]),
  )
  const [total] = await world.pool.query<{ loss: string }>(
    sql`select sum(loss_cny)::text as loss from finance.open_item where counterparty = ${party}::uuid`,
  )
  expect(total?.loss).toBe(loss)
  await world.aged('2026-11-18')
})

test('levels begin a week before the day and on the 1st, 15th, 30th and 90th day after it', async () => {
  const party = await world.admitted()
  const id = await world.settled(await world.sold(party), party, '1', { settleType: 'svc', dueDate: '2026-12-31' })
  const levelOn = async (day: string) => {
    await world.aged(day)
    return (await world.itemOf(id)).overdueLevel
  }
  const days = [-8, -7, 0, 1, 14, 15, 29, 30, 89, 90].map((late) => addDays('2026-12-31', late))
  const levels: string[] = []
  for (const day of days) levels.push(await levelOn(day))
  expect(levels).toEqual(['0', '-7', '-7', '1', '1', '15', '15', '30', '30', '90'])
  await world.aged('2026-11-18')
})

test.each(['findir', 'seafin'])('each figure of the ageing leads %s to items that add up to it', async (who) => {
  const party = await world.admitted()
  const sale = await world.sold(party)
  for (const [dueDate, amount] of [
    ['2026-12-01', '700'],
    ['2026-11-01', '50.05'],
    ['2026-10-30', '20'],
    ['2026-08-01', '9'],
  ] as const)
    await world.settled(sale, party, amount, { settleType: 'svc', date: '2026-07-20', dueDate })
  await world.received(party, '700', { contractId: sale })
  const ctx = await world.ctx(who)
  const figures = await queryGroupedReport(ctx, receivableAgeing, {})
  const line = figures.rows.findIndex((row) => row['counterparty'] === party)
  // The oldest were paid: 9, 20, 50.05 and 620.95 of what is not due yet.
  expect(figures.rows[line]).toMatchObject({ balance: '79.05', items: '1', loss: '0.00' })
  const [drill] = figures.drills
  expect(drill?.page).toBe('/receivable')
  let followed = 0
  for (const [place, row] of [...figures.rows.entries(), ['total', figures.totals] as const])
    for (const [column, figure] of Object.entries(row)) {
      const asks = drill === undefined ? null : asksOf(drill, place, column)
      if (asks === null || figure === null) continue
      const list = await totals(ctx, openItem, { list: 'receivable', parameters: asks })
      const sum = list.totals[column.startsWith('loss') ? 'lossCny' : 'balanceCny']?.[0]?.sum
      expect([place, column, figure]).toEqual([place, column, column.startsWith('items') ? String(list.count) : sum])
      followed += 1
    }
  expect(followed).toBeGreaterThan(10)
})

// T-LATE-01, and once more worked by hand: 1,000.00 × 0.1 % × 30.
test.each([
  ['33252146', '0.05', 12, '199512.88'],
  ['1000', '0.1', 30, '30.00'],
])('%s at %s per cent a day costs %i days late %s', async (amount, penaltyRate, days, interest) => {
  const party = await world.admitted()
  const dueDate = addDays('2026-11-18', -days)
  const id = await world.settled(await world.sold(party, { penaltyRate }), party, amount, { date: dueDate, dueDate })
  const item = await world.itemOf(id)
  const opened = async (at: string) =>
    withCounted(await world.ctx('seafin', { at: Date.parse(`${at}T09:00:00+08:00`) }), openItem, { ...item })
  expect(await opened('2026-11-18')).toMatchObject({ daysLate: String(days), lateInterest: interest })
  expect(await opened(dueDate)).toMatchObject({ daysLate: null, lateInterest: null })
})

/** What the list behind a figure is asked; null where the figure leads nowhere. */
function asksOf(drill: ReportDrill, line: number | 'total', column: string) {
  const ofColumn = drill.columns[column]
  return ofColumn === undefined ? null : { ...drill.always, ...ofColumn, ...(line === 'total' ? {} : drill.rows[line]) }
}
