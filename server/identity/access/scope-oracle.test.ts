import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proving } from '../../../core/testing/long-proof-share.ts'
import { kindWords } from '../../../kinds/words.ts'
import { exportRoutes } from '../../exchange/export/export-routes.ts'
import { printRoutes } from '../../exchange/print/print-routes.ts'
import { sheetWords } from '../../exchange/words.ts'
import { compose } from '../../main/compose-modules.ts'
import { describedRoutes } from '../../records/documents/record-routes.ts'
import { createFiles } from '../../records/files/create-files.ts'
import { fileRoutes } from '../../records/files/file-routes.ts'
import { fileFolder } from '../../records/files/testing/file-folder.ts'
import { fileWords } from '../../records/files/words.ts'
import { historyRoutes } from '../../records/history/history-routes.ts'
import { draftTables } from '../../records/schema/draft-migration.ts'
import { storeWords } from '../../records/words.ts'
import { freshDatabase } from '../../testing/database.ts'
import { giveRole, makePerson } from '../session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../session/testing/test-server.ts'
import { load, mailModule, parcel } from './testing/parcel.ts'
import { type Group, randomGroup, storeGroup, type Thing, unitOf } from './testing/random-group.ts'

const codes = ['ann', 'bob', 'cyd', 'dan', 'eve', 'fay']
const most = 48
const at = '/api/mail/parcel'
const ids: string[] = []
const pages: Page[] = []
const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
const { pool } = await freshDatabase()
let server: TestServer

beforeAll(async () => {
  await pool.driver.query(`create schema mail; ${draftTables([parcel, load])}`)
  const running = compose({ modules: [mailModule], files })
  server = await testServer(pool, {
    running,
    routes: [describedRoutes, historyRoutes, printRoutes, exportRoutes(files), fileRoutes(files)],
    words: [kindWords, storeWords, fileWords, sheetWords],
    perMinute: 1_000_000,
  })
  for (const code of codes) {
    ids.push(await makePerson(pool, { code }))
    await giveRole(pool, ids.at(-1) ?? '', `plain-${code}`, ['bg-ck', 'bg-dc', 'bg-cz', 'zc-xz'])
    pages.push(await signedIn(server.app, code))
  }
})
afterAll(() => server.close())

/** The whole rule: which things a person may see, read off the group as it was drawn. */
function visible({ nodes, roles, people }: Group, who: number, { at: place, maker, readers }: Thing): boolean {
  if (maker === who || readers.includes(who)) return true
  const me = people[who]
  if (me === undefined) return false
  const isUnder = (node: number, top: number): boolean =>
    node === top || (nodes[node]?.parent != null && isUnder(nodes[node].parent, top))
  const isUnit = (node: number) => nodes[node]?.flag !== '2'
  const departments = [me.department, ...me.posts]
  const reaches = (node: number): boolean =>
    me.roles.some((held) => {
      const { type = '6', chosen = [] } = roles[held] ?? {}
      if (type === '1') return true
      if (type === '2') return isUnit(node) && isUnder(node, me.unit)
      if (type === '3') return node === me.unit
      if (type === '4') return !isUnit(node) && departments.some((own) => isUnder(node, own))
      if (type === '5') return departments.includes(node)
      return type === '7' && chosen.includes(node)
    })
  // A record belongs to the unit of its place, and to the department when the place is one.
  if (place === null) return me.roles.some((held) => roles[held]?.type === '1')
  return reaches(unitOf(nodes, place)) || (!isUnit(place) && reaches(place))
}

interface Answer<T> {
  readonly code: string
  readonly data: T
}

async function json<T>(page: Page, url: string, body?: object): Promise<Answer<T>> {
  return (await call(server.app, page, url, body === undefined ? {} : { method: 'POST', payload: body })).json()
}

type Way = (page: Page, things: readonly string[]) => Promise<readonly string[]>
const list =
  (body: object): Way =>
  async (page) =>
    (await json<{ content: { id: string }[] }>(page, `${at}/page`, { page: 1, size: 500, ...body })).data.content.map(
      ({ id }) => id,
    )
const each =
  (path: (id: string) => string): Way =>
  async (page, things) => {
    const codes = await Promise.all(things.map(async (id) => (await json<unknown>(page, path(id))).code))
    // A file whose bytes are gone is still said to be there, to those who may open it.
    return things.filter((_, index) => codes[index] !== 'record.missing')
  }

/** Every way to a record, each answering the ids that it lets a person reach. */
const ways: Readonly<Record<string, Way>> = {
  'list by time': list({}),
  'list by name': list({ sort: 'parcelName' }),
  'list by cursor': async (page) => {
    const found: string[] = []
    for (let next: string | null | undefined; next !== null;) {
      const { data } = await json<{ content: { id: string }[]; next: string | null }>(page, `${at}/page`, {
        size: 20,
        sort: '-parcelName',
        ...(next === undefined ? {} : { after: next }),
      })
      found.push(...data.content.map(({ id }) => id))
      next = data.next
    }
    return found
  },
  picker: list({ parameters: { param: 'parcel' } }),
  'single read': each((id) => `${at}/${id}`),
  file: each((id) => `/api/dfs/local/downfile1?filePath=${keyOf(id)}`),
  export: async (page, things) => {
    const answer = await call(server.app, page, `${at}/export`, {
      method: 'POST',
      payload: { columns: ['parcelName'], format: 'csv' },
    })
    return things.filter((id) => answer.body.includes(id))
  },
  choice: async (page, things) => {
    const answer = await json<{ errors?: Record<string, string> }>(page, '/api/mail/load/save', {
      loadName: 'x',
      parcels: things.map((parcelId) => ({ parcelId })),
    })
    return things.filter((_, line) => answer.data.errors?.[`parcels.${line}.parcelId`] === undefined)
  },
  action: async (page, things) => {
    const { rows } = await pool.driver.query<{ id: string; ver: number }>('select id, ver from mail.parcel')
    const answer = await json<{ id: string; code: string }[]>(page, `${at}/bulk`, {
      verb: 'weigh',
      rows: rows.map(({ id, ver }) => ({ id, ver })),
    })
    return things.filter((id) => answer.data.some((one) => one.id === id && one.code === '0'))
  },
}

const keyOf = (id: string) => `2026/11/${id}.pdf`

async function fileEach({ things }: Group): Promise<void> {
  for (const { id, maker } of things) {
    await pool.driver.query(
      `insert into engine.file (id, key, name, ext, size, type, sha256, uploader, uploader_name, created, document, record_id, field) values ($1, $2, 'a.pdf', 'pdf', 1, 'application/pdf', '', $3, '', now(), 'mail.parcel', $4, 'papers')`,
      [randomUUID(), keyOf(id), ids[maker], id],
    )
  }
}

/** Waits until this process has heard of the rights as they are now; the header of an answer tells. */
async function heard(page: Page): Promise<void> {
  const {
    rows: [now],
  } = await pool.driver.query<{ version: string }>(
    `select version::text from engine.cache_version where name = 'access'`,
  )
  while ((await call(server.app, page, '/api/system/user/allMyData')).headers['permver'] !== now?.version)
    await new Promise((resolve) => setImmediate(resolve))
}

test.each(proving ? [11, 2026, 1, 2, 3, 4, 5, 6, 7, 8] : [11, 2026])(
  'reliability 4, 5: in a random group (%i) list, count, read, export, picker, choice, file and action reach exactly what the rule says, in sessions begun before',
  async (seed) => {
    const group = randomGroup(seed, codes.length, most)
    await storeGroup(pool, group, ids, 'mail.parcel', 'mail.parcel')
    await fileEach(group)
    const things = group.things.map(({ id }) => id)
    let cells = 0
    for (const [who, page] of pages.entries()) {
      await heard(page)
      const expected = group.things
        .filter((thing) => visible(group, who, thing))
        .map(({ id }) => id)
        .sort()
      for (const [name, way] of Object.entries(ways)) {
        const reached = await way(page, things)
        expect({ who, name, reached: [...reached].sort() }).toEqual({ who, name, reached: expected })
        cells += things.length
      }
      const [{ data: all }, { data: window }] = await Promise.all([
        json<{ count: number }>(page, `${at}/totals`, {}),
        json<{ totalElements: number }>(page, `${at}/page`, { size: 1 }),
      ])
      expect([all.count, window.totalElements]).toEqual([expected.length, expected.length])
      const asked = things[who * 7] ?? ''
      for (const part of ['history', 'log', 'links', 'print'])
        expect([part, (await call(server.app, page, `${at}/${asked}/${part}`)).statusCode]).toEqual([
          part,
          expected.includes(asked) ? 200 : 404,
        ])
    }
    expect(cells).toBeGreaterThanOrEqual(2_500)
  },
  60_000,
)
