import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { flowWords } from '../../core/approval/refusal-words.ts'
import { shownValue } from '../../core/description/shown-value.ts'
import { makePerson } from '../identity/session/testing/people.ts'
import { signedIn, testServer, type Page } from '../identity/session/testing/test-server.ts'
import { makeContext } from '../platform/context/make-context.ts'
import { describe } from '../records/documents/describe-document.ts'
import { opened } from '../records/documents/opened-record.ts'
import { page } from '../records/list/list-page.ts'
import { freshDatabase } from '../testing/database.ts'
import { flowRoutes } from './routes.ts'
import { flowWorld } from './testing/flow-world.ts'
import { trial } from './testing/trial-document.ts'
import { flowServerWords } from './words.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world
const { app, close } = await testServer(pool, {
  routes: [flowRoutes],
  running: world.running,
  words: [flowWords, flowServerWords],
})
const pages = new Map<string, Page>()

interface Answer<T> {
  readonly code: string
  readonly data: T
  readonly msg: string
}

async function ask<T = Record<string, unknown>>(
  who: string,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Answer<T> & { status: number }> {
  const page = pages.get(who) ?? (await signedIn(app, who))
  pages.set(who, page)
  const answer = await app.inject({
    method,
    url,
    headers: { ...page, ...headers },
    ...(payload === undefined ? {} : { payload }),
  })
  return { ...answer.json<Answer<T>>(), status: answer.statusCode }
}

interface Row {
  readonly taskId: string
  readonly procInstId: string
  readonly listStatus: string
  readonly nodeLabel: string
  readonly title: string
  readonly id: string
  readonly dueAt: number | null
  readonly urgency: string | null
  readonly approvalMark: string | null
  readonly standIn: string | null
}
interface Rows {
  readonly content: readonly Row[]
  readonly totalElements: number
}
const list = (who: string, parameters: object) =>
  ask<Rows>(who, 'POST', '/api/workflow/task/page', { page: 1, size: 20, parameters })

test('a person finds what waits for him, opens it and decides; a repeated click gets the first answer', async () => {
  const id = await world.draft('700.00')
  await world.act(id, 'submit')
  const { data } = await list('leader', { view: 'todo', param: 'payee' })
  expect(data).toMatchObject({
    totalElements: 1,
    content: [
      {
        module: 'trial',
        thing: 'payment',
        id,
        listStatus: '5',
        nodeLabel: '部门负责人',
        title: '【试验审批】drafter-Payee-700.00',
        amountText: '700.00',
        about: 'payee：Payee',
        urgency: null,
        drafterName: 'drafter',
        approvalStatus: '1',
        viewedAt: null,
      },
    ],
  })
  expect((await ask('leader', 'GET', '/api/workflow/task/counts')).data).toEqual({
    unviewed: 1,
    undecided: 1,
    dueSoon: 0,
    overdue: 0,
    copied: 0,
    renewedBy: [],
  })
  const taskId = data.content[0]?.taskId ?? ''
  expect((await ask('leader', 'POST', `/api/workflow/task/${taskId}/action/view`, {})).code).toBe('0')
  expect((await list('leader', { view: 'todo', tab: 'unviewed' })).data.totalElements).toBe(0)
  const twice = await Promise.all(
    [1, 2].map(() =>
      ask(
        'leader',
        'POST',
        `/api/workflow/task/${taskId}/action/agree`,
        { opinion: 'ok' },
        { 'idempotency-key': 'one-click' },
      ),
    ),
  )
  expect(twice[0]).toMatchObject({ code: '0', data: { id, approvalStatus: '1' } })
  expect(twice[1]?.data).toEqual(twice[0]?.data)
  expect(await ask('leader', 'POST', `/api/workflow/task/${taskId}/action/agree`, {})).toMatchObject({
    status: 409,
    code: 'flow.already-decided',
    msg: '该任务已处理，请刷新后查看最新进度',
  })
  expect((await list('leader', { view: 'done' })).data).toMatchObject({
    totalElements: 1,
    content: [{ result: 'agreed' }],
  })
  expect((await list('drafter', { view: 'mine' })).data).toMatchObject({
    totalElements: 1,
    content: [{ procInstId: data.content[0]?.procInstId, nodeLabel: '单位财务' }],
  })
  const finance = (await list('finance', { view: 'todo' })).data.content[0]
  expect(finance?.dueAt).toBeGreaterThan(Date.now())
})

test('an instance shows its way, its record and what the reader may do; others do not see it', async () => {
  const id = await world.draft('1000000.00')
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree', { opinion: 'fine' })
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const view = await ask('finance', 'GET', `/api/workflow/instance/${row?.id}`, undefined, { lang: 'en' })
  expect(view.data).toMatchObject({
    status: '1',
    module: 'trial',
    thing: 'payment',
    id,
    nodes: [
      { key: 'start', state: 'done' },
      { key: 'leader', label: 'Leader', state: 'done', people: [{ id: people.leader, name: 'leader' }] },
      { key: 'finance', state: 'current', mode: 'any' },
      { key: 'director', state: 'future', people: [{ name: 'director' }] },
      { key: 'copies', kind: 'cc', state: 'future', people: [{ name: 'cashier' }] },
      { key: 'end', state: 'future' },
    ],
    log: [
      { verb: 'save' },
      { verb: 'submit', label: 'Submitted' },
      { verb: 'agree', actorName: 'leader', opinion: 'fine' },
    ],
  })
  const offered = (view.data as { offered: { verb: string; targets?: { node: string }[] }[] }).offered
  expect(offered.map(({ verb }) => verb)).toEqual([
    'agree',
    'reject',
    'refuse',
    'claim',
    'transfer',
    'delegate',
    'addSign',
    'copy',
    'close',
    'view',
  ])
  expect(offered[1]?.targets?.map(({ node }) => node)).toEqual(['start', 'leader'])
  expect(await ask('elsewhere', 'GET', `/api/workflow/instance/${row?.id}`)).toMatchObject({
    status: 404,
    code: 'flow.unknown',
  })
  expect(
    await ask('elsewhere', 'POST', `/api/workflow/instance/${row?.id}/action/copy`, { people: [people.elsewhere] }),
  ).toMatchObject({ status: 404, code: 'flow.unknown' })
})

test('a node that is come to again after a return stands once, with the whole way ahead', async () => {
  const id = await world.draft('1000000.00')
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree', {})
  await world.decide(people.finance, id, 'reject', { opinion: 'again' })
  await world.act(id, 'submit')
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const { data } = await ask<{ nodes: { key: string }[] }>('drafter', 'GET', `/api/workflow/instance/${row?.id}`)
  expect(data.nodes.map(({ key }) => key)).toEqual(['start', 'leader', 'finance', 'director', 'copies', 'end'])
})

interface Way {
  readonly steps: readonly {
    readonly node: string
    readonly outcome: string
    readonly when: string | null
    readonly people: readonly { readonly name: string; readonly why: string }[]
  }[]
}

test('before it is sent, a document shows the way it would go, whom it would ask and why: as it is kept, and as it is being typed', async () => {
  const at = (body: object, person = 'drafter') =>
    ask<Way>(person, 'POST', '/api/workflow/dryRun', { module: 'trial', thing: 'payment', ...body })
  const asked = ({ data }: { readonly data: Way }) =>
    data.steps
      .filter(({ people }) => people.length > 0)
      .map(({ node, people }) => [node, people.map(({ name }) => name)])
  const small = [
    ['leader', ['leader']],
    ['finance', ['finance', 'finance2']],
    ['copies', ['cashier']],
  ]
  const large = [...small.slice(0, 2), ['director', ['director']], ...small.slice(2)]
  const id = await world.draft('1000000.00')
  expect(asked(await at({ id }))).toEqual(large)
  expect(asked(await at({ id, values: { amountCny: '500.00' } }))).toEqual(small)
  expect(asked(await at({ values: { amountCny: '500.00' } }))).toEqual(small)
  const typed = await at({ values: { amountCny: '1000000.00' } })
  expect(asked(typed)).toEqual(large)
  expect(typed.data.steps.flatMap(({ when }) => (when === null ? [] : [when]))).toEqual([
    expect.stringContaining('amountCny'),
  ])
  expect(await at({ id }, 'elsewhere')).toMatchObject({ status: 404 })
  expect(await at({ values: {} }, 'leader')).toMatchObject({ status: 403 })
})

test('what may be started is what one may add and submit', async () => {
  expect((await ask('drafter', 'GET', '/api/workflow/startable')).data).toMatchObject([
    { process: 'trial', category: 'fund', categoryLabel: 'fund', label: '试验审批', module: 'trial', thing: 'payment' },
  ])
  expect((await ask('leader', 'GET', '/api/workflow/startable')).data).toEqual([])
})

test('copies are listed unopened first and count until they are opened', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'copy', { people: [people.cashier] })
  const { data } = await list('cashier', { view: 'copied' })
  expect(data).toMatchObject({ totalElements: 1, content: [{ id, listStatus: '5', taskId: null }] })
  await ask('cashier', 'POST', `/api/workflow/instance/${data.content[0]?.procInstId}/action/view`, {})
  expect((await list('cashier', { view: 'copied' })).data.content[0]?.listStatus).toBe('1')
})

test('WFL-02 a task says how its time stands: overdue apart from due soon, and whose it is where somebody stands in', async () => {
  const id = await world.draft('800.00')
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const task = await world.openTask(people.finance, id)
  const due = (hours: number) =>
    pool.query(sql`update engine.flow_task set due = now() + make_interval(hours => ${hours}) where id = ${task}::uuid`)
  const urgency = async (tab = '') =>
    (await list('finance', { view: 'todo', tab })).data.content.filter((row) => row.id === id).map((row) => row.urgency)
  await due(2)
  expect([await urgency(), await urgency('dueSoon'), await urgency('overdue')]).toEqual([['dueSoon'], ['dueSoon'], []])
  await due(-2)
  expect([await urgency(), await urgency('dueSoon'), await urgency('overdue')]).toEqual([['overdue'], [], ['overdue']])
  await pool.query(
    sql`insert into engine.flow_proxy (id, person, agent, from_day, to_day, made) values (uuidv7(), ${people.finance}::uuid, ${people.director}::uuid, current_date - 1, current_date + 1, now())`,
  )
  const absent = (await list('director', { view: 'todo' })).data.content.find((row) => row.id === id)
  expect(absent?.standIn).toBe('director（代finance）')
})

test('WFL-03 who looks after processes opens a case he may not read: its way and what can be done, without what the record says', async () => {
  const id = await world.draft('12345.60', 'a secret note')
  await world.act(id, 'submit')
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const path = `/api/workflow/instance/${row?.id}`
  const view = await ask('admin', 'GET', path)
  expect(view.data).toMatchObject({
    readable: false,
    title: expect.stringMatching(/^【试验审批】drafter-SY-/),
    nodes: expect.arrayContaining([expect.objectContaining({ key: 'leader', state: 'current' })]),
  })
  expect(JSON.stringify(view.data)).not.toMatch(/Payee|secret|12,?345/)
  expect((view.data.offered as { verb: string }[]).map(({ verb }) => verb)).toEqual(
    expect.arrayContaining(['transfer', 'suspend', 'terminate']),
  )
  expect(await ask('admin', 'GET', `${path}/related`)).toMatchObject({ code: '0' })
  expect(await ask('admin', 'GET', `${path}/picture`)).toMatchObject({ status: 404 })
  expect(await ask('admin', 'POST', `${path}/action/suspend`, { opinion: 'wait' })).toMatchObject({ code: '0' })
  expect(await ask('admin', 'POST', `${path}/action/resume`, {})).toMatchObject({ code: '0' })
  const task = await world.openTask(people.leader, id)
  expect(await ask('admin', 'POST', `/api/workflow/task/${task}/action/transfer`, { to: people.chief })).toMatchObject({
    code: '0',
  })
})

test('WFL-03 who looks after processes acts only on cases of people he may see', async () => {
  const id = await world.draft('12345.60')
  await world.act(id, 'submit')
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const [task, path] = [await world.openTask(people.leader, id), `/api/workflow/instance/${row?.id}/action`]
  await makePerson(pool, { code: 'manager' })
  await pool.query(
    sql`insert into engine.flow_setting (process, code, managers) select 'trial', 'shiyan', array_agg(id) from base.person where user_code = 'manager'`,
  )
  for (const [verb, body] of [
    ['suspend', { opinion: 'x' }],
    ['terminate', { opinion: 'x' }],
    ['jump', { opinion: 'x', node: 'leader', to: 'finance' }],
    ['assign', { node: 'leader', people: [people.chief] }],
    ['urge', {}],
    ['copy', { people: [people.chief] }],
  ] as const) {
    expect(await ask('manager', 'POST', `${path}/${verb}`, body), verb).toMatchObject({
      status: 404,
      code: 'flow.unknown',
    })
  }
  expect(
    await ask('manager', 'POST', `/api/workflow/task/${task}/action/transfer`, { to: people.chief }),
  ).toMatchObject({ status: 404, code: 'flow.task-unknown' })
  expect(await world.openTask(people.leader, id)).toBe(task)
})

test('WFL-02 lists, pages and records name every place where a document stands, by the version of its flow', async () => {
  const id = await world.draft('901.00')
  await world.act(id, 'submit')
  const at = (key: string) => ({ zh: `${key} zh`, ru: `${key} ru`, en: `${key} en` })
  await pool.query(sql`
    insert into engine.flow_definition (key, version, definition, status)
    select key, 99, jsonb_set(definition, '{nodes}', definition -> 'nodes' || ${JSON.stringify({ law: { label: at('law') }, risk: { label: at('risk') } })}::jsonb) || '{"version": 99}', '0' from engine.flow_definition where key = 'trial' and version = 1`)
  await pool.query(
    sql`update engine.flow_instance set version = 99, state = state || '{"version": 99}' where record_id = ${id}::uuid`,
  )
  await pool.query(sql`update trial.payment set current_node = 'law,risk' where id = ${id}::uuid`)
  const ctx = { ...(await world.as(people.leader)), lang: 'en' } as const
  const { content } = await page(ctx, trial, { parameters: { amountCny: { from: '901', to: '901' } } })
  expect(content.map(({ currentNode }) => currentNode)).toEqual(['law en, risk en'])
  expect((await opened(ctx, trial, id)).record.currentNode).toBe('law en, risk en')
})

test('WFL-02 a list of documents marks those whose approval is suspended, was returned to the drafter or refused, and is filtered by that', async () => {
  const ids = await Promise.all(['902.01', '902.02', '902.03', '902.04'].map((amount) => world.draft(amount)))
  const [held = '', back = '', ended = '', redone = ''] = ids
  for (const id of ids) await world.act(id, 'submit')
  await pool.query(
    sql`update engine.flow_instance set state = state || '{"suspended": true}' where record_id = ${held}::uuid`,
  )
  for (const id of [back, redone]) await world.decide(people.leader, id, 'reject', { opinion: 'wrong' })
  await world.decide(people.leader, ended, 'refuse', { opinion: 'never' })
  await world.act(redone, 'submit')
  const marks = async () => {
    const asked = {
      columns: ['payee', 'approvalStatus'],
      sort: 'amountCny',
      parameters: { amountCny: { from: '902', to: '903' } },
    }
    const { content } = await page(await world.as(people.drafter), trial, asked)
    return content.map(({ approvalStatus, approvalMark = null }) => [approvalStatus, approvalMark])
  }
  expect(await marks()).toEqual([
    ['1', 'suspended'],
    ['0', 'returned'],
    ['4', 'refused'],
    ['1', null],
  ])
  const filtered = async (approvalStatus: string | string[]) => {
    const parameters = { amountCny: { from: '902', to: '903' }, approvalStatus }
    const { content, totalElements } = await page(await world.as(people.drafter), trial, {
      sort: 'amountCny',
      parameters,
    })
    expect(content).toHaveLength(totalElements)
    return content.map(({ id }) => id)
  }
  expect(await filtered('suspended')).toEqual([held])
  expect(await filtered(['suspended', 'refused'])).toEqual([held, ended])
  expect(await filtered(['0', 'refused'])).toEqual([back, ended])
  expect(await filtered(['1', 'returned'])).toEqual([held, back, redone])
  for (const [who, view] of [
    ['leader', 'todo'],
    ['drafter', 'mine'],
  ] as const) {
    const { data } = await list(who, { view })
    const urgency = (id: string) => data.content.find((row) => row.id === id)?.urgency
    expect([view, urgency(held), urgency(redone)]).toEqual([view, 'suspended', null])
  }
  const { data: started } = await list('drafter', { view: 'mine' })
  expect(ids.map((id) => started.content.find((row) => row.id === id)?.approvalMark)).toEqual([
    'suspended',
    'returned',
    'refused',
    null,
  ])
  const running = world.running.documents.get('trial.payment')
  if (running === undefined) throw new Error('it does not run')
  const described = await describe({ ...(await world.as(people.drafter)), lang: 'zh' }, running)
  const status = described.fields.find(({ name }) => name === 'approvalStatus')
  expect(status?.['marks']).toMatchObject([
    { code: 'suspended', label: '已挂起' },
    { code: 'returned', label: '已退回' },
    { code: 'refused', label: '已拒绝' },
  ])
  expect(shownValue(status ?? { name: '' }, { approvalStatus: '0', approvalMark: 'returned' })).toBe('returned')
  expect(shownValue(status ?? { name: '' }, { approvalStatus: '0' })).toBe('0')
})

test('how approvals stand is read with the rows of a list, and by no statement of its own', async () => {
  const fresh = await world.draft('903.01')
  const drafter = await world.as(people.drafter)
  const asked: string[] = []
  const counted = makeContext({
    ...drafter,
    sql: {
      aside: drafter.sql.aside,
      query: (statement) => {
        asked.push(statement.text)
        return drafter.sql.query(statement)
      },
    },
  })
  const listed = async (columns: readonly string[] | undefined) => {
    asked.length = 0
    const { content } = await page(counted, trial, {
      ...(columns === undefined ? {} : { columns }),
      parameters: { amountCny: { from: '903', to: '904' } },
    })
    return [content.map(({ approvalMark = null }) => approvalMark), asked.filter(asksFlows).length]
  }
  const asksFlows = (text: string) => text.includes('engine.flow_instance')
  await listed(undefined)
  expect(await listed(undefined)).toEqual([[null], 1])
  await world.act(fresh, 'submit')
  await world.decide(people.leader, fresh, 'reject', { opinion: 'wrong' })
  expect(await listed(undefined)).toEqual([['returned'], 1])
  expect(await listed(['payee'])).toEqual([['returned'], 1])
})

test('wrong ids, verbs and bodies are refused by name', async () => {
  const nobody = '01900000-0000-7000-8000-000000000000'
  expect(await ask('leader', 'POST', `/api/workflow/task/${nobody}/action/agree`, {})).toMatchObject({
    status: 404,
    code: 'flow.task-unknown',
  })
  expect(await ask('leader', 'POST', '/api/workflow/task/x/action/agree', {})).toMatchObject({ status: 404 })
  const id = await world.draft()
  await world.act(id, 'submit')
  const task = await world.openTask(people.leader, id)
  expect(await ask('leader', 'POST', `/api/workflow/task/${task}/action/burn`, {})).toMatchObject({
    status: 404,
    code: 'flow.verb-unknown',
  })
  expect(
    await ask('leader', 'POST', `/api/workflow/task/${task}/action/agree`, { opinion: 'x'.repeat(501) }),
  ).toMatchObject({ status: 422 })
  expect(await ask('elsewhere', 'POST', `/api/workflow/task/${task}/action/agree`, {})).toMatchObject({
    status: 404,
    code: 'flow.task-unknown',
  })
  expect(await ask('cashier', 'POST', `/api/workflow/task/${task}/later/agree`, {})).toMatchObject({
    status: 404,
    code: 'flow.task-unknown',
  })
  expect(await ask('leader', 'POST', `/api/workflow/task/${task}/action/reject`, {})).toMatchObject({
    status: 422,
    data: { errors: { opinion: '“退回”时必须填写意见' } },
  })
  await close()
})
