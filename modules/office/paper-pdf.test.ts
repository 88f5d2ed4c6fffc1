import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { minuteMs } from '../../core/values/duration.ts'
import type { Json } from '../../core/values/json.ts'
import { keepPdfJob } from '../../server/exchange/paper/approved-pdf-job.ts'
import { notApproved } from '../../server/exchange/paper/paper-words.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { printWords } from '../../server/exchange/print/words.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { approvedPdfJob } from '../../server/office-files/generated-documents/freeze-generated-documents.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { systemContext } from '../../server/platform/context/system-context.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

const clock = testClock(worldNow)
let w: GeneratedDocumentWorld

beforeAll(async () => {
  w = await generatedDocumentWorld()
})
afterAll(() => w.close())

const pdfOf = (code: string, fileId: string, part = '') => w.ask(code, `/api/office/file/${fileId}/pdf${part}`)
/** What the approvals of this file have asked for behind them; the last order of a file. */
async function ordered(fileId: string): Promise<Json> {
  const [order] = await w.world.pool.query<{ payload: Json }>(sql`
    select data -> 'payload' as payload from engine.outbox where event = 'job' and data ->> 'name' = ${approvedPdfJob}
      and data -> 'payload' ->> 'fileId' = ${fileId}`)
  return order?.payload ?? null
}

const runJob = async (payload: Json) =>
  keepPdfJob.run(systemContext(w.world.pool, w.world.running, clock.now(), 'a test of the job'), payload)

const kept = (fileId: string) =>
  w.world.pool.query<{ key: string; sha256: string; field: string | null; loose: number | null }>(sql`
    select p.stored_key as key, p.sha256, f.field, f.loose_since as loose from engine.office_pdf p join engine.file f on f.key = p.stored_key
    where p.file_id = ${fileId}::uuid order by p.made_at`)

const storedFirst = async (fileId: string) => {
  const [stored] = await w.world.pool.query<{ key: string }>(
    sql`select stored_key as key from engine.office_version where file_id = ${fileId}::uuid order by number`,
  )
  return join(w.world.files.folder, stored?.key ?? '')
}

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
  await writeFile(await storedFirst(fileId), letter(['偷换']))
  const answer = await pdfOf('seasales', fileId)
  expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'paper.changed' }])
})

test('OFF-03 the PDF of what was approved is drawn once for a language and answered with the same bytes ever after', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const [one, other] = await Promise.all([pdfOf('seasales', fileId), pdfOf('seasales', fileId)])
  expect(one?.statusCode).toBe(200)
  expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0)), 'asked for at once').toBe(true)
  const [first, ...more] = await kept(fileId)
  const sha256 = createHash('sha256')
    .update(one?.rawPayload ?? '')
    .digest('hex')
  expect([first, more]).toEqual([{ key: expect.any(String), sha256, field: 'pdf', loose: null }, []])
  expect(await w.papers('seasales', id), 'and told on the page of its record').toMatchObject([{ pdfs: [sha256] }])
  clock.pass(minuteMs)
  expect((await pdfOf('findir', fileId)).rawPayload.equals(one?.rawPayload ?? Buffer.alloc(0)), 'by another').toBe(true)
  expect(await kept(fileId)).toHaveLength(1)
  await pdfOf('seasales', fileId, '?lang=ru')
  expect(await kept(fileId), 'another language').toHaveLength(2)
  await writeFile(join(w.world.files.folder, first?.key ?? ''), 'x')
  const changed = await pdfOf('seasales', fileId)
  expect([changed.statusCode, changed.json()], 'changed in the store').toMatchObject([409, { code: 'paper.changed' }])
})

test('OFF-03 the approval orders the PDF of what it binds: the first reader is answered with what was drawn behind it, once', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  expect(await ordered(fileId), 'before the approval').toBeNull()
  await w.approve(id)
  const order = await ordered(fileId)
  expect(order).toEqual({ fileId })
  await runJob(order)
  const [drawn, ...more] = await kept(fileId)
  expect([drawn?.field, drawn?.loose, more]).toEqual(['pdf', null, []])
  await runJob(order)
  expect(await kept(fileId), 'run once more').toEqual([drawn])
  clock.pass(minuteMs)
  const answer = await pdfOf('seasales', fileId)
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(drawn?.sha256)
  expect(await kept(fileId), 'read afterwards').toEqual([drawn])
  await w.made('seasales', id)
  await runJob(order)
  expect(await kept(fileId), 'a later version is bound by nothing').toEqual([drawn])
})

test('OFF-03 nothing is drawn ahead for a maker who may not read his paper any more', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  await w.world.pool.query(
    sql`update engine.office_file set owner = ${w.world.person('hr')}::uuid where id = ${fileId}::uuid`,
  )
  await runJob(await ordered(fileId))
  expect(await kept(fileId)).toEqual([])
})

test('OFF-03 the PDF is ordered in the language in which the maker of the paper reads pages', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  await w.world.pool.query(sql`
    insert into engine.notice_habit (person, page_lang) values (${w.world.person('seasales')}::uuid, 'ru')
    on conflict (person) do update set page_lang = 'ru'`)
  await runJob(await ordered(fileId))
  await w.world.pool.query(
    sql`update engine.notice_habit set page_lang = null where person = ${w.world.person('seasales')}::uuid`,
  )
  const [drawn] = await kept(fileId)
  const answer = await pdfOf('seasales', fileId, '?lang=ru')
  expect(createHash('sha256').update(answer.rawPayload).digest('hex')).toBe(drawn?.sha256)
  expect((await readPdf(answer.rawPayload)).text).toContain(printWords.approval.ru.replaceAll(' ', ''))
})

test('OFF-03 a PDF that could not be made is named and made at the next attempt; what cannot be drawn at all its maker is told', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const order = await ordered(fileId)
  const place = await storedFirst(fileId)
  const bytes = await readFile(place)
  await writeFile(place, letter(['偷换']))
  await expect(runJob(order), 'changed in the store').rejects.toThrow(new RegExp(`${fileId}.*paper.changed`))
  expect(await kept(fileId)).toEqual([])
  await writeFile(place, bytes)
  await runJob(order)
  expect(await kept(fileId), 'the attempt after it').toHaveLength(1)

  const other = await w.draft()
  const broken = await w.made('seasales', other)
  await w.approve(other)
  const junk = Buffer.from('PK no letter')
  await writeFile(await storedFirst(broken.fileId), junk)
  await w.world.pool.query(sql`
    update engine.office_file set frozen_sha256 = ${createHash('sha256').update(junk).digest('hex')} where id = ${broken.fileId}::uuid`)
  await runJob(await ordered(broken.fileId))
  const told = await w.world.pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'paper.undrawn' and data::text like ${`%${broken.fileId}%`}`,
  )
  expect(told).toEqual([{ person: w.world.person('seasales') }])
  expect(await kept(broken.fileId)).toEqual([])
})

test('OFF-03 whoever reads under a watermark has it over the kept PDF of what was approved', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  const plain = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  await w.world.pool.query(sql`
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', 'watermark.roles', '*', 'string')`)
  const { text, pages } = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  await w.world.pool.query(sql`
    insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type) values (uuidv7(), uuidv7(), 'test', 'watermark.pages', '/bankPayment', 'string')`)
  const elsewhere = await readPdf((await pdfOf('seasales', fileId)).rawPayload)
  await w.world.pool.query(sql`delete from base.config where cfg_key like 'watermark.%'`)
  const { name } = (await w.world.ctx('seasales')).actor
  expect(elsewhere.text, 'where other pages alone have it').toBe(plain.text)
  expect([plain.text.includes(`${name}seasales`), text.includes(`${name}seasales`)]).toEqual([false, true])
  expect(pages).toHaveLength(plain.pages.length)
})

test('OFF-03 to whoever may not read the record there is no PDF of its paper', async () => {
  const { fileId } = await w.made('seasales', await w.draft())
  for (const code of ['landsales', 'hr']) expect((await pdfOf(code, fileId)).statusCode, code).toBe(404)
  expect((await pdfOf('nobody', fileId)).statusCode).toBe(401)
})
