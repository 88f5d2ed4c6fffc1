import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { freshDatabase } from '../../testing/database.ts'
import { listen, liveServer, signIn } from './testing/live-server.ts'

const { address, pool } = await freshDatabase()

test('a stream that was asked for before the stop and is granted after it ends at once, and the stop with it', async () => {
  await prepareJobs(pool)
  const anna = await makePerson(pool, { code: 'anna', permissions: [] })
  await pool.query(sql`insert into engine.notice_habit (person, page_lang) values (${anna}::uuid, 'en')`)
  const server = await liveServer(address)
  const tokens = await signIn(server, 'anna')
  const holder = await pool.driver.connect()
  await holder.query('begin')
  await holder.query('update engine.notice_habit set page_lang = page_lang')
  const asked = listen(server, tokens, 'zh')
  const waits = async () =>
    pool.query(sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  await expect.poll(waits).toHaveLength(1)
  const closing = server.close()
  await expect
    .poll(() =>
      fetch(`${server.url}/api/health/live`).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false)
  await holder.query('commit')
  holder.release()
  await (
    await asked
  ).ended
  await closing
})
