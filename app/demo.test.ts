import { expect, test } from 'vitest'
import { defineServer } from '../server/define.ts'
import { compose } from '../server/main/registry.ts'
import { freshDatabase } from '../server/testing/database.ts'
import { demoState, fillDemo } from './demo.ts'
import { worldNow } from './testing/group-world.ts'

test('a demonstration that was cut off is never taken for a company of its own', async () => {
  const { pool, address } = await freshDatabase()
  expect(await demoState(pool)).toBe('empty')
  const ends = defineServer({ name: 'ends' }, { demo: () => Promise.reject(new Error('the machine ends')) })
  const filling = { pool, address, running: compose({ modules: [] }), servers: [ends], now: worldNow }
  await expect(fillDemo(filling)).rejects.toThrow()
  await expect(demoState(pool)).rejects.toThrow('cut off')
})
