import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { readInput } from './read-input.ts'

const { pool } = await freshDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(pool, {
    routes: [
      (app) => {
        app.get('/api/trial/read', { config: { public: true } }, async (request) => {
          const read = readInput(request, {})
          read.text('file', { required: true })
          read.text('xSecretKey', { required: true })
          read.finish()
        })
      },
    ],
  })
})
afterAll(() => server.close())

test('a value that is missing is asked for in words, never by its name in the program', async () => {
  const answer = await server.app.inject({ url: '/api/trial/read', headers: { lang: 'zh' } })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('请填写文件')
  expect(answer.json().data.errors.xSecretKey).not.toContain('xSecretKey')
})
