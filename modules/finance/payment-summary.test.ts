import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { paymentSummaryRows } from './payment-summary.server.ts'

let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  const insert = (unit: string, no: string, attribute: string, planned: number, paid: number) =>
    world.pool.driver.query(
      `insert into finance.payment_plan (id, create_by, create_name, unit_id, plan_no, payment_attribute, approval_status, payment_status, plan_date, plan_amount, plan_amount_cny, actual_amount)
     values (gen_random_uuid(), $1, 'x', $2, $3, $4, '2', '0', '2026-11-05', $5, $5, $6)`,
      [world.person('seasales'), world.place(unit), no, attribute, planned, paid],
    )
  await insert('BLHY', 'A', 'frt', 100, 40)
  await insert('BLHY', 'B', 'frt', 50, 50)
  await insert('BLLY', 'C', 'goods', 70, 0)
})

test('plans are summed by unit and attribute, and who sees one unit gets the sums of one unit', async () => {
  const span = { from: '2026-11-01', to: '2026-11-30' }
  const all = await paymentSummaryRows(await world.ctx('findir'), span)
  expect(all).toHaveLength(2)
  const own = await paymentSummaryRows(await world.ctx('seafin'), span)
  expect(own).toMatchObject([{ paymentAttribute: 'frt', plans: '2', planned: '150.00', paid: '90.00' }])
  expect(await paymentSummaryRows(await world.ctx('findir'), { from: '2026-12-01', to: '2026-12-31' })).toEqual([])
})
