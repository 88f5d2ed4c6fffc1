import { colToLetter } from 'hucre/xlsx'
import { type EmptyBook, emptyBook } from './empty-workbook.ts'
import { rowXml } from './row-xml.ts'
import type { SheetColumn, SheetRow } from './sheet-cell.ts'
import type { SheetOrder } from './sheet-writer-messages.ts'
import { zipped } from './zip-writer.ts'

type Rows = readonly SheetRow[]
type Bytes = Uint8Array<ArrayBuffer>

/**
 * The bytes of a workbook while its rows still come: columns as wide as what the first rows hold, a heading to filter
 * by, totals below. The library makes all of it but the rows: it builds each of their cells as a tree of elements,
 * which takes three times as long as the text of a row.
 */
export async function* bookBytes(
  order: SheetOrder,
  pieces: AsyncIterable<Rows>,
  totals: () => Rows = () => [],
): AsyncGenerator<Bytes> {
  const coming = pieces[Symbol.asyncIterator]()
  const first = await coming.next()
  const rows = first.done === true ? [] : first.value
  const book = await emptyBook({
    ...order,
    columns: order.columns.map((column, at) => ({
      ...column,
      width: widthOf(
        column,
        rows.map((row) => row[at] ?? null),
      ),
    })),
  })
  yield* zipped([
    ...book.files.map(({ name, text }) => ({ name, pieces: [text] })),
    { name: book.sheet.name, pieces: sheetText(book, rows, coming, totals) },
  ])
}

async function* sheetText(
  book: EmptyBook,
  first: Rows,
  coming: AsyncIterator<Rows>,
  totals: () => Rows,
): AsyncGenerator<string> {
  const { sheet, looks, bold } = book
  yield sheet.head
  const xml = rowXml(looks)
  // The heading is the first row.
  let nr = 1
  for (let rows: Rows | null = first; rows !== null;) {
    let text = ''
    for (const row of rows) {
      nr += 1
      text += xml(row, nr)
    }
    yield text
    const next = await coming.next()
    rows = next.done === true ? null : next.value
  }
  // The filter ends before the totals: sorting and filtering leave them where they are.
  yield totals()
    .map((row, at) => rowXml(bold)(row, nr + 1 + at))
    .join('')
  yield sheet.tail.replace('</sheetData>', `</sheetData><autoFilter ref="A1:${colToLetter(looks.length - 1)}${nr}"/>`)
}

const narrowest = 8
const widest = 60

/** In characters, of which a Han character counts as two; the heading has the sign of the filter beside it. */
function widthOf({ header, format }: SheetColumn, cells: SheetRow): number {
  const longest = cells.reduce((most: number, cell) => Math.max(most, cellWidth(cell, format)), lineWidth(header) + 3)
  return Math.min(Math.max(longest + 1, narrowest), widest)
}

function cellWidth(cell: SheetRow[number], format: string | undefined): number {
  if (cell === null) return 0
  return typeof cell === 'number' ? figureWidth(cell, format) : lineWidth(cell)
}

/** A figure with its separators; a day or a time is as long as its pattern. */
function figureWidth(value: number, format = ''): number {
  if (/[ymdh]/.test(format)) return format.length
  const digits = Math.trunc(Math.abs(value)).toString().length
  return digits + Math.floor((digits - 1) / 3) + (format.split('.')[1]?.length ?? 0) + 2
}

function lineWidth(text: string): number {
  return Math.max(...text.split('\n').map((line) => [...line].reduce((sum, letter) => sum + (letter > 'ӿ' ? 2 : 1), 0)))
}
