import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import { flowWords } from '../../core/approval/refusal-words.ts'
import { processes } from '../../server/approval/design/process-definitions.ts'
import { flowProblems } from '../../server/approval/flow-consistency.ts'
import { delegationChoices } from '../../server/approval/people/delegation-list.ts'
import { flowRoutes } from '../../server/approval/routes.ts'
import { startable } from '../../server/approval/startable-processes.ts'
import { flowWorld } from '../../server/approval/testing/flow-world.ts'
import { trialFlow } from '../../server/approval/testing/trial-document.ts'
import { flowServerWords } from '../../server/approval/words.ts'
import { giveRole, makePerson } from '../../server/identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { freshDatabase } from '../../server/testing/database.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world
await giveRole(pool, people.admin, 'designer', ['lcmb-ck', 'lcmb-bj', 'lcmb-fb'])
await giveRole(pool, people.cashier, 'reader', ['lcmb-ck'])
const server = await testServer(pool, {
  running: world.running,
  routes: [flowRoutes, describedRoutes],
  words: [flowWords, flowServerWords],
})
afterAll(() => server.close())
const pages = new Map(
  await Promise.all(
    ['admin', 'cashier', 'leader'].map(async (code) => [code, await signedIn(server.app, code)] as const),
  ),
)

interface Answer {
  readonly code: string
  readonly msg: string
  readonly data: Readonly<Record<string, never>> & {
    version: number
    ver: number
    versions: readonly object[]
    problems: readonly object[]
    ofForm: readonly object[]
    unable: readonly object[]
  }
}

async function ask(who: string, path: string, payload?: object): Promise<Answer> {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} is not signed in`)
  return (
    await call(
      server.app,
      page,
      `/api/workflow/template${path}`,
      payload === undefined ? {} : { method: 'POST', payload },
    )
  ).json()
}

const later: FlowDefinition = {
  ...trialFlow,
  nodes: {
    ...trialFlow.nodes,
    leader: { ...trialFlow.nodes.leader, next: 'copies' } as FlowDefinition['nodes'][string],
  },
}
const shorter: FlowDefinition = {
  ...later,
  nodes: Object.fromEntries(
    Object.entries(later.nodes).filter(([key]) => ['start', 'leader', 'copies', 'end'].includes(key)),
  ),
}

test('WFL-03 processes are seen, drawn and published by those who may, and by nobody else', async () => {
  for (const [path, body] of [
    ['', undefined],
    ['/trial', undefined],
    ['/trial/version/1', undefined],
    ['/trial/save', { definition: shorter, ver: null }],
    ['/trial/publish', { ver: 1 }],
    ['/trial/rollback', { version: 1 }],
  ] as const) {
    expect([path, (await ask('leader', path, body)).code]).toEqual([path, 'permission.missing'])
  }
  expect((await ask('cashier', '/trial')).code).toBe('0')
  for (const path of ['/trial/save', '/trial/check', '/trial/publish', '/trial/drop', '/trial/rollback'])
    expect([path, (await ask('cashier', path, { definition: shorter, ver: 1, version: 1 })).code]).toEqual([
      path,
      'permission.missing',
    ])
  expect((await ask('admin', '/nothing')).code).toBe('flow.process-unknown')
  expect((await ask('admin', '/trial/version/9')).code).toBe('flow.version-unknown')
  for (const definition of [null, 'x', {}, { key: 'trial' }])
    expect((await ask('admin', '/trial/check', { definition })).code).toBe('request.malformed')
})

test('WFL-03 a drawing with problems may be kept but not published; what the form does not give is told', async () => {
  const wrong: FlowDefinition = {
    ...trialFlow,
    nodes: {
      ...trialFlow.nodes,
      large: {
        kind: 'condition',
        label: trialFlow.label,
        branches: [{ when: 'ge(payee, "5") || note == "x"', to: 'director' }],
        otherwise: 'nowhere',
      },
    },
  }
  const checked = await ask('admin', '/trial/check', { definition: wrong })
  expect(checked.data.problems).toEqual([expect.objectContaining({ code: 'flow.problem.target', node: 'large' })])
  expect(checked.data.ofForm).toEqual([expect.objectContaining({ node: 'large' })])
  const kept = await ask('admin', '/trial/save', { definition: wrong, ver: null })
  expect(kept.data).toEqual({ version: 2, ver: 1 })
  expect(await ask('admin', '/trial/publish', { ver: 1 })).toMatchObject({
    code: 'flow.not-sound',
    msg: '流程有 2 处问题，请先修正',
  })
  expect((await ask('admin', '/trial/drop', { ver: 1 })).code).toBe('0')
})

test('WFL-03 whoever draws a flow of a described document is told of approvers who have no right to read it, by step; it bars nothing', async () => {
  const blind = await makePerson(pool, { code: 'blind', name: '盲审员' })
  const { director } = trialFlow.nodes
  if (director?.kind !== 'approve') throw new Error('the director approves')
  const drawn = (ids: readonly string[]): FlowDefinition => ({
    ...trialFlow,
    nodes: { ...trialFlow.nodes, director: { ...director, approver: { by: 'people', ids } } },
  })
  const checked = (ids: readonly string[]) => ask('admin', '/trial/check', { definition: drawn(ids) })
  expect((await checked([people.leader])).data).toEqual({ problems: [], ofForm: [], unable: [] })
  expect((await checked([people.leader, blind])).data).toEqual({
    problems: [],
    ofForm: [],
    unable: [{ step: director.label.zh, people: ['盲审员'], count: 1 }],
  })
  await giveRole(pool, blind, 'seer', ['shiyan-ck'])
  expect((await checked([blind])).data.unable).toEqual([])
})

test('WFL-03 of two designers the second is told, a published version holds for new documents alone, and an earlier one comes back as a new one', async () => {
  const running = await world.draft()
  await world.act(running, 'submit')
  const both = await Promise.all([
    ask('admin', '/trial/save', { definition: shorter, ver: null }),
    ask('admin', '/trial/save', { definition: later, ver: null }),
  ])
  expect(both.map(({ code }) => code).toSorted()).toEqual(['0', 'flow.drawn-meanwhile'])
  expect((await ask('admin', '/trial/save', { definition: shorter, ver: 1 })).data).toEqual({ version: 2, ver: 2 })
  expect((await ask('admin', '/trial/publish', { ver: 1 })).code).toBe('flow.drawn-meanwhile')
  expect((await ask('admin', '/trial/publish', { ver: 2 })).code).toBe('0')
  expect((await ask('admin', '/trial/publish', { ver: 2 })).code).toBe('flow.drawn-meanwhile')

  const fresh = await world.draft()
  await world.act(fresh, 'submit')
  await world.decide(people.leader, fresh, 'agree')
  expect(await world.read(fresh)).toMatchObject({ approvalStatus: '2' })
  await world.decide(people.leader, running, 'agree')
  expect(await world.read(running)).toMatchObject({ approvalStatus: '1', currentNode: 'finance' })

  expect((await ask('admin', '/trial/rollback', { version: 1 })).data).toEqual({ version: 3, ver: 1 })
  expect((await ask('admin', '/trial')).data.versions).toMatchObject([
    { version: 3, status: '1', note: '← v1' },
    { version: 2, status: '2', open: 0, all: 1 },
    { version: 1, status: '2', open: 1 },
  ])
  const again = await world.draft()
  await world.act(again, 'submit')
  await world.decide(people.leader, again, 'agree')
  expect(await world.read(again)).toMatchObject({ currentNode: 'finance' })
})

test('WFL-03 a dry run of a drawing shows the way of a document the designer may see, and no other', async () => {
  const id = await world.draft('2000000.00')
  expect(await ask('admin', '/trial/try', { definition: trialFlow, id })).toMatchObject({ code: 'record.missing' })
  await giveRole(pool, people.drafter, 'drawing', ['lcmb-bj'])
  pages.set('drafter', await signedIn(server.app, 'drafter'))
  const { data } = await ask('drafter', '/trial/try', { definition: trialFlow, id })
  expect(data).toMatchObject([
    { node: 'start' },
    { node: 'leader', outcome: 'asked', people: [{ name: 'leader' }] },
    { node: 'finance', people: [{ name: 'finance' }, { name: 'finance2' }] },
    { node: 'large', when: 'ge(amountCny, "1000000")' },
    { node: 'director' },
    { node: 'copies' },
    { node: 'end' },
  ])
})

test('WFL-03 a drawing is tried without any document, for a drafter and the values he would type', async () => {
  const outcome = async (amountCny: string) =>
    (
      (await ask('admin', '/trial/try', { definition: trialFlow, drafter: people.drafter, values: { amountCny } }))
        .data as unknown as readonly { node: string }[]
    ).map(({ node }) => node)
  expect(await outcome('2000000.00')).toEqual(['start', 'leader', 'finance', 'large', 'director', 'copies', 'end'])
  expect(await outcome('5.00')).toEqual(['start', 'leader', 'finance', 'large', 'copies', 'end'])
  expect((await ask('admin', '/trial/try', { definition: trialFlow, values: {} })).code).toBe('request.malformed')
})

test('WFL-03 what is under way goes on by the published version where it asks the same people in the same way; the rest stays, and its nodes are named', async () => {
  const publish = async (definition: FlowDefinition) => {
    const { data } = await ask('admin', '/trial/save', { definition, ver: null })
    expect((await ask('admin', '/trial/publish', { ver: data.ver })).code).toBe('0')
  }
  await publish(shorter)
  const before = await ask('admin', '/trial/move')
  expect(before.data).toMatchObject({ moving: 0 })
  expect((before.data as unknown as { staying: { nodes: string[] }[] }).staying.map(({ nodes }) => nodes)).toEqual([
    ['单位财务'],
    ['单位财务'],
  ])
  await publish({
    ...trialFlow,
    nodes: {
      ...trialFlow.nodes,
      finance: { ...trialFlow.nodes.finance, next: 'copies' } as FlowDefinition['nodes'][string],
      large: { kind: 'cc', label: trialFlow.label, people: { by: 'role', role: 'cashier' }, next: 'director' },
      copies: { ...trialFlow.nodes.copies, next: 'large' } as FlowDefinition['nodes'][string],
      director: { ...trialFlow.nodes.director, next: 'end' } as FlowDefinition['nodes'][string],
    },
  })
  expect((await ask('cashier', '/trial/move', {})).code).toBe('permission.missing')
  expect((await ask('admin', '/trial/move')).data).toMatchObject({ moving: 2, staying: [] })
  expect((await ask('admin', '/trial/move', {})).data).toMatchObject({ moved: 2, staying: [] })
  expect((await ask('admin', '/trial/move', {})).data).toMatchObject({ moved: 0 })
  const [open] = await pool.query<{ id: string }>(
    sql`select record_id as id from engine.flow_instance where status = '1' order by started limit 1`,
  )
  await world.decide(people.finance, open?.id ?? '', 'agree')
  expect(await world.read(open?.id ?? '')).toMatchObject({ approvalStatus: '1', currentNode: 'director' })
  expect(await flowProblems(pool)).toEqual([])
})

test('WFL-03 last month’s approved documents are walked through a drawing, and what would differ is told to who may see them', async () => {
  const { data } = await ask('drafter', '/trial/replay', { definition: { ...shorter, version: 9 } })
  const told = data as unknown as { cases: number; differing: { gone: { label: string }[]; added: object[] }[] }
  expect(told).toMatchObject({ cases: 1, differing: [] })
  const other: FlowDefinition = {
    ...shorter,
    version: 9,
    nodes: {
      ...shorter.nodes,
      leader: {
        ...shorter.nodes.leader,
        approver: { by: 'role', role: 'director' },
      } as FlowDefinition['nodes'][string],
    },
  }
  expect((await ask('drafter', '/trial/replay', { definition: other })).data).toMatchObject({
    cases: 1,
    differing: [
      { gone: [{ label: '部门负责人', people: ['leader'] }], added: [{ label: '部门负责人', people: ['director'] }] },
    ],
  })
  const looking = (await ask('admin', '/trial/replay', { definition: other })).data
  expect(looking).toMatchObject({
    cases: 1,
    skipped: { unreadable: 0, lost: 0 },
    differing: [{ id: null, number: null, title: null, gone: [{ people: ['leader'] }] }],
  })
  await giveRole(pool, people.finance2, 'drawingOnly', ['lcmb-bj'])
  pages.set('finance2', await signedIn(server.app, 'finance2'))
  expect((await ask('finance2', '/trial/replay', { definition: other })).data).toMatchObject({
    cases: 0,
    skipped: { unreadable: 1, lost: 0 },
    differing: [],
  })
  expect((await ask('cashier', '/trial/replay', { definition: other })).code).toBe('permission.missing')
})

test('WFL-03: who may set a process sets its category, starters and managers, each with its past; the server keeps to them', async () => {
  await pool.query(sql`
    insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, dic_sort, enabled)
    select uuidv7(), ${people.admin}::uuid, 'test', 'wfCategory', c.code, c.code, c.code, c.code, 1, '1' from unnest(array['fund', 'contract']) as c(code) on conflict do nothing`)
  await giveRole(pool, people.elsewhere, 'other', ['shiyan-ck', 'shiyan-xz', 'shiyan-tj'])
  expect((await ask('cashier', '/trial/setting', { category: 'fund', starters: [], managers: [], ver: 0 })).code).toBe(
    'permission.missing',
  )
  const { data } = await ask('admin', '/trial/setting')
  expect(data).toMatchObject({ ver: 0, category: 'fund', starters: [], managers: [], past: [] })
  expect(
    await ask('admin', '/trial/setting', { category: 'fund', starters: ['director'], managers: [], ver: 0 }),
  ).toMatchObject({ code: 'flow.starter-without-right' })
  expect(
    await ask('admin', '/trial/setting', { category: 'nothing', starters: [], managers: [], ver: 0 }),
  ).toMatchObject({ code: 'choice.unknown' })
  const id = await world.draft()
  const { procInstId } = await world.act(id, 'submit')
  expect((await suspended('leader', String(procInstId))).code).not.toBe('0')
  expect(
    await ask('admin', '/trial/setting', {
      category: 'contract',
      starters: ['other'],
      managers: [people.leader],
      ver: 0,
    }),
  ).toMatchObject({ code: '0', data: { ver: 1 } })
  expect(await ask('admin', '/trial/setting', { category: 'fund', starters: [], managers: [], ver: 0 })).toMatchObject({
    code: 'flow.set-meanwhile',
  })
  expect((await drafted()).code).toBe('permission.missing')
  expect([await startsTrial(people.drafter), await startsTrial(people.elsewhere)]).toEqual([null, 'contract'])
  expect(await ask('cashier', '')).toMatchObject({ data: [{ starters: ['other'], managers: ['leader'] }] })
  pages.set('leader', await signedIn(server.app, 'leader'))
  expect((await suspended('leader', String(procInstId))).code).toBe('0')
  await ask('admin', '/trial/setting', { category: 'contract', starters: [], managers: [], ver: 1 })
  expect((await drafted()).code).toBe('0')
  expect(await ask('admin', '/trial/setting')).toMatchObject({
    data: {
      past: [
        {
          personName: 'admin',
          before: { starters: ['other'], managers: ['leader'] },
          after: { starters: [], managers: [] },
        },
        { after: { starters: ['other'] } },
      ],
    },
  })
})

test('WFL-03 a process is kept to places and people beside roles, looks as it is said to, and does nothing that is switched off but by its managers', async () => {
  const base = { category: 'contract', starters: [], managers: [people.leader] }
  const [{ ver } = { ver: 0 }] = await pool.query<{ ver: number }>(
    sql`select ver from engine.flow_setting where process = 'trial'`,
  )
  expect(await ask('admin', '/trial/setting', { ...base, closed: ['agree'], ver })).toMatchObject({
    code: 'choice.unknown',
  })
  expect(
    await ask('admin', '/trial/setting', {
      ...base,
      people: [people.elsewhere],
      icon: 'ship',
      color: '#336699',
      closed: ['urge', 'transfer', 'withdraw'],
      ver,
    }),
  ).toMatchObject({ code: '0' })
  expect([await startsTrial(people.drafter), await startsTrial(people.elsewhere)]).toEqual([null, 'contract'])
  expect(await startable(await world.as(people.elsewhere))).toMatchObject([{ icon: 'ship', color: '#336699' }])
  expect(await ask('cashier', '')).toMatchObject({ data: [{ starters: ['elsewhere'], icon: 'ship', drawn: false }] })
  expect(
    await ask('admin', '/trial/setting', {
      ...base,
      places: [world.unitId],
      closed: ['urge', 'transfer', 'withdraw'],
      ver: ver + 1,
    }),
  ).toMatchObject({ code: '0' })
  expect([await startsTrial(people.drafter), await startsTrial(people.elsewhere)]).toEqual(['contract', null])
  const id = await world.draft('2000000.00')
  const { procInstId } = await world.act(id, 'submit')
  await expect(world.act(id, 'withdraw')).rejects.toMatchObject({ code: 'flow.switched-off' })
  await expect(world.decide(people.leader, id, 'transfer', { to: people.chief })).resolves.toMatchObject({ id })
  await expect(world.decide(people.chief, id, 'transfer', { to: people.leader })).rejects.toMatchObject({
    code: 'flow.switched-off',
  })
  const page = await signedIn(server.app, 'leader')
  const offers = async (who: typeof page) =>
    (await call(server.app, who, `/api/workflow/instance/${String(procInstId)}`))
      .json<{ data: { offered: { verb: string }[] } }>()
      .data.offered.map(({ verb }) => verb)
  expect(await offers(await signedIn(server.app, 'drafter'))).not.toContain('urge')
  expect(await offers(page)).toContain('urge')
  expect((await ask('admin', '/trial/setting')).data).toMatchObject({
    past: [
      { after: { starters: ['Unit'], closed: ['转办', '催办', '撤回'] } },
      { after: { starters: ['elsewhere'], icon: 'ship' } },
      {},
      {},
    ],
  })
})

/** A new document of the drafter, through the calls of a session begun now. */
async function drafted(): Promise<Answer> {
  return (
    await call(server.app, await signedIn(server.app, 'drafter'), '/api/trial/payment/save', {
      method: 'POST',
      payload: { payee: 'Payee', amountCny: '5.00' },
    })
  ).json()
}

async function suspended(who: string, instance: string): Promise<Answer> {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} is not signed in`)
  return (
    await call(server.app, page, `/api/workflow/instance/${instance}/action/suspend`, {
      method: 'POST',
      payload: { opinion: 'wait' },
    })
  ).json()
}

/** The category in which a person finds the process to start, null when he does not. */
async function startsTrial(person: string): Promise<string | null> {
  const found = (await startable(await world.as(person))) as unknown as readonly {
    readonly process: string
    readonly category: string
  }[] // as startable tells it
  return found.find(({ process }) => process === 'trial')?.category ?? null
}

test('WFL-03 a process that is renamed in the designer has its new name wherever it is offered', async () => {
  const { data } = await ask('admin', '/trial/save', {
    definition: { ...trialFlow, label: { zh: '改名后的审批', ru: 'Новое имя', en: 'Renamed' } },
    ver: null,
  })
  expect((await ask('admin', '/trial/publish', { ver: data.ver })).code).toBe('0')
  await giveRole(pool, people.leader, 'renamedStarter', ['shiyan-xz', 'shiyan-tj'])
  const ctx = { ...(await world.as(people.leader)), lang: 'ru' } as const
  expect(await startable(ctx)).toMatchObject([{ process: 'trial', label: 'Новое имя' }])
  expect(await processes(ctx)).toEqual([{ process: 'trial', label: 'Новое имя' }])
  expect(await delegationChoices(ctx)).toEqual([
    { code: 'trial.payment', label: { zh: '改名后的审批', ru: 'Новое имя', en: 'Renamed' } },
  ])
})
