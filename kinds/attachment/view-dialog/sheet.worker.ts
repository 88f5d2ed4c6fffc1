import { formatValue } from 'hucre'
import { readXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx'
import type { ShownSheet } from './shown-sheet.ts'

const mostRows = 500
const mostColumns = 60

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void shown(data)
    .catch(() => null)
    .then((sheets) => postMessage(sheets))
})

async function shown(bytes: ArrayBuffer): Promise<readonly ShownSheet[]> {
  const { sheets } = await readXlsx(bytes, {
    maxRows: mostRows + 1,
    readStyles: true,
    sheets: (info) => info.hidden !== true && info.veryHidden !== true,
  })
  return sheets.map((sheet) => ({
    name: sheet.name,
    rows: sheet.rows
      .slice(0, mostRows)
      .map((cells, row) =>
        cells.slice(0, mostColumns).map((value, column) => textOf(value, cellAt(sheet, row, column))),
      ),
    cut: sheet.rows.length > mostRows || sheet.rows.some((cells) => cells.length > mostColumns),
  }))
}

function cellAt(sheet: Sheet, row: number, column: number): Cell | undefined {
  return sheet.cells?.get(`${row},${column}`)
}

/** A cell as the workbook's own format writes it. */
function textOf(value: CellValue, cell: Cell | undefined): string {
  if (value === null) return ''
  const format = cell?.style?.numFmt
  if (format !== undefined && format !== 'General' && typeof value !== 'string') return formatValue(value, format)
  return value instanceof Date ? value.toISOString().slice(0, 10) : String(value)
}
