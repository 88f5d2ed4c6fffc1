import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { Ctx } from '../platform/context/context.ts'
import { onceOnly } from '../records/write/idempotent-request.ts'
import { freshDatabase } from '../testing/database.ts'
import { decide, type Decided } from './step/decide.ts'
import { placeOfTask } from './step/decision-target.ts'
import { flowWorld } from './testing/flow-world.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool)
const { people } = world

/** Agrees under a key as the route does; `between` happens after the effect and before the commit. */
async function agree(ctx: Ctx, task: string, between?: (inside: Ctx) => Promise<void>): Promise<Decided> {
  const place = await placeOfTask(ctx, task)
  return {
    ...(await onceOnly(ctx, 'key-1', '/agree', {}, async (inside) => {
      const decided = { ...(await decide(inside, place, 'agree', {})) }
      await between?.(inside)
      return decided
    })),
  }
}

test('invariant 18: a connection killed between effect and commit leaves nothing, and the same key then works once', async () => {
  const id = await world.draft()
  await world.act(id, 'submit')
  const ctx = await world.as(people.leader)
  const task = await world.openTask(people.leader, id)
  await expect(
    agree(ctx, task, async (inside) => {
      const [row] = await inside.sql.query<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await pool.query(sql`select pg_terminate_backend(${row?.pid})`)
      await inside.sql.query(sql`select 1`)
    }),
  ).rejects.toThrow()
  expect(await world.read(id)).toMatchObject({ currentNode: 'leader' })
  expect(
    await pool.query(
      sql`select from engine.flow_log l join engine.flow_instance i on i.id = l.instance where i.record_id = ${id}::uuid and l.verb = 'agree'`,
    ),
  ).toHaveLength(0)

  const first = await agree(ctx, task)
  const again = await Promise.all([agree(ctx, task), agree(ctx, task)])
  expect(again).toEqual([first, first])
  expect(await world.read(id)).toMatchObject({ currentNode: 'finance' })
  expect(
    await pool.query(
      sql`select from engine.flow_log l join engine.flow_instance i on i.id = l.instance where i.record_id = ${id}::uuid and l.verb = 'agree'`,
    ),
  ).toHaveLength(1)
})
