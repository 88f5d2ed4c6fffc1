import { type CellStyle, colToLetter, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { answering } from '../../platform/process/worker-thread.ts'
import { escapeLike } from '../../platform/workbook/row-xml.ts'
import type { SheetCell } from '../../platform/workbook/sheet-cell.ts'
import type { Book, BookSheet, Look } from './workbook-data.ts'

answering<Book, Uint8Array>(({ sheets }) =>
  writeXlsx({ sheets: sheets.map(sheetOf), defaultFont: { name: 'Arial', size: 10 } }),
)

const looks: Readonly<Record<Look, CellStyle>> = {
  note: { font: { color: { rgb: 'FF595959' } }, alignment: { wrapText: true, vertical: 'top' } },
  head: {
    font: { bold: true },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE8EEF7' } },
    alignment: { vertical: 'center' },
  },
  required: {
    font: { bold: true, color: { rgb: 'FFC4122F' } },
    fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFE8EEF7' } },
    alignment: { vertical: 'center' },
  },
  wrong: { fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFFD9D6' } } },
}

function sheetOf({
  name,
  hidden,
  rows,
  columns,
  frozen,
  looks: given = [],
  across,
  choices = [],
}: BookSheet): WriteSheet {
  return {
    name,
    ...(hidden === true ? { hidden } : {}),
    rows: rows.map((row) => row.map(kept)),
    columns: columns.map(({ width, format, hidden: away }) => ({
      width,
      ...(format === undefined ? {} : { numFmt: format }),
      ...(away === true ? { hidden: away } : {}),
    })),
    ...(frozen === undefined ? {} : { freezePane: { rows: frozen } }),
    cells: new Map(
      given.map(({ row, column, look, note }) => [
        `${row},${column}`,
        { style: looks[look], ...(note === undefined ? {} : { comment: { text: note } }) },
      ]),
    ),
    ...(across === undefined
      ? {}
      : {
          merges: [
            {
              startRow: across,
              endRow: across,
              startCol: 0,
              endCol: Math.max(1, columns.filter(({ hidden: away }) => away !== true).length - 1),
            },
          ],
          rowDefs: new Map([[across, { height: 64 }]]),
        }),
    dataValidations: choices.map(({ column, from, to, source, title, message }) => ({
      // Without a list anything may be written; the message still says what.
      ...(source === null
        ? { type: 'custom' as const, formula1: 'TRUE' }
        : { type: 'list' as const, formula1: source }),
      range: `${colToLetter(column)}${from}:${colToLetter(column)}${to}`,
      allowBlank: true,
      showInputMessage: true,
      inputTitle: title.slice(0, 32),
      inputMessage: message.slice(0, 255),
      showErrorMessage: source !== null,
      errorStyle: 'warning' as const,
    })),
  }
}

const everyEscapeLike = new RegExp(escapeLike, 'g')

/** The library writes a text that looks like an escape of the format as that escape. */
function kept(cell: SheetCell): SheetCell {
  return typeof cell === 'string' ? cell.replaceAll(everyEscapeLike, '_x005F_') : cell
}
