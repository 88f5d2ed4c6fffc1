import { afterAll, beforeAll, expect, test } from 'vitest'
import { kindWords } from '../../../kinds/words.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { debt, ledgerModule, transfer } from '../testing/merging-test-documents.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { seaModule } from '../testing/voyage-test-documents.ts'
import { storeWords } from '../words.ts'
import { describedRoutes } from './record-routes.ts'

let world: World
let server: TestServer
let clerk: Page
let debtId: string

const all = ['zw-ck', 'zw-xz', 'zw-bj', 'zw-je', 'zz-ck', 'zz-xz', 'zz-bj']

beforeAll(async () => {
  world = await makeWorld([], { modules: [seaModule, ledgerModule] })
  await world.pool.driver.query(`create schema ledger; ${draftTables([debt, transfer])}`)
  const unitId = world.units.a
  await makePerson(world.pool, { code: 'clerk', unitId, deptId: world.departments.a1, permissions: all })
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes],
    words: [kindWords, storeWords],
  })
  clerk = await signedIn(server.app, 'clerk')
  // What somebody made himself he sees.
  const made = await asked('debt/save', { debtNo: 'QK-1', owner: 'Amur', currency: 'CNY', amount: '100' })
  debtId = (made.data as { readonly id: string }).id // as a save answers
})

afterAll(() => server.close())

async function asked(path: string, payload: object) {
  const answer = await call(server.app, clerk, `/api/ledger/${path}`, { method: 'POST', payload })
  return { status: answer.statusCode, data: answer.json<{ readonly data: unknown }>().data }
}

const unknownId = '00000000-0000-7000-8000-0000000000ff'

test('what is no id of a source names none: it is missing among rows, and nothing has to join it', async () => {
  const ids = [debtId, 'nonsense', "'; select 1", unknownId]
  const rows = await asked('debt/derivable', { name: 'payDebts', ids })
  expect(rows.status).toBe(200)
  expect(rows.data).toMatchObject([
    { id: debtId, number: 'QK-1', barred: null, apart: null },
    ...ids.slice(1).map((id) => ({ id, number: '', barred: expect.stringMatching(/./), apart: null })),
  ])
  for (const beside of ['nonsense', [unknownId], [], ''])
    expect(await asked('transfer/sources', { name: 'payDebts', beside })).toMatchObject({
      status: 200,
      data: [{ id: debtId, left: '100.00' }],
    })
})

test.each([
  ['rows that are no list', 'debt/derivable', { name: 'payDebts', ids: { a: 1 } }, 400],
  ['rows that are no texts', 'debt/derivable', { name: 'payDebts', ids: [{}, 7, null] }, 400],
  ['more rows than are asked at once', 'debt/derivable', { name: 'payDebts', ids: Array(101).fill(unknownId) }, 400],
  ['what is not derived', 'debt/derivable', { name: 'payNobody', ids: [] }, 404],
  ['a source that is no text', 'transfer/sources', { name: 'payDebts', beside: [7] }, 400],
  ['a source that is a number', 'transfer/sources', { name: 'payDebts', beside: 7 }, 400],
  ['sources of what is not derived', 'transfer/sources', { name: {}, beside: [] }, 404],
])('a request with %s is refused as such', async (_title, path, payload, status) => {
  expect((await asked(path, payload)).status).toBe(status)
})
