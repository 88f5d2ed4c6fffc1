import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { notApproved } from '../../server/exchange/paper/paper-words.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { printWords } from '../../server/exchange/print/words.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

testClock(worldNow)
let w: GeneratedDocumentWorld

beforeAll(async () => {
  w = await generatedDocumentWorld()
})
afterAll(() => w.close())

const pdfOf = (code: string, fileId: string, part = '') => w.ask(code, `/api/office/file/${fileId}/pdf${part}`)
const across = Object.values(notApproved).join('/').replaceAll(' ', '')

test('OFF-03 a draft says across its PDF that nobody approved it, and the download is written down with its digest', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const answer = await pdfOf('seasales', fileId)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await readPdf(answer.rawPayload)
  expect(text).toContain('本合同《航次租船运输合同》金额7,000,000.00')
  expect(text).toContain(across)
  const audit = await w.world.pool.query<{ pdf: string | null }>(sql`
    select detail::jsonb->>'pdf' as pdf from engine.audit where verb = 'download' and record_id = ${id}::uuid`)
  expect(audit).toEqual([{ pdf: createHash('sha256').update(answer.rawPayload).digest('hex') }])
})

test('OFF-03 the PDF of what was approved carries its decisions and mark; what was made later does not', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  await w.made('seasales', id)
  const { text } = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  expect(text).not.toContain(across)
  expect(text).toContain(printWords.approval.zh)
  expect(text).toContain(printWords.fits.zh)
  const later = await readPdf((await pdfOf('seasales', fileId, '?version=2')).rawPayload)
  expect(later.text).toContain(across)
  expect(later.text).not.toContain(printWords.fits.zh)
  expect((await pdfOf('seasales', fileId, '?version=9')).statusCode).toBe(404)
})

test('OFF-03 of a frozen file that was changed in the store no PDF is made', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const [stored] = await w.world.pool.query<{ key: string }>(
    sql`select stored_key as key from engine.office_version where file_id = ${fileId}::uuid`,
  )
  await writeFile(join(w.world.files.folder, stored?.key ?? ''), letter(['偷换']))
  const answer = await pdfOf('seasales', fileId)
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'paper.changed' }])
})

test('OFF-03 to whoever may not read the record there is no PDF of its paper', async () => {
  const { fileId } = await w.made('seasales', await w.draft())
  for (const code of ['landsales', 'hr']) expect((await pdfOf(code, fileId)).statusCode, code).toBe(404)
  expect((await pdfOf('nobody', fileId)).statusCode).toBe(401)
})
