import { expect, test } from 'vitest'
import { waitsForLock } from '../../testing/waits-for-lock.ts'
import { makeWorld } from '../testing/records-world.ts'
import { charter } from '../testing/voyage-test-documents.ts'
import { remove } from './delete-records.ts'
import { save } from './save-record.ts'

const world = await makeWorld()

test('a draft that somebody submits in the same moment is not deleted', async () => {
  const me = await world.as({})
  const { id } = await save(me, charter, { amount: '1' })
  const other = await world.pool.driver.connect()
  await other.query('begin')
  await other.query(`update sea.charter set approval_status = '1' where id = '${id}'`)
  const removed = remove(me, charter, [id]).then(
    () => 'removed',
    (error: unknown) => error,
  )
  await waitsForLock(world.pool)
  await other.query('commit')
  other.release()
  expect(await removed).toMatchObject({ code: 'record.wrong-state' })
})
