import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { rules } from '../../module-api.ts'
import { makeReader } from '../read/record-readers.ts'
import { makeWorld } from '../testing/records-world.ts'
import { voyage } from '../testing/voyage-test-documents.ts'
import { save } from './save-record.ts'
import { validationErrors } from './validation-errors.ts'

const readByItsMaker = rules(voyage, { saved: (ctx, { id }) => makeReader(ctx, voyage, id, [ctx.actor.id]) })

test('what a rule writes beside a record is written as it is saved, and not as it is only checked', async () => {
  const world = await makeWorld([readByItsMaker])
  const me = await world.as({ permissions: ['hc-mm', 'hc-mi', 'ship-mm'] })
  const readers = async () =>
    Number(
      (await world.pool.query<{ count: string }>(sql`select count(*)::text as count from engine.reader`))[0]?.count,
    )
  const before = await readers()
  const given = { voyageName: 'beside', tons: '5' }
  expect(await validationErrors(me, voyage, given, false)).toEqual({})
  expect(await readers()).toBe(before)
  await save(me, voyage, given)
  expect(await readers()).toBe(before + 1)
})
