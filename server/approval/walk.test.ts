import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { ChildEnded, FlowAction, LogEntry } from '../../core/approval/action.ts'
import { begin, step } from '../../core/approval/approval-engine.ts'
import { sourceKey } from '../../core/approval/approver-source.ts'
import { choices } from '../../core/approval/chosen-approvers.ts'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { FlowState } from '../../core/approval/state.ts'
import { Mirror } from '../../core/approval/testing/effects-replica.ts'
import { violations } from '../../core/approval/testing/invariant-violations.ts'
import { randomAction } from '../../core/approval/testing/random-action.ts'
import { randomWorld } from '../../core/approval/testing/random-world.ts'
import { pick, randomNumbers } from '../../core/approval/testing/random.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { giveRole } from '../identity/session/testing/people.ts'
import type { Ctx } from '../platform/context/context.ts'
import { systemContext } from '../platform/context/system-context.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { freshDatabase } from '../testing/database.ts'
import { decide } from './step/decide.ts'
import { type Place } from './step/decision-target.ts'
import { standingAt } from './step/step-rows.ts'
import { actOn, flowWorld, joinRole } from './testing/flow-world.ts'
import { processTimers } from './timers/process-timers.ts'

const seed = 20260101
const { pool } = await freshDatabase({ pool: { max: 8 } })
const world = await flowWorld(pool)
const { people } = world
const everybody = [
  people.drafter,
  people.leader,
  people.chief,
  people.finance,
  people.director,
  people.cashier,
  people.admin,
]
await joinRole(pool, people.cashier, await giveRole(pool, people.finance, 'few', []))
const contexts = new Map<string, Ctx>()
for (const person of everybody) contexts.set(person, await world.as(person))

interface Walked {
  readonly definition: FlowDefinition
  readonly recordId: string
  readonly instance: string
}

/** A document whose flow is a random version of its own. */
async function begun(random: () => number, version: number): Promise<Walked> {
  const definition: FlowDefinition = { ...randomWorld(random, everybody).definition, key: 'trial', version }
  await pool.query(sql`update engine.flow_definition set status = '2' where key = 'trial'`)
  await pool.query(
    sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', ${version}, ${JSON.stringify(definition)}::jsonb, '1')`,
  )
  const recordId = await world.draft(`${1 + Math.floor(random() * 99)}.00`)
  const choose = Object.fromEntries(choices(definition, 'drafter').map(({ node }) => [node, [people.leader]]))
  const { procInstId } = await world.act(recordId, 'submit', { choose })
  return { definition, recordId, instance: String(procInstId) }
}

async function stateOf(instance: string): Promise<FlowState> {
  const [row] = await pool.query<{ state: FlowState }>(
    sql`select state from engine.flow_instance where id = ${instance}::uuid`,
  )
  if (row === undefined) throw new Error('no instance')
  return row.state
}

/** The same action through the server; rights are the actor's own, so `admin` of the random one does not count. */
async function perform({ recordId, instance }: Walked, action: FlowAction, random: () => number): Promise<unknown> {
  if (action.kind === 'fire' || action.kind === 'expire')
    return processTimers(systemContext(pool, world.running, Date.now() + 40 * 86_400_000, 'test'))
  if (action.kind === 'childEnded') return endChild(instance, action)
  const ctx = contextOf(action.actor)
  const opinion: StoredRecord = action.opinion === undefined ? {} : { opinion: action.opinion }
  const place = (task: string | null): Place => ({ instance, task, document: 'trial.payment', recordId })
  const onTask = (task: string | null, verb: string, body: StoredRecord = {}) =>
    withinTransaction(ctx, (inside) => decide(inside, place(task), verb, { ...opinion, ...body }))
  switch (action.kind) {
    case 'agree':
      return onTask(action.task, 'agree', action.choose === undefined ? {} : { choose: action.choose })
    case 'reject':
      return onTask(action.task, 'reject', {
        ...(action.target === undefined ? {} : { target: action.target }),
        ...(action.onward === undefined ? {} : { onward: action.onward }),
      })
    case 'transfer':
    case 'delegate':
      return onTask(action.task, action.kind, { to: action.to })
    case 'addSign':
      return onTask(action.task, 'addSign', { how: action.how, people: action.people })
    case 'removeSign':
    case 'claim':
    case 'release':
      return onTask(action.task, action.kind)
    case 'urge':
    case 'suspend':
    case 'resume':
    case 'terminate':
      return onTask(null, action.kind)
    case 'jump':
      return onTask(null, 'jump', { node: action.node, to: action.to })
    case 'withdraw':
      return action.task === undefined ? actOn(ctx, recordId, 'withdraw') : onTask(action.task, 'withdraw')
    case 'view':
      return onTask(action.task ?? null, 'view')
    case 'copy':
      return onTask(null, 'copy', { people: action.people })
    case 'assign':
      return onTask(null, 'assign', { node: action.node, people: action.people ?? [] })
    case 'submit':
      if (random() < 0.3)
        await pool.query(
          sql`update trial.payment set amount_cny = ${Math.floor(1 + random() * 99)}, in_budget = ${random() < 0.5 ? '1' : '0'} where id = ${recordId}::uuid and approval_status = '0'`,
        )
      return actOn(ctx, recordId, 'submit', {
        ...opinion,
        ...(action.choose === undefined ? {} : { choose: action.choose }),
      })
    default:
      return actOn(ctx, recordId, action.kind, opinion)
  }
}

/** What these flows would begin is no process here, so it is ended in its place. */
async function endChild(instance: string, { key, outcome }: ChildEnded): Promise<void> {
  await pool.query(
    sql`update engine.flow_child set state = 'ended', outcome = ${outcome}, problem = null where parent = ${instance}::uuid and key = ${key} and waits and state <> 'over'`,
  )
  await processTimers(systemContext(pool, world.running, Date.now(), 'test'))
}

/** What the log says, walked again without the database; the effects go through the mirror, every state is examined. */
function retold(definition: FlowDefinition, log: readonly LogEntry[]): FlowState {
  const [first, ...rest] = log
  if (first === undefined) throw new Error('an empty log')
  const mirror = new Mirror()
  let { state } = begin(definition, first.action.actor, first.at)
  for (const { action, at, heard } of rest) {
    if (action.kind === 'save') throw new Error('a second beginning')
    const stepped = step(definition, state, action, {
      now: at,
      resolve: (source) => heard.people[sourceKey(source)] ?? [],
      evaluate: (expression) => heard.conditions[expression] ?? false,
    })
    mirror.take(stepped.effects)
    state = stepped.state
    expect(violations(definition, state, mirror)).toEqual([])
  }
  return state
}

test('invariants 20 to 26: two thousand random actions of eight clients leave state, log, tasks and documents at one', async () => {
  const random = randomNumbers(seed)
  const walked: Walked[] = []
  for (let version = 2; version < 82; version += 1) walked.push(await begun(random, version))
  const taken = new Map<string, number>()
  const refused = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  await Promise.all(
    Array.from({ length: 8 }, async (_, client) => {
      const own = randomNumbers(seed + client)
      for (let done = 0; done < 250; done += 1) {
        // All eight stand at the same few documents, and go on together before those are all finished.
        const at = 8 * Math.floor(done / 25)
        const one = pick(own, walked.slice(at, at + 8))
        const action = randomAction(own, one.definition, await stateOf(one.instance), everybody)
        try {
          await perform(one, action, own)
          count(taken, action.kind)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          count(refused, error.code)
        }
      }
    }),
  )
  for (const one of walked) await examine(one)
  expect([...taken.values()].reduce((sum, n) => sum + n, 0)).toBeGreaterThan(600)
  for (const kind of ['submit', 'agree', 'reject', 'transfer', 'withdraw', 'view', 'copy', 'assign'])
    expect(taken.get(kind), kind).toBeGreaterThan(0)
  expect(refused.get('flow.already-decided')).toBeGreaterThan(0)
}, 120_000)

/** The tables of one instance against what its log leads to. */
async function examine({ definition, recordId, instance }: Walked): Promise<void> {
  const log = await pool.query<{ entry: LogEntry; seq: number }>(
    sql`select entry, seq from engine.flow_log where instance = ${instance}::uuid order by seq`,
  )
  const state = retold(
    definition,
    log.map(({ entry }) => entry),
  )
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
  expect(await stateOf(instance)).toEqual(state)
  const tasks = await pool.query<{
    id: string
    assignee: string
    viewedAt: number | null
    closedAt: number | null
    result: string | null
  }>(sql`
    select task as id, assignee, viewed as "viewedAt", closed as "closedAt", result from engine.flow_task where instance = ${instance}::uuid order by task`)
  const ms = (at: string | null) => (at === null ? null : Date.parse(at))
  expect(tasks).toEqual(
    state.tasks
      .map(({ id, assignee, viewedAt, closedAt, result }) => ({
        id,
        assignee,
        viewedAt: ms(viewedAt),
        closedAt: ms(closedAt),
        result,
      }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  )
  const [record] = await pool.query<{ status: string; node: string | null; archived: string }>(
    sql`select approval_status as status, current_node as node, archived from trial.payment where id = ${recordId}::uuid`,
  )
  expect(record).toEqual({
    status: state.status,
    node: standingAt(state).join(',') || null,
    archived: state.archived ? '1' : '0',
  })
  const timers = await pool.query<{ timer: string }>(
    sql`select node || '#' || round as timer from engine.flow_timer where instance = ${instance}::uuid order by 1`,
  )
  expect(timers.map(({ timer }) => timer)).toEqual(timersOf(definition, state))
  const children = await pool.query<{ key: string }>(
    sql`select key from engine.flow_child where parent = ${instance}::uuid and waits and state <> 'over' order by key collate "C"`,
  )
  expect(children.map(({ key }) => key)).toEqual(
    state.tokens
      .flatMap((token) => token.children.flatMap(({ key, outcome }) => (outcome === null ? [key] : [])))
      .toSorted(),
  )
  const copies = await pool.query<{ person: string }>(
    sql`select person from engine.flow_copy where instance = ${instance}::uuid order by person`,
  )
  expect(copies.map(({ person }) => person)).toEqual(state.copies.map(({ person }) => person).toSorted())
}

function timersOf({ nodes }: FlowDefinition, { tokens }: FlowState): string[] {
  return tokens
    .filter(({ node, arrived }) => !arrived && nodes[node]?.kind === 'delay')
    .map(({ node, round }) => `${node}#${round}`)
    .toSorted()
}

function contextOf(person: string): Ctx {
  const ctx = contexts.get(person)
  if (ctx === undefined) throw new Error(`nobody is ${person}`)
  return ctx
}
