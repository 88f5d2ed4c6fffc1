import { expect, test } from 'vitest'
import { groupWorld } from '../../../app/testing/group-world.ts'
import { department } from '../../../base/department.ts'
import { find, systemContext, withinTransaction } from '../../../server/module-api.ts'
import { makeUnitLeaders } from './make-unit-leaders.ts'

test('the group, its headquarters and each company have a leader', async () => {
  const { pool, running, now, person } = await groupWorld()
  await withinTransaction(systemContext(pool, running, now, 'demonstration'), makeUnitLeaders)
  const units = await find(systemContext(pool, running, now, 'test'), department, { deptFlag: ['0', '1'] })
  const leaders = new Map(units.map(({ deptCode, leaderId }) => [deptCode, leaderId]))
  expect(leaders.get('BL')).toBe(person('chairman'))
  expect(leaders.get('BLJT')).toBe(person('qiangm'))
  // The first department of sea trade has no leader among the named people.
  expect(leaders.get('BLHY')).toBe(person('sealead'))
})
