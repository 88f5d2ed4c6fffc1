import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyDocument } from '../core/description/document.ts'
import { languages } from '../core/values/language.ts'
import { makePerson } from '../server/identity/session/testing/people.ts'
import { call, type Page, signedIn } from '../server/identity/session/testing/test-server.ts'
import { approvalNeeds, approvalVerbs } from '../server/platform/context/approval-port.ts'
import { serverWords } from '../server/platform/http/words.ts'
import { mappingOf } from '../server/records/schema/table-mapping.ts'
import { type Method, productServer } from './testing/all-routes-server.ts'
import { enterRecord, seesAll } from './testing/entered-records.ts'
import { groupWorld } from './testing/group-world.ts'

const world = await groupWorld()
const { pool } = world
const server = await productServer(world)
const administrator = '1'
const trading = new Set(['contracts', 'trade', 'stock'])
const documents = [...world.running.documents.values()]
  .map(({ doc }) => doc)
  .filter(({ module }) => trading.has(module))

/** A call that changes records, and the permission verb that it needs. */
interface Writing {
  readonly name: string
  readonly needs: string
  readonly method: Method
  readonly path: string
  readonly payload: object
}

interface Role {
  readonly code: string
  readonly permissions: ReadonlySet<string>
  readonly page: Page
}

/** What each role that reads a document may write in it too, and why there is no reader to be refused. */
const everyReaderWrites: Readonly<Record<string, string>> = {
  'contracts.goLive sendBack': 'whoever prepares a go-live takes it back, and whoever confirms it sends it back',
}

const records = new Map<AnyDocument, string>()
const roles: Role[] = []

beforeAll(async () => {
  for (const doc of documents) records.set(doc, await enterRecord(pool, doc, world.person('seasales')))
  const granted = await pool.query<{ code: string; type: string; permissions: readonly string[] }>(sql`
    select r.role_code as code, r.role_type as type, array_agg(p.ppe_value) as permissions from base.role r
    join base.role_permission p on p.role_id = r.id and p.del_flag = 0
    where r.del_flag = 0 group by r.role_code, r.role_type order by r.role_code`)
  for (const { code, type, permissions } of granted)
    roles.push({ code, permissions: new Set(permissions), page: await pageOf(code, type) })
}, 240_000)
afterAll(() => server.close())

test('whoever may read a document of trade and not write it is refused each way to write it, in his language', async () => {
  const open: string[] = []
  const answered: string[] = []
  let refused = 0
  for (const doc of documents)
    for (const { name, needs, method, path, payload } of writingsOf(doc)) {
      const reader = roles.find(
        ({ permissions }) => reads(permissions, doc) && !permissions.has(`${doc.code}-${needs}`),
      )
      const what = `${mappingOf(doc).key} ${name}`
      if (reader === undefined) {
        open.push(what)
        continue
      }
      const lang = languages[refused % languages.length] ?? 'zh'
      const answer = await call(server.app, reader.page, path, { method, payload, headers: { lang } })
      const { code, msg } = answer.json<{ code: string; msg: string }>()
      if (answer.statusCode !== 403 || code !== 'permission.missing' || msg !== serverWords['permission.missing'][lang])
        answered.push(`${reader.code} ${what}: ${answer.statusCode} ${code} ${msg}`)
      refused += 1
    }
  expect(answered).toEqual([])
  expect(open).toEqual(Object.keys(everyReaderWrites))
  expect(refused).toBeGreaterThan(documents.length * 8)
  for (const [doc, id] of records) {
    const { table } = mappingOf(doc)
    const kept = await pool.query(sql`select from ${table} t where t.id = ${id}::uuid and t.ver = 1 and t.del_flag = 0`)
    expect(kept, `${mappingOf(doc).key} stays as it was`).toHaveLength(1)
  }
}, 900_000)

test('no role without the right to read a document of trade reads its list or its record', async () => {
  const answered: string[] = []
  let refused = 0
  for (const doc of documents) {
    const at = `/api/${doc.module}/${doc.name}`
    const strangers = roles.filter(({ permissions }) => !reads(permissions, doc))
    expect(strangers.length, mappingOf(doc).key).toBeGreaterThan(0)
    for (const { code, page } of strangers)
      for (const [path, method] of [
        [`${at}/page`, 'POST'],
        [`${at}/${records.get(doc) ?? ''}`, 'GET'],
      ] as const) {
        const payload = method === 'POST' ? { payload: { page: 1, size: 10 } } : {}
        const { statusCode } = await call(server.app, page, path, { method, ...payload })
        if (statusCode !== 403) answered.push(`${code} ${path}: ${statusCode}`)
        refused += 1
      }
  }
  expect(answered).toEqual([])
  expect(refused).toBeGreaterThan(documents.length * 4)
}, 900_000)

/** Each way to write a record: what is new, what is there, one and many, by a form, a file and every verb. */
function writingsOf(doc: AnyDocument): readonly Writing[] {
  const id = records.get(doc) ?? ''
  const at = `/api/${doc.module}/${doc.name}`
  const rows = [{ id, ver: 1, values: {} }]
  const post = (name: string, needs: string, path: string, payload: object): Writing => ({
    name,
    needs,
    method: 'POST',
    path: `${at}${path}`,
    payload,
  })
  const own = Object.entries(doc.actions ?? {}).map(([verb, { needs }]) => ({ verb, needs }))
  const ofApproval = doc.approval === undefined ? [] : approvalVerbs
  const verbs = [...own, ...ofApproval.map((verb) => ({ verb, needs: approvalNeeds[verb] ?? verb }))]
  return [
    post('save of a new one', 'xz', '/save', {}),
    post('save', 'bj', '/save', { id, ver: 1 }),
    post('save of many', 'bj', '/bulk', { verb: 'bj', rows }),
    post('import', 'dr', '/import', {}),
    { name: 'delete', needs: 'sc', method: 'DELETE', path: `${at}/${id}`, payload: {} },
    post('delete of many', 'sc', '/bulk', { verb: 'sc', rows }),
    ...verbs.map(({ verb, needs }) => post(verb, needs, `/${id}/action/${verb}`, { ver: 1 })),
  ]
}

function reads(permissions: ReadonlySet<string>, doc: AnyDocument): boolean {
  return permissions.has(`${doc.code}-ck`)
}

/** Somebody who holds a role of the plan and the scope of every record, signed in. */
async function pageOf(role: string, type: string): Promise<Page> {
  const code = `holds-${role}`
  const person = await makePerson(pool, { code })
  await pool.query(sql`
    insert into base.role_member (id, create_by, create_name, role_id, user_id)
    select uuidv7(), ${person}::uuid, 'test', id, ${person}::uuid from base.role where role_code = ${role} and del_flag = 0`)
  // An administrator holds no other role, and reads no trade.
  if (type !== administrator) await seesAll(pool, person, documents)
  return signedIn(server.app, code)
}
