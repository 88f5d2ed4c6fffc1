import { expect, test } from 'vitest'
import { readPdf } from '../print/testing/read-pdf.ts'
import { docx, paragraph } from '../template/testing/docx.ts'
import type { PaperOrder } from './paper-thread-messages.ts'
import { paperPdf } from './paper-thread.ts'
import { noteWords } from './paper-words.ts'

const said = Object.fromEntries(Object.entries(noteWords).map(([note, { zh }]) => [note, zh])) as PaperOrder['said'] // every note of the table
const order = (bytes: Uint8Array, mark: string | null = null) => ({ bytes, title: '纸', mark, parts: [], said })

test('OFF-03 long tables go over pages with their head, changes stand accepted, and what is missing is named', async () => {
  const row = (text: string, head = '') =>
    `<w:tr><w:trPr>${head}</w:trPr><w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc></w:tr>`
  const rows = Array.from({ length: 90 }, (_, at) => row(`第${at + 1}行`)).join('')
  const table = `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid>${row('品名表头', '<w:tblHeader/>')}${rows}</w:tbl>`
  const changed =
    '<w:p><w:r><w:t>单价</w:t></w:r><w:del><w:r><w:delText>旧价</w:delText></w:r></w:del><w:ins><w:r><w:t>新价</w:t></w:r></w:ins></w:p>'
  const page =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>'
  const pdf = await paperPdf(order(await docx(changed + table, { footer: `<w:p>${page}</w:p>` }), '未经审批'))
  const { pages, text } = await readPdf(pdf)
  const texts = pages.map((items) => items.map((item) => item.text).join(''))
  const drawn = texts.slice(0, -1)
  expect(drawn.length).toBeGreaterThan(1)
  for (const [at, one] of drawn.entries()) {
    expect(one).toContain('品名表头')
    expect(one).toContain(String(at + 1))
  }
  for (const one of texts) expect(one).toContain('未经审批')
  expect(text).toContain('单价新价')
  expect(text).not.toContain('旧价')
  expect(texts.at(-1)).toContain('按全部接受显示')
  for (let at = 1; at <= 90; at += 1) expect(text).toContain(`第${at}行`)
})

test('OFF-03 what follows a tab at the right ends at it, and joined cells stand over their columns', async () => {
  const tab = '<w:pPr><w:tabs><w:tab w:val="right" w:pos="8000"/></w:tabs></w:pPr>'
  const cell = (text: string, more = '') => `<w:tc><w:tcPr>${more}</w:tcPr>${paragraph(text)}</w:tc>`
  const grid = '<w:tblGrid><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/><w:gridCol w:w="2000"/></w:tblGrid>'
  const joined = `<w:tbl><w:tblPr/>${grid}<w:tr>${cell('两行', '<w:vMerge w:val="restart"/>')}${cell('两列', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('乙')}${cell('丙')}</w:tr></w:tbl>`
  const line = `<w:p>${tab}<w:r><w:t>左边</w:t></w:r><w:r><w:tab/><w:t>右对齐</w:t></w:r></w:p>`
  const { pages } = await readPdf(await paperPdf(order(await docx(line + joined))))
  const at = new Map(pages.flat().map((item) => [item.text, item]))
  const right = at.get('右对齐')
  expect((right?.x ?? 0) + (right?.width ?? 0)).toBeCloseTo(90 + 8000 / 20, 0)
  expect(right?.y).toBe(at.get('左边')?.y)
  expect(at.get('丙')?.x).toBeCloseTo((at.get('两列')?.x ?? 0) + 2000 / 20, 1)
  expect(at.get('乙')?.x).toBe(at.get('两列')?.x)
})

test('OFF-03 a run from right to left is drawn in its place, each letter that the print has no face for by its number', async () => {
  const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
  const line = `<w:p><w:pPr><w:bidi/></w:pPr>${run('合同 ')}${run('שלום', '<w:rtl/>')}${run(' 2026')}</w:p>`
  const { text } = await readPdf(await paperPdf(order(await docx(line))))
  expect(text.replaceAll(' ', '')).toBe('合同〓[U+5E9]〓[U+5DC]〓[U+5D5]〓[U+5DD]2026')
})

test('SEC-07 a package that is broken or deeper than memory is refused, and the next is drawn', async () => {
  await expect(paperPdf(order(Buffer.from('PK no package')))).rejects.toMatchObject({ code: 'paper.unreadable' })
  const deep = '<w:sdt><w:sdtContent>'.repeat(60_000) + '</w:sdtContent></w:sdt>'.repeat(60_000)
  await expect(docx(deep).then((bytes) => paperPdf(order(bytes)))).rejects.toMatchObject({ code: 'paper.unreadable' })
  const { text } = await readPdf(await paperPdf(order(await docx(paragraph('完好')))))
  expect(text).toBe('完好')
})
