import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../server/testing/database.ts'
import { floatingRange, floatingRangeOf } from './payment-tolerance.server.ts'

const { pool } = await freshDatabase()

const amounts = ['0.01', '0.15', '10.10', '34000.00', '999999999999.99']
const percents = [null, '0', '0.05', '2.5', '3.33', '10']

test('the floating range that a payment may use is the one the proofs over all plans allow', async () => {
  const pairs = amounts.flatMap((amount) => percents.map((percent) => ({ amount, percent })))
  const rows = await pool.query<{ range: string }>(
    sql`select ${floatingRangeOf(sql`p.amount`, sql`p.percent`)}::text as range
      from unnest(${pairs.map(({ amount }) => amount)}::numeric[], ${pairs.map(({ percent }) => percent)}::numeric[]) with ordinality p(amount, percent, place) order by place`,
  )
  expect(rows.map(({ range }) => range)).toEqual(pairs.map(({ amount, percent }) => floatingRange(amount, percent)))
})

test('a floating range is rounded to the hundredth, a half away from zero', () => {
  expect([floatingRange('0.10', '5'), floatingRange('10.10', '2.5'), floatingRange('34000.00', '5')]).toEqual([
    '0.01',
    '0.25',
    '1700.00',
  ])
})
