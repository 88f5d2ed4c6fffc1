import { expect, test } from 'vitest'
import { groupWorld } from '../../app/testing/group-world.ts'
import { act, get, save } from '../../server/module-api.ts'
import { constructionProject } from './construction-project.ts'

test('a project is begun, stopped, begun again, built, accepted and settled, in that order only', async () => {
  const ctx = await (await groupWorld()).ctx('engineer')
  const made = await save(ctx, constructionProject, {
    projectName: '储能电站',
    contractor: '施工方',
    budget: '1000',
    planStart: '2027-03-01',
    planEnd: '2027-05-01',
  })
  let { ver } = made
  await expect(act(ctx, constructionProject, made.id, 'accept', { ver })).rejects.toMatchObject({
    code: 'record.wrong-state',
  })
  for (const verb of ['start', 'stop', 'start', 'finish', 'accept', 'settle'])
    ({ ver } = await act(ctx, constructionProject, made.id, verb, { ver }))
  expect((await get(ctx, constructionProject, made.id)).status).toBe('5')
})
