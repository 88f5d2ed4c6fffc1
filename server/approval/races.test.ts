import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { Refusal } from '../../core/words/refusal.ts'
import { makePerson } from '../identity/session/testing/people.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { freshDatabase } from '../testing/database.ts'
import { decide } from './step/decide.ts'
import { placeOfTask } from './step/decision-target.ts'
import { actOn, flowWorld, joinRole } from './testing/flow-world.ts'

const { pool } = await freshDatabase({ pool: { max: 20 } })
const world = await flowWorld(pool)
const { people } = world

/** `done`, or the refusal that stopped it. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${error.status}`
    throw error
  }
}

test('invariant 21: of twenty clicks on one task one decides and the others are told so', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const ctx = await world.as(people.leader)
  const place = await placeOfTask(ctx, await world.openTask(people.leader, id))
  const verbs = ['agree', 'reject', 'transfer', 'agree']
  const clicks = Array.from({ length: 20 }, (_, at) =>
    outcome(
      withinTransaction(ctx, (inside) =>
        decide(inside, place, verbs[at % 4] ?? 'agree', { opinion: 'x', to: people.chief }),
      ),
    ),
  )
  const outcomes = await Promise.all(clicks)
  expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(
    new Set(['done', expect.stringMatching(/^flow\.(already-decided|not-allowed) 409$/)]),
  )
  const lines = await pool.query(
    sql`select from engine.flow_log l join engine.flow_instance i on i.id = l.instance where i.record_id = ${id}::uuid and l.verb in ('agree', 'reject', 'transfer')`,
  )
  expect(lines).toHaveLength(1)
})

test('of twenty people asked side by side the first decides, the other nineteen come too late', async () => {
  const roles = await pool.query<{ id: string }>(
    sql`select id from base.role where role_code in ('unitFinance', 'trialReader')`,
  )
  const more = await Promise.all(
    Array.from({ length: 18 }, (_, at) => makePerson(pool, { code: `clerk${at}`, unitId: world.unitId })),
  )
  for (const person of more) for (const { id: role } of roles) await joinRole(pool, person, role)
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree')
  const clerks = await Promise.all(
    [people.finance, people.finance2, ...more].map(async (person) => {
      const ctx = await world.as(person)
      return { ctx, place: await placeOfTask(ctx, await world.openTask(person, id)) }
    }),
  )
  const outcomes = await Promise.all(
    clerks.map(({ ctx, place }) => outcome(withinTransaction(ctx, (inside) => decide(inside, place, 'agree', {})))),
  )
  expect(outcomes.toSorted()).toEqual(['done', ...Array.from({ length: 19 }, () => 'flow.already-decided 409')])
  expect(await world.read(id)).toMatchObject({ approvalStatus: '2' })
})

test('a withdrawal and a decision at the same moment do not lock each other up: one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await world.draft()
    await world.act(id, 'submit')
    const [drafter, leader] = [await world.as(people.drafter), await world.as(people.leader)]
    const place = await placeOfTask(leader, await world.openTask(people.leader, id))
    const outcomes = await Promise.all([
      outcome(actOn(drafter, id, 'withdraw')),
      outcome(withinTransaction(leader, (inside) => decide(inside, place, 'agree', {}))),
    ])
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  }
})
