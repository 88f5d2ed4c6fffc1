import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { giveRole } from '../identity/session/testing/people.ts'
import { freshDatabase } from '../testing/database.ts'
import { flowWorld } from './testing/flow-world.ts'

const { pool } = await freshDatabase({ pool: { max: 4 } })
const world = await flowWorld(pool)
const { people } = world

test('WFL-02 whom an opinion names is told of it when he may read the document, and nobody may read it for that', async () => {
  await giveRole(pool, people.elsewhere, 'looker', ['shiyan-ck'])
  const id = await world.draft()
  await world.act(id, 'submit')
  await world.decide(people.leader, id, 'agree', {
    opinion: '请 @drafter @elsewhere 注意',
    mentions: [people.drafter, people.elsewhere, people.leader, 'nobody'],
  })
  const told = await pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'follow.opinion' and record_id = ${id}::uuid`,
  )
  expect(told.map(({ person }) => person)).toEqual([people.drafter])
  expect(
    await pool.query(
      sql`select 1 from engine.reader where record_id = ${id}::uuid and person = ${people.elsewhere}::uuid`,
    ),
  ).toEqual([])
})
