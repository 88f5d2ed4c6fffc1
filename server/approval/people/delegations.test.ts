import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { dayOfMs } from '../../../core/values/day.ts'
import { giveRole, giveScope } from '../../identity/session/testing/people.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { flowProblems } from '../flow-consistency.ts'
import { instanceView } from '../instance-view.ts'
import { decide } from '../step/decide.ts'
import { placeOfTask } from '../step/decision-target.ts'
import { taskCounts, taskPage } from '../tasks/task-page.ts'
import { countWaiting } from '../tasks/waiting-tasks.ts'
import { flowWorld } from '../testing/flow-world.ts'
import { trial } from '../testing/trial-document.ts'
import { delegationList } from './delegation-list.ts'
import { endDelegation, makeDelegation } from './delegations.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world
const today = dayOfMs(Date.now())
const todo = async (person: string) =>
  (await taskPage(await world.as(person), { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 20 })).content

async function agreeAs(person: string, id: string): Promise<unknown> {
  const ctx = await world.as(person)
  const place = await placeOfTask(ctx, await world.openTask(people.leader, id))
  return withinTransaction(ctx, (inside) => decide(inside, place, 'agree', { opinion: 'in his place' }))
}

test('absence proxy: on its days and documents another decides, sees it in his list, and both names stand in the record', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  await expect(agreeAs(people.elsewhere, id)).rejects.toThrow('flow.not-yours')
  await makeDelegation(await world.as(people.leader), {
    agent: people.elsewhere,
    from: today,
    to: today,
    documents: ['trial.payment'],
  })
  expect((await todo(people.elsewhere)).map((row) => row.id)).toEqual([id])
  expect((await todo(people.leader)).map((row) => row.id)).toEqual([id])
  expect([
    await taskCounts(await world.as(people.elsewhere)),
    await countWaiting(await world.as(people.elsewhere)),
  ]).toMatchObject([{ undecided: 1 }, 1])
  expect(await readRecord(await world.as(people.elsewhere), trial, id)).not.toBeNull()
  const [row] = await pool.query<{ id: string }>(sql`select id from engine.flow_instance where record_id = ${id}::uuid`)
  const asAgent = await world.as(people.elsewhere)
  expect(await withinTransaction(asAgent, (inside) => instanceView(inside, row?.id ?? ''))).toMatchObject({
    offered: expect.arrayContaining([expect.objectContaining({ verb: 'agree' })]),
  })
  await agreeAs(people.elsewhere, id)
  const shown = await withinTransaction(asAgent, (inside) => instanceView(inside, row?.id ?? ''))
  expect(shown).toMatchObject({
    log: expect.arrayContaining([
      expect.objectContaining({ verb: 'agree', actorName: 'elsewhere', forName: 'leader' }),
    ]),
  })
  expect(shown).toMatchObject({
    tasks: expect.arrayContaining([
      expect.objectContaining({ assigneeName: 'leader', byName: 'elsewhere', result: 'agreed' }),
    ]),
  })
  const done = async (person: string) =>
    (await taskPage(await world.as(person), { view: 'done', tab: '', param: '', thing: '', page: 1, size: 20 })).content
  for (const person of [people.elsewhere, people.leader])
    expect(await done(person)).toMatchObject([{ id, result: 'agreed', standIn: 'elsewhere（代leader）' }])
  expect(await flowProblems(pool)).toEqual([])
})

test('it ends when its person says so, and never lets the drafter of a money document decide', async () => {
  const leader = await world.as(people.leader)
  const [kept] = (await delegationList(leader, 'own')) as readonly { readonly id: string; readonly agentName: string }[]
  expect(kept?.agentName).toBe('elsewhere')
  await endDelegation(leader, kept?.id ?? '')
  const id = await world.draft()
  await world.act(id, 'submit')
  await expect(agreeAs(people.elsewhere, id)).rejects.toThrow('flow.not-yours')
  await makeDelegation(leader, { agent: people.drafter, from: today, to: today, documents: [] })
  await expect(agreeAs(people.drafter, id)).rejects.toThrow('flow.own-document')
})

test('WFL-02 everybody sees his own proxies and those by which he stands in; all of them only who looks after processes, within his scope', async () => {
  await expect(delegationList(await world.as(people.leader), 'all')).rejects.toThrow('permission.missing')
  expect(await delegationList(await world.as(people.drafter), 'given')).toMatchObject([
    { personName: 'leader', agentName: 'drafter', documents: null, state: 'now' },
  ])
  expect(await delegationList(await world.as(people.cashier), 'own')).toEqual([])
  const [standing] = (await delegationList(await world.as(people.drafter), 'given')) as readonly {
    readonly id: string
  }[]
  await expect(endDelegation(await world.as(people.drafter), standing?.id ?? '')).rejects.toThrow('record.missing')
  const role = await giveRole(pool, people.director, 'watcher', ['lcjk-ck'])
  expect(await delegationList(await world.as(people.director), 'all')).toEqual([])
  await giveScope(pool, role, 'rygl', '1')
  const watcher = await world.as(people.director)
  expect(await delegationList(watcher, 'all')).toHaveLength(2)
  await endDelegation(watcher, standing?.id ?? '')
  expect(await delegationList(watcher, 'all')).toMatchObject([{ state: 'ended' }, { state: 'ended' }])
})

test('days that are over, oneself and people who have left are refused at their field', async () => {
  const leader = await world.as(people.leader)
  await expect(
    makeDelegation(leader, { agent: people.chief, from: '2020-01-01', to: '2020-01-02', documents: [] }),
  ).rejects.toThrow('flow.proxy-days')
  await expect(makeDelegation(leader, { agent: people.leader, from: today, to: today, documents: [] })).rejects.toThrow(
    'flow.proxy-self',
  )
  await expect(
    makeDelegation(leader, { agent: people.chief, from: today, to: today, documents: ['trial.nothing'] }),
  ).rejects.toThrow('flow.process-unknown')
})
