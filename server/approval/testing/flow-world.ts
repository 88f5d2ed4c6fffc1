import sql from 'sql-template-tag'
import { defineModule } from '../../../core/description/module.ts'
import { loadActor } from '../../identity/access/actor.ts'
import { giveRole, giveScope, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { compose } from '../../main/compose-modules.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { FilesPort } from '../../platform/context/files-port.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import type { RuleSet } from '../../platform/context/rule-set.ts'
import type { Running } from '../../platform/context/running-composition.ts'
import type { Pool } from '../../platform/database/pool.ts'
import { now } from '../../platform/process/clock.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { draftTables } from '../../records/schema/draft-migration.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { act } from '../../records/write/call-verb.ts'
import { remove } from '../../records/write/delete-records.ts'
import { save } from '../../records/write/save-record.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { createApproval } from '../create-approval-port.ts'
import { publishFlows } from '../publish-flows.ts'
import { decide, type Decided } from '../step/decide.ts'
import { placeOfTask } from '../step/decision-target.ts'
import { trial, trialWords } from './trial-document.ts'

const trialModule = defineModule({
  name: 'trial',
  label: { zh: 'trial', ru: 'trial', en: 'trial' },
  needs: [],
  documents: { payment: trial },
  words: { payment: trialWords },
  refusals: {},
  pages: [],
})

/** People of the little company the tests approve in; values are person ids. */
interface People {
  readonly drafter: string
  readonly leader: string
  readonly chief: string
  readonly finance: string
  readonly finance2: string
  readonly elsewhere: string
  readonly director: string
  readonly cashier: string
  readonly admin: string
}

export interface FlowWorld {
  readonly pool: Pool
  readonly running: Running<Ctx>
  readonly people: People
  readonly unitId: string
  readonly as: (person: string) => Promise<Ctx>
  /** A new draft; answers its id. */
  readonly draft: (amount?: string, note?: string | null) => Promise<string>
  readonly read: (id: string) => Promise<StoredRecord>
  /** A verb of the document, as its drafter unless said otherwise. */
  readonly act: (id: string, verb: string, body?: StoredRecord, person?: string) => Promise<StoredRecord>
  /** A verb on the open task of a person on a document. */
  readonly decide: (person: string, id: string, verb: string, body?: StoredRecord) => Promise<Decided>
  readonly openTask: (person: string, id: string) => Promise<string>
}

type Rules = RuleSet<Ctx, Record<string, StoredRecord[string]>>

/** A migrated database with the trial document, its flow, and a company of nine. */
export async function flowWorld(
  pool: Pool,
  rules: readonly Rules[] = [],
  files: FilesPort<Ctx> | null = null,
): Promise<FlowWorld> {
  await pool.driver.query(`create schema trial; ${draftTables([trial])}`)
  await publishFlows(pool, [trial])
  const running = compose({
    modules: [trialModule],
    servers: [{ module: 'trial', rules: rules.map((set) => ({ doc: trial, set })) }],
    approval: createApproval(),
    ...(files === null ? {} : { files }),
  })
  const { people, unitId } = await makeCompany(pool)
  const as = async (person: string): Promise<Ctx> =>
    makeContext({
      actor: await loadActor(pool, person),
      lang: 'zh',
      now: now(),
      requestId: 'test',
      ip: '::1',
      sql: pool,
      running,
    })
  const read = async (id: string) => found(await readRecord((await as(people.drafter)).withoutScope('test'), trial, id))
  const openTask = async (person: string, id: string) => {
    const [task] = await pool.query<{ id: string }>(sql`
      select t.id from engine.flow_task t join engine.flow_instance i on i.id = t.instance where i.record_id = ${id}::uuid and t.assignee = ${person}::uuid and t.result is null`)
    if (task === undefined) throw new Error('he has no open task there')
    return task.id
  }
  return {
    pool,
    running,
    people,
    unitId,
    as,
    read,
    openTask,
    draft: async (amount = '500.00', note = null) =>
      (await save(await as(people.drafter), trial, { payee: 'Payee', amountCny: amount, note })).id,
    act: async (id, verb, body = {}, person = people.drafter) => actOn(await as(person), id, verb, body),
    decide: async (person, id, verb, body = {}) => {
      const ctx = await as(person)
      const place = await placeOfTask(ctx, await openTask(person, id))
      return withinTransaction(ctx, (inside) => decide(inside, place, verb, body))
    },
  }
}

/** A verb on a document as it stands, or `delete`. */
export async function actOn(ctx: Ctx, id: string, verb: string, body: StoredRecord = {}): Promise<StoredRecord> {
  if (verb === 'delete') await remove(ctx, trial, [id])
  // Seen through the right to do anything, so that only the engine says no; the version is not looked at.
  else await act(ctx.withoutScope('test'), trial, id, verb, body)
  const rows = await ctx.sql.query<StoredRecord>(sql`
    select approval_status as "approvalStatus", proc_inst_id as "procInstId", current_node as "currentNode", current_handlers as "currentHandlers" from trial.payment where id = ${id}::uuid`)
  return found(rows[0] ?? null)
}

function found(record: StoredRecord | null): StoredRecord {
  if (record === null) throw new Error('no such record')
  return record
}

/**
 * The little company: a unit with a department and its leader, finance, director, cashier and process administrator.
 */
export async function makeCompany(pool: Pool): Promise<{ people: People; unitId: string }> {
  const root = await makeNode(pool, { flag: '0', name: 'Group' })
  const unitId = await makeNode(pool, { flag: '1', name: 'Unit', parent: root })
  const otherUnit = await makeNode(pool, { flag: '1', name: 'Other', parent: root })
  const deptId = await makeNode(pool, { flag: '2', name: 'Sales', parent: unitId })
  const one = (code: string, unit: string | null, dept: string | null) =>
    makePerson(pool, { code, name: code, unitId: unit, deptId: dept })
  const people: People = {
    drafter: await one('drafter', unitId, deptId),
    leader: await one('leader', unitId, deptId),
    chief: await one('chief', unitId, null),
    finance: await one('finance', unitId, null),
    finance2: await one('finance2', unitId, null),
    elsewhere: await one('elsewhere', otherUnit, null),
    director: await one('director', root, null),
    cashier: await one('cashier', root, null),
    admin: await one('admin', root, null),
  }
  await pool.query(sql`update base.department set leader_id = ${people.leader}::uuid where id = ${deptId}::uuid`)
  await pool.query(sql`update base.department set leader_id = ${people.chief}::uuid where id = ${unitId}::uuid`)
  const finance = await giveRole(pool, people.finance, 'unitFinance', ['shiyan-gb'])
  for (const person of [people.finance2, people.elsewhere]) await joinRole(pool, person, finance)
  for (const [person, role] of [
    [people.director, 'director'],
    [people.cashier, 'cashier'],
  ] as const)
    await giveRole(pool, person, role, [])
  // Whoever looks after processes sees everybody and reads none of their documents.
  await giveScope(pool, await giveRole(pool, people.admin, 'flowAdmin', []), 'rygl', '1')
  const reader = await giveRole(pool, people.leader, 'trialReader', ['shiyan-ck'])
  for (const person of [
    people.chief,
    people.finance,
    people.finance2,
    people.elsewhere,
    people.director,
    people.cashier,
  ])
    await joinRole(pool, person, reader)
  await giveRole(pool, people.drafter, 'trader', ['shiyan-xz', 'shiyan-bj', 'shiyan-tj', 'shiyan-cx', 'shiyan-ck'])
  return { people, unitId }
}

/** One more holder of a role. */
export async function joinRole(pool: Pool, person: string, role: string): Promise<void> {
  await pool.query(
    sql`insert into base.role_member (id, create_by, create_name, role_id, user_id) values (uuidv7(), ${person}::uuid, 'test', ${role}::uuid, ${person}::uuid)`,
  )
}
