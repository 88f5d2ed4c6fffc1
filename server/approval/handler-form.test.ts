import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { FieldRight, FlowDefinition, FlowNode } from '../../core/approval/definition.ts'
import { exportPieces } from '../exchange/export/read-export-rows.ts'
import { giveRole } from '../identity/session/testing/people.ts'
import { signedIn, testServer } from '../identity/session/testing/test-server.ts'
import type { Ctx } from '../platform/context/context.ts'
import { describedRoutes } from '../records/documents/record-routes.ts'
import { page, type PageRequest } from '../records/list/list-page.ts'
import { totals } from '../records/list/list-totals.ts'
import { groups } from '../records/list/row-groups.ts'
import { rows } from '../records/list/visible-rows.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { freshDatabase } from '../testing/database.ts'
import { checkDrawing } from './design/definition-drafts.ts'
import { flowProblems } from './flow-consistency.ts'
import { flowRoutes } from './routes.ts'
import { flowWorld } from './testing/flow-world.ts'
import { trial, trialFlow } from './testing/trial-document.ts'

const { pool } = await freshDatabase()
const frozen: string[] = []
const note = (event: string) => (_ctx: Ctx, record: Readonly<Record<string, unknown>>) => {
  frozen.push(`${event} ${String(record.amountCny)}`)
}
const world = await flowWorld(pool, [
  { on: { submit: note('freeze'), returned: note('release'), approved: note('approved') } },
])
const { people } = world
const { app, close } = await testServer(pool, {
  routes: [flowRoutes, describedRoutes],
  running: world.running,
  words: [],
})
await giveRole(pool, people.leader, 'reader', ['shiyan-ck'])
afterAll(close)

test('WFL-02: a handler completes what his step opens to him, and only that; the rest of the form stays as it was submitted', async () => {
  const id = await begun({ finance: { note: 'required', inBudget: 'write' } })
  await expect(world.decide(people.finance, id, 'agree')).rejects.toMatchObject({
    errors: { note: { code: 'kind.fill' } },
  })
  await expect(
    world.decide(people.finance, id, 'agree', { values: { note: 'checked', payee: 'Me' } }),
  ).rejects.toMatchObject({ errors: { payee: { code: 'flow.field-closed' } } })
  await expect(world.decide(people.finance, id, 'agree', { values: { note: 'x'.repeat(201) } })).rejects.toMatchObject({
    errors: { note: { code: 'text.max' } },
  })
  expect(await world.read(id)).toMatchObject({ note: null, payee: 'Payee', currentNode: 'finance' })
  await world.decide(people.finance, id, 'agree', { values: { note: 'checked', inBudget: '0' }, opinion: 'fine' })
  expect(await world.read(id)).toMatchObject({ note: 'checked', inBudget: '0', approvalStatus: '2' })
  expect(
    await pool.query(
      sql`select field, verb, person from engine.history where record_id = ${id}::uuid and field in ('note', 'inBudget') and before is not null or field = 'note' and record_id = ${id}::uuid order by field`,
    ),
  ).toContainEqual({ field: 'note', verb: 'agree', person: people.finance })
  expect(await flowProblems(pool)).toEqual([])
})

test('invariants 23, 25: an amount changes after submit only where the node says so; then limits follow it and everybody before decides anew', async () => {
  const closed = await begun({})
  await expect(world.decide(people.finance, closed, 'agree', { values: { amountCny: '1.00' } })).rejects.toMatchObject({
    errors: { amountCny: { code: 'flow.field-closed' } },
  })
  const id = await begun({ finance: { amountCny: 'write' } })
  frozen.length = 0
  await world.decide(people.finance, id, 'agree', {
    values: { amountCny: '2000000.00' },
    opinion: 'the invoice says two million',
  })
  expect(frozen).toEqual(['release 2000000.00', 'freeze 2000000.00'])
  expect(await world.read(id)).toMatchObject({ amountCny: '2000000.00', currentNode: 'leader', approvalStatus: '1' })
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.finance, id, 'agree')
  expect(await world.read(id)).toMatchObject({ currentNode: 'director' })
  expect(
    await pool.query(sql`select amount_cny as amount from engine.flow_instance where record_id = ${id}::uuid`),
  ).toEqual([{ amount: '2000000.00' }])
  expect(await flowProblems(pool)).toEqual([])
})

test('a field that a step hides never leaves the server for its handler, in no answer; others read it', async () => {
  const id = await begun({ leader: { amountCny: 'hide' } }, false, trialFlow, '271.82')
  const page = await signedIn(app, 'leader')
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await app.inject({ method, url, headers: { ...page }, ...(payload === undefined ? {} : { payload }) })).body
  const answers = await Promise.all([
    ask('GET', `/api/trial/payment/${id}`),
    ask('POST', '/api/trial/payment/page', { page: 1, size: 20 }),
    ask('GET', `/api/trial/payment/${id}/log`),
    ask('POST', '/api/workflow/task/page', { page: 1, size: 20, parameters: { view: 'todo' } }),
  ])
  expect(answers.map((answer) => answer.includes('Payee') || answer.includes('verb'))).toEqual([true, true, true, true])
  expect(answers.map((answer) => answer.includes('271.82'))).toEqual([false, false, false, false])
  await giveRole(pool, people.director, 'reader2', ['shiyan-ck'])
  await world.decide(people.leader, id, 'copy', { people: [people.director] })
  const other = await signedIn(app, 'director')
  expect((await app.inject({ method: 'GET', url: `/api/trial/payment/${id}`, headers: { ...other } })).body).toContain(
    '271.82',
  )
})

test('a field that a step hides is empty to its handler whatever he asks: no filter, order, group, sum, search, export or report tells it', async () => {
  const hidden = await begun(
    { leader: { amountCny: 'hide', note: 'hide' } },
    false,
    trialFlow,
    '4242.42',
    'Secret remark',
  )
  const seen = await begun({}, false, trialFlow, '4000.00', 'Open remark')
  const ctx = await world.as(people.leader)
  const found = async (parameters: PageRequest['parameters'], more: PageRequest = {}, by = ctx) => {
    const { content } = await page(by, trial, { parameters: { id: [hidden, seen], ...parameters }, ...more })
    return content.map(({ id }) => id)
  }
  expect(await found({ amountCny: { from: '3000' } })).toEqual([seen])
  expect(await found({ amountCny: { empty: true } })).toEqual([hidden])
  expect(await found({ note: 'secret' })).toEqual([])
  expect(await found({ param: 'secret' })).toEqual([])
  expect(await found({ param: 'payee' })).toHaveLength(2)
  expect(await found({ param: 'open rem' })).toEqual([seen])
  for (const sort of ['amountCny', '-amountCny', 'note', '-note'])
    expect(await found({}, { sort })).toEqual([seen, hidden])
  const { next } = await page(ctx, trial, { sort: '-amountCny', size: 1, parameters: { id: [hidden, seen] } })
  expect(await found({}, { sort: '-amountCny', size: 1, after: next ?? '' })).toEqual([hidden])
  const request = { parameters: { id: [hidden, seen] } }
  expect((await page(ctx, trial, request)).totals).toEqual({ amountCny: '4000.00' })
  expect((await totals(ctx, trial, { ids: [hidden, seen] })).totals).toEqual({
    amountCny: [{ in: null, sum: '4000.00' }],
  })
  const grouped = await groups(ctx, trial, { ...request, group: { by: ['note'], within: [] } })
  expect(grouped.groups.map(({ key, count, totals: sums }) => [key, count, sums.amountCny])).toEqual([
    ['Open remark', 1, [{ in: null, sum: '4000.00' }]],
    [null, 1, [{ in: null, sum: '0' }]],
  ])
  expect(
    await pool.query(sql`select r.amount_cny as amount from (${rows(ctx, trial)}) r where r.id = ${hidden}::uuid`),
  ).toEqual([{ amount: null }])
  const exported = await withinTransaction(ctx, async (inside) => {
    const pieces = exportPieces(
      inside,
      trial,
      {
        format: 'csv',
        columns: ['payee', 'amountCny'],
        parameters: { id: [hidden, seen], amountCny: { from: '3000' } },
      },
      new AbortController().signal,
    )
    const read = []
    for await (const piece of pieces) read.push(...piece)
    return read
  })
  expect(exported).toHaveLength(1)
  // Who drafted it, and who was never asked, is kept from nothing.
  expect(await found({ amountCny: { from: '3000' } }, { sort: 'amountCny' }, await world.as(people.drafter))).toEqual([
    seen,
    hidden,
  ])
  expect(await found({ param: 'secret' }, {}, ctx.withoutScope('test'))).toEqual([hidden])
})

test('a handler without the right to what his step demands is told to hand it on', async () => {
  const note = trialField('note')
  Object.assign(note, { read: 'shiyan-mm' })
  const id = await begun({ finance: { note: 'required' } })
  await expect(world.decide(people.finance, id, 'agree', { values: { note: 'blind' } })).rejects.toMatchObject({
    errors: { note: { code: 'flow.field-closed' } },
  })
  await expect(world.decide(people.finance, id, 'agree')).rejects.toMatchObject({
    errors: { note: { code: 'flow.field-not-yours' } },
  })
  Reflect.deleteProperty(note, 'read')
})

test('a condition on a field that is gone stops with words for the administrator, and a drawing with it, or with a role that is gone, is not published', async () => {
  const broken: FlowDefinition = {
    ...trialFlow,
    nodes: {
      ...trialFlow.nodes,
      large: { ...trialFlow.nodes.large, branches: [{ when: 'ge(tonnage, "5")', to: 'director' }] } as FlowNode,
    },
  }
  const id = await begun({}, true, broken)
  await expect(world.decide(people.finance, id, 'agree')).rejects.toMatchObject({
    code: 'flow.condition-lost',
    status: 422,
  })
  const asked = await signedIn(app, 'leader')
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  expect(
    (await app.inject({ method: 'GET', url: `/api/workflow/instance/${row?.id}`, headers: { ...asked } })).json(),
  ).toMatchObject({
    code: '0',
    data: { nodes: [{ key: 'start' }, { key: 'leader' }, { key: 'finance', state: 'current' }] },
  })
  const ctx = await world.as(people.admin)
  const lost: FlowDefinition = {
    ...broken,
    nodes: {
      ...broken.nodes,
      director: {
        ...broken.nodes.director,
        approver: { by: 'role', role: 'gone' },
        fields: { tonnage: 'read', no: 'write', payee: 'hide' },
      } as FlowNode,
    },
  }
  const { ofForm } = await checkDrawing(ctx, 'trial', lost)
  expect(ofForm.map(({ node, problem }) => `${node}: ${problem}`)).toEqual(
    expect.arrayContaining([
      'large: 条件使用了表单中没有的“tonnage”',
      'director: 角色“gone”不存在',
      'director: 表单中没有字段“tonnage”',
      'director: 字段“no”由系统生成，不能填写',
      'director: 字段“payee”是单据的名称，不能隐藏',
    ]),
  )
})

/** A submitted document of a new version of the process; standing at finance, or at the leader. */
async function begun(
  fields: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>,
  atFinance = true,
  from: FlowDefinition = trialFlow,
  amount = '314.15',
  note: string | null = null,
): Promise<string> {
  const [{ version } = { version: 0 }] = await pool.query<{ version: number }>(
    sql`select max(version) + 1 as version from engine.flow_definition`,
  )
  const nodes = Object.fromEntries(
    Object.entries(from.nodes).map(([key, node]) => [
      key,
      { ...node, ...(fields[key] === undefined ? {} : { fields: fields[key] }) },
    ]),
  )
  await pool.query(sql`update engine.flow_definition set status = '2'`)
  await pool.query(
    sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', ${version}, ${JSON.stringify({ ...from, version, nodes })}::jsonb, '1')`,
  )
  const id = await world.draft(amount, note)
  await world.act(id, 'submit')
  if (atFinance) await world.decide(people.leader, id, 'agree')
  return id
}

function trialField(name: string): object {
  const field = world.running.documents.get('trial.payment')?.doc.fields[name]
  if (field === undefined) throw new Error(`no field ${name}`)
  return field
}
