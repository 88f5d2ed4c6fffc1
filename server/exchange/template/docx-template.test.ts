import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { readPackage } from './docx-package.ts'
import { paragraphsOf } from './docx-paragraphs.ts'
import { fillTemplate, inspectTemplate } from './docx-template.ts'
import type { Filling } from './template-thread-messages.ts'
import { docx, paragraph, table } from './testing/docx.ts'
import { readXml } from './xml-tree.ts'

const nothing: Filling = { values: {}, conditions: {}, lines: {}, columns: {}, parts: {}, bookmarks: [] }

test('OFF-03 placeholders are found in body, header and footer, broken over runs as Word and WPS break them, and as bookmarks', async () => {
  const body =
    paragraph('合同编号：{', '{contractNo', '}}，甲方 {{', 'party', '}}') +
    // WPS puts marks of spelling and revision numbers between the pieces.
    '<w:p><w:r w:rsidR="00A1"><w:t>{{金</w:t></w:r><w:proofErr w:type="spellStart"/><w:r w:rsidR="00B2"><w:t>额}}</w:t></w:r></w:p>' +
    '<w:p><w:bookmarkStart w:id="0" w:name="签订日期"/><w:r><w:t>某日</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p>' +
    '<w:p><w:bookmarkStart w:id="1" w:name="_GoBack"/><w:bookmarkEnd w:id="1"/></w:p>' +
    paragraph('{{#vat}}含税{{/vat}}')
  const { placeholders, problems } = await inspectTemplate(
    await docx(body, { header: paragraph('{{contractNo}}'), footer: paragraph('{{page title}}') }),
  )
  expect(problems).toEqual([])
  expect(placeholders).toEqual([
    { name: 'contractNo', form: 'value', place: 'body', times: 2 },
    { name: 'party', form: 'value', place: 'body', times: 1 },
    { name: '金额', form: 'value', place: 'body', times: 1 },
    { name: 'vat', form: 'part', place: 'body', times: 1 },
    { name: '签订日期', form: 'bookmark', place: 'body', times: 1 },
    { name: 'page title', form: 'value', place: 'footer', times: 1 },
  ])
})

test('what is typed wrong is said by its name', async () => {
  const body = paragraph('{{#open}} {{a[1]}} {{half') + paragraph('{{/never}}')
  const { problems } = await inspectTemplate(await docx(body))
  expect(problems.map(({ code }) => code)).toEqual(['sign', 'cut', 'unopened', 'unclosed'])
})

test('a template is filled where it stands: look, header, bookmarks, repeated rows and conditions', async () => {
  const body =
    paragraph('编号 {', '{no}', '}') +
    '<w:p><w:bookmarkStart w:id="0" w:name="day"/><w:r><w:rPr><w:i/></w:rPr><w:t>某</w:t></w:r><w:r><w:t>日</w:t></w:r><w:bookmarkEnd w:id="0"/></w:p>' +
    table([paragraph('货物'), paragraph('数量')], [paragraph('{{goods}}'), paragraph('{{qty}} 吨')]) +
    paragraph('共 {{goods}}') +
    paragraph('{{#vat}}含税 & 价{{/vat}}{{#gift}}赠品{{/gift}}').replace('&', '&amp;')
  const bytes = await fillTemplate(await docx(body, { header: paragraph('第 {{no}} 号') }), {
    ...nothing,
    values: { no: 'HT-<1>', day: '2026年11月27日', goods: '煤、焦炭', qty: '' },
    conditions: { vat: true, gift: false },
    columns: { goods: '~items', qty: '~items' },
    lines: {
      '~items': [
        { goods: '煤', qty: '5' },
        { goods: '焦炭', qty: '' },
      ],
    },
    bookmarks: ['day'],
  })
  const texts = await textsIn(bytes, 'word/document.xml')
  expect(texts).toEqual([
    '编号 HT-<1>',
    '2026年11月27日',
    '货物',
    '数量',
    '煤',
    '5 吨',
    '焦炭',
    ' 吨',
    '共 煤、焦炭',
    '含税 & 价',
  ])
  expect(await textsIn(bytes, 'word/header1.xml')).toEqual(['第 HT-<1> 号'])
  const xml = (await readPackage(Buffer.from(bytes))).get('word/document.xml')?.toString('utf8') ?? ''
  expect(xml).toMatch(/<w:rPr><w:i\/><\/w:rPr><w:t[^>]*>2026年11月27日/)
  expect(xml).toContain('w:name="day"')
  expect(xml.match(/w:eastAsia="仿宋"/g)?.length).toBeGreaterThan(8)
})

test('a part over a sub-table repeats what is in it, and a row within it only once a line', async () => {
  const body =
    paragraph('{{#items}}') + paragraph('{{goods}}：') + table([paragraph('{{qty}}')]) + paragraph('{{/items}}')
  const lines = [
    { goods: '煤', qty: '5' },
    { goods: '油', qty: '6' },
  ]
  const bytes = await fillTemplate(await docx(body), {
    ...nothing,
    columns: { goods: '~items', qty: '~items' },
    parts: { items: '~items' },
    lines: { '~items': lines },
  })
  expect((await textsIn(bytes, 'word/document.xml')).filter((text) => text !== '')).toEqual(['煤：', '5', '油：', '6'])
})

test('a QR code stands as a picture in the package', async () => {
  const bytes = await fillTemplate(await docx(paragraph('{{code}}')), {
    ...nothing,
    values: { code: { qr: 'HT-2026-0012', millimetres: 25 } },
  })
  const parts = await readPackage(Buffer.from(bytes))
  const picture = [...parts].find(([name]) => name.startsWith('word/media/'))?.[1]
  expect(picture?.subarray(1, 4).toString()).toBe('PNG')
  expect(parts.get('word/document.xml')?.toString('utf8')).toContain('<w:drawing>')
})

test('OFF-03 a picture stands as wide as it is said, in its own proportions, and what is no picture leaves nothing', async () => {
  const seal = createCanvas(200, 100)
  seal.getContext('2d').fillRect(0, 0, 200, 100)
  const bytes = await fillTemplate(await docx(paragraph('甲{{seal}}') + paragraph('乙{{broken}}')), {
    ...nothing,
    values: {
      seal: { picture: seal.toBuffer('image/png'), millimetres: 40 },
      broken: { picture: Buffer.from('no picture'), millimetres: 40 },
    },
  })
  const parts = await readPackage(Buffer.from(bytes))
  expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  const text = parts.get('word/document.xml')?.toString('utf8') ?? ''
  const [, width, height] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(text) ?? []
  expect(Number(width) / 36_000).toBeCloseTo(40, 0)
  expect(Number(height) / 36_000).toBeCloseTo(20, 0)
  expect(text).not.toContain('broken')
})

test('what is no plain document is refused by what it is', async () => {
  const plain = paragraph('x')
  const external = `<Relationship Id="x" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate" Target="http://e.example/t.dotm" TargetMode="External"/>`
  const link = external.replace('attachedTemplate', 'hyperlink')
  // How an old doc begins, and a docx with a password.
  const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  const refused: readonly (readonly [string, Promise<Buffer>])[] = [
    ['macros', docx(plain, { parts: { 'word/vbaProject.bin': 'x' } })],
    ['embedded', docx(plain, { parts: { 'word/embeddings/oleObject1.bin': 'x' } })],
    ['external', docx(plain, { links: external })],
    ['broken', docx('<w:p>', {})],
    ['broken', docx(plain, { parts: { 'word/document.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' } })],
    ['broken', Promise.resolve(Buffer.from('no package'))],
    ['format', Promise.resolve(compound)],
    ['password', Promise.resolve(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]))],
    ['bomb', docx(plain, { parts: { 'word/media/bomb.xml': '0'.repeat(65 * 1024 * 1024) } })],
  ]
  for (const [problem, bytes] of refused)
    await expect(bytes.then(inspectTemplate), problem).rejects.toMatchObject({ problem })
  await expect(docx(plain, { links: link }).then(inspectTemplate)).resolves.toMatchObject({ problems: [] })
})

test('a part that holds more than its directory says is refused', async () => {
  const bytes = await docx(paragraph('y'.repeat(5_000)))
  const name = Buffer.from('word/document.xml')
  const entry = bytes.lastIndexOf(name) - 46
  bytes.writeUInt32LE(10, entry + 24)
  await expect(inspectTemplate(bytes)).rejects.toMatchObject({ problem: 'broken' })
})

async function textsIn(bytes: Uint8Array, name: string): Promise<string[]> {
  const root = readXml((await readPackage(Buffer.from(bytes))).get(name)?.toString('utf8') ?? '')
  return root === null ? [] : paragraphsOf(root).map(({ text }) => text)
}
