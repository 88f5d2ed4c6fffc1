import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makePerson } from '../server/identity/session/testing/people.ts'
import { type Page, signedIn } from '../server/identity/session/testing/test-server.ts'
import { productServer, type ProductRoute } from './testing/all-routes-server.ts'
import { groupWorld } from './testing/group-world.ts'

vi.setConfig({ testTimeout: 600_000 })

const world = await groupWorld()
const { app, routes: every, close } = await productServer(world)
// It answers for as long as its page is open.
const routes = every.filter(({ url }) => url !== '/api/notice/stream')
let page: Page

beforeAll(async () => {
  await makePerson(world.pool, { code: 'everything', permissions: [...world.running.permissions] })
  page = await signedIn(app, 'everything')
})
afterAll(close)

const long = 'x'.repeat(60_000)
const texts = ['a\0b', '\udc00x', long, '-1e999', '\'"; --', '\u202e\ufffe', '2026-13-45', '{"a":[']
const others = [null, true, 1e308, [[['x']]], {}]

test('SES-09 text that no database keeps, and any other bad text, is refused by every route and breaks none', async () => {
  const names = fieldNames()
  expect([names.length > 80, routes.length > 150]).toEqual([true, true])
  const broken: string[] = []
  for (const route of routes) {
    for (const [kind, options] of attempts(route, names)) {
      // What needs no session is asked with one and without.
      for (const tokens of route.access === 'public' ? [{ ...page }, {}] : [{ ...page }]) {
        const answer = await app.inject({
          ...options,
          method: route.method,
          headers: { ...tokens, ...options.headers },
        })
        if (answer.statusCode >= 500) broken.push(`${route.method} ${route.url} ${kind}: ${answer.statusCode}`)
      }
    }
    // Some calls end the session they are asked with, and one that ended reaches nothing.
    if ((await app.inject({ url: '/api/rights/codes', headers: { ...page } })).statusCode === 401)
      page = await signedIn(app, 'everything')
  }
  expect(broken).toEqual([])
})

test('SES-09 a zero byte, half a character and bytes that are none are refused with 400 where they are read', async () => {
  const send = (options: InjectOptions) =>
    app.inject({ method: 'POST', url: '/api/base/person/page', ...options, headers: { ...page, ...options.headers } })
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const refused: readonly InjectOptions[] = [
    { payload: '{"a":"x\\u0000"}', headers: json },
    { payload: '{"a":[{"\\ud83d":1}]}', headers: json },
    { payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), headers: json },
    { payload: 'a=x%00', headers: form },
    { payload: 'a=%ff', headers: form },
    { payload: Buffer.from('a=\xff', 'latin1'), headers: form },
    { url: '/api/base/person/page?a=%00' },
    { url: '/api/base/person/page?a=%ed%a0%80' },
  ]
  for (const options of refused)
    expect([options, (await send(options)).json()]).toMatchObject([options, { code: 'request.malformed' }])
  for (const payload of ['{"page":1,"param":"\\ud83d\\ude00 \\\\u0000"}', '{"page":1,"param":"𠮷"}'])
    expect((await send({ payload, headers: json })).json()).toMatchObject({ code: '0' })
})

/** What is tried at a route: bad text in its path, its query, its headers, its body in every form. */
function* attempts(
  { method, url, files }: ProductRoute,
  names: readonly string[],
): Generator<readonly [string, InjectOptions]> {
  const good = filled(url, 'x')
  // A path without parameters is asked once as it is.
  for (const bad of good === filled(url, 'y') ? ['none'] : ['%00', 'x'.repeat(9_000), '%27%22', '..%2f'])
    yield [`path ${bad.slice(0, 12)}`, { url: filled(url, bad) }]
  for (const bad of ['%c3%28', 'x'.repeat(9_000), '-1', '%27%3B--', '%25%30%30'])
    yield [
      `query ${bad.slice(0, 12)}`,
      { url: `${good}?${names.map((name) => `${name}=${bad.slice(0, 90)}`).join('&')}&q=${bad}` },
    ]
  yield [
    'headers',
    {
      url: good,
      headers: {
        'idempotency-key': 'k'.repeat(9_000),
        'upload-metadata': 'filename AA==,x /w==',
        'if-none-match': '\u00ff',
        lang: '\u00ff',
        'x-request-id': '\u00ff',
        cookie: 'lang=%00; accessToken=%ff',
      },
    },
  ]
  if (method === 'GET') return
  for (const bad of [...texts, ...others]) {
    const body = Object.fromEntries(names.map((name) => [name, typeof bad === 'string' ? bad.slice(0, 5_000) : bad]))
    yield [
      `json ${JSON.stringify(bad).slice(0, 12)}`,
      {
        url: good,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ ...body, parameters: body, ids: [bad] }),
      },
    ]
    if (typeof bad === 'string' && bad.length < 20)
      yield [
        `form ${JSON.stringify(bad).slice(0, 12)}`,
        {
          url: good,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: names
            .map((name) => `${name}=${encodeURIComponent(bad.slice(0, 5_000).replace(/\p{Surrogate}/gu, '\0'))}`)
            .join('&'),
        },
      ]
  }
  yield ['json list', { url: good, headers: { 'content-type': 'application/json' }, payload: '["\\ud800"]' }]
  if (files) yield* multipartAttempts(good)
}

function* multipartAttempts(url: string): Generator<readonly [string, InjectOptions]> {
  for (const boundary of ['b'.repeat(5_000), 'b'.repeat(70), ''])
    yield [
      `boundary of ${boundary.length}`,
      {
        url,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload: `--${boundary}\r\n\r\n--${boundary}--`,
      },
    ]
  for (const part of [
    'name="file\0"; filename="a.txt"',
    'name="file"; filename="a\0.txt"',
    'name="file"; filename="\xff.txt"',
    `name="${long}"; filename="a.txt"`,
    `name="file"; filename="${long}"`,
    'name="\0"',
    'x',
  ]) {
    const payload = Buffer.from(`--b\r\ncontent-disposition: form-data; ${part}\r\n\r\nx\0\xff\r\n--b--\r\n`, 'latin1')
    yield [
      `part ${part.slice(0, 30)}`,
      { url, headers: { 'content-type': 'multipart/form-data; boundary=b' }, payload },
    ]
  }
}

/** A route's path with a document that there is, and something else in its other places. */
function filled(url: string, other: string): string {
  return url
    .replace(':module/:document', 'base/person')
    .replaceAll(/:module/g, 'base')
    .replaceAll(/:\w+(\([^)]*\))?/g, other)
    .replace('*', other)
}

/** The names under which calls and documents take values. */
function fieldNames(): string[] {
  const root = join(import.meta.dirname, '..')
  const sources = ['server', 'modules'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!test)\.ts$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  )
  const read = sources.flatMap((source) =>
    [...source.matchAll(/\b(?:text|secret|whole|choice|ids|inner)\('(\w+)'/g)].map((match) => match[1] ?? ''),
  )
  return [
    ...new Set([
      ...read,
      'id',
      'page',
      'size',
      'sort',
      'param',
      'cursor',
      'filePath',
      'fileName',
      'key',
      'token',
      'answers',
      'record',
      'definition',
      'filters',
      'groups',
    ]),
  ]
}
