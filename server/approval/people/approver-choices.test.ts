import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowRoutes } from '../routes.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { trialFlow } from '../testing/trial-document.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world
const { app, close } = await testServer(pool, { routes: [flowRoutes], running: world.running, words: [] })
afterAll(close)

const finance = trialFlow.nodes.finance as FlowNode & { readonly kind: 'approve' }
const flow: FlowDefinition = {
  ...trialFlow,
  version: 2,
  nodes: {
    ...trialFlow.nodes,
    finance: {
      ...finance,
      mode: 'any',
      approver: { by: 'choice', of: 'handler', range: { by: 'roleInUnit', role: 'unitFinance' } },
    },
    director: { ...finance, mode: 'one', next: 'copies', approver: { by: 'choice', of: 'drafter' } },
  },
}
await pool.query(sql`update engine.flow_definition set status = '2'`)
await pool.query(
  sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', 2, ${JSON.stringify(flow)}::jsonb, '1')`,
)

test('WFL-02: the drafter chooses who handles a later step, whoever decides chooses the next, each out of his range, and neither is forgotten', async () => {
  const id = await world.draft('1000000.00')
  const drafter = { ...(await signedIn(app, 'drafter')) }
  expect(
    (await app.inject({ method: 'GET', url: `/api/workflow/choices/trial/payment/${id}`, headers: drafter })).json(),
  ).toMatchObject({ code: '0', data: [{ node: 'director', several: false, people: null }] })
  await expect(world.act(id, 'submit')).rejects.toMatchObject({
    code: 'flow.choice-needed',
    errors: { choose: expect.anything() },
  })
  await world.act(id, 'submit', { choose: { director: [people.director] } })
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const leader = { ...(await signedIn(app, 'leader')) }
  const { data } = (
    await app.inject({ method: 'GET', url: `/api/workflow/instance/${row?.id}`, headers: leader })
  ).json<{ data: { offered: { verb: string; choices?: object[] }[] } }>()
  expect(data.offered.find(({ verb }) => verb === 'agree')?.choices).toMatchObject([
    {
      node: 'finance',
      several: true,
      people: [
        { id: people.finance, name: 'finance' },
        { id: people.finance2, name: 'finance2' },
      ],
    },
  ])
  await expect(world.decide(people.leader, id, 'agree')).rejects.toMatchObject({ code: 'flow.choice-needed' })
  await expect(
    world.decide(people.leader, id, 'agree', { choose: { finance: [people.elsewhere] } }),
  ).rejects.toMatchObject({ code: 'flow.choice-outside' })
  await world.decide(people.leader, id, 'agree', { choose: { finance: [people.finance2] } })
  expect(await world.read(id)).toMatchObject({ currentNode: 'finance', currentHandlers: [world.people.finance2] })
  await world.decide(people.finance2, id, 'agree')
  await world.decide(people.director, id, 'agree')
  expect(await world.read(id)).toMatchObject({ approvalStatus: '2' })
})

test('a choice for a step that the document does not come to is not demanded', async () => {
  const id = await world.draft('10.00')
  await world.act(id, 'submit')
  expect(await world.read(id)).toMatchObject({ currentNode: 'leader' })
})
