import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../app/testing/group-world.ts'
import { drillsOf } from '../../server/exchange/report/report-drills.ts'
import type { Ctx } from '../../server/platform/context/context.ts'
import { totals } from '../../server/records/list/list-totals.ts'
import { paymentPlan } from './payment-plan.ts'
import { paymentSummaryRows } from './payment-summary.server.ts'
import { paymentSummary } from './payment-summary.ts'

const span = { from: '2026-11-01', to: '2026-11-30' }
let world: GroupWorld

beforeAll(async () => {
  world = await groupWorld()
  const plans = [
    ['BLHY', 'A', 'frt', '2', '2026-11-05', 100],
    ['BLHY', 'B', 'frt', '2', '2026-11-30', 50],
    ['BLHY', 'C', '', '2', '2026-11-05', 7],
    ['BLLY', 'D', 'goods', '2', '2026-11-05', 70],
    // Neither approved nor in the span.
    ['BLHY', 'E', 'frt', '1', '2026-11-05', 1_000],
    ['BLHY', 'F', 'frt', '2', '2026-12-01', 2_000],
  ] as const
  for (const [unit, no, attribute, approval, day, amount] of plans)
    await world.pool.query(sql`
      insert into finance.payment_plan (id, create_by, create_name, unit_id, plan_no, payment_attribute, approval_status, payment_status, plan_date, plan_amount, plan_amount_cny, actual_amount)
      values (gen_random_uuid(), ${world.person('seasales')}, 'x', ${world.place(unit)}, ${no}, ${attribute}, ${approval}, '0', ${day}, ${amount}, ${amount}, 0)`)
})

/** What the list behind a figure counts and adds up to. */
async function followed(ctx: Ctx, parameters: Parameters<typeof totals>[2]['parameters']) {
  const { count, totals: sums } = await totals(ctx, paymentPlan, { list: 'main', parameters })
  return { count: String(count), sum: sums['planAmountCny']?.[0]?.sum ?? '0.00' }
}

test.each(['findir', 'seafin'])(
  'the records that each figure leads %s to add up to it, the totals too',
  async (who) => {
    const ctx = await world.ctx(who)
    const rows = await paymentSummaryRows(ctx, span)
    const [plans, planned] = drillsOf(ctx, paymentSummary, span, rows)
    expect([plans?.columns, planned?.columns]).toEqual([{ plans: {} }, { planned: {} }])
    for (const [at, row] of rows.entries()) {
      expect(await followed(ctx, { ...plans?.always, ...plans?.rows[at] })).toEqual({
        count: row['plans'],
        sum: row['planned'],
      })
    }
    const all = await followed(ctx, planned?.always)
    const counts = rows.map((row) => Number(row['plans']))
    expect(all.count).toBe(String(counts.reduce((a, b) => a + b, 0)))
    expect(all.count).toBe(who === 'findir' ? '4' : '3')
  },
)

test('figures lead nobody to a page that he may not open', async () => {
  const ctx = await world.ctx('findir')
  const permissions = new Set([...ctx.actor.permissions].filter((code) => code !== 'fkjh-ck'))
  expect(drillsOf({ ...ctx, actor: { ...ctx.actor, permissions } }, paymentSummary, span, [])).toEqual([])
})

test('figures lead nobody to a list that he could not ask for all of their conditions', async () => {
  const ctx = await world.ctx('findir')
  const report = {
    ...paymentSummary,
    drill: { plans: { page: '/financePaymentPlan', with: { approvalStatus: { is: '2' }, noSuchColumn: 'unitId' } } },
  }
  expect(drillsOf(ctx, report, span, [])).toEqual([])
})
