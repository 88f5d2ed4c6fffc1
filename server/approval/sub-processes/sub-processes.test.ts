import sql from 'sql-template-tag'
import { beforeEach, expect, test } from 'vitest'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowProblems } from '../flow-consistency.ts'
import { monitorLines } from '../monitor/monitor-lines.ts'
import { relatedApprovals, retryChild } from './related-approvals.ts'
import { advance, advances, after, leader, perLeg, trip, tripFlow } from './testing/trip-documents.ts'
import { tripWorld } from './testing/trip-world.ts'

const { pool } = await freshDatabase({ pool: { max: 8 } })
const world = await tripWorld(pool)
const { people } = world

beforeEach(async () => {
  await world.carry()
  await world.flow(tripFlow('trip', { advances: advances(), after }))
})

/** Every log leads to what is kept, nobody is stranded, and what nobody waits for is over. */
async function sound(): Promise<void> {
  await world.carry()
  expect(await flowProblems(pool)).toEqual([])
  expect(
    await pool.query(
      sql`select c.key from engine.flow_child c join engine.flow_instance i on i.id = c.parent where i.status <> '1' and c.waits and c.state <> 'over'`,
    ),
  ).toEqual([])
  expect(
    await pool.query(sql`select i.id from engine.flow_instance i where i.status = '1' and not exists (select from engine.flow_task t where t.instance = i.id and t.result is null)
    and not exists (select from engine.flow_child c where c.parent = i.id and c.waits and c.state <> 'over')`),
  ).toEqual([])
}

async function agreeAll(id: string): Promise<void> {
  for (const child of await world.children(id))
    if (child.status === '1') await world.decide(people.leader, child.id, 'agree')
}

test('WFL-03 a sub-process is made by the rules of its own form and waited for; its approval lets the parent go on', async () => {
  const id = await world.submitted()
  expect(await world.children(id)).toMatchObject([{ key: 'advances#1.1', state: 'wanted' }])
  await Promise.all([world.carry(), world.carry()])
  const [child] = await world.children(id)
  expect(child).toMatchObject({ state: 'running', status: '1' })
  expect(
    await pool.query(
      sql`select no, purpose, amount::text, create_by as by from trip.advance where id = ${child?.id ?? ''}::uuid`,
    ),
  ).toEqual([{ no: 'YZ-0001', purpose: 'Fair', amount: '900.00', by: people.drafter }])
  await agreeAll(id)
  await world.carry()
  expect(await world.children(id)).toMatchObject([{ state: 'over', outcome: 'approved', status: '2' }])
  await world.decide(people.director, id, 'agree')
  expect(await world.statusOf(trip, id)).toBe('2')
  await sound()
})

test('WFL-03 an asynchronous sub-process does not hold its parent, and is not begun twice when the parent comes by again', async () => {
  await world.flow(tripFlow('trip', { advances: advances({ mode: 'async' }), after }))
  const id = await world.submitted()
  await world.carry()
  await world.decide(people.director, id, 'reject', { opinion: 'later' })
  await world.actOn(trip, id, 'submit')
  await world.carry()
  expect(await world.children(id)).toMatchObject([
    { key: 'advances#1.1', state: 'running', status: '1' },
    { key: 'advances#2.1', state: 'over', status: null },
  ])
  await world.decide(people.director, id, 'agree')
  expect(await world.statusOf(trip, id)).toBe('2')
  await agreeAll(id)
  expect(await world.children(id)).toMatchObject([{ state: 'over', outcome: 'approved' }, {}])
  await sound()
})

test('WFL-03 each line has a case of its own, the last two of which end at once in two processes, and the parent goes on once', async () => {
  await world.flow(tripFlow('trip', { advances: advances(perLeg), after }))
  const id = await world.submitted({}, 3)
  await world.carry()
  const [first, second, third] = await world.children(id)
  expect(
    await pool.query(
      sql`select purpose, amount::text from trip.advance where id = any(${[first, second, third].map((one) => one?.id ?? '')}::uuid[]) order by purpose`,
    ),
  ).toEqual([
    { purpose: 'Leg 1', amount: '100.00' },
    { purpose: 'Leg 2', amount: '200.00' },
    { purpose: 'Leg 3', amount: '300.00' },
  ])
  await world.decide(people.leader, first?.id ?? '', 'agree')
  await world.carry()
  expect(await world.statusOf(trip, id)).toBe('1')
  await Promise.all([second, third].map((one) => world.decide(people.leader, one?.id ?? '', 'agree')))
  await Promise.all([world.carry(), world.carry(), world.carry()])
  expect(
    await pool.query(
      sql`select task from engine.flow_task t join engine.flow_instance i on i.id = t.instance where i.record_id = ${id}::uuid`,
    ),
  ).toEqual([{ task: 'after#1.1' }])
  await sound()
})

test('WFL-03 a trip without lines waits for nothing, and a case that nobody is asked about ends as it begins', async () => {
  await world.flow(tripFlow('trip', { advances: advances(perLeg), after }))
  const none = await world.submitted({}, 0)
  expect(await world.children(none)).toEqual([])
  await world.flow(tripFlow('advance', {}))
  const id = await world.submitted()
  await world.carry()
  expect(await world.children(id)).toMatchObject([
    { state: 'over', outcome: 'approved' },
    { state: 'over', outcome: 'approved' },
  ])
  await world.decide(people.director, id, 'agree')
  await world.flow(tripFlow('advance', { leader }))
  await sound()
})

test('WFL-03 a case that was not approved sends its parent back, ends it or lets it go on, and its sisters are ended with it', async () => {
  for (const [onRejected, status, sister] of [
    ['return', '0', '3'],
    ['end', '3', '3'],
    ['goOn', '1', '1'],
  ] as const) {
    await world.flow(tripFlow('trip', { advances: advances({ ...perLeg, onRejected }), after }))
    const id = await world.submitted()
    await world.carry()
    const [first] = await world.children(id)
    await world.actOn(advance, first?.id ?? '', 'revoke', { opinion: 'no trip' })
    await world.carry()
    expect([onRejected, await world.statusOf(trip, id), (await world.children(id)).map((one) => one.status)]).toEqual([
      onRejected,
      status,
      ['3', sister],
    ])
    await agreeAll(id)
    await sound()
  }
})

test('WFL-03 a case that came back to its drafter is still waited for, and is closed when its parent is given up', async () => {
  const id = await world.submitted()
  await world.carry()
  const [child] = await world.children(id)
  await world.decide(people.leader, child?.id ?? '', 'reject', { opinion: 'too much' })
  await world.carry()
  expect(await world.children(id)).toMatchObject([{ state: 'running', status: '0' }])
  await world.actOn(advance, child?.id ?? '', 'submit')
  await world.decide(people.leader, child?.id ?? '', 'reject', { opinion: 'still too much' })
  await world.actOn(trip, id, 'revoke', { opinion: 'given up' })
  await world.carry()
  expect(await world.children(id)).toMatchObject([{ state: 'over', status: '4' }])
  await sound()
})

test('WFL-03 a parent that is withdrawn, returned, moved or terminated ends what it waited for, begun or not, and begins anew', async () => {
  const branches = {
    fork: {
      kind: 'parallel',
      label: trip.approval?.first.label,
      branches: [{ to: 'side' }, { to: 'advances' }],
      join: 'meet',
    },
    side: { ...after, next: 'meet' },
    advances: advances({ next: 'meet' }),
    meet: { kind: 'join', label: after.label, next: 'after' },
    after,
  }
  await world.flow(tripFlow('trip', branches as Parameters<typeof tripFlow>[1]))
  const leave: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    ['0', (id) => world.actOn(trip, id, 'withdraw')],
    ['0', (id) => world.decide(people.director, id, 'reject', { opinion: 'no' })],
    ['1', (id) => world.care(id, 'jump', { node: 'advances', to: 'after', opinion: 'skip' })],
    ['3', (id) => world.care(id, 'terminate', { opinion: 'over' })],
  ]
  for (const [status, go] of leave)
    for (const begun of [true, false]) {
      const id = await world.submitted()
      if (begun) await world.carry()
      await go(id)
      await world.carry()
      expect([await world.statusOf(trip, id), await world.children(id)]).toMatchObject([
        status,
        [{ state: 'over', status: begun ? '3' : null }],
      ])
      if (status === '0') await world.actOn(trip, id, 'submit')
      await world.carry()
      expect((await world.children(id)).map((one) => one.state)).toEqual(
        status === '0' ? ['over', 'running'] : ['over'],
      )
    }
  await sound()
})

test('WFL-03 what cannot be made stands as a problem that the administrator sees and has tried again; nothing is half made', async () => {
  await world.flow(tripFlow('trip', { advances: advances(perLeg), after }))
  const id = await world.submitted({
    legs: [
      { place: 'Leg 1', amount: '100.00' },
      { place: 'Leg 2', amount: '0.00' },
    ],
  })
  await world.carry()
  await world.carry()
  const [, wrong] = await world.children(id)
  expect(wrong).toMatchObject({
    state: 'wanted',
    problem: { code: 'record.invalid', errors: { amount: {} } },
    status: null,
  })
  expect(
    await pool.query(
      sql`select person from engine.outbox where event = 'flow.childFailed' and record_id = ${id}::uuid`,
    ),
  ).toEqual([{ person: people.admin }])
  expect(await pool.query(sql`select from trip.advance where id = ${wrong?.id ?? ''}::uuid`)).toEqual([])
  const admin = await world.as(people.admin)
  const retry = (ctx: typeof admin) => withinTransaction(ctx, (inside) => retryChild(inside, wrong?.id ?? ''))
  await expect(world.as(people.drafter).then(retry)).rejects.toMatchObject({ code: 'flow.not-admin' })
  await retry(admin)
  await world.carry()
  expect((await world.children(id))[1]).toMatchObject({ problem: { code: 'record.invalid' } })
  await pool.query(sql`update trip.trip_legs set amount = 5 where amount = 0`)
  await retry(admin)
  await expect(retry(admin)).rejects.toMatchObject({ code: 'flow.child-unknown' })
  await agreeAll(id)
  await world.carry()
  await agreeAll(id)
  await sound()
})

test('WFL-03 no drafter, no right, no such process, a deleted line and processes that call each other are told, never silent', async () => {
  const problem = async (id: string) => (await world.children(id)).map((one) => one.problem?.code ?? null)
  await world.flow(tripFlow('trip', { advances: advances({ drafter: { by: 'role', role: 'nobodyHasIt' } }), after }))
  const nobody = await world.submitted()
  await world.flow(tripFlow('trip', { advances: advances({ drafter: { by: 'role', role: 'cashier' } }), after }))
  const noRight = await world.submitted()
  await world.flow(tripFlow('trip', { advances: advances({ process: 'gone' }), after }))
  const gone = await world.submitted()
  await world.flow(tripFlow('trip', { advances: advances(perLeg), after }))
  const lineless = await world.submitted({}, 1)
  await pool.query(sql`delete from trip.trip_legs where parent_id = ${lineless}::uuid`)
  await world.carry()
  expect(await Promise.all([nobody, noRight, gone, lineless].map(problem))).toEqual([
    ['flow.child-nobody'],
    ['permission.missing'],
    ['flow.process-unknown'],
    ['flow.child-line-gone'],
  ])
  for (const id of [nobody, noRight, gone, lineless]) await world.care(id, 'terminate', { opinion: 'over' })
  await world.flow(
    tripFlow('advance', {
      deeper: advances({
        process: 'advance',
        next: 'end',
        values: { purpose: { field: 'purpose' }, amount: { field: 'amount' } },
      }),
    }),
  )
  await world.flow(tripFlow('trip', { advances: advances(), after }))
  const deep = await world.submitted()
  await world.carry()
  expect(
    await pool.query(sql`select problem ->> 'code' as code from engine.flow_child where problem is not null`),
  ).toEqual([{ code: 'flow.child-too-deep' }])
  await world.care(deep, 'terminate', { opinion: 'over' })
  await world.carry()
  await world.flow(tripFlow('advance', { leader }))
  await sound()
})

test('WFL-03 what is cut off while a case begins, or while its parent hears of it, leaves nothing half done and goes on at the next round; the others are not held up', async () => {
  const cutOff = async (table: string, when: string, id: () => Promise<unknown>) => {
    await pool.driver.query(
      `create function trip.cut() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$; create trigger cut before insert on ${table} for each row when (${when}) execute function trip.cut()`,
    )
    await expect(world.carry()).rejects.toThrow('cut off')
    await id()
    await pool.driver.query(`drop trigger cut on ${table}; drop function trip.cut()`)
  }
  await world.flow(tripFlow('trip', { advances: advances(perLeg), after }))
  const id = await world.submitted()
  await cutOff('trip.advance', "new.purpose = 'Leg 1'", async () => {
    expect(await world.children(id)).toMatchObject([
      { state: 'wanted', problem: null, status: null },
      { state: 'running' },
    ])
    expect(
      await pool.query(
        sql`select purpose from trip.advance where id = any(${(await world.children(id)).map((one) => one.id)}::uuid[])`,
      ),
    ).toEqual([{ purpose: 'Leg 2' }])
  })
  await world.carry()
  expect((await world.children(id)).map((one) => one.state)).toEqual(['running', 'running'])
  await agreeAll(id)
  await cutOff('engine.flow_log', "new.verb = 'childEnded'", async () =>
    expect((await world.children(id)).map((one) => one.state)).toEqual(['ended', 'ended']),
  )
  await world.carry()
  await world.decide(people.director, id, 'agree')
  expect(await world.statusOf(trip, id)).toBe('2')
  await sound()
})

test('WFL-03 what ends while its parent is suspended is heard once it goes on again', async () => {
  const id = await world.submitted()
  await world.carry()
  await world.care(id, 'suspend', { opinion: 'wait' })
  await agreeAll(id)
  await world.carry()
  expect(await world.children(id)).toMatchObject([{ state: 'ended', outcome: 'approved' }])
  await world.care(id, 'resume')
  await world.carry()
  expect(await world.children(id)).toMatchObject([{ state: 'over' }])
  await world.decide(people.director, id, 'agree')
  await sound()
})

test('WFL-03 parent and child lead to each other for those who may read them, and the monitor tells waiting from trouble', async () => {
  const id = await world.submitted()
  await world.carry()
  const [child] = await world.children(id)
  const instanceOf = async (record: string) =>
    (await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${record}::uuid`))[0]
      ?.id ?? ''
  const related = async (person: string, record: string) =>
    relatedApprovals(await world.as(person), await instanceOf(record), ({ code }) => code)
  expect(await related(people.drafter, id)).toMatchObject({
    parent: null,
    children: [{ module: 'trip', thing: 'advance', id: child?.id, status: '1', problem: null }],
    mayRetry: false,
  })
  expect(await related(people.leader, child?.id ?? '')).toMatchObject({ parent: null, children: [] })
  expect(await related(people.drafter, child?.id ?? '')).toMatchObject({ parent: { thing: 'trip', id } })
  await expect(related(people.cashier, id)).rejects.toMatchObject({ code: 'flow.unknown' })
  const asked = { param: '', conditions: [] }
  const trouble = async () =>
    (
      await monitorLines((await world.as(people.admin)).withoutScope('test'), asked, { limit: 500, offset: 0, most: 0 })
    ).rows.find((row) => row.recordId === id)?.trouble
  expect(await trouble()).toBeNull()
  await world.care(id, 'terminate', { opinion: 'over' })
  await sound()
})
