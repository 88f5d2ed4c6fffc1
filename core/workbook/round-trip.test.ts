import { Readable } from 'node:stream'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { cellName } from './cell-address.ts'
import { partText, readPackage, writePackage } from './office-package.ts'
import { patchWorkbook } from './patch-workbook.ts'
import { readWorkbook } from './read-workbook.ts'
import { contents } from './testing/sample-workbooks.ts'
import { makers, workbookBy } from './testing/workbook-makers.ts'
import type { CellWrite } from './workbook-changes.ts'
import type { Cell, CellValue, Sheet } from './workbook-types.ts'

const files = makers.flatMap((maker) => contents.map((content) => ({ maker, content })))

function sheetOf(bytes: Uint8Array): Sheet {
  const [sheet] = readWorkbook(readPackage(bytes)).sheets
  if (sheet === undefined) throw new Error('no sheet')
  return sheet
}

function cells(sheet: Sheet): Map<string, Cell> {
  return new Map(
    [...sheet.rows].flatMap(([row, { cells }]) =>
      [...cells].map(([column, cell]): [string, Cell] => [cellName(row, column), cell]),
    ),
  )
}

function patched(bytes: Uint8Array, writes: readonly CellWrite[]): Uint8Array {
  const parts = readPackage(bytes)
  const part = readWorkbook(parts).sheets[0]?.part ?? ''
  return writePackage(patchWorkbook(parts, { sheets: new Map([[part, writes]]), formats: [], mustRecount: false }))
}

/** Another reader than ours, so that both cannot be wrong together. */
async function otherReader(bytes: Uint8Array): Promise<unknown[][]> {
  const [sheet] = await readExcelFile(Readable.from(Buffer.from(bytes)))
  return (sheet?.data ?? []).map((row) => row.map((value) => (value instanceof Date ? value.toISOString() : value)))
}

describe('OFF-02 a workbook of another program is saved with one cell changed and all else as it was', () => {
  test('there are fifty of them', () => expect(files).toHaveLength(50))

  test.each(files)('$content.name by $maker.name', async ({ maker, content }) => {
    const before = workbookBy(maker, content)
    const typed: CellValue = '新的 & <текст>'
    const after = patched(before, [{ row: 1, column: 0, content: { value: typed } }])
    const old = readPackage(before)
    const now = readPackage(after)

    expect([...now.keys()]).toEqual([...old.keys()])
    const written = [...now.keys()].filter((name) => partText(now, name) !== partText(old, name))
    const strings = maker.sharesStrings ? ['xl/sharedStrings.xml'] : []
    expect(written.sort()).toEqual([...strings, 'xl/worksheets/sheet1.xml'].sort())

    const [was, is] = [sheetOf(before), sheetOf(after)]
    expect(new Map([...cells(is)].filter(([name]) => name !== 'A2'))).toEqual(
      new Map([...cells(was)].filter(([name]) => name !== 'A2')),
    )
    expect(cells(is).get('A2')).toEqual({ value: typed, style: cells(was).get('A2')?.style })
    expect({ ...is, rows: null, part: '' }).toEqual({ ...was, rows: null, part: '' })

    // All but the cell itself, letter by letter.
    const [oldSheet = '', newSheet = ''] = [old, now].map((parts) => partText(parts, 'xl/worksheets/sheet1.xml'))
    const place = oldSheet.indexOf(`<${maker.prefix}c`, oldSheet.indexOf(`</${maker.prefix}row>`))
    const rest = oldSheet.slice(oldSheet.indexOf(`</${maker.prefix}c>`, place))
    expect(newSheet.slice(0, place)).toBe(oldSheet.slice(0, place))
    expect(newSheet.slice(-rest.length)).toBe(rest)

    // The other reader finds no cell that has no name.
    if (!maker.numbersCells) return
    const [oldRows, newRows] = [await otherReader(before), await otherReader(after)]
    expect(newRows[1]?.[0]).toBe(typed)
    const blank = (rows: unknown[][]) =>
      rows.map((line, row) => line.map((value, column) => (row === 1 && column === 0 ? '' : value)))
    expect(blank(newRows)).toEqual(blank(oldRows))
  })
})
