import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { AutoAct, AutoNode, FlowNode } from '../../../core/approval/definition.ts'
import type { Json } from '../../../core/values/json.ts'
import { deliver } from '../../messaging/outbox/deliver-outbox-rows.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { now } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { checkDrawing } from '../design/definition-drafts.ts'
import { flowProblems } from '../flow-consistency.ts'
import { after, trip, tripFlow } from '../sub-processes/testing/trip-documents.ts'
import { tripWorld } from '../sub-processes/testing/trip-world.ts'
import { callOutside } from './call-external-address.ts'

const { pool } = await freshDatabase()
const world = await tripWorld(pool)
const { people } = world
const heard: unknown[] = []
const outside = createServer((request, response) => {
  let text = ''
  request.on('data', (part: Buffer) => (text += String(part)))
  request.on('end', () => {
    heard.push(JSON.parse(text))
    response.writeHead(request.url === '/moved' ? 302 : 200, { location: 'http://elsewhere.example/' }).end()
  })
})
await new Promise<void>((open) => void outside.listen(0, '127.0.0.1', open))
afterAll(() => new Promise<void>((closed) => void outside.close(() => closed())))
const host = `127.0.0.1:${(outside.address() as AddressInfo).port}` // it listens on TCP

const step = (act: AutoAct, next = 'after'): AutoNode => ({
  kind: 'auto',
  label: { zh: '自动', ru: 'auto', en: 'auto' },
  next,
  hook: '',
  act,
})
const flow = (act: AutoAct) =>
  tripFlow('trip', {
    first: after.kind === 'approve' ? { ...after, next: 'does' } : after,
    does: step(act, 'end'),
  } satisfies Record<string, FlowNode>)
const problems = async (act: AutoAct) => await checkDrawing(await world.as(people.admin), 'trip', flow(act))
async function passed(act: AutoAct): Promise<string> {
  await world.flow(flow(act))
  const id = await world.submitted()
  await world.decide(people.director, id, 'agree')
  expect(await world.statusOf(trip, id)).toBe('2')
  expect(await flowProblems(pool)).toEqual([])
  return id
}
const told = (event: string, id: string) =>
  pool.query<{ person: string; data: Record<string, unknown> }>(
    sql`select person, data from engine.outbox where event = ${event} and record_id = ${id}::uuid`,
  )

test('WFL-03 an automatic step sets fields: always the same, from another field, by a formula', async () => {
  const id = await passed({ do: 'set', values: { purpose: { value: 'Closed' }, total: { formula: 'total' } } })
  expect(await pool.query(sql`select purpose, total::text from trip.trip where id = ${id}::uuid`)).toEqual([
    { purpose: 'Closed', total: '900.00' },
  ])
  expect(
    (await problems({ do: 'set', values: { nothing: { value: 'x' }, total: { formula: 'purpose' } } })).ofForm,
  ).toHaveLength(2)
  expect((await problems({ do: 'set', values: {} })).problems).toMatchObject([
    { code: 'flow.problem.hook', node: 'does' },
  ])
})

test('WFL-03 a value that does not fit the form any more fails nobody’s decision: whoever looks after the process is told', async () => {
  const id = await passed({ do: 'set', values: { total: { value: 'much' } } })
  expect(await told('flow.autoFailed', id)).toMatchObject([{ person: people.admin }])
  await pool.query(
    sql`insert into engine.flow_setting (process, code, managers) values ('trip', 'trip', array[${people.chief}::uuid])`,
  )
  expect(
    (await told('flow.autoFailed', await passed({ do: 'set', values: { total: { value: 'much' } } })))
      .map(({ person }) => person)
      .toSorted(),
  ).toEqual([people.admin, people.chief].toSorted())
  await pool.query(sql`delete from engine.flow_setting`)
  expect(await pool.query(sql`select total::text from trip.trip where id = ${id}::uuid`)).toEqual([{ total: '900.00' }])
})

test('WFL-03 an automatic step makes a draft for the drafter, once, by the rules of its own form', async () => {
  const id = await passed({
    do: 'create',
    process: 'advance',
    values: { purpose: { field: 'purpose' }, amount: { field: 'total' } },
  })
  await Promise.all([world.carry(), world.carry()])
  const made = await pool.query<{ id: string }>(
    sql`select a.id, a.purpose, a.create_by as by, a.approval_status as status from trip.advance a join engine.flow_child c on c.id = a.id join engine.flow_instance i on i.id = c.parent where i.record_id = ${id}::uuid`,
  )
  expect(made).toMatchObject([{ purpose: 'Fair', by: people.drafter, status: '0' }])
  expect(await told('flow.drafted', made[0]?.id ?? '')).toMatchObject([{ person: people.drafter }])
  expect((await problems({ do: 'create', process: 'advance', values: {} })).ofForm.length).toBeGreaterThan(0)
})

test('WFL-03 an automatic step tells people what it says', async () => {
  const id = await passed({
    do: 'notify',
    people: { by: 'role', role: 'cashier' },
    text: { zh: '请付款', ru: 'Оплатите', en: 'Please pay' },
  })
  expect(await told('flow.told', id)).toMatchObject([
    { person: people.cashier, data: { text: { en: 'Please pay' }, title: null } },
  ])
})

test('WFL-03 an automatic step calls only addresses that system administrators allow, and follows no redirection', async () => {
  const act: AutoAct = { do: 'call', url: `http://${host}/hook`, fields: ['total'] }
  expect((await problems(act)).ofForm).toMatchObject([{ node: 'does', problem: expect.stringContaining(host) }])
  const id = await passed(act)
  const [job] = await pool.query<{ payload: Readonly<Record<string, Json>> }>(
    sql`select data -> 'payload' as payload from engine.outbox where event = 'job' and data ->> 'name' = 'engine.flowCall'`,
  )
  const run = () => callOutside(systemContext(pool, world.running, now(), 'test'), job?.payload ?? null)
  await prepareJobs(pool)
  for (const _ of [1, 2, 3]) {
    await expect(run()).rejects.toThrow('may not call')
    await deliver(pool, new Set(['flow.autoFailed']))
  }
  expect(heard).toEqual([])
  expect(
    await pool.query(sql`select person from engine.notice where event = 'flow.autoFailed' and record_id = ${id}::uuid`),
  ).toEqual([{ person: people.admin }])
  await pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value) values (uuidv7(), ${people.admin}::uuid, 'test', 'approval.callHosts', ${`erp.example、${host}`})`,
  )
  await run()
  expect(heard).toMatchObject([{ process: 'trip', id, title: 'Fair', values: { total: '900.00' } }])
  expect((await problems(act)).ofForm).toEqual([])
  await expect(
    callOutside(systemContext(pool, world.running, now(), 'test'), { ...job?.payload, url: `http://${host}/moved` }),
  ).rejects.toThrow()
})
