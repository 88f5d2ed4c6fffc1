import { cellName, readCell } from '../cell-address.ts'
import { shownText } from '../edit/shown-text.ts'
import { WorkbookEditing } from '../edit/workbook-editing.ts'
import { type OfficePackage, readPackage, textBytes, writePackage } from '../office-package.ts'
import { patchWorkbook } from '../patch-workbook.ts'
import { readWorkbook } from '../read-workbook.ts'
import { makers, workbookBy } from './workbook-makers.ts'

/** A workbook whose first sheet holds these rows as XML. */
export function bookOf(rows: string, more: { readonly behind?: string; readonly from1904?: boolean } = {}): Uint8Array {
  const maker = makers.find(({ name }) => name === 'openpyxl')
  if (maker === undefined) throw new Error('no maker')
  return workbookBy(maker, { name: '', rows: () => rows, strings: ['<t>a</t>'], ...more })
}

/** Cells by their names as XML of rows: a number, a text, or a formula with its result. */
export function rowsOf(cells: Readonly<Record<string, number | string | readonly [string, number?]>>): string {
  const rows = new Map<number, string[]>()
  for (const [name, content] of Object.entries(cells)) {
    const number = (readCell(name)?.row ?? 0) + 1
    rows.set(number, [...(rows.get(number) ?? []), cellOf(name, content)])
  }
  return [...rows].map(([number, inside]) => `<row r="${number}">${inside.join('')}</row>`).join('')
}

function cellOf(name: string, content: number | string | readonly [string, number?]): string {
  if (typeof content === 'number') return `<c r="${name}"><v>${content}</v></c>`
  if (typeof content === 'string') return `<c r="${name}" t="str"><v>${content}</v></c>`
  const [formula, value] = content
  return `<c r="${name}"><f>${formula}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`
}

/** A workbook being edited, by the names of its cells. */
export function edited(bytes: Uint8Array, now = 46_353.5) {
  const parts = readPackage(bytes)
  const editing = new WorkbookEditing(readWorkbook(parts), () => now)
  const place = (name: string) => readCell(name) ?? { row: 0, column: 0 }
  return {
    editing,
    parts,
    type: (name: string, text: string, language = 'zh') =>
      editing.type(0, place(name).row, place(name).column, text, language),
    value: (name: string) => editing.cell(0, place(name).row, place(name).column)?.value ?? null,
    shown: (name: string, language = 'zh') => {
      const { row, column } = place(name)
      const { from1904 } = editing.book
      return shownText(editing.cell(0, row, column)?.value ?? null, editing.format(0, row, column), language, from1904)
    },
    uncounted: () => editing.uncountedCells().map(({ row, column }) => cellName(row, column)),
    circular: () => editing.circularCells().map(({ row, column }) => cellName(row, column)),
    saved: () => writePackage(patchWorkbook(parts, editing.writes())),
  }
}

/** A package with one part put in the place of another. */
export function withPart(bytes: Uint8Array, name: string, text: string): Uint8Array {
  const parts: OfficePackage = new Map([...readPackage(bytes), [name, textBytes(text)]])
  return writePackage(parts)
}
