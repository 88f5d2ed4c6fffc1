import { expect, test } from 'vitest'
import { contract } from '../modules/contracts/contract.ts'
import type { Ctx } from '../server/platform/context/context.ts'
import { describedPaths } from '../server/platform/http/openapi/described-paths.ts'
import { describe } from '../server/records/documents/describe-document.ts'
import { mappingOf } from '../server/records/schema/table-mapping.ts'
import { groupWorld } from './testing/group-world.ts'

const world = await groupWorld()

async function described(ctx: Ctx) {
  const running = world.running.documents.get(mappingOf(contract).key)
  if (running === undefined) throw new Error('there are no contracts')
  return describe(ctx, running)
}

test('a description names the permission of each action, and to drafters how they submit', async () => {
  const [drafter, keeper] = [await world.ctx('seasales'), await world.ctx('keeper')]
  const { approval, actions } = await described(drafter)
  expect(approval?.submit).toEqual({ verb: 'submit', label: '提交', needs: 'htgl-tj', from: ['0'] })
  expect((await described(keeper)).approval).not.toHaveProperty('submit')
  const needed = [...actions, ...(await described(keeper)).actions].map(({ verb, needs }) => [verb, needs])
  expect(needed).toContainEqual(['sign', 'htgl-qz'])
  expect(needed.filter(([, needs]) => !needs?.startsWith('htgl-'))).toEqual([])
})

test('the status of an approval is asked for by what a document may have, not by what only an inbox says', async () => {
  const { fields } = await described(await world.ctx('seasales'))
  const status = fields.find(({ name }) => name === 'approvalStatus')
  expect(status?.['options']).toMatchObject(['0', '1', '2', '3', '4'].map((code) => ({ code })))
  expect(status?.['marks']).toMatchObject([{ code: 'suspended' }, { code: 'returned' }, { code: 'refused' }])
})

test('the described API lists submitting with its permission', async () => {
  const paths = describedPaths(world.running, await world.ctx('seasales'))
  expect(paths['/api/contracts/contract/{id}/action/submit']).toMatchObject({ post: { 'x-needs': 'htgl-tj' } })
})
