import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '../core/approval/approval-engine.ts'
import type { AnyDocument } from '../core/description/document.ts'
import { makePerson } from '../server/identity/session/testing/people.ts'
import { call, type Page, signedIn } from '../server/identity/session/testing/test-server.ts'
import { verbsOf } from '../server/records/documents/permission-codes.ts'
import { type Method, productServer, type ProductRoute } from './testing/all-routes-server.ts'
import { enterRecord, seesAll } from './testing/entered-records.ts'
import { groupWorld } from './testing/group-world.ts'

const world = await groupWorld()
const { pool, running } = world
const documents = [...running.documents.values()].map(({ doc }) => doc)
const approved = documents.filter((doc) => doc.approval !== undefined)
const records = new Map<AnyDocument, string>()
const instances = new Map<AnyDocument, string>()
const tasks = new Map<AnyDocument, string>()
const pages = new Map<string, Page>()
let calls: readonly ProductRoute[] = []

const silent: ReadonlySet<number> = new Set([400, 403, 404])

// Routes for anyone with a session that are not about the records of one document, and why. Whatever is not named here
// is asked below.
const elsewhere: Readonly<Record<string, string>> = {
  '/api/dfs/': 'files answer by the record they hang on, see files',
  '/api/external/company': 'a register outside',
  '/api/notice/': 'notices of the caller',
  '/api/system/my/': 'about the caller',
  '/api/system/menu/badges': 'counts of the caller',
  '/api/system/releaseNotes/': 'for everybody',
  '/api/system/app/latest': 'for everybody',
  '/api/system/userEntry/': 'for everybody, of groups that their users keep',
  '/api/portal/': 'across all documents, each by its own permission and scope',
  '/api/report/': 'reports have permissions of their own',
  '/api/office/offered': 'templates of a document, none to whoever may not read it',
  '/api/questionnaire/mine/': 'by the link that the caller was sent',
  '/api/rights/access': 'the caller asks for a page',
  '/api/rights/roles/save': 'asks for several permissions, see who changes what',
  '/api/workflow/proxy': 'who stands in for the caller',
  '/api/workflow/signature': 'the signature of the caller',
  '/api/workflow/startable': 'what the caller may begin',
  '/api/workflow/task/counts': 'tasks of the caller',
  '/api/workflow/task/page': 'tasks of the caller',
  '/api/workflow/task/agree': 'tasks of the caller, each as by its own call',
  '/api/workflow/deciding/': 'a decision of the caller',
  '/api/workflow/child/': 'for process administrators',
  '/api/:module/:thing/views/:id': 'a view of the caller',
  '/api/:module/:thing/export/:id': 'an export of the caller',
  '/api/:module/:thing/import/:id': 'an import of the caller',
}

const server = await productServer(world)

beforeAll(async () => {
  const blind = await makePerson(pool, { code: 'blind', permissions: [] })
  await makePerson(pool, {
    code: 'outsider',
    permissions: documents.flatMap((doc) => verbsOf(doc).map((verb) => `${doc.code}-${verb}`)),
  })
  await seesAll(pool, blind, documents)
  for (const doc of documents) await enter(doc)
  calls = server.routes.filter(
    ({ access, url }) => access === 'session' && !Object.keys(elsewhere).some((prefix) => url.startsWith(prefix)),
  )
  for (const code of ['blind', 'outsider']) pages.set(code, await signedIn(server.app, code))
}, 120_000)
afterAll(() => server.close())

test('ACC-07 no call about a record answers somebody who has its scope and not its permission, nor its permission and not its scope', async () => {
  expect(calls.length).toBeGreaterThan(35)
  expect(
    Object.keys(elsewhere).filter(
      (prefix) => !server.routes.some(({ access, url }) => access === 'session' && url.startsWith(prefix)),
    ),
    'exceptions of no route',
  ).toEqual([])
  const answered: string[] = []
  for (const doc of documents) {
    for (const { method, url } of calls) {
      const path = pathOf(doc, url)
      if (path === null) continue
      for (const who of doc.scope === 'everyone' ? ['blind'] : ['blind', 'outsider']) {
        const answer = await once(who, method, path, bodyFor(doc))
        if (tells(who, doc, url, answer))
          answered.push(`${who} ${method} ${url} of ${doc.module}.${doc.name}: ${answer.status} ${answer.code}`)
      }
    }
  }
  expect(answered).toEqual([])
}, 900_000)

/**
 * Whether an answer tells something that it should not: to whoever may ask for lists, one without the record is none.
 */
function tells(who: string, doc: AnyDocument, url: string, { status, code, text }: Asked): boolean {
  if (silent.has(status) || code === 'record.append-only') return false
  if (url.endsWith('/bulk')) return /"code":"0","msg"|"ver":/.test(text)
  return who === 'blind' || url.includes(':id') || text.includes(records.get(doc) ?? '')
}

function bodyFor(doc: AnyDocument): object {
  const id = records.get(doc) ?? ''
  return {
    module: doc.module,
    thing: doc.name,
    id,
    ver: 1,
    ids: [id],
    rows: [{ id, ver: 1 }],
    verb: 'delete',
    content: 'x',
    field: Object.keys(doc.fields)[0],
    reason: 'x',
  }
}

test('ACC-07 an approval that one may not know of is told like one that is not there', async () => {
  const absent = v7()
  for (const doc of approved) {
    for (const who of ['blind', 'outsider']) {
      for (const { method, url } of calls.filter((one) => /\/(instance|task)\//.test(one.url))) {
        const there = await ask(who, method, pathOf(doc, url) ?? '')
        const not = await ask(who, method, filled(url, doc, absent))
        expect([doc.name, who, url, there.status, there.code]).toEqual([doc.name, who, url, not.status, not.code])
      }
    }
  }
}, 900_000)

function aboutOf(url: string): typeof records {
  if (url.includes('/instance/')) return instances
  return url.includes('/task/') ? tasks : records
}

/** The path of a call about the record of a document; null where the document has no such call. */
function pathOf(doc: AnyDocument, url: string): string | null {
  const about = aboutOf(url)
  const id = about.get(doc)
  const rounds = url.startsWith('/api/workflow/choices') || url === '/api/workflow/dryRun'
  return id === undefined || (rounds && doc.approval === undefined) ? null : filled(url, doc, id)
}

function filled(url: string, doc: AnyDocument, id: string): string {
  return `${url}${url === '/api/office/paper' ? `?document=${doc.module}.${doc.name}&record=${id}` : ''}`
    .replace(':module', doc.module)
    .replace(':thing', doc.name)
    .replace(':id', id)
    .replace(':verb', 'submit')
    .replace(':comment', v7())
}

const read = new Map<string, Promise<Asked>>()

/** What is read without naming a document is asked once for all of them. */
function once(who: string, method: Method, path: string, body: object): Promise<Asked> {
  if (method !== 'GET') return ask(who, method, path, body)
  const key = `${who} ${path}`
  const answer = read.get(key) ?? ask(who, method, path)
  read.set(key, answer)
  return answer
}

interface Asked {
  readonly status: number
  readonly code: string
  readonly text: string
}

async function ask(who: string, method: Method, url: string, payload: object = {}): Promise<Asked> {
  const page = pages.get(who)
  if (page === undefined) throw new Error(`${who} is not signed in`)
  const answer = await call(server.app, page, url, method === 'GET' ? { method } : { method, payload })
  const json = answer.headers['content-type']?.toString().includes('json') === true
  return { status: answer.statusCode, code: json ? answer.json<{ code: string }>().code : '0', text: answer.body }
}

/** A record of somebody else as it may stand in any state, and where it is approved its case. */
async function enter(doc: AnyDocument): Promise<void> {
  const somebody = world.person('seasales')
  const id = await enterRecord(pool, doc, somebody)
  records.set(doc, id)
  if (doc.approval === undefined) return
  const instance = v7()
  const { state } = begin(doc.approval.first, somebody, new Date().toISOString())
  await pool.query(sql`
    insert into engine.flow_instance (id, flow, version, document, record_id, drafter, drafter_name, started, status, nodes, state, model, ver)
    values (${instance}::uuid, ${doc.approval.process}, 1, ${`${doc.module}.${doc.name}`}, ${id}::uuid, ${somebody}::uuid, 'test', now(), '0', '{}', ${JSON.stringify(state)}::jsonb, 1, 1)`)
  instances.set(doc, instance)
  const task = v7()
  await pool.query(sql`
    insert into engine.flow_task (id, instance, task, node, assignee, opened, automatic)
    values (${task}::uuid, ${instance}::uuid, 't1', 'a', ${somebody}::uuid, now(), false)`)
  tasks.set(doc, task)
}
