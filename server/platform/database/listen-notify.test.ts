import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { openListening } from './listen-notify.ts'
import { openPool } from './pool.ts'
import { lossyWay } from './testing/lossy-connection.ts'

const { address, pool } = await freshDatabase({ empty: true })

const listeners = async () =>
  (
    await pool.query<{ pid: number }>(
      sql`select pid from pg_stat_activity where application_name = 'amur listen' and datname = current_database()`,
    )
  ).map(({ pid }) => pid)

function hearing() {
  const told: string[] = []
  return { told, hear: (what: string) => void told.push(what) }
}

test('a line that was cut on the way is noticed, another is opened, and what is committed then is heard', async () => {
  const lossy = await lossyWay(address)
  const own = openPool(lossy.address)
  const { told, hear } = hearing()
  const listening = await openListening(own, { askEvery: 300, answerWithin: 200 })
  listening.onSilence(() => hear('silence'))
  listening.onReturn(() => hear('return'))
  await listening.hear('news', hear)
  lossy.way.deaf = true
  await expect.poll(() => told).toContain('silence')
  lossy.way.deaf = false
  await expect.poll(() => told).toContain('return')
  await pool.query(sql`select pg_notify('news', 'after it')`)
  await expect.poll(() => told).toContain('after it')
  await listening.close()
  await own.end()
  lossy.close()
})

test('a line that is being opened anew at the end does not outlive it', async () => {
  const lossy = await lossyWay(address)
  const own = openPool(lossy.address)
  const { told, hear } = hearing()
  const listening = await openListening(own)
  listening.onSilence(() => hear('silence'))
  listening.onReturn(() => hear('return'))
  const [first] = await listeners()
  const release = lossy.hold()
  await pool.query(sql`select pg_terminate_backend(${first})`)
  await expect.poll(() => listeners()).not.toContain(first)
  await expect.poll(() => listeners()).toHaveLength(1)
  const closing = listening.close()
  release()
  await closing
  expect(told).not.toContain('return')
  await expect.poll(() => listeners()).toEqual([])
  await own.end()
  lossy.close()
})
