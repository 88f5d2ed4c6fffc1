import { beforeAll, expect, test } from 'vitest'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { rules } from '../../module-api.ts'
import type { ApprovalPort } from '../../platform/context/approval-port.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { get } from '../read/find-visible-records.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { charter, log, ship, voyage } from '../testing/voyage-test-documents.ts'
import { act } from './call-verb.ts'
import { change } from './change-by-system.ts'
import { remove } from './delete-records.ts'
import { onceOnly } from './idempotent-request.ts'
import { save } from './save-record.ts'

let world: World
let me: Ctx
let shipId: string

const onSail = rules(voyage, {
  on: {
    sail: (_, { voyageName }, { departed }) =>
      voyageName === 'storm' ? fail() : { remark: `left ${String(departed)}` },
  },
})

/** Approves at once: what stands round a verb is tested here, not approval. */
const approval: ApprovalPort<Ctx> = {
  offered: async () => () => [],
  act: (ctx, doc, record, verb) =>
    change(ctx, doc, record, { approvalStatus: verb === 'submit' ? '1' : '0' }, { verb }),
}

beforeAll(async () => {
  world = await makeWorld([onSail], { approval })
  me = await world.as({ permissions: ['hc-kh', 'zc-tj'] })
  shipId = (await save(me, ship, { shipName: '北陆' })).id
})

test('a verb moves the state, asks for what it needs, runs the rules and leaves its traces', async () => {
  const { id } = await save(me, voyage, { voyageName: 'v1', shipId })
  expect(await act(me, voyage, id, 'sail', { ver: 1, departed: '2026-11-21' })).toEqual({ id, ver: 3 })
  expect(await get(me, voyage, id)).toMatchObject({ state: 'sea', remark: 'left 2026-11-21' })
  const { rows } = await world.pool.driver.query(
    'select verb, field, before, after from engine.history where record_id = $1 order by id',
    [id],
  )
  expect(rows).toEqual([
    { verb: 'sail', field: 'state', before: '"plan"', after: '"sea"' },
    { verb: 'sail', field: 'remark', before: null, after: '"left 2026-11-21"' },
  ])
  const events = await world.pool.driver.query('select event from engine.outbox where record_id = $1 order by id', [id])
  expect(events.rows.map(({ event }: { event: string }) => event)).toContain('sea.voyage.sail')
})

test('a verb is refused from a wrong state by its name, without its condition, its right, its version or what it asks for', async () => {
  const { id } = await save(me, voyage, { voyageName: 'v2', shipId })
  const { id: shipless } = await save(me, voyage, { voyageName: 'v3' })
  expect((await refused(act(me, voyage, id, 'sail', { ver: 1 }))).errors).toHaveProperty('departed')
  expect(await refused(act(me, voyage, shipless, 'sail', { ver: 1, departed: '2026-11-21' }))).toMatchObject({
    code: 'record.not-possible',
    status: 409,
  })
  expect(await refused(act(me, voyage, id, 'sail', { ver: 9, departed: '2026-11-21' }))).toMatchObject({
    code: 'record.changed',
    status: 409,
  })
  expect(await refused(act(me, voyage, id, 'arrive', { ver: 1 }))).toMatchObject({ status: 403 })
  expect(await refused(act(me, voyage, id, 'constructor', { ver: 1 }))).toMatchObject({ status: 404 })
  const other = await world.as({ id: me.actor.id })
  expect(await refused(act(other, voyage, id, 'sail', { ver: 1, departed: '2026-11-21' }))).toMatchObject({
    status: 403,
  })
  await act(me, voyage, id, 'sail', { ver: 1, departed: '2026-11-21' })
  expect(await refused(act(me, voyage, id, 'sail', { ver: 3, departed: '2026-11-21' }))).toMatchObject({
    code: 'record.wrong-state',
    status: 409,
    params: { state: '在航', verb: '开航' },
  })
  await act(me.withoutScope('the port answered'), voyage, id, 'arrive')
  expect(await get(me, voyage, id)).toMatchObject({ state: 'done' })
})

test('a rule that throws rolls the state back', async () => {
  const { id } = await save(me, voyage, { voyageName: 'storm', shipId })
  await expect(act(me, voyage, id, 'sail', { ver: 1, departed: '2026-11-21' })).rejects.toMatchObject({
    code: 'test.storm',
  })
  expect(await get(me, voyage, id)).toMatchObject({ state: 'plan', ver: 1 })
})

test('a state patch that no action declares is our bug', async () => {
  const { id } = await save(me, voyage, { voyageName: 'v4' })
  await expect(change(me, voyage, await get(me, voyage, id), { state: 'done' }, { verb: 'x' })).rejects.toThrow(
    'no action moves state from plan to done',
  )
})

test('of many who call the same verb at once one succeeds', async () => {
  const { id } = await save(me, voyage, { voyageName: 'v5', shipId })
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => act(me, voyage, id, 'sail', { ver: 1, departed: '2026-11-21' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a document for approval keeps a provisional number until it is submitted, and is closed to edits then', async () => {
  const { id } = await save(me, charter, { amount: '1' })
  expect((await get(me, charter, id)).charterNo).toMatch(/^TMP-/)
  const { ver } = await act(me, charter, id, 'submit', { ver: 1 })
  expect(await get(me, charter, id)).toMatchObject({ charterNo: 'ZC-0001', approvalStatus: '1' })
  expect(await refused(save(me, charter, { id, ver, amount: '2' }))).toMatchObject({
    code: 'record.not-editable',
    status: 409,
    params: { state: '审批中' },
  })
  expect(await refused(remove(me, charter, [id]))).toMatchObject({
    code: 'record.wrong-state',
    params: { state: '审批中', verb: '删除' },
  })
})

test('deleting is logical, all or nothing, and within scope', async () => {
  const first = (await save(me, voyage, { voyageName: 'd1' })).id
  const second = (await save(me, voyage, { voyageName: 'd2' })).id
  const stranger = await world.as({ deptId: world.departments.a2 })
  expect(await refused(remove(stranger, voyage, [first]))).toMatchObject({ code: 'record.missing', status: 404 })
  expect(await refused(remove(me, voyage, [first, '00000000-0000-7000-8000-0000000000ff']))).toMatchObject({
    status: 404,
  })
  expect(await remove(me, voyage, [first, second])).toEqual([first, second])
  await expect(get(me, voyage, first)).rejects.toMatchObject({ status: 404 })
  // Its name is free again.
  await save(me, voyage, { voyageName: 'd1' })
  const { rows } = await world.pool.driver.query('select verb from engine.audit where record_id = $1 order by id', [
    first,
  ])
  expect(rows.map(({ verb }: { verb: string }) => verb)).toEqual(['create', 'delete'])
})

test('rows of a log are only added', async () => {
  const { id, ver } = await save(me, log, { line: 'one' })
  expect(await refused(save(me, log, { id, ver, line: 'two' }).then(String))).toMatchObject({
    code: 'record.append-only',
  })
})

test('reliability 27: fifty parallel requests with one key have one effect and the same answer', async () => {
  const request = (body: Json) =>
    onceOnly(me, 'key-1', 'sea/voyage/save', body, async (inside) => {
      const { id, ver } = await save(inside, voyage, { voyageName: 'keyed' })
      return { id, ver }
    })
  const answers = await Promise.all(Array.from({ length: 50 }, () => request({ voyageName: 'keyed' })))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const { rows } = await world.pool.driver.query(
    `select count(*)::int as n from sea.voyage where voyage_name = 'keyed'`,
  )
  expect(rows).toEqual([{ n: 1 }])
  expect(await refused(request({ voyageName: 'other' }))).toMatchObject({ code: 'request.key-reused', status: 422 })
  const other = await world.as({})
  await onceOnly(other, 'key-1', 'x', {}, async () => ({}))
})

test('a refused request keeps no key: the same key may be tried again', async () => {
  const request = (voyageName: string) =>
    onceOnly(me, 'key-2', 'r', {}, async (inside) => ({ ...(await save(inside, voyage, { voyageName })) }))
  await refused(request(''))
  await request('second try')
})

function fail(): never {
  throw new Refusal('test.storm')
}

async function refused(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => new Error('nothing was refused'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof Refusal) return error
  throw error
}
