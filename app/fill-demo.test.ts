import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { dayMs } from '../core/values/duration.ts'
import { defineServer } from '../server/module-api.ts'
import type { DemoPart } from '../server/operate/demo/demo-context.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { demoState, fillDemo } from './fill-demo.ts'
import { composed, enterDeclared, worldNow } from './testing/group-world.ts'

test('a demonstration that was cut off in the middle of its past is never taken for a company of its own', async () => {
  const done: string[] = []
  const { pool, filled } = await filling(async (demo) => {
    await demo.as('findir', demo.now - 20 * dayMs, () => Promise.resolve(done.push('first')))
    await demo.as('findir', demo.now - 10 * dayMs, () => Promise.reject(new Error('the machine ends')))
    await demo.as('findir', demo.now, () => Promise.resolve(done.push('last')))
  })
  const failure = await filled.catch((error: unknown) => error)
  expect(failure).toMatchObject({
    message: 'the demonstration fails on 2026-11-08, in told: its demonstration',
    cause: { message: 'the machine ends' },
  })
  expect(done).toEqual(['first'])
  await expect(demoState(pool)).rejects.toThrow('cut off')
})

test('a demonstration whose ledgers do not agree is none, and what does not agree is named', async () => {
  const { pool, filled } = await filling(async (demo) => {
    await demo.as('findir', demo.now - dayMs, (ctx) =>
      ctx.sql.query(sql`
        insert into engine.balance values (${demo.place('BLHY')}::uuid, 'main', '1002', 'planted', 'CNY', 0.01)`),
    )
  })
  await expect(filled).rejects.toThrow(/ledgers of the demonstration do not agree: .*not the sum .*planted/)
  await expect(demoState(pool)).rejects.toThrow('cut off')
})

test('a demonstration that was told to its end stands', async () => {
  const { pool, filled } = await filling(async (demo) => {
    await demo.as('findir', demo.start, () => Promise.resolve())
  })
  await filled
  expect(await demoState(pool)).toBe('demo')
})

/** Fills an empty database with the group and one part that is told of it. */
async function filling(demo: DemoPart) {
  const { pool, address } = await freshDatabase()
  expect(await demoState(pool)).toBe('empty')
  const { running } = composed()
  await enterDeclared(pool, running)
  const servers = [defineServer({ name: 'told' }, { demo })]
  return { pool, filled: fillDemo({ pool, address, running, servers, now: worldNow }) }
}
