import { afterAll, beforeAll, expect, test } from 'vitest'
import { department } from '../../base/department.ts'
import { act, find, get, save } from '../../server/module-api.ts'
import { suggested } from '../../server/records/write/form-suggestions.ts'
import { bankPayment } from './bank-payment.ts'
import { budgetExecutionRows } from './budget-execution.server.ts'
import { budgetsOver } from './budget-usage-alert.server.ts'
import { budget } from './budget.ts'
import { paymentPlan } from './payment-plan.ts'
import { type FundsWorld, fundsWorld } from './testing/funds-world.ts'

let world: FundsWorld
let bookUnit: string

beforeAll(async () => {
  world = await fundsWorld()
  const [unit] = await find((await world.ctx('findir')).withoutScope('test'), department, { deptCode: 'BLHY' })
  bookUnit = unit?.id ?? ''
}, 120_000)
afterAll(() => world.close())

test('WFL-04a a unit without an approved budget is held to none, and nobody says himself whether he is within it', async () => {
  const { id } = await save(
    await world.ctx('seasales'),
    paymentPlan,
    world.plan({ planAmount: '9000000.00', inBudget: '0' }),
  )
  expect(await world.planOf(id)).toMatchObject({ budgetLeft: null, inBudget: '1' })
})

test('T-BUD-01 a plan above what its budget has left is out of budget and goes to the chairman; running plans hold it, settled ones use what they paid', async () => {
  await granted('year', '10000000.00')
  await world.approved({ planAmount: '1100000.00' })
  await pay(await world.approved({ planAmount: '6200000.00' }), '6200000.00')
  const { settled } = await suggested(
    await world.ctx('seasales'),
    paymentPlan,
    { bizSegment: 'sea', budgetSubject: 'freight', planDate: '2026-11-25' },
    'budgetSubject',
  )
  expect(settled).toMatchObject({ budgetLeft: '2700000.00' })
  const { id } = await save(await world.ctx('seasales'), paymentPlan, world.plan({ planAmount: '3000000.00' }))
  expect(await world.planOf(id)).toMatchObject({ budgetLeft: '2700000.00', inBudget: '0' })
  await world.does('seasales', paymentPlan, id, 'submit')
  const asked: string[] = []
  for (let handlers = await asksNow(id); handlers.length > 0; handlers = await asksNow(id)) {
    asked.push(...handlers)
    await world.agree(paymentPlan, id, world.time(), 1)
  }
  expect(await world.planOf(id)).toMatchObject({ approvalStatus: '2' })
  expect(asked).toContain(world.person('chairman'))
  const [row] = await budgetExecutionRows(await world.ctx('findir'), { year: '2026' })
  expect(row).toEqual({
    bookUnit,
    bizSegment: 'sea',
    budgetSubject: 'freight',
    granted: '10000000.00',
    paid: '6200000.00',
    held: '4100000.00',
    left: '-300000.00',
  })
  expect(await budgetsOver(await world.ctx('findir')), 'BUD-OVER').toMatchObject([
    {
      objType: 'budget',
      unitId: bookUnit,
      value: '103.00',
      title: expect.any(String),
      url: expect.stringContaining('/doc/finance/budget/'),
    },
  ])
  const foreign = await save(
    await world.ctx('seasales'),
    paymentPlan,
    world.plan({ budgetSubject: 'other', planAmount: '1.00' }),
  )
  expect(await world.planOf(foreign.id), 'what no budget names is out of budget').toMatchObject({
    budgetLeft: '0.00',
    inBudget: '0',
  })
})

test('a draft whose budget was spent meanwhile is saved once more before it is submitted', async () => {
  await granted('add', '1000000.00')
  const { id } = await save(await world.ctx('seasales'), paymentPlan, world.plan({ planAmount: '500000.00' }))
  expect(await world.planOf(id)).toMatchObject({ budgetLeft: '700000.00', inBudget: '1' })
  await world.approved({ planAmount: '400000.00' })
  await expect(world.does('seasales', paymentPlan, id, 'submit')).rejects.toMatchObject({
    code: 'payment-plan.budget-changed',
    params: { left: '300000.00' },
  })
})

test('a budget is approved by another than its drafter, stays as it is, and is not cut below what is spent and held', async () => {
  const made = await save(await world.ctx('findir'), budget, {
    ...ofSea,
    bookUnit,
    kind: 'cut',
    amount: '300000.01',
    reason: '压缩费用',
  })
  await expect(act(await world.ctx('findir'), budget, made.id, 'approve', { ver: made.ver })).rejects.toMatchObject({
    code: 'budget.approve-own',
  })
  await expect(act(await world.ctx('qiangm'), budget, made.id, 'approve', { ver: made.ver })).rejects.toMatchObject({
    code: 'budget.cut-too-deep',
    params: { over: '0.01' },
  })
  const fair = await granted('cut', '300000.00')
  await expect(
    save(await world.ctx('findir'), budget, { id: fair.id, ver: fair.ver, amount: '1.00' }),
  ).rejects.toMatchObject({ code: 'record.not-editable', params: { state: '已批准' } })
  expect(await get(await world.ctx('findir'), budget, fair.id)).toMatchObject({ status: '1', amount: '300000.00' })
  await act(await world.ctx('qiangm'), budget, made.id, 'decline', { ver: made.ver, reason: '费用已发生' })
  expect(await get(await world.ctx('findir'), budget, made.id)).toMatchObject({
    status: '2',
    approvedBy: world.person('qiangm'),
  })
})

const ofSea = { year: '2026', bizSegment: 'sea', budgetSubject: 'freight' }

async function granted(kind: string, amount: string) {
  const { id, ver } = await save(await world.ctx('findir'), budget, {
    ...ofSea,
    bookUnit,
    kind,
    amount,
    reason: '年中调整',
  })
  return act(await world.ctx('qiangm'), budget, id, 'approve', { ver })
}

async function asksNow(id: string): Promise<readonly string[]> {
  return (await world.planOf(id)).currentHandlers ?? []
}

async function pay(planId: string, amount: string): Promise<void> {
  await world.does('cashier', paymentPlan, planId, 'pay', { amount })
  const [made] = await find((await world.ctx('findir')).withoutScope('test'), bankPayment, { planId })
  await world.does('reviewer', bankPayment, made?.id ?? '', 'review')
  await world.does('authoriser', bankPayment, made?.id ?? '', 'authorise')
  await world.runJobs()
}
