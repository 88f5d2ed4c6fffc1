import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../core/words/refusal.ts'
import { compound } from '../../records/files/testing/file-samples.ts'
import { invoice } from '../testing/ofd.ts'
import { book, letter, linkPart } from '../testing/packages.ts'
import { slides } from '../testing/slides.ts'
import { inspectOffice } from './inspect-office.ts'

async function codeOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    return await inspectOffice(name, bytes)
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

function linked(sort: string, target: string, part = 'word/_rels/document.xml.rels'): Buffer {
  return letter(['运输合同'], { [part]: linkPart(sort, target) })
}

const documentPart = '<?xml version="1.0"?><w:document xmlns:w="x"><w:body>'
const bomb = Buffer.from(`<a>${' '.repeat(40_000_000)}</a>`)

describe('an office file that must not be opened is refused with what to do', () => {
  const wrong: readonly (readonly [string, string, Buffer, string])[] = [
    ['a letter of megabytes of nothing', 'docx', letter(['x'], { 'word/media/a.xml': bomb.toString() }), 'office.bomb'],
    [
      'a part longer than its directory says',
      'docx',
      letter(['x'], { 'word/styles.xml': { packed: deflateRawSync(Buffer.from('<a>1234</a>')), size: 3 } }),
      'office.broken',
    ],
    [
      'more entries than a document has',
      'docx',
      letter(['x'], Object.fromEntries(Array.from({ length: 5_001 }, (_, number) => [`word/a${number}.xml`, '<a/>']))),
      'office.bomb',
    ],
    ['macros', 'docx', letter(['x'], { 'word/vbaProject.bin': 'x' }), 'office.macros'],
    ['macros of old sheets', 'xlsx', book({ 'xl/macrosheets/sheet1.xml': '<a/>' }), 'office.macros'],
    ['a picture elsewhere', 'docx', linked('image', 'http://spy.example/pixel.png'), 'office.external'],
    [
      'a template elsewhere',
      'docx',
      linked('attachedTemplate', 'http://spy.example/t.dotm', 'word/_rels/settings.xml.rels'),
      'office.external',
    ],
    ['a template on a server', 'docx', linked('attachedTemplate', '\\\\spy\\share\\t.dotm'), 'office.external'],
    ['another workbook', 'xlsx', book({ 'xl/externalLinks/externalLink1.xml': '<a/>' }), 'office.external'],
    ['a link that is a program', 'docx', linked('hyperlink', 'javascript:alert(1)'), 'office.external'],
    [
      'a command in a field',
      'docx',
      letter([], {
        'word/document.xml': `${documentPart}<w:instrText> DDEAUTO c:\\a "b"</w:instrText></w:body></w:document>`,
      }),
      'office.external',
    ],
    ['an embedded object', 'docx', letter(['x'], { 'word/embeddings/oleObject1.bin': 'x' }), 'office.embedded'],
    [
      'a file inside the file',
      'docx',
      letter(['x'], { 'word/_rels/document.xml.rels': linkPart('package', 'embeddings/a.xlsx', false) }),
      'office.embedded',
    ],
    ['a control', 'xlsx', book({ 'xl/activeX/activeX1.xml': '<a/>' }), 'office.embedded'],
    ['a password', 'docx', compound('EncryptedPackage'), 'office.password'],
    ['an old letter with a new name', 'docx', compound('WordDocument'), 'office.format'],
    ['an old letter', 'doc', compound('WordDocument'), 'office.format'],
    ['a part that breaks off', 'docx', letter(['x'], { 'word/styles.xml': '<w:styles><w:style>' }), 'office.broken'],
    [
      'entities',
      'docx',
      letter(['x'], { 'word/styles.xml': '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
      'office.broken',
    ],
    ['a way out of the package', 'docx', letter(['x'], { '../x.xml': '<a/>' }), 'office.broken'],
    ['a workbook called docx', 'docx', book(), 'office.broken'],
    ['half a package', 'docx', letter(['运输合同']).subarray(0, 200), 'office.broken'],
    ['a letter called ofd', 'ofd', letter(['x']), 'office.broken'],
    ['no package at all', 'xlsx', Buffer.from('hello'), 'office.broken'],
  ]
  test.each(wrong)('%s', async (_, extension, bytes, code) => {
    expect(await codeOf(`a.${extension}`, bytes)).toBe(code)
  })
})

test('letters, workbooks and pdf files as people make them are let in, by their types', async () => {
  expect(await codeOf('a.docx', letter(['运输合同', 'Договор перевозки']))).toBe('w')
  expect(await codeOf('a.xlsx', book())).toBe('s')
  expect(await codeOf('a.ofd', invoice('电子发票'))).toBe('f')
  expect(await codeOf('a.pptx', slides(['煤炭市场分析']))).toBe('p')
  expect(await codeOf('a.pdf', Buffer.from('%PDF-1.4'))).toBe('f')
  expect(await codeOf('a.docx', linked('hyperlink', 'https://www.customs.gov.cn'))).toBe('w')
  expect(await codeOf('a.docx', linked('attachedTemplate', 'file:///C:\\Users\\li\\Normal.dotm'))).toBe('w')
  const chart = { 'word/charts/_rels/chart1.xml.rels': linkPart('package', '../embeddings/a.xlsx', false) }
  expect(await codeOf('a.docx', letter(['x'], chart))).toBe('w')
})

test('one bad package after another leaves the thread at work', async () => {
  const codes = await Promise.all(
    [letter(['x']), Buffer.from('x'), letter(['y'])].map((bytes) => codeOf('a.docx', bytes)),
  )
  expect(codes).toEqual(['w', 'office.broken', 'w'])
})
