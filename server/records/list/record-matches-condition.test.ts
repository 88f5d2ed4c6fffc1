import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import type { Where } from '../../../core/description/where.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { idOf } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { ship, voyage } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { meets } from './record-matches-condition.ts'
import { whereCondition } from './where-condition.ts'

let world: World
let me: Ctx

beforeAll(async () => {
  world = await makeWorld()
  me = (await world.as({})).withoutScope('test')
  const shipId = (await save(me, ship, { shipName: '北陆' })).id
  const given = [
    {},
    { shipId },
    { sailing: '2026-11-20', tons: '12.5' },
    { sailing: '2026-12-01', tons: '9', price: '0.00', urgent: '1' },
    { shipId, tons: '100', price: '7.10', urgent: '0' },
  ]
  for (const [at, more] of given.entries()) await save(me, voyage, { voyageName: `voyage ${at}`, ...more })
})

const conditions: readonly Where[] = [
  {},
  { state: 'plan' },
  { state: ['sea', 'done'] },
  { state: { not: 'plan' } },
  { shipId: null },
  { shipId: { not: null } },
  { urgent: { not: '1' } },
  { urgent: ['0', '1'] },
  { tons: { from: '9.5' } },
  { tons: { to: '12.50' } },
  { tons: { from: '9', to: '99' } },
  { price: { from: '0.01' } },
  { sailing: { to: '2026-11-20' } },
  { sailing: { from: '2026-11-21' } },
  { state: 'plan', shipId: { not: null }, tons: { from: '1' } },
  { createTime: { from: 0 } },
  { createTime: { to: 0 } },
]

test('a record in hand meets exactly the conditions by which the database finds it', async () => {
  const all = await readRecords(me, voyage, sql`true`)
  expect(all).toHaveLength(5)
  for (const where of conditions) {
    const found = (await readRecords(me, voyage, whereCondition(mappingOf(voyage), where))).map(idOf).toSorted()
    expect(
      all
        .filter((record) => meets(record, where))
        .map(idOf)
        .toSorted(),
      JSON.stringify(where),
    ).toEqual(found)
  }
})
