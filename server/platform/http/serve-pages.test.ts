import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'

const { pool } = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'amur-pages-'))
let server: TestServer

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(
    join(folder, 'index.html'),
    '<title>shell</title><script nonce="__NONCE__"></script><meta property="csp-nonce" nonce="__NONCE__">',
  )
  writeFileSync(join(folder, 'login.html'), '<title>sign in</title><script nonce="__NONCE__"></script>')
  writeFileSync(join(folder, 'assets', 'shell-abc123.js'), 'console.log("shell")'.repeat(100))
  writeFileSync(join(folder, 'assets', 'shell-abc123.js.br'), brotliCompressSync('console.log("shell")'.repeat(100)))
  writeFileSync(join(folder, 'secret.txt'), 'not for anyone')
  server = await testServer(pool, { webFolder: folder })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const browser = { accept: 'text/html,application/xhtml+xml' }
const open = (url: string, cookies: Record<string, string> = { hasLogin: '1' }) =>
  server.app.inject({ url, headers: browser, cookies })

test('ACC-02 a page without a session leads to /login and the path asked for is kept', async () => {
  const answer = await open('/paymentPlan?tab=2', {})
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['location']).toBe('/login?to=%2FpaymentPlan%3Ftab%3D2')
  expect((await open('/', {})).headers['location']).toBe('/login')
})

test('ACC-01 the public pages open without a session', async () => {
  for (const path of ['/404', '/open', '/license?msg=x', '/routeAnswer', '/pcAnswer', '/mobileAnswer', '/report']) {
    const answer = await open(path, {})
    expect([path, answer.statusCode, answer.body.includes('shell')]).toEqual([path, 200, true])
  }
  expect((await open('/login?msg=x', {})).body).toContain('sign in')
})

test('ACC-09 a deep link answers the shell', async () => {
  for (const path of ['/', '/welcome', '/doc/finance/paymentPlan/0192', '/open=formbusiness', '/a/b/c?d=e'])
    expect((await open(path)).body).toContain('shell')
})

test('each page has a nonce of its own that its content policy names', async () => {
  const [first, second] = [await open('/'), await open('/')]
  const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? ''
  expect(first.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`)
  expect(first.headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/)
  expect(first.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(first.body).not.toContain('__NONCE__')
  expect(second.body).not.toContain(nonce)
  expect(first.headers['cache-control']).toContain('no-cache')
})

test('assets come precompressed and are kept for a year; one that is gone is 404, never a page', async () => {
  const asset = await server.app.inject({ url: '/assets/shell-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(asset.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('javascript'),
  })
  const gone = await server.app.inject({ url: '/assets/shell-old.js', headers: browser })
  expect(gone.statusCode).toBe(404)
  expect(gone.json().code).toBe('route.unknown')
})

test('nothing beside the assets is read from disk', async () => {
  const paths = [
    '/assets/../secret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%5c..%5csecret.txt',
    '/secret.txt',
    '/assets//etc/passwd',
    '/assets/%00',
    '/assets/.',
  ]
  for (const path of paths) {
    const answer = await server.app.inject({ url: path })
    expect([path, answer.body.includes('not for anyone') || answer.body.includes('root:')]).toEqual([path, false])
    expect(answer.statusCode).toBeLessThan(500)
  }
})

test('an unknown path of the API is an envelope also for a browser', async () => {
  expect((await open('/api/no/such')).json().code).toBe('route.unknown')
})
