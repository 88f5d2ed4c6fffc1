import sql from 'sql-template-tag'
import { v7 as newId } from 'uuid'
import { productServer } from '../../app/testing/all-routes-server.ts'
import type { Described } from '../../core/description/described-document.ts'
import type { Lang } from '../../core/values/language.ts'
import { giveRole, makePerson } from '../../server/identity/session/testing/people.ts'
import { call, signedIn as sessionOf } from '../../server/identity/session/testing/test-server.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { describe } from '../../server/records/documents/describe-document.ts'
import type { StoredRecord } from '../../server/records/schema/stored-record.ts'
import { atEndOfFile } from '../../server/testing/end-of-test-file.ts'
import { signedIn, type TestServer } from '../../web/testing/index.ts'
import type { Call } from '../../web/testing/test-server.ts'
import { type Fitting, type Running, type SampleWorld, sampleWorld } from './sample-world.ts'

export interface Sampled {
  readonly running: Running
  readonly record: StoredRecord
  /** The same as its page gets it. */
  readonly opened: StoredRecord
}

interface Signed {
  /** Calls that the product refused. */
  readonly refused: readonly string[]
  readonly wire: TestServer
}

interface SampleServer {
  readonly world: SampleWorld
  /** A record of every document, by its key. */
  readonly sampled: readonly Sampled[]
  /** Signs somebody in who may do and see everything; the product itself answers his page. What it refuses is noted. */
  readonly signIn: (language: Lang) => Promise<Signed>
  /** What a page learns of a document in a language. */
  readonly described: (sampled: Sampled, lang: Lang) => Promise<Described>
}

/** The whole product behind the page of a screen test, with one record of every document in it. */
export async function sampleServer(): Promise<SampleServer> {
  const world = await sampleWorld()
  const stored = []
  for (const running of world.documents)
    stored.push({ running, record: await world.store(running, editableIn(running)) })
  const { app, close } = await productServer(world)
  atEndOfFile(close)
  await makeReader(world)
  const session = await sessionOf(app, 'reader')
  const sampled: Sampled[] = []
  for (const { running, record } of stored) {
    const answer = await call(app, session, `/api/${running.doc.module}/${running.doc.name}/${String(record.id)}`)
    sampled.push({ running, record, opened: answer.json<{ data: { record: StoredRecord } }>().data.record })
  }

  return {
    world,
    sampled,
    described: ({ running }, lang) => describe(makeContext({ ...world.ctx, lang }), running),
    signIn: async (language) => {
      const refused: string[] = []
      const server = await signedIn({ language })
      for (let parts = 1; parts <= 8; parts += 1) {
        for (const method of ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'] as const)
          server.on(`${method} ${'/*'.repeat(parts)}`, async ({ path, query, body, language: lang }: Call) => {
            const url = `${path}?${new URLSearchParams(query)}`
            const answer = await call(app, session, url, {
              method,
              headers: { lang },
              ...(body === null ? {} : { payload: body }),
            })
            if (answer.statusCode >= 400)
              refused.push(`${method} ${path} ${answer.statusCode} ${answer.body.slice(0, 200)}`)
            return new Response(new Uint8Array(answer.rawPayload), {
              status: answer.statusCode,
              headers: { 'content-type': String(answer.headers['content-type']) },
            })
          })
      }
      return { refused, wire: server }
    },
  }
}

/** A state in which the record is edited, where its document has one. */
function editableIn({ doc: { states } }: Running): Fitting {
  return states === undefined ? {} : { [states.field]: states.editable?.[0] ?? states.start }
}

/** Somebody of a selling department who holds every code, over all rows. */
async function makeReader({ pool, place, running }: SampleWorld): Promise<void> {
  const at = { unitId: place('BLHY'), deptId: place('BLHY/XS') }
  const person = await makePerson(pool, { code: 'reader', name: 'Reader', ...at })
  const role = await giveRole(pool, person, 'reader', [...running.permissions])
  const scopes = new Set([...running.documents.values()].map(({ doc }) => doc.scope))
  for (const code of scopes)
    await pool.query(sql`
      insert into base.data_scope (id, create_by, create_name, ds_code, ds_name, role_id, ds_type)
      values (${newId()}, ${person}, 'test', ${code}, ${code}, ${role}, '1')`)
}
