import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { advance, advances, leader, perLeg, trip, tripFlow } from '../sub-processes/testing/trip-documents.ts'
import { tripWorld } from '../sub-processes/testing/trip-world.ts'
import { trial } from '../testing/trial-document.ts'
import { checkDrawing } from './definition-drafts.ts'
import { childProblems } from './sub-process-problems.ts'

const all = [advance, trip, trial]
const wrong = (more: Parameters<typeof advances>[0]) => childProblems(all, trip, advances(more))

test('WFL-03 a sub-process names a process there is, a table there is, and fills what its form demands with what fits', () => {
  expect(wrong({})).toEqual([])
  expect(wrong(perLeg)).toEqual([])
  expect(wrong({ process: 'gone' })).toEqual([{ code: 'flow.fit.process', params: { process: 'gone' } }])
  expect(wrong({ over: 'total' })).toEqual([{ code: 'flow.fit.table', params: { table: 'total' } }])
  expect(wrong({ values: { purpose: { field: 'purpose' } } })).toEqual([
    { code: 'flow.fit.demanded', params: { field: 'amount' } },
  ])
  expect(wrong({ values: { purpose: { value: 'Fair' }, amount: { field: 'total' } } })).toEqual([])
  expect(
    wrong({ values: { purpose: { field: 'total' }, amount: { line: 'amount' }, no: { field: 'purpose' } } }),
  ).toEqual([
    { code: 'flow.fit.unfit', params: { from: 'total', field: 'purpose' } },
    { code: 'flow.fit.gone', params: { field: 'amount' } },
    { code: 'flow.fit.unwritten', params: { field: 'no' } },
  ])
})

test('WFL-03 processes that lead back to each other are told as one draws, by what is published', async () => {
  const { pool } = await freshDatabase()
  const world = await tripWorld(pool)
  const ctx = await world.as(world.people.admin)
  const drawn = tripFlow('advance', { back: advances({ process: 'trip', next: 'end', values: {} }) })
  expect(await checkDrawing(ctx, 'advance', drawn)).toMatchObject({
    problems: [],
    ofForm: [{ node: 'back', problem: '子流程“trip”又会调用本流程' }],
  })
  await pool.query(
    sql`update engine.flow_definition set definition = ${JSON.stringify(tripFlow('trip', { leader }))}::jsonb where key = 'trip'`,
  )
  expect(await checkDrawing(ctx, 'advance', drawn)).toMatchObject({ ofForm: [] })
  expect(
    (await checkDrawing(ctx, 'advance', tripFlow('advance', { self: advances({ next: 'end' }) }))).problems,
  ).toEqual([{ code: 'flow.problem.calls-itself', node: 'self', params: {} }])
  expect(
    (
      await checkDrawing(
        ctx,
        'trip',
        tripFlow('trip', { lost: advances({ next: 'end', drafter: { by: 'role', role: 'gone' } }) }),
      )
    ).ofForm,
  ).toEqual([{ node: 'lost', problem: '角色“gone”不存在' }])
})
