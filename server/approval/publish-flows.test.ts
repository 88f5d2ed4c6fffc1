import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../testing/database.ts'
import { flowProblems, publishFlows } from './publish-flows.ts'
import { trial, trialFlow } from './testing/trial-document.ts'

const { pool } = await freshDatabase()
const withFlow = (first: typeof trialFlow) => ({
  ...trial,
  approval: { process: 'trial', category: 'fund', money: true, values: ['amountCny'], first },
})
const published = () =>
  pool.query(sql`select version, status from engine.flow_definition where key = 'trial' order by version`)

test('the described flow is published once, and a newer description takes over', async () => {
  await publishFlows(pool, [trial])
  await publishFlows(pool, [trial])
  expect(await published()).toEqual([{ version: 1, status: '1' }])
  await publishFlows(pool, [withFlow({ ...trialFlow, version: 2 })])
  await publishFlows(pool, [trial])
  expect(await published()).toEqual([
    { version: 1, status: '2' },
    { version: 2, status: '1' },
  ])
})

test('a flow that asks for what the document does not say stops the start', async () => {
  const nodes = {
    ...trialFlow.nodes,
    large: { ...trialFlow.nodes.large, branches: [{ when: 'note == "x"', to: 'director' }] },
  } as typeof trialFlow.nodes // one node altered
  const wrong = withFlow({ ...trialFlow, nodes, money: false })
  expect(flowProblems(wrong, wrong.approval)).toEqual([
    'the document says `money: true` and the flow does not: an approval about money says so in both, any other in neither',
    'large: flow.fit.not-given {"field":"note"}',
  ])
  await expect(publishFlows(pool, [wrong])).rejects.toThrow('flow trial of trial.payment')
})
