import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../../../core/approval/definition.ts'
import type { AnyDocument } from '../../../../core/description/document.ts'
import { loadActor } from '../../../identity/access/actor.ts'
import { giveRole } from '../../../identity/session/testing/people.ts'
import { compose } from '../../../main/compose-modules.ts'
import type { Ctx } from '../../../platform/context/context.ts'
import { makeContext } from '../../../platform/context/make-context.ts'
import { systemContext } from '../../../platform/context/system-context.ts'
import type { Pool } from '../../../platform/database/pool.ts'
import { now } from '../../../platform/process/clock.ts'
import { draftTables } from '../../../records/schema/draft-migration.ts'
import type { StoredRecord } from '../../../records/schema/stored-record.ts'
import { act } from '../../../records/write/call-verb.ts'
import { save } from '../../../records/write/save-record.ts'
import { withinTransaction } from '../../../records/write/within-transaction.ts'
import { createApproval } from '../../create-approval-port.ts'
import { publishFlows } from '../../publish-flows.ts'
import { decide } from '../../step/decide.ts'
import { placeOfInstance, placeOfTask } from '../../step/decision-target.ts'
import { makeCompany, joinRole } from '../../testing/flow-world.ts'
import { carryChildren } from '../begin-and-end-sub-processes.ts'
import { advance, trip, tripModule } from './trip-documents.ts'

/** A case begun by a trip, as it is kept. */
interface Kept {
  readonly id: string
  readonly key: string
  readonly state: string
  readonly outcome: string | null
  readonly problem: { readonly code: string } | null
  readonly status: string | null
}

/** A database in which trips are approved that ask for advances. */
export async function tripWorld(pool: Pool) {
  await pool.driver.query(`create schema trip; ${draftTables([advance, trip])}`)
  await publishFlows(pool, [advance, trip])
  const running = compose({ modules: [tripModule], servers: [], approval: createApproval() })
  const { people } = await makeCompany(pool)
  await giveRole(
    pool,
    people.drafter,
    'traveller',
    ['xz', 'bj', 'tj', 'cx', 'ck', 'sc'].flatMap((verb) => [`yuzhi-${verb}`, `chuchai-${verb}`]),
  )
  const reader = await giveRole(pool, people.leader, 'tripReader', ['yuzhi-ck', 'chuchai-ck'])
  for (const person of [people.director, people.cashier]) await joinRole(pool, person, reader)
  let version = 1
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
  const actOn = async (doc: AnyDocument, id: string, verb: string, body: StoredRecord = {}) => {
    await act((await as(people.drafter)).withoutScope('test'), doc, id, verb, body)
  }
  const statusOf = async (doc: AnyDocument, id: string): Promise<unknown> => {
    const [row] = await pool.query<{ status: string }>(
      sql`select status from engine.flow_instance where document = ${`trip.${doc.name}`} and record_id = ${id}::uuid`,
    )
    return row?.status
  }
  return {
    pool,
    people,
    running,
    as,
    actOn,
    statusOf,
    /** Puts another version of the trip's flow in force. */
    async flow(definition: FlowDefinition) {
      version += 1
      await pool.query(sql`update engine.flow_definition set status = '2' where key = ${definition.key}`)
      await pool.query(
        sql`insert into engine.flow_definition (key, version, definition, status) values (${definition.key}, ${version}, ${JSON.stringify({ ...definition, version })}::jsonb, '1')`,
      )
    },
    /** A trip of so many legs, submitted. */
    async submitted(values: StoredRecord = {}, legs = 2): Promise<string> {
      const given = {
        purpose: 'Fair',
        total: '900.00',
        legs: Array.from({ length: legs }, (_, at) => ({ place: `Leg ${at + 1}`, amount: `${100 * (at + 1)}.00` })),
        ...values,
      }
      const { id } = await save(await as(people.drafter), trip, given)
      await actOn(trip, id, 'submit')
      return id
    },
    /** The job that sees to cases, as the worker runs it. */
    carry: () => carryChildren(systemContext(pool, running, now(), 'test')),
    children: (id: string) =>
      pool.query<Kept>(sql`
      select c.id, c.key, c.state, c.outcome, c.problem, k.status from engine.flow_child c join engine.flow_instance i on i.id = c.parent left join engine.flow_instance k on k.id = c.child
      where i.record_id = ${id}::uuid order by c.wanted, c.id`),
    /** A verb on somebody's open task. */
    async decide(person: string, id: string, verb: string, body: StoredRecord = {}) {
      const ctx = await as(person)
      const [task] = await pool.query<{ id: string }>(sql`
        select t.id from engine.flow_task t join engine.flow_instance i on i.id = t.instance where i.record_id = ${id}::uuid and t.assignee = ${person}::uuid and t.result is null`)
      const place = await placeOfTask(ctx, task?.id ?? '')
      return withinTransaction(ctx, (inside) => decide(inside, place, verb, body))
    },
    /** A verb of the process administrator on the whole. */
    async care(id: string, verb: string, body: StoredRecord = {}) {
      const ctx = await as(people.admin)
      const [instance] = await pool.query<{ id: string }>(
        sql`select id from engine.flow_instance where record_id = ${id}::uuid`,
      )
      const place = await placeOfInstance(ctx, instance?.id ?? '')
      return withinTransaction(ctx, (inside) => decide(inside, place, verb, body))
    },
  }
}
