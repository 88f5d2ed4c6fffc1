import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'
import { writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { isContentOf } from './check-content.ts'
import { withContent } from './disk-content.ts'
import { makePdf } from './make-pdf.ts'
import { fileFolder } from './testing/file-folder.ts'
import { compound, contentTypes, zip } from './testing/file-samples.ts'

const folder = fileFolder()
let count = 0
function isGood(extension: string, bytes: Uint8Array): Promise<boolean> {
  const path = join(folder, String(count++))
  writeFileSync(path, bytes)
  return withContent(path, bytes.length, (content) => isContentOf(extension, content))
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const canvas = createCanvas(12, 8)
canvas.getContext('2d').fillRect(2, 2, 5, 5)
const png = await canvas.encode('png')
const jpg = await canvas.encode('jpeg')
const gif = Buffer.concat([
  latin('GIF89a'),
  Buffer.from('01000100800000000000ffffff21f9040000000000', 'hex'),
  Buffer.from('2c000000000100010000020144003b', 'hex'),
])
const bmp = Buffer.concat([
  latin('BM'),
  Buffer.from(
    '3a000000000000003600000028000000010000000100000001001800000000000400000000000000000000000000000000000000',
    'hex',
  ),
  Buffer.from('ff000000', 'hex'),
])
const pdf = makePdf(['Contract'])
const docx = zip({
  '[Content_Types].xml': contentTypes('wordprocessingml.document.main'),
  'word/document.xml': '<w:document/>',
})
const xlsx = zip({ '[Content_Types].xml': contentTypes('spreadsheetml.sheet.main'), 'xl/workbook.xml': '<workbook/>' })
const workbook = await writeXlsx({ sheets: [{ name: '明细', rows: [['港口费', 1]] }] })
const exported = await whole(
  writeXlsxStream(
    (async function* () {
      yield ['港口费', 1]
    })(),
    { name: '明细', columns: [{ header: 'a' }, { header: 'b' }] },
  ),
)
const pptx = zip({
  '[Content_Types].xml': contentTypes('presentationml.presentation.main'),
  'ppt/presentation.xml': '<p/>',
})
const ofd = zip({ 'OFD.xml': '<ofd:OFD/>', 'Doc_0/Document.xml': '<x/>' })
const archive = zip({ '说明.txt': '港口', 'photos/1.jpg': 'x' })
const exe = Buffer.concat([latin('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0'), Buffer.alloc(240, 1), latin('PE\0\0')])
const elf = Buffer.concat([Buffer.from('7f454c46020101000000000000000000', 'hex'), Buffer.alloc(200)])
const html = latin('<!DOCTYPE html><html><body><script>alert(1)</script></body></html>')
const svg = latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
const shell = latin('#!/bin/sh\nrm -rf /\n')
const php = latin('<?php system($_GET["c"]); ?>')
const bytes = Buffer.concat

describe('what a file is decides, and it is', () => {
  const good: readonly (readonly [string, Uint8Array])[] = [
    ['pdf', pdf],
    ['png', png],
    ['jpg', jpg],
    ['jpeg', jpg],
    ['gif', gif],
    ['gif', gif.subarray(0, -1)],
    ['bmp', bmp],
    ['docx', docx],
    ['xlsx', xlsx],
    ['xlsx', workbook],
    ['xlsx', exported],
    ['pptx', pptx],
    ['ofd', ofd],
    ['zip', archive],
    ['apk', zip({ 'AndroidManifest.xml': 'x', 'classes.dex': 'x', 'assets/index.html': 'x' })],
    ['hap', zip({ 'module.json': '{}', 'ets/modules.abc': 'x' })],
    ['ipa', zip({ 'Payload/Amur.app/Info.plist': 'x', 'Payload/Amur.app/Amur': 'x' })],
    ['doc', compound('WordDocument')],
    ['xls', compound('Workbook')],
    ['xls', compound('Book')],
    ['ppt', compound('PowerPoint Document')],
    ['wps', compound('WordDocument')],
    ['et', compound('Workbook')],
    ['doc', compound('WordDocument', 60)],
    ['doc', compound('WordDocument', 9_000)],
    ['txt', Buffer.from('港口费\r\nПорт\tfee')],
    ['txt', Buffer.from('\ufeffwith a mark')],
    ['txt', Buffer.from('b8dbbfdab7d1', 'hex')],
    ['txt', Buffer.from('fffe2f6e', 'hex')],
    ['txt', Buffer.from('feff6e2f', 'hex')],
    ['txt', Buffer.from('BM-2026-001 港口费')],
    ['csv', latin('MZ-01,coal\n')],
    ['xml', latin(`<ab>G${'x'.repeat(191)}G</ab>`)],
    ['csv', latin('a,b\n1,2\n')],
    ['xml', Buffer.from('\ufeff<?xml version="1.0"?><发票><金额>1.00</金额></发票>')],
    ['xml', latin('<Invoice/>')],
    ['xml', latin('<!-- from the tax office --><Invoice/>')],
    ['tif', Buffer.from('49492a0008000000000000000000', 'hex')],
    ['dwg', bytes([latin('AC1032'), Buffer.alloc(200)])],
    // Phones put a film behind the photo, cameras a second picture.
    ['jpg', bytes([jpg, latin('\0\0\0\x18ftypmp42'), Buffer.alloc(500)])],
  ]
  test.each(good)('a %s', async (extension, file) => {
    expect(await isGood(extension, file)).toBe(true)
  })
})

describe('reliability 10: refused is', () => {
  const chunky = zip({
    '[Content_Types].xml': contentTypes('wordprocessingml.document.main'),
    'word/document.xml': '<w/>',
    'word/vbaProject.bin': 'x',
  })
  const bomb = zip({ '[Content_Types].xml': { packed: deflateRawSync(Buffer.alloc(40_000_000)), size: 1_000 } })
  const wrong: readonly (readonly [string, string, Uint8Array])[] = [
    ['a program called pdf', 'pdf', exe],
    ['a program called docx', 'docx', exe],
    ['a program called jpg', 'jpg', exe],
    ['a program called txt', 'txt', exe],
    ['a program called xls', 'xls', exe],
    ['a program called zip', 'zip', exe],
    ['a PostScript program called txt', 'txt', latin('%!PS-Adobe-3.0\nshowpage\n')],
    ['RTF called txt', 'txt', latin('{\\rtf1 {\\object}}')],
    ['a pdf called txt', 'txt', latin('%PDF-1.4\n%%EOF')],
    ['XML called csv', 'csv', latin('<?xml version="1.0"?><a/>')],
    ['a Linux program called txt', 'txt', elf],
    ['a Linux program called png', 'png', elf],
    ['a page called pdf', 'pdf', html],
    ['a page called txt', 'txt', html],
    ['a page called csv', 'csv', latin(' \n<HTML>')],
    [
      'a page called xml',
      'xml',
      latin('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><script/></html>'),
    ],
    ['a page called gif', 'gif', html],
    ['a page called doc', 'doc', html],
    ['an SVG called png', 'png', svg],
    ['an SVG called xml', 'xml', svg],
    ['an SVG called txt', 'txt', svg],
    ['an SVG behind a prefix called xml', 'xml', latin('<x:svg xmlns:x="http://www.w3.org/2000/svg"/>')],
    ['XML with a style sheet', 'xml', latin('<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>')],
    ['XML with entities', 'xml', latin('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')],
    ['text called xml', 'xml', latin('hello')],
    ['a shell script called txt', 'txt', shell],
    ['PHP called txt', 'txt', php],
    ['PHP called jpg', 'jpg', php],
    ['text with a zero byte', 'txt', latin('abc\0def')],
    ['binary at the end of a long text', 'txt', bytes([Buffer.alloc(1_200_000, 'a'), Buffer.from([0, 1, 2])])],
    ['text called pdf', 'pdf', latin('hello')],
    ['the nine bytes that begin a pdf', 'pdf', latin('%PDF-1.4\n')],
    ['a pdf that begins later', 'pdf', bytes([latin('junk\n'), pdf])],
    ['a pdf with a page inside its head', 'pdf', bytes([latin('%PDF-1.4\n<script>alert(1)</script>\n'), pdf])],
    ['a pdf that is a zip as well', 'pdf', bytes([pdf, archive])],
    ['a gif that is JavaScript', 'gif', latin('GIF89a/*aaaaaaaaaaaaaaaaaaaaaaaa*/=alert(1)//')],
    ['a gif with something behind', 'gif', bytes([gif, latin('alert(1)')])],
    ['a gif with an archive behind', 'gif', bytes([gif, archive])],
    ['half a gif', 'gif', gif.subarray(0, 20)],
    ['a png with a page behind', 'png', bytes([png, html])],
    ['a png with an archive behind', 'png', bytes([png, archive])],
    ['a png without an end', 'png', png.subarray(0, -12)],
    ['the first eight bytes of a png', 'png', png.subarray(0, 8)],
    [
      'a png with a script in a comment',
      'png',
      bytes([png.subarray(0, 33), textChunk('<script>alert(1)</script>'), png.subarray(33)]),
    ],
    ['a jpg with PHP in a comment', 'jpg', bytes([jpg.subarray(0, 2), comment(php), jpg.subarray(2)])],
    ['a jpg with an archive behind', 'jpg', bytes([jpg, archive])],
    ['three bytes of a jpg', 'jpg', Buffer.from('ffd8ff', 'hex')],
    ['a jpg called png', 'png', jpg],
    ['a png called jpg', 'jpg', png],
    ['a bmp that is JavaScript', 'bmp', latin('BM=1;/*aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa*/alert(1)')],
    ['a bmp with something behind', 'bmp', bytes([bmp, latin('evil')])],
    ['an archive called docx', 'docx', archive],
    ['a workbook called docx', 'docx', xlsx],
    ['a letter called xlsx', 'xlsx', docx],
    ['slides called docx', 'docx', pptx],
    ['a letter with macros called docx', 'docx', chunky],
    ['an archive called ofd', 'ofd', archive],
    ['an archive called apk', 'apk', archive],
    ['a program called apk', 'apk', exe],
    ['an Android package called ipa', 'ipa', zip({ 'AndroidManifest.xml': 'x' })],
    ['a package with a way out', 'hap', zip({ 'module.json': '{}', '../x': 'x' })],
    ['a docx behind something', 'docx', bytes([latin('MZ junk'), docx])],
    ['a docx with something behind', 'docx', bytes([docx, html])],
    ['the first bytes of a docx', 'docx', latin('PK\x03\x04')],
    ['a docx whose list of parts is a bomb', 'docx', bomb],
    ['an archive with a program', 'zip', zip({ 'a.txt': 'x', 'b/setup.EXE': 'x' })],
    ['an archive with a program whose name ends in a dot', 'zip', zip({ 'setup.exe.': 'x' })],
    ['an archive with a way out', 'zip', zip({ '../../etc/cron.d/x': 'x' })],
    ['an archive with an absolute name', 'zip', zip({ '/etc/passwd': 'x' })],
    ['an archive with a page', 'zip', zip({ 'index.html': 'x' })],
    ['mail called doc', 'doc', compound('__substg1.0_001A001E')],
    ['an installer called xls', 'xls', compound('\u4840\u3b3f')],
    ['an old workbook called doc', 'doc', compound('Workbook')],
    ['the first bytes of an old letter', 'doc', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an old letter whose directory goes round', 'xls', compound('WordDocument', 0, true)],
    ['nothing at all', 'pdf', Buffer.alloc(0)],
    ['an extension nobody takes', 'exe', exe],
    ['a page as html', 'html', html],
    ['an inherited name as extension', 'constructor', exe],
  ]
  test.each(wrong)('%s', async (_, extension, file) => {
    expect(await isGood(extension, file)).toBe(false)
  })

  test('something of at least sixty sorts', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(60)
  })
})

async function whole(stream: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

function textChunk(text: string): Buffer {
  const data = latin(`Comment\0${text}`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write('tEXt', 4, 'latin1')
  return bytes([head, data, Buffer.alloc(4)])
}

function comment(data: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return bytes([head, data])
}
