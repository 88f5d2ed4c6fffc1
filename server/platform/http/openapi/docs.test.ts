import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../../identity/session/testing/people.ts'
import {
  call,
  type Page,
  signedIn,
  testServer,
  type TestServer,
} from '../../../identity/session/testing/test-server.ts'
import { describedRoutes } from '../../../records/documents/record-routes.ts'
import { freshDatabase } from '../../../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await testServer(pool, { routes: [describedRoutes] })
  await makePerson(pool, { code: 'developer', permissions: ['bmgl-ck'] })
  page = await signedIn(server.app, 'developer')
})
afterAll(() => server.close())

test('the API is described as OpenAPI 3.1, with the documents one may read and no others', async () => {
  const document = (await call(server.app, page, '/api/docs/json')).json()
  expect(document.openapi).toBe('3.1.0')
  const paths = Object.keys(document.paths)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/system/user/login',
      '/api/system/user/ids/{ids}',
      '/api/{table}',
      '/api/base/department/save',
      '/api/base/department/import',
    ]),
  )
  expect(paths).not.toContain('/api/base/person/save')
  expect(
    document.paths['/api/base/department/save'].post.requestBody.content['application/json'].schema.properties.deptName,
  ).toMatchObject({ type: 'string' })
  expect(document.paths['/api/system/user/login'].post.security).toEqual([])
})

test('every reference in it exists and every call has an answer', async () => {
  const body = (await call(server.app, page, '/api/docs/json')).body
  const document = JSON.parse(body)
  for (const [, path = ''] of body.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    expect(path.split('/').reduce((at, part) => at?.[part], document)).toBeDefined()
  }
  for (const operations of Object.values<Record<string, { responses: object; summary: string }>>(document.paths)) {
    for (const { responses, summary } of Object.values(operations))
      expect([Object.keys(responses), typeof summary]).toEqual([['200', 'default'], 'string'])
  }
})

test('the page needs a session, for which its cookie suffices, and runs no script', async () => {
  expect((await server.app.inject({ url: '/api/docs' })).statusCode).toBe(401)
  const answer = await server.app.inject({ url: '/api/docs', cookies: { accessToken: page.accessToken, lang: 'ru' } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('Описание API')
  expect(answer.body).not.toContain('<script')
})
