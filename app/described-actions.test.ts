import { expect, test } from 'vitest'
import { paymentPlan } from '../modules/finance/payment-plan.ts'
import type { Ctx } from '../server/context.ts'
import { describe } from '../server/described/describe.ts'
import { describedPaths } from '../server/http/openapi/described-paths.ts'
import { mappingOf } from '../server/store/mapping.ts'
import { groupWorld } from './testing/group-world.ts'

const world = await groupWorld()

async function described(ctx: Ctx) {
  const running = world.running.documents.get(mappingOf(paymentPlan).key)
  if (running === undefined) throw new Error('there are no payment plans')
  return describe(ctx, running)
}

test('a description names the permission of each action, and to drafters how they submit', async () => {
  const [drafter, cashier] = [await world.ctx('seasales'), await world.ctx('cashier')]
  const { approval, actions } = await described(drafter)
  expect(approval?.submit).toEqual({ verb: 'submit', label: '提交', needs: 'fkjh-tj', from: ['0'] })
  expect((await described(cashier)).approval).not.toHaveProperty('submit')
  const needed = [...actions, ...(await described(cashier)).actions].map(({ verb, needs }) => [verb, needs])
  expect(needed).toContainEqual(['changeAccount', 'fkjh-fk'])
  expect(needed.filter(([, needs]) => !needs?.startsWith('fkjh-'))).toEqual([])
})

test('the described API lists submitting with its permission', async () => {
  const paths = describedPaths(world.running, await world.ctx('seasales'))
  expect(paths['/api/finance/paymentPlan/{id}/action/submit']).toMatchObject({ post: { 'x-needs': 'fkjh-tj' } })
})
