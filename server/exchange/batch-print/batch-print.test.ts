import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { createApproval } from '../../approval/create-approval-port.ts'
import { giveRole, makePerson } from '../../identity/session/testing/people.ts'
import type { Page } from '../../identity/session/testing/test-server.ts'
import { seaModule } from '../../records/testing/voyage-test-documents.ts'
import { leftReasons } from '../joined/joined-words.ts'
import { readPdf } from '../print/testing/read-pdf.ts'
import { sheetWorld, type SheetWorld } from '../testing/sheet-world.ts'
import { batchPrintWords } from './batch-print-words.ts'

const url = '/api/sea/voyage/print/batch'
const made = '/api/sea/voyage/export'
let world: SheetWorld
let clerk: Page
let clerkId: string

beforeAll(async () => {
  const { voyage: doc } = seaModule.documents
  const laid = { ...doc, form: [{ name: 'all', fields: ['voyageName', 'secret'] }] }
  const all = { zh: '全部', ru: 'Все', en: 'All' }
  const words = { ...seaModule.words, voyage: { ...seaModule.words.voyage, groups: { all } } }
  const modules = [{ ...seaModule, words, documents: { ...seaModule.documents, voyage: laid } }]
  world = await sheetWorld([], { approval: createApproval(), modules })
  // Who prints needs no right to export.
  clerkId = await person('clerk', world.units.a)
  await giveRole(world.pool, clerkId, 'secrets', ['hc-mi'])
  clerk = await world.signIn('clerk')
})

const person = (code: string, unitId: string) =>
  makePerson(world.pool, { code, unitId, permissions: ['hc-ck', 'hc-xz', 'hc-sc', 'ship-ck'] })

async function voyage(voyageName: string, by = clerk): Promise<string> {
  const { data } = await world.post<{ id: string }>(by, '/api/sea/voyage/save', { voyageName, secret: 'Kept' })
  return data.id
}

async function printed(ids: readonly string[], lang = 'zh') {
  const { data } = await world.post<{ id: string; total: number }>(clerk, url, { ids, lang })
  await world.work()
  const standing = await world.get<{ state: string; rows: number; total: number }>(clerk, `${made}/${data.id}`)
  return { id: data.id, standing: standing.data, pdf: await world.fetch(clerk, `${made}/${data.id}/file`) }
}

test('chosen records are printed into one PDF in their order, each with its own page numbers and bookmark', async () => {
  const ids = [await voyage('Northern'), await voyage('Southern'), await voyage('Western')].toReversed()
  const { id, standing, pdf } = await printed(ids, 'en')
  expect(standing).toMatchObject({ state: 'ready', rows: 3 })
  const { pages, bookmarks, text } = await readPdf(pdf)
  const texts = pages.map((items) => items.map((item) => item.text).join(''))
  expect(texts.map((one) => /Northern|Southern|Western/.exec(one)?.[0])).toEqual(['Western', 'Southern', 'Northern'])
  expect(bookmarks).toEqual([
    expect.stringMatching(/^HC-/),
    expect.stringMatching(/^HC-/),
    expect.stringMatching(/^HC-/),
  ])
  for (const one of texts) expect(one.replaceAll(' ', '')).toContain('Page1of1')
  expect(text).toContain('Kept')
  const { rows: told } = await world.pool.driver.query(
    `select person, data ->> 'url' as url from engine.outbox where event = 'batchPrint.ready'`,
  )
  expect(told).toEqual([{ person: clerkId, url: `${made}/${id}/file` }])
  const { rows: audit } = await world.pool.driver.query(
    `select person, record_id as record from engine.audit where verb = 'print' order by title desc`,
  )
  expect(audit).toEqual(ids.map((record) => ({ person: clerkId, record })))
})

test('a record that is gone or out of sight is told by its place alone on a last page', async () => {
  await person('other', world.units.b)
  const own = await voyage('Mine')
  const foreign = await voyage('Foreign', await world.signIn('other'))
  const gone = await voyage('Gone')
  await world.pool.driver.query(`update sea.voyage set del_flag = 1 where id = $1`, [gone])
  const { standing, pdf } = await printed([foreign, own, gone, randomUUID()])
  expect(standing).toMatchObject({ state: 'ready', rows: 1 })
  const { pages, bookmarks, text } = await readPdf(pdf)
  expect(pages).toHaveLength(2)
  expect(bookmarks).toEqual([expect.stringMatching(/^HC-/), batchPrintWords.left.zh])
  for (const place of ['所选第1条', '所选第3条', '所选第4条']) expect(text).toContain(place)
  expect(text).toContain(leftReasons.unseen.zh)
  expect(text).not.toMatch(/Foreign|Gone/)
})

test('rights are those of the moment when it is made, and when it is fetched', async () => {
  const id = await voyage('Later')
  expect((await readPdf((await printed([id])).pdf)).text).toContain('Kept')
  const begun = await world.post<{ id: string }>(clerk, url, { ids: [id], lang: 'zh' })
  await world.pool.driver.query(`delete from base.role_permission where ppe_value = 'hc-mi'`)
  await world.work()
  expect((await world.get(clerk, `${made}/${begun.data.id}`)).data).toMatchObject({ state: 'failed' })
  const { id: second, pdf } = await printed([id])
  expect((await readPdf(pdf)).text).not.toContain('Kept')
  await giveRole(world.pool, clerkId, 'secretsAgain', ['hc-mi'])
  const again = await world.signIn('clerk')
  expect(await world.get(again, `${made}/${second}/file`)).toMatchObject({ status: 403, code: 'export.rights-changed' })
  expect((await world.get(await world.signIn('other'), `${made}/${second}/file`)).status).toBe(403)
  clerk = again
})

test('nothing chosen and more than a hundred are refused with what to do; what was stopped is not made', async () => {
  expect(await world.post(clerk, url, { ids: [] })).toMatchObject({ status: 422, code: 'batch-print.none' })
  const many = Array.from({ length: 101 }, () => randomUUID())
  expect(await world.post(clerk, url, { ids: many }, 'en')).toMatchObject({
    status: 422,
    code: 'batch-print.too-many',
    msg: 'At most 100 records are printed at once. Choose fewer',
  })
  const stopped = await world.post<{ id: string }>(clerk, url, { ids: [await voyage('Stopped')] })
  await world.post(clerk, `${made}/${stopped.data.id}/cancel`)
  await world.work()
  expect((await world.get(clerk, `${made}/${stopped.data.id}`)).data).toMatchObject({ state: 'cancelled' })
  await makePerson(world.pool, { code: 'blind', unitId: world.units.a, permissions: ['ship-ck'] })
  expect((await world.post(await world.signIn('blind'), url, { ids: many })).status).toBe(403)
})
