import { PDFDocument } from '@cantoo/pdf-lib'
import { createCanvas } from '@napi-rs/canvas'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { beganHiding } from '../../server/approval/flows-hiding-fields.ts'
import { joinedWords, leftReasons } from '../../server/exchange/joined/joined-words.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { printWords } from '../../server/exchange/print/words.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { get, makePdf, save, storeFile } from '../../server/module-api.ts'
import { book, letter } from '../../server/office-files/testing/packages.ts'
import { contract } from '../contracts/contract.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

testClock(worldNow)
let w: GeneratedDocumentWorld

beforeAll(async () => {
  w = await generatedDocumentWorld()
})
afterAll(() => w.close())

const joinedOf = (code: string, id: string, part = '') =>
  w.ask(code, `/api/contracts/contract/${id}/print/joined${part}`)

/** A contract with a document of its own and these attachments. */
async function withFiles(files: Readonly<Record<string, Uint8Array>>): Promise<string> {
  const id = await w.draft()
  const sales = await w.world.ctx('seasales')
  const attachments = []
  for (const [name, bytes] of Object.entries(files)) attachments.push({ ...(await storeFile(sales, { name, bytes })) })
  await save(sales, contract, { id, ver: (await get(sales, contract, id)).ver, attachments })
  await w.made('seasales', id)
  return id
}

async function picture(): Promise<Uint8Array> {
  const canvas = createCanvas(600, 400)
  canvas.getContext('2d').fillRect(50, 50, 300, 200)
  return canvas.encode('png')
}

test('OFF-03 the approval sheet, documents and attachments of a contract are one PDF, and it is written down', async () => {
  const id = await withFiles({
    '质检.pdf': makePdf(['Quality certificate']),
    '照片.png': await picture(),
    '补充.docx': letter(['补充约定']),
    '清单.xlsx': book(),
  })
  await w.approve(id)
  const answer = await joinedOf('seasales', id)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { pages, text, bookmarks } = await readPdf(answer.rawPayload)
  const texts = pages.map((items) =>
    items
      .map((item) => item.text)
      .join('')
      .replaceAll(' ', ''),
  )
  const [sheet = ''] = texts
  expect(sheet).toContain('航次租船运输合同')
  expect(text).toContain(printWords.approval.zh)
  const order = [
    printWords.approval.zh,
    leftReasons.type.zh,
    '本合同《航次租船运输合同》',
    'Qualitycertificate',
    '补充约定',
  ]
  const places = order.map((words) => texts.findIndex((one) => one.includes(words.replaceAll(' ', ''))))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(text).toContain(`清单.xlsx`)
  for (const [at, one] of texts.entries()) expect(one).toContain(`${at + 1}/${pages.length}`)
  expect(sheet).not.toContain('共')
  expect(bookmarks.slice(1)).toEqual([joinedWords.left.zh, expect.any(String), '质检.pdf', '照片.png', '补充.docx'])
  const audit = await w.world.pool.query<{ joined: readonly string[] }>(sql`
    select detail::jsonb->'joined' as joined from engine.audit where verb = 'print' and record_id = ${id}::uuid`)
  expect(audit).toEqual([{ joined: bookmarks.slice(2) }])
  const russian = await readPdf((await joinedOf('seasales', id, '?lang=ru')).rawPayload)
  expect(russian.text).toContain(leftReasons.type.ru.replaceAll(' ', ''))
})

test('OFF-03 what the reader may not read is neither joined nor named', async () => {
  const id = await withFiles({ 'a.pdf': makePdf(['Open to readers']) })
  const [paper] = await w.papers('seasales', id)
  const bookmarksOf = async () => (await readPdf((await joinedOf('seasales', id)).rawPayload)).bookmarks
  expect(await bookmarksOf()).toHaveLength(3)
  await w.world.pool.query(
    sql`update engine.office_file set needs = array['nobodys-right'] where id = ${paper?.fileId ?? ''}::uuid`,
  )
  expect((await bookmarksOf()).slice(1)).toEqual(['a.pdf'])
  // A file whose field there is no more is nobody's to read.
  await w.world.pool.query(sql`update engine.file set field = 'gone' where record_id = ${id}::uuid and name = 'a.pdf'`)
  expect((await bookmarksOf()).slice(1)).toEqual([])
})

test('OFF-03 what the approval keeps from an approver is neither joined nor named for him', async () => {
  const id = await withFiles({ 'a.pdf': makePdf(['Open to readers']), '清单.xlsx': book() })
  await w.submit(id)
  const approver = await w.world.ctx('findir')
  const seen = async (code: string) => readPdf((await joinedOf(code, id)).rawPayload)
  expect((await seen('findir')).bookmarks).toHaveLength(4)
  await w.world.pool.query(sql`
    update engine.flow_task t set assignee = ${approver.actor.id}::uuid, hidden = '{attachments,items}'
    from engine.flow_instance i where i.id = t.instance and i.record_id = ${id}::uuid`)
  beganHiding(approver, contract.approval?.process ?? '')
  const { bookmarks, text } = await seen('findir')
  expect(bookmarks).toHaveLength(1)
  expect(text).not.toMatch(/a\.pdf|清单|Opentoreaders|本合同/)
  expect((await seen('seasales')).bookmarks).toHaveLength(4)
})

test('OFF-03 an office file of somebody else or of another record is no part of it', async () => {
  const [id, other] = [await withFiles({}), await withFiles({})]
  const [paper] = await w.papers('seasales', other)
  await w.world.pool.query(sql`
    update engine.office_file set document = null, record_id = null, template_series = null, title = 'Of another'
    where id = ${paper?.fileId ?? ''}::uuid`)
  for (const record of [id, other]) {
    const { bookmarks, text } = await readPdf((await joinedOf('seasales', record)).rawPayload)
    expect(bookmarks).toHaveLength(record === id ? 2 : 1)
    expect(text).not.toContain('Ofanother')
  }
})

test('OFF-03 more files, bytes or pages than can be joined are refused with what to do', async () => {
  const id = await withFiles({ 'a.pdf': makePdf(['Open to readers']) })
  const refused = async (record: string) => {
    const answer = await joinedOf('seasales', record)
    const { code, msg } = answer.json<{ code: string; msg: string }>()
    return [answer.statusCode, code, msg]
  }
  await w.world.pool.query(sql`update engine.file set size = 64 * 1024 * 1024 + 1 where record_id = ${id}::uuid`)
  expect(await refused(id)).toEqual([422, 'joined.bytes', expect.stringContaining('超过 64 MB')])
  await w.world.pool.query(sql`update engine.file set size = 64 * 1024 * 1024 where record_id = ${id}::uuid`)
  expect((await joinedOf('seasales', id)).statusCode).toBe(200)
  await w.world.pool.query(sql`
    insert into engine.file
    select (jsonb_populate_record(f, jsonb_build_object('id', gen_random_uuid(), 'size', 1,
      'key', '2026/11/' || gen_random_uuid() || '.pdf'))).*
    from engine.file f, generate_series(1, 199) where f.record_id = ${id}::uuid`)
  expect(await refused(id)).toEqual([422, 'joined.files', expect.stringContaining('超过 200 个')])
  const long = await PDFDocument.create()
  for (let page = 0; page < 500; page += 1) long.addPage()
  const pages = await withFiles({ 'long.pdf': await long.save() })
  expect(await refused(pages)).toEqual([422, 'joined.pages', expect.stringContaining('超过 500 页')])
})

test('OFF-03 whoever may not read the record gets no PDF, nor does one who is not signed in', async () => {
  const id = await w.draft()
  for (const code of ['landsales', 'hr']) expect([403, 404], code).toContain((await joinedOf(code, id)).statusCode)
  expect((await joinedOf('nobody', id)).statusCode).toBe(401)
})
