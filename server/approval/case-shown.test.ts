import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { FlowDefinition, FlowNode } from '../../core/approval/definition.ts'
import { askPeople, flowOf, named } from '../../core/approval/testing/sample-flows.ts'
import { systemContext } from '../platform/context/system-context.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { freshDatabase } from '../testing/database.ts'
import { instanceView } from './instance-view.ts'
import { type Decided, decide } from './step/decide.ts'
import { flowWorld } from './testing/flow-world.ts'
import { processTimers } from './timers/process-timers.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world
let version = 1

async function publish(nodes: FlowDefinition['nodes']): Promise<void> {
  version += 1
  const definition = { ...flowOf(nodes), key: 'trial', version }
  await pool.query(sql`update engine.flow_definition set status = '2' where key = 'trial'`)
  await pool.query(
    sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', ${version}, ${JSON.stringify(definition)}::jsonb, '1')`,
  )
}

interface Shown {
  readonly suspended: { readonly name: string; readonly reason: string | null } | null
  readonly nodes: readonly {
    readonly key: string
    readonly state: string
    readonly branch: { readonly number: number; readonly name: string | null; readonly depth: number } | null
    readonly vote: object | null
  }[]
  readonly tasks: readonly {
    readonly assigneeName: string
    readonly result: string | null
    readonly added: string | null
    readonly askedBy: { readonly name: string; readonly question: string | null } | null
  }[]
  readonly log: readonly { readonly label: string; readonly toName: string | null; readonly opinion: string | null }[]
}

async function instanceOf(id: string): Promise<string> {
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  return row?.id ?? ''
}

async function shown(id: string): Promise<Shown> {
  return (await instanceView(await world.as(people.drafter), await instanceOf(id))) as unknown as Shown // as instance-view.ts tells it
}

async function onWhole(person: string, id: string, verb: string, body: StoredRecord): Promise<Decided> {
  const [ctx, instance] = [await world.as(person), await instanceOf(id)]
  return withinTransaction(ctx, (inside) =>
    decide(inside, { instance, task: null, document: 'trial.payment', recordId: id }, verb, body),
  )
}

const fork: FlowNode = {
  kind: 'parallel',
  label: named('fork'),
  branches: [{ to: 'law', label: named('Law') }, { to: 'risk' }],
  join: 'meet',
}
const twoBranches: FlowDefinition['nodes'] = {
  leader: askPeople([people.leader], 'fork'),
  fork,
  law: askPeople([people.finance], 'lawyer'),
  lawyer: askPeople([people.director], 'meet'),
  risk: askPeople([people.cashier], 'meet'),
  meet: { kind: 'join', label: named('meet'), next: 'chief' },
  chief: askPeople([people.chief], 'end'),
}
const steps = async (id: string) =>
  (await shown(id)).nodes.map(
    ({ key, state, branch }) => `${key} ${state}${branch === null ? '' : ` in ${branch.name ?? branch.number}`}`,
  )

test('WFL-02 branches are shown beside each other, each whole and by its name, whichever was walked first; a return keeps the order', async () => {
  await publish(twoBranches)
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.cashier, id, 'agree')
  await world.decide(people.finance, id, 'agree')
  expect(await steps(id)).toEqual([
    'start done',
    'leader done',
    'law done in Law',
    'lawyer current in Law',
    'risk done in 2',
    'chief future',
    'end future',
  ])
  await world.decide(people.director, id, 'reject', { target: 'law', opinion: 'again' })
  expect(await steps(id)).toEqual([
    'start done',
    'leader done',
    'law current in Law',
    'lawyer future in Law',
    'risk done in 2',
    'chief future',
    'end future',
  ])
  await world.decide(people.finance, id, 'agree')
  await world.decide(people.director, id, 'reject', { target: 'leader', onward: 'back', opinion: 'look at it again' })
  expect(await steps(id)).toEqual([
    'start done',
    'leader current',
    'law done in Law',
    'lawyer future in Law',
    'risk done in 2',
    'chief future',
    'end future',
  ])
})

test('WFL-01 a finished case shows nobody as waited for', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.finance, id, 'refuse', { opinion: 'no' })
  const { nodes, tasks } = await shown(id)
  expect(
    nodes
      .map(({ key, state }) => [key, state])
      .filter(([, state]) => state === 'current' || state === 'future' || state === 'blocked'),
  ).toEqual([])
  expect(nodes).toEqual(expect.arrayContaining([expect.objectContaining({ key: 'risk', state: 'stopped' })]))
  expect(tasks.filter(({ result }) => result === null)).toEqual([])
})

test('WFL-02 a vote by shares tells how it stands, a return as a vote against', async () => {
  await publish({
    vote: askPeople([people.leader, people.finance, people.director], 'end', { mode: 'ratio', percent: 60 }),
  })
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  await world.decide(people.finance, id, 'reject', { opinion: 'no' })
  expect((await shown(id)).nodes.find(({ key }) => key === 'vote')?.vote).toEqual({
    agreed: 1,
    against: 1,
    asked: 3,
    needed: 2,
  })
})

test('WFL-02 the record says in which way signers were added, who was removed and why; a delegation says who asks what, and is taken back by its own name', async () => {
  await publish({ leader: askPeople([people.leader], 'end') })
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'addSign', { how: 'beside', people: [people.finance], opinion: 'please read' })
  await world.decide(people.leader, id, 'delegate', { to: people.cashier, opinion: 'is the price right?' })
  const asked = (await shown(id)).tasks.filter(({ result }) => result === null)
  expect(asked).toMatchObject([
    { assigneeName: 'finance', added: 'beside', askedBy: { name: 'leader', question: 'please read' } },
    { assigneeName: 'cashier', added: 'delegate', askedBy: { name: 'leader', question: 'is the price right?' } },
  ])
  const ctx = await world.as(people.leader)
  const remove = async (person: string, opinion: string) => {
    const task = await world.openTask(person, id)
    const [{ task: key } = { task: '' }] = await pool.query<{ task: string }>(
      sql`select task from engine.flow_task where id = ${task}::uuid`,
    )
    const instance = await instanceOf(id)
    await withinTransaction(ctx, (inside) =>
      decide(inside, { instance, task: key, document: 'trial.payment', recordId: id }, 'removeSign', { opinion }),
    )
  }
  await remove(people.cashier, 'found out myself')
  await remove(people.finance, 'not needed')
  expect((await shown(id)).log.slice(-4)).toMatchObject([
    { label: '并加签', toName: 'finance', opinion: 'please read' },
    { label: '委派', toName: 'cashier' },
    { label: '收回委派', toName: 'cashier', opinion: 'found out myself' },
    { label: '减签', toName: 'finance', opinion: 'not needed' },
  ])
})

/** What those concerned hear of a document, oldest first. */
async function heard(id: string): Promise<readonly string[]> {
  const rows = await pool.query<{ line: string }>(sql`
    select o.event || ' ' || p.user_code || coalesce(': ' || (o.data ->> 'opinion'), '') as line from engine.outbox o join base.person p on p.id = o.person where o.record_id = ${id}::uuid and o.event ~ '^(task|flow)[.]' order by o.id`)
  return rows.map(({ line }) => line)
}

test('WFL-02 whose task a return or a jump cancels is told, and so is who is asked to sign, by whom and why; acts say who was told', async () => {
  await publish(twoBranches)
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'addSign', { how: 'beside', people: [people.chief], opinion: 'is it lawful?' })
  expect((await heard(id)).at(-1)).toBe('task.added chief: is it lawful?')
  for (const person of [people.leader, people.chief]) await world.decide(person, id, 'agree')
  expect(await onWhole(people.admin, id, 'suspend', { opinion: 'wait' })).toMatchObject({
    told: ['finance', 'cashier', 'drafter'],
  })
  expect(await onWhole(people.admin, id, 'resume', {})).toMatchObject({ told: ['finance', 'cashier', 'drafter'] })
  expect(
    await onWhole(people.admin, id, 'jump', { node: 'law', to: 'lawyer', opinion: 'finance is away' }),
  ).toMatchObject({ told: ['finance', 'director'] })
  expect((await heard(id)).slice(-2)).toEqual([
    'flow.unasked finance: finance is away',
    'task.opened director: finance is away',
  ])
  await world.decide(people.director, id, 'reject', { opinion: 'wrong party' })
  expect((await heard(id)).slice(-2).toSorted()).toEqual([
    'flow.returned drafter: wrong party',
    'flow.unasked cashier: wrong party',
  ])
})

test('WFL-02 a suspended case says who stopped it and why, and its clock stands still until it goes on', async () => {
  await publish({ leader: askPeople([people.leader], 'end', { limitHours: 8 }) })
  const id = await world.draft()
  await world.act(id, 'submit')
  const due = async () =>
    (
      await pool.query<{ due: number | null; left: number | null }>(
        sql`select due, time_left::float8 as "left" from engine.flow_task where id = ${await world.openTask(people.leader, id)}::uuid`,
      )
    )[0]
  const before = await due()
  expect((await shown(id)).suspended).toBeNull()
  await onWhole(people.admin, id, 'suspend', { opinion: 'the contract is disputed' })
  expect((await shown(id)).suspended).toMatchObject({ name: 'admin', reason: 'the contract is disputed' })
  expect(await due()).toEqual({ due: null, left: expect.any(Number) })
  await onWhole(people.admin, id, 'resume', {})
  const after = await due()
  expect(after?.left).toBeNull()
  expect(Math.abs((after?.due ?? 0) - (before?.due ?? 0))).toBeLessThan(60_000)
})

test('WFL-02 an overdue task is agreed to or returned by itself where its step says so, and the record names the system', async () => {
  const late = systemContext(pool, world.running, Date.now() + 30 * 86_400_000, 'test')
  for (const [overdue, status] of [
    ['pass', '2'],
    ['return', '0'],
  ] as const) {
    await publish({ leader: askPeople([people.leader], 'end', { limitHours: 8, overdue }) })
    const id = await world.draft()
    await world.act(id, 'submit')
    await processTimers(late)
    expect(await world.read(id)).toMatchObject({ approvalStatus: status, currentHandlers: null })
    expect((await shown(id)).log.at(-1)).toMatchObject({ label: '超时处理', actorName: '系统' })
  }
})
