import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { sweepSessions } from './delete-old-sessions.ts'
import { makePerson } from './testing/people.ts'
import { hour, testClock } from './testing/test-clock.ts'
import { call, post, signedIn, testServer } from './testing/test-server.ts'

const { pool } = await freshDatabase()
const clock = testClock()

test('old sessions, codes and counters go; what is in use and the security log stay', async () => {
  const server = await testServer(pool)
  await makePerson(pool, { code: 'keeper', tel: '19900001234' })
  await signedIn(server.app, 'keeper')
  await post(server.app, '/api/system/user/login', { userName: 'keeper', pwd: 'wrong' })
  await post(server.app, '/api/system/user/smsCode', { userTel: '19900001234' })
  await server.app.inject({ url: '/api/system/user/checkCode' })
  clock.pass(181 * 24 * hour)
  const page = await signedIn(server.app, 'keeper')
  await sweepSessions(pool, clock.now(), { logDays: 400, messageDays: 90 })
  const [left] = await pool.query(sql`
    select (select count(*)::int from engine.session) as sessions, (select count(*)::int from engine.sign_in_log) as lines, (select count(*)::int from engine.sms_code) as codes,
      (select count(*)::int from engine.sms_outbox) as messages, (select count(*)::int from engine.captcha) as pictures, (select count(*)::int from engine.sign_in_guard) as guards`)
  expect(left).toEqual({ sessions: 1, lines: 3, codes: 0, messages: 0, pictures: 0, guards: 0 })
  expect((await call(server.app, page, '/api/system/user/allMyData')).statusCode).toBe(200)
  await server.close()
})
