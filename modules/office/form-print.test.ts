import { PDFDocument, PrintScaling } from '@cantoo/pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { readPdf } from '../../server/exchange/print/testing/read-pdf.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { createOfficeFile } from '../../server/office-files/create-office-file.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

testClock(worldNow)
let w: GeneratedDocumentWorld
let fileId: string

beforeAll(async () => {
  w = await generatedDocumentWorld()
  fileId = (await w.made('seasales', await w.draft())).fileId
})
afterAll(() => w.close())

interface Answer {
  readonly code: string
  readonly data: readonly object[]
}

const at = (part: string) => `/api/office/file/${fileId}/${part}`
const asked = async (code: string, url: string, body?: object) => (await w.ask(code, url, body)).json<Answer>()
const mm = 72 / 25.4

/** Where each text of the first page stands, in millimetres from its upper left corner. */
async function places(bytes: Uint8Array) {
  const [page = []] = (await readPdf(bytes)).pages
  const height = (await PDFDocument.load(bytes)).getPage(0).getHeight()
  return (text: string) => {
    const item = page.find((one) => one.text.includes(text))
    return item === undefined ? null : { x: item.x / mm, y: (height - item.y) / mm }
  }
}

async function form(query: string) {
  const answer = await w.ask('seasales', at(`form${query}`))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  return answer.rawPayload
}

test('OFF-03 a paper is moved on its form by what its reader measured of the printer, at its own size', async () => {
  expect(await asked('seasales', at('offset'), { printer: 'LQ-630', x: '1.5', y: '-2' })).toMatchObject({
    data: { printer: 'LQ-630', x: '1.5', y: '-2.0' },
  })
  const [plain, moved] = [await form(''), await form('?printer=LQ-630')]
  const [before, after] = [(await places(plain))('航次租船'), (await places(moved))('航次租船')]
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(1.5, 2)
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(-2, 2)
  const pdf = await PDFDocument.load(moved)
  expect(pdf.catalog.getOrCreateViewerPreferences().getPrintScaling()).toBe(PrintScaling.None)
  expect(pdf.getPageCount(), 'no page that the form does not have').toBe(1)
})

test('OFF-03 a test sheet is as large as the paper and counts millimetres from its edges, moved as the printer needs it', async () => {
  await asked('seasales', at('offset'), { printer: 'LQ-630', x: '3', y: '2.5' })
  const [plain, moved] = [await form('?test=1'), await form('?test=1&printer=LQ-630')]
  const [paper] = (await PDFDocument.load(await form(''))).getPages()
  expect((await PDFDocument.load(plain)).getPage(0).getSize()).toEqual(paper?.getSize())
  const [before, after] = [(await places(plain))('100'), (await places(moved))('100')]
  expect(Math.abs((before?.x ?? 0) - 100), 'the mark stands over its number').toBeLessThan(4)
  expect((after?.x ?? 0) - (before?.x ?? 0)).toBeCloseTo(3, 2)
  expect((after?.y ?? 0) - (before?.y ?? 0)).toBeCloseTo(2.5, 2)
  const { text } = await readPdf(moved)
  expect(text).toContain('向右3.0毫米，向下2.5毫米')
  expect(text, 'nothing of the paper').not.toContain('航次租船')
})

test('OFF-03 what one measured is his own, said anew in its place, and taken away', async () => {
  await asked('seasales', at('offset'), { printer: 'LQ-630', x: '1', y: '1' })
  await asked('seasales', at('offset'), { printer: '1 楼', x: '-0.5', y: '0' })
  expect((await asked('seasales', at('offset'))).data).toEqual([
    { printer: '1 楼', x: '-0.5', y: '0.0' },
    { printer: 'LQ-630', x: '1.0', y: '1.0' },
  ])
  expect((await asked('findir', at('offset'))).data).toEqual([])
  expect((await asked('findir', at('form?printer=LQ-630'))).code).toBe('paper.no-printer')
  expect((await asked('seasales', at('offset/remove'), { printer: '1 楼' })).code).toBe('0')
  expect((await asked('seasales', at('offset/remove'), { printer: '1 楼' })).code).toBe('paper.no-printer')
  expect((await asked('seasales', at('offset'))).data).toHaveLength(1)
})

test('OFF-03 an offset that no printer has is refused at its field', async () => {
  const refused = (body: object) => asked('seasales', at('offset'), body)
  expect(await refused({ printer: '', x: '51', y: '1.25' })).toMatchObject({
    code: 'record.invalid',
    data: { errors: { printer: expect.anything(), x: expect.anything(), y: expect.anything() } },
  })
  expect(await refused({ printer: 'a', x: 'b', y: '' })).toMatchObject({
    data: { errors: { x: expect.anything(), y: expect.anything() } },
  })
  expect(await refused({ printer: 'a', x: '0', y: '0', person: 'x' })).toMatchObject({ code: 'record.invalid' })
})

test('OFF-03 there is no form for whoever may not read the record, and none of what no template made', async () => {
  for (const part of ['offset', 'form', 'form?test=1'])
    expect((await w.ask('landsales', at(part))).statusCode, part).toBe(404)
  expect((await w.ask('landsales', at('offset'), { printer: 'a', x: '0', y: '0' })).statusCode).toBe(404)
  expect((await w.ask('nobody', at('form'))).statusCode).toBe(401)
  const own = await createOfficeFile(await w.world.ctx('seasales'), { name: '函.docx', bytes: letter(['函']) })
  expect((await asked('seasales', `/api/office/file/${own}/offset`)).code).toBe('paper.no-template')
  expect((await asked('seasales', `/api/office/file/${own}/form?printer=a`)).code).toBe('paper.no-template')
})
