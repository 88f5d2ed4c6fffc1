import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { minute, testClock } from '../../identity/session/testing/test-clock.ts'
import {
  call,
  type Page,
  post,
  signedIn,
  testServer,
  type TestServer,
} from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'

const clock = testClock()
const { pool } = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'amur-embed-'))
let server: TestServer
let page: Page

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<title>shell</title>')
  for (const [key, value] of [
    ['iframe.hosts', 'https://reports.example:8443/any/path\nhttp://map.example, javascript:alert(1)'],
    ['open.embedders', 'https://portal.example'],
  ]) {
    await pool.query(
      sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (gen_random_uuid(), gen_random_uuid(), 'test', ${key}, ${value}, 'string')`,
    )
  }
  server = await testServer(pool, { webFolder: folder })
  await makePerson(pool, { code: 'embedder' })
  page = await signedIn(server.app, 'embedder')
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const opened = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { accept: 'text/html', ...headers } })
const ticket = async (name = 'workflowstart') =>
  (await call(server.app, page, '/api/open/ticket', { method: 'POST', payload: { page: name } })).json<{
    data: { ticket: string; path: string }
  }>().data
const exchange = (given: string) => post(server.app, '/api/open/exchange', { ticket: given })
const codeOf = async (answer: Promise<{ json: <T>() => T }>) => (await answer).json<{ code: string }>().code

test('ACC-10 without a session an alias leads to sign-in, with a ticket it opens, and only the allowed may frame it', async () => {
  expect((await opened('/open=workflowstart')).headers['location']).toBe('/login?to=%2Fopen%3Dworkflowstart')
  const shown = await opened('/open=workflowstart?ticket=x')
  expect([shown.statusCode, shown.headers['x-frame-options']]).toEqual([200, undefined])
  expect(shown.headers['content-security-policy']).toContain(
    "frame-ancestors 'self' https://portal.example;".slice(0, -1),
  )
  const other = await opened('/welcome', { cookie: 'hasLogin=1' })
  expect(other.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(other.headers['x-frame-options']).toBe('DENY')
})

test('ACC-10 a ticket is exchanged once, within five minutes, for a session of that page and of nothing else', async () => {
  const { ticket: first, path } = await ticket()
  expect(path).toBe(`/open=workflowstart?ticket=${first}`)
  const answer = (await exchange(first)).json<{ data: Page & { page: string } }>().data
  expect(answer.page).toBe('workflowstart')
  expect(await codeOf(exchange(first))).toBe('ticket.used')
  expect(await codeOf(exchange('made-up'))).toBe('ticket.wrong')
  const limited = { accessToken: answer.accessToken, refreshToken: answer.refreshToken }
  expect((await call(server.app, limited, '/api/system/user/allMyData')).statusCode).toBe(200)
  expect((await call(server.app, limited, '/api/system/department')).json()).toMatchObject({ code: 'ticket.limited' })
  expect(
    await codeOf(call(server.app, limited, '/api/open/ticket', { method: 'POST', payload: { page: 'workflowstart' } })),
  ).toBe('ticket.limited')
  expect((await call(server.app, page, '/api/system/department')).statusCode, 'the person’s own session').toBe(200)

  const late = await ticket()
  clock.pass(6 * minute)
  expect(await codeOf(exchange(late.ticket))).toBe('ticket.wrong')
  expect(await codeOf(call(server.app, page, '/api/open/ticket', { method: 'POST', payload: { page: 'user' } }))).toBe(
    'ticket.page',
  )
})

test('ACC-10 of many who show one ticket at the same moment one is let in', async () => {
  const { ticket: wanted } = await ticket()
  const codes = (await Promise.all(Array.from({ length: 8 }, () => exchange(wanted)))).map(
    (answer) => answer.json<{ code: string }>().code,
  )
  expect(codes.filter((code) => code === '0')).toHaveLength(1)
})

test('ACC-13 only http(s) addresses on the list are framed, with a ticket that tells the other system once who is there', async () => {
  const framed = (src: string) => call(server.app, page, `/api/frame?${new URLSearchParams({ src })}`)
  const { src } = (await framed('https://reports.example:8443/sales?year=2026')).json<{ data: { src: string } }>().data
  const address = new URL(src)
  expect([address.origin, address.searchParams.get('year')]).toEqual(['https://reports.example:8443', '2026'])
  for (const bad of [
    'https://reports.example/sales',
    'http://reports.example:8443',
    'https://reports.example.evil.example:8443/',
    'https://map.example/',
  ])
    expect([bad, await codeOf(framed(bad))]).toEqual([bad, 'frame.host'])
  for (const bad of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    '//map.example',
    'https://a@map.example',
    'data:text/html,x',
  ])
    expect([bad, await codeOf(framed(bad))]).toEqual([bad, 'frame.address'])
  const given = address.searchParams.get('ticket') ?? ''
  expect((await post(server.app, '/api/frame/redeem', { ticket: given })).json()).toMatchObject({
    data: { userCode: 'embedder', origin: 'https://reports.example:8443' },
  })
  expect(await codeOf(post(server.app, '/api/frame/redeem', { ticket: given }))).toBe('ticket.used')
  expect(await codeOf(exchange(given)), 'a ticket for a frame opens nothing of ours').not.toBe('0')
  expect((await opened('/welcome', { cookie: 'hasLogin=1' })).headers['content-security-policy']).toContain(
    "frame-src 'self' https://reports.example:8443 http://map.example;",
  )
})
