import type { FastifyInstance } from 'fastify'
import sql, { raw } from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyDocument } from '../core/document.ts'
import { begin } from '../core/flow/step.ts'
import { verbsOf } from '../server/permission-codes.ts'
import { describedRoutes } from '../server/described/routes.ts'
import { flowRoutes } from '../server/flow/routes.ts'
import type { Routes } from '../server/http/server.ts'
import { makePerson } from '../server/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../server/session/testing/test-server.ts'
import { groupWorld } from './testing/group-world.ts'

const world = await groupWorld()
const { pool, running } = world
const documents = [...running.documents.values()].map(({ doc }) => doc).filter((doc) => doc.module !== 'base')
const approved = documents.filter((doc) => doc.approval !== undefined)
const calls: { readonly method: 'GET' | 'POST' | 'DELETE'; readonly url: string }[] = []
const records = new Map<AnyDocument, string>()
const instances = new Map<AnyDocument, string>()
const pages = new Map<string, Page>()
let server: TestServer

const methods = ['GET', 'POST', 'DELETE'] as const
const silent: ReadonlySet<number> = new Set([400, 403, 404])

// What is about one record; `needs` of a call is asked elsewhere.
const aboutOne = /^\/api\/(:module\/:thing\/:id|workflow\/(choices|instance)\/)/

function noted(routes: Routes): Routes {
  return async (app: FastifyInstance) => {
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of methods) if (aboutOne.test(url) && method === one) calls.push({ method: one, url })
    })
    await routes(app)
  }
}

beforeAll(async () => {
  const blind = await makePerson(pool, { code: 'blind', permissions: [] })
  await makePerson(pool, { code: 'outsider', permissions: documents.flatMap((doc) => verbsOf(doc).map((verb) => `${doc.code}-${verb}`)) })
  await seesAll(blind)
  for (const doc of documents) await enter(doc)
  server = await testServer(pool, { running, routes: [describedRoutes, flowRoutes].map(noted) })
  for (const code of ['blind', 'outsider']) pages.set(code, await signedIn(server.app, code))
}, 120_000)
afterAll(() => server.close())

test('ACC-07 no call about a record answers somebody who has its scope and not its permission, nor its permission and not its scope', async () => {
  expect(calls.length).toBeGreaterThan(10)
  const answered: string[] = []
  for (const doc of documents) {
    for (const { method, url } of calls) {
      const path = pathOf(doc, url)
      if (path === null) continue
      for (const who of doc.scope === 'everyone' ? ['blind'] : ['blind', 'outsider']) {
        const { code, status } = await ask(who, method, path)
        if (!silent.has(status) && code !== 'record.append-only') answered.push(`${who} ${method} ${url} of ${doc.module}.${doc.name}: ${status} ${code}`)
      }
    }
  }
  expect(answered).toEqual([])
}, 300_000)

test('ACC-07 an approval that one may not know of is told like one that is not there', async () => {
  const absent = v7()
  for (const doc of approved) {
    for (const who of ['blind', 'outsider']) {
      for (const url of calls.map((one) => one.url).filter((one) => one.includes('/instance/'))) {
        const { method } = calls.find((one) => one.url === url) ?? { method: 'GET' as const }
        const there = await ask(who, method, filled(url, doc, instances.get(doc) ?? ''))
        const not = await ask(who, method, filled(url, doc, absent))
        expect([doc.name, who, url, there]).toEqual([doc.name, who, url, not])
      }
    }
  }
}, 300_000)

/** The path of a call about the record of a document; null where the document has no such call. */
function pathOf(doc: AnyDocument, url: string): string | null {
  const instance = instances.get(doc)
  if (url.includes('/instance/')) return instance === undefined ? null : filled(url, doc, instance)
  return url.startsWith('/api/workflow/choices') && doc.approval === undefined ? null : filled(url, doc, records.get(doc) ?? '')
}

function filled(url: string, doc: AnyDocument, id: string): string {
  return url.replace(':module', doc.module).replace(':thing', doc.name).replace(':id', id).replace(':verb', 'submit').replace(':comment', v7())
}

async function ask(who: string, method: 'GET' | 'POST' | 'DELETE', url: string): Promise<{ readonly status: number; readonly code: string }> {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} is not signed in`)
  const answer = await call(server.app, page, url, method === 'POST' ? { method, payload: {} } : { method })
  return { status: answer.statusCode, code: answer.headers['content-type']?.toString().includes('json') === true ? answer.json<{ code: string }>().code : '0' }
}

async function seesAll(person: string): Promise<void> {
  const role = v7()
  await pool.query(sql`insert into base.role (id, create_by, create_name, role_code, role_name, role_type) values (${role}::uuid, ${person}::uuid, 'test', 'blindScope', 'blindScope', '2')`)
  await pool.query(sql`insert into base.role_member (id, create_by, create_name, role_id, user_id) values (uuidv7(), ${person}::uuid, 'test', ${role}::uuid, ${person}::uuid)`)
  for (const scope of new Set(documents.map((doc) => doc.scope))) {
    await pool.query(sql`insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type) values (uuidv7(), ${person}::uuid, 'test', ${scope}, ${scope}, ${role}::uuid, '1')`)
  }
}

/** A record of somebody else as it may stand in any state, and where it is approved its case. */
async function enter(doc: AnyDocument): Promise<void> {
  const [id, somebody] = [v7(), world.person('seasales')]
  const table = `${snake(doc.module)}.${snake(doc.name)}`
  const needed = await pool.query<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = ${snake(doc.module)} and table_name = ${snake(doc.name)} and is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' and is_identity = 'NO' and column_name not in ('id', 'create_by', 'create_name')`)
  await pool.query(sql`
    insert into ${raw(table)} (id, create_by, create_name${raw(needed.map(({ name }) => `, "${name}"`).join(''))})
    values (${id}::uuid, ${somebody}::uuid, 'test'${raw(needed.map(({ type }) => `, ${anything(type)}`).join(''))})`)
  records.set(doc, id)
  if (doc.approval === undefined) return
  const instance = v7()
  const { state } = begin(doc.approval.first, somebody, new Date().toISOString())
  await pool.query(sql`
    insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, started, status, nodes, state, model, ver)
    values (${instance}::uuid, ${doc.approval.process}, 1, ${`${doc.module}.${doc.name}`}, ${id}::uuid, ${somebody}::uuid, 'test', now(), '0', '{}', ${JSON.stringify(state)}::jsonb, 1, 1)`)
  instances.set(doc, instance)
}

function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function anything(type: string): string {
  if (type === 'uuid') return 'uuidv7()'
  if (type === 'jsonb') return `'[]'`
  if (type === 'ARRAY') return `'{}'`
  if (type.startsWith('timestamp')) return 'now()'
  if (type === 'date') return 'current_date'
  return type === 'text' ? `'x'` : '0'
}
