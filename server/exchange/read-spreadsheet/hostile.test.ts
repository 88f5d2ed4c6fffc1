import { deflateRawSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { Refusal } from '../../../core/words/refusal.ts'
import { inspectWorkbook } from '../import/inspect-workbook.ts'
import { separatorOf } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'

interface Part {
  readonly name: string
  readonly bytes: Buffer
  readonly claims?: number
  readonly packed?: Buffer
}

/** A zip archive whose headers may say whatever a test wants. */
function zipOf(parts: readonly Part[], overlapping = false): Buffer {
  const locals: Buffer[] = []
  const heads: Buffer[] = []
  let at = 0
  let first = 0
  for (const { name, bytes, claims = bytes.length, packed = deflateRawSync(bytes) } of parts) {
    const label = Buffer.from(name)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(claims, 22)
    local.writeUInt16LE(label.length, 26)
    const head = Buffer.alloc(46)
    head.writeUInt32LE(0x02014b50)
    head.writeUInt16LE(8, 10)
    head.writeUInt32LE(packed.length, 20)
    head.writeUInt32LE(claims, 24)
    head.writeUInt16LE(label.length, 28)
    head.writeUInt32LE(overlapping ? first : at, 42)
    heads.push(head, label)
    if (overlapping && locals.length > 0) continue
    first = at
    locals.push(local, label, packed)
    at += 30 + label.length + packed.length
  }
  const directory = Buffer.concat(heads)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, directory, end])
}

const huge = Buffer.alloc(64 * 1024 * 1024, '<row/>')

async function refusal(bytes: Buffer): Promise<string> {
  try {
    for await (const _row of (await readWorkbook(bytes)).rows) continue
    return 'taken'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

test('reliability 11: bombs and lying headers are refused within two seconds and 150 MB', async () => {
  const large = Buffer.alloc(2_000_000, 'ab')
  const packed = deflateRawSync(large)
  const cases: [name: string, bytes: Buffer, code: string][] = [
    ['a ratio of a thousand', zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: huge }]), 'import.bomb'],
    ['a size that lies low', zipOf([{ name: 'xl/worksheets/sheet1.xml', bytes: huge, claims: 100 }]), 'import.bomb'],
    [
      'a size that lies high',
      zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>'), claims: 4_000_000_000 }]),
      'import.unreadable',
    ],
    [
      'many entries',
      zipOf(Array.from({ length: 1_001 }, (_, at) => ({ name: `a${at}`, bytes: Buffer.from('x') }))),
      'import.bomb',
    ],
    [
      'parts that overlap',
      zipOf(
        Array.from({ length: 900 }, (_, at) => ({ name: `xl/worksheets/sheet${at}.xml`, bytes: large, packed })),
        true,
      ),
      'import.bomb',
    ],
    [
      'a torn part',
      zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>'), packed: Buffer.from('ffffffff', 'hex') }]),
      'import.unreadable',
    ],
    ['no zip at all', Buffer.from('PK\u0003\u0004 but nothing'), 'import.unreadable'],
    ['a password', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'import.encrypted'],
    ['no sheet inside', zipOf([{ name: 'xl/workbook.xml', bytes: Buffer.from('<a/>') }]), 'import.unreadable'],
  ]
  for (const [name, bytes, code] of cases) {
    const before = process.memoryUsage().rss
    const begun = performance.now()
    expect([name, await refusal(bytes)]).toEqual([name, code])
    expect([name, performance.now() - begun < 2_000, process.memoryUsage().rss - before < 150 * 1024 * 1024]).toEqual([
      name,
      true,
      true,
    ])
  }
})

test('reliability 11: an honest workbook is taken, however repetitive', async () => {
  const bytes = Buffer.from(
    await writeXlsx({ sheets: [{ name: 'a', rows: Array.from({ length: 20_000 }, () => ['同', 1, null, '同']) }] }),
  )
  expect(await inspectWorkbook(bytes)).toEqual({ counts1904: false, merges: [] })
  expect(await refusal(bytes)).toBe('taken')
})

test('WID-17 import: a workbook that keeps its sheet under a name of its own is read as well', async () => {
  const part = (name: string, text: string) => ({ name, bytes: Buffer.from(`<?xml version="1.0"?>${text}`) })
  const relation = (id: string, type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
  const { rows } = await readWorkbook(
    zipOf([
      part(
        'xl/worksheets/plan.xml',
        '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>航次</t></is></c><c r="B1"><v>7</v></c></row></sheetData></worksheet>',
      ),
      part('[Content_Types].xml', '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
      part('_rels/.rels', relation('r1', 'officeDocument', 'xl/workbook.xml')),
      part(
        'xl/workbook.xml',
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="r2"/></sheets></workbook>',
      ),
      part('xl/_rels/workbook.xml.rels', relation('r2', 'worksheet', 'worksheets/plan.xml')),
    ]),
  )
  const read = []
  for await (const row of rows) read.push(row)
  expect(read).toEqual([{ row: 1, cells: ['航次', 7] }])
})

test('WID-17 the separator of a csv is found out', () => {
  expect([',', ';', '\t'].map((sign) => separatorOf(`a${sign}"b,;\t"${sign}c\n1${sign}2${sign}3`))).toEqual([
    ',',
    ';',
    '\t',
  ])
})
