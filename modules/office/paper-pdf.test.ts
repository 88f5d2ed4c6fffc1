import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { minuteMs } from '../../core/values/duration.ts'
import { notApproved } from '../../server/exchange/paper/paper-words.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { printWords } from '../../server/exchange/print/words.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

const clock = testClock(worldNow)
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

test('OFF-03 the PDF of what was approved is drawn once for a language and answered with the same bytes ever after', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const kept = () =>
    w.world.pool.query<{ key: string; sha256: string; field: string | null; loose: number | null }>(sql`
      select p.stored_key as key, p.sha256, f.field, f.loose_since as loose from engine.office_pdf p join engine.file f on f.key = p.stored_key
      where p.file_id = ${fileId}::uuid order by p.made_at`)
  const [one, other] = await Promise.all([pdfOf('seasales', fileId), pdfOf('seasales', fileId)])
  expect(one?.statusCode).toBe(200)
  expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0)), 'asked for at once').toBe(true)
  const [first, ...more] = await kept()
  const sha256 = createHash('sha256')
    .update(one?.rawPayload ?? '')
    .digest('hex')
  expect([first, more]).toEqual([{ key: expect.any(String), sha256, field: 'pdf', loose: null }, []])
  expect(await w.papers('seasales', id), 'and told on the page of its record').toMatchObject([{ pdfs: [sha256] }])
  clock.pass(minuteMs)
  expect((await pdfOf('findir', fileId)).rawPayload.equals(one?.rawPayload ?? Buffer.alloc(0)), 'by another').toBe(true)
  expect(await kept()).toHaveLength(1)
  await pdfOf('seasales', fileId, '?lang=ru')
  expect(await kept(), 'another language').toHaveLength(2)
  await writeFile(join(w.world.files.folder, first?.key ?? ''), 'x')
  const changed = await pdfOf('seasales', fileId)
  expect([changed.statusCode, changed.json()], 'changed in the store').toMatchObject([409, { code: 'paper.changed' }])
})

test('OFF-03 whoever reads under a watermark has it over the kept PDF of what was approved', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const plain = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  await w.world.pool.query(sql`
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', 'watermark.roles', '*', 'string')`)
  const { text, pages } = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  await w.world.pool.query(sql`delete from base.config where cfg_key = 'watermark.roles'`)
  const { name } = (await w.world.ctx('seasales')).actor
  expect([plain.text.includes(`${name}seasales`), text.includes(`${name}seasales`)]).toEqual([false, true])
  expect(pages).toHaveLength(plain.pages.length)
})

test('OFF-03 to whoever may not read the record there is no PDF of its paper', async () => {
  const { fileId } = await w.made('seasales', await w.draft())
  for (const code of ['landsales', 'hr']) expect((await pdfOf(code, fileId)).statusCode, code).toBe(404)
  expect((await pdfOf('nobody', fileId)).statusCode).toBe(401)
})
