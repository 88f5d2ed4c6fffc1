import { afterAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { freshDatabase } from '../../testing/database.ts'
import { logRoutes } from './log-routes.ts'

const { pool } = await freshDatabase()
const { app, close } = await testServer(pool, { running: compose({ modules: [] }), routes: [logRoutes({})] })
afterAll(close)

await makePerson(pool, { code: 'auditor', name: '审计员', permissions: ['rzgl-ck'] })
const auditor = await signedIn(app, 'auditor')

test('of more lines than anybody looks through ten thousand are shown, and the total says that there are more', async () => {
  await lines(9_998)
  expect(await pageOf(500)).toMatchObject({ rows: 19, totalElements: 9_999, approximate: false })
  await lines(1)
  expect(await pageOf(500)).toMatchObject({ rows: 20, totalElements: 10_000, approximate: false })
  await lines(1)
  expect(await pageOf(500)).toMatchObject({ rows: 20, totalElements: 10_000, approximate: true })
  expect(await pageOf(501)).toMatchObject({ rows: 0, totalElements: 10_000, approximate: true })
})

async function lines(count: number): Promise<void> {
  await pool.driver.query(`
    insert into engine.sign_in_log (at, account, outcome, way, client, ip, agent, request_id)
    select now(), 'somebody', 'wrong', 'password', 'web', '127.0.0.1', '', '' from generate_series(1, ${count})`)
}

/** A page of twenty; the sign-in of the auditor himself is the one line more. */
async function pageOf(page: number) {
  const answer = await call(app, auditor, '/api/system/signInLog/page', {
    method: 'POST',
    payload: { page, size: 20, parameters: {} },
  })
  const { content, ...more } = answer.json<{ data: { content: unknown[]; totalElements: number } }>().data
  return { rows: content.length, ...more }
}
