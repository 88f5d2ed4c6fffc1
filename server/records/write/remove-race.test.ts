import sql from 'sql-template-tag'
import { expect, test, vi } from 'vitest'
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
  await standsInLine()
  await other.query('commit')
  other.release()
  expect(await removed).toMatchObject({ code: 'record.wrong-state' })
})

/** Until somebody waits for what another transaction holds. */
async function standsInLine(): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitFor(async () => expect(await world.pool.query(waiting)).toHaveLength(1), {
    timeout: 10_000,
    interval: 20,
  })
}
