import { crc32, inflateRawSync } from 'node:zlib'
import { readXlsx, streamXlsxRows } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import type { SheetRow } from './sheet-cell.ts'
import { bookBytes } from './workbook-bytes.ts'
import { zipEntries } from './zip-directory.ts'

const order = {
  format: 'xlsx',
  name: '付款 <计划>',
  separator: ',',
  columns: [
    { header: '名称 & "别名"' },
    { header: '金额', format: '#,##0.00' },
    { header: '日期', format: 'yyyy-mm-dd' },
  ],
} as const

async function bookOf(pieces: readonly (readonly SheetRow[])[], totals: readonly SheetRow[] = []): Promise<Buffer> {
  const come = async function* () {
    yield* pieces
  }
  const all: Uint8Array[] = []
  for await (const bytes of bookBytes(order, come(), () => totals)) all.push(bytes)
  return Buffer.concat(all)
}

test('WID-17 export: markup, breaks, spaces, control signs and rare characters of a text stand in the workbook as they were', async () => {
  const texts = [
    '<b>&amp;</b>',
    ' 前后 ',
    'a\nb\tc',
    'x\r\ny',
    '\u0007 bell',
    '𠮷野家',
    '"quoted" \'text\'',
    ']]>',
    '_x0041_',
  ]
  const book = await bookOf([
    texts.slice(0, 3).map((text) => [text, 1.5, null]),
    texts.slice(3).map((text) => [text, -0.01, 46_000]),
  ])
  const rows: unknown[][] = []
  for await (const { values } of streamXlsxRows(book)) rows.push([...values])
  expect(rows[0]).toEqual(['名称 & "别名"', '金额', '日期'])
  expect(rows.slice(1).map(([text]) => text)).toEqual(texts)
  expect(rows[2]?.[1]).toBe(1.5)
  expect(rows.at(-1)?.slice(1)).toEqual([-0.01, new Date(Date.UTC(2025, 11, 9))])
})

test('WID-17 export: the heading is bold on a tint and filters all rows, columns are as wide as what they hold', async () => {
  const book = await bookOf([
    [
      ['辽海远通航运有限公司', 6_200_000, 46_000],
      ['a', 1.5, null],
    ],
    [['第三行', 2, null]],
  ])
  const {
    sheets: [sheet],
  } = await readXlsx(book, { readStyles: true })
  expect(sheet?.cells?.get('0,0')?.style).toMatchObject({ font: { bold: true }, fill: { pattern: 'solid' } })
  expect(sheet?.cells?.get('1,0')?.style?.font?.bold ?? false).toBe(false)
  expect(sheet?.autoFilter).toMatchObject({ range: 'A1:C4' })
  expect(sheet?.columns?.map(({ width }) => width)).toEqual([21, 14, 11])
})

test('WID-17 export: totals stand below the rows in bold, outside of what is filtered', async () => {
  const {
    sheets: [sheet],
  } = await readXlsx(
    await bookOf(
      [[['a', 1, null]], [['b', 2.5, null]]],
      [
        ['合计 (CNY)', 3.5, null],
        ['合计 (USD)', 1, null],
      ],
    ),
    { readStyles: true },
  )
  expect(sheet?.rows.slice(1)).toEqual([
    ['a', 1, null],
    ['b', 2.5, null],
    ['合计 (CNY)', 3.5, null],
    ['合计 (USD)', 1, null],
  ])
  expect(sheet?.cells?.get('3,1')?.style).toMatchObject({ numFmt: '#,##0.00', font: { bold: true } })
  expect(sheet?.autoFilter).toMatchObject({ range: 'A1:C3' })
})

test('WID-17 export: columns keep their formats, the heading stays in sight, and every file is what the directory says', async () => {
  const book = await bookOf([])
  const {
    sheets: [sheet],
  } = await readXlsx(book, { readStyles: true })
  expect(sheet).toMatchObject({ name: '付款 <计划>', freezePane: { rows: 1 } })
  expect(sheet?.cells?.get('0,1')?.style?.numFmt).toBe('#,##0.00')
  const entries =
    (await zipEntries({ size: book.length, read: async (at, length) => book.subarray(at, at + length) })) ?? []
  expect(entries.map(({ name }) => name)).toContain('xl/worksheets/sheet1.xml')
  for (const { at, packed, size } of entries) {
    const from = at + 30 + book.readUInt16LE(at + 26) + book.readUInt16LE(at + 28)
    const content = inflateRawSync(book.subarray(from, from + packed))
    expect([content.length, crc32(content)]).toEqual([size, book.readUInt32LE(from + packed + 4)])
  }
})
