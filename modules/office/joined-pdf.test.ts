import { createCanvas } from '@napi-rs/canvas'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
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
  await save(sales, contract, { ...(await get(sales, contract, id)), attachments })
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

test('OFF-03 whoever may not read the record gets no PDF, nor does one who is not signed in', async () => {
  const id = await w.draft()
  for (const code of ['landsales', 'hr']) expect([403, 404], code).toContain((await joinedOf(code, id)).statusCode)
  expect((await joinedOf('nobody', id)).statusCode).toBe(401)
})
