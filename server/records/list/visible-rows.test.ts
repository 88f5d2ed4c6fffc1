import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { Ctx } from '../../platform/context/context.ts'
import { makeWorld } from '../testing/records-world.ts'
import { voyage } from '../testing/voyage-test-documents.ts'
import { save } from '../write/save-record.ts'
import { rows } from './visible-rows.ts'

const everything = { all: true, unitIds: [], deptIds: [] }

test('rows of a document have every column for everybody, empty where he does not read it whole', async () => {
  const world = await makeWorld()
  const all = await world.as({ permissions: ['hc-mm', 'hc-mi'], scope: everything })
  await save(all, voyage, { voyageName: '北陆一号航次', tons: '10', price: '2', secret: '秘', phone: '19900001234' })
  const read = (ctx: Ctx) =>
    world.pool.query<Record<string, unknown>>(
      sql`select r.*, coalesce(r.secret, '') || coalesce(r.phone, '') as told from (${rows(ctx, voyage)}) r`,
    )
  const [whole = {}] = await read(all)
  const [part = {}] = await read(await world.as({ scope: everything }))
  expect(whole).toMatchObject({ secret: '秘', phone: '19900001234', agent: null, told: '秘19900001234' })
  expect(part).toEqual({ ...whole, secret: null, phone: null, told: '' })
  expect(Object.keys(part)).toEqual(Object.keys(whole))
})
