import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { problemRoute } from './page-problem-report.ts'

const { pool } = await freshDatabase()
const lines: string[] = []
const { app, close } = await testServer(pool, {
  routes: [problemRoute],
  log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }),
})

afterAll(close)

const problem = {
  id: 'a1b2c3d4',
  path: '/financePaymentPlan',
  name: 'TypeError',
  message: 'x is undefined',
  stack: 'at a\nat b',
}

test('a page that broke is reported under the reference its reader saw', async () => {
  const anna = await makePerson(pool, { code: 'anna' })
  const page = await signedIn(app, 'anna')
  const answer = await call(app, page, '/api/portal/problem', { method: 'POST', payload: problem })
  expect(answer.json()).toMatchObject({ code: '0', data: { id: 'a1b2c3d4' } })
  expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
    msg: 'a page broke',
    userId: anna,
    problem: { id: 'a1b2c3d4', path: '/financePaymentPlan', message: 'x is undefined' },
  })
})

test('a stranger reports nothing, and a report as long as a book is refused', async () => {
  expect((await app.inject({ method: 'POST', url: '/api/portal/problem', payload: problem })).statusCode).toBe(401)
  const page = await signedIn(app, 'anna')
  const answer = await call(app, page, '/api/portal/problem', {
    method: 'POST',
    payload: { ...problem, stack: 'x'.repeat(5000) },
  })
  expect(answer.statusCode).toBe(400)
})
