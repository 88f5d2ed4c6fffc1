import { colToLetter, readXlsx } from 'hucre/xlsx'
import type { DiffLine } from './line-diff.ts'

/** What stands in the cells of each sheet, row by row; '' in empty ones. */
type CellTexts = ReadonlyMap<string, readonly (readonly string[])[]>

// More than anybody reads.
const mostLines = 5_000
// What spreadsheets themselves show of a number.
const digits = 15

/** The cells of a workbook as text, each with its formula. Runs in a worker thread. */
export async function cellTexts(bytes: Uint8Array): Promise<CellTexts> {
  const { sheets } = await readXlsx(bytes)
  return new Map(
    sheets.map(({ name, rows, cells }) => [
      name,
      rows.map((row, at) => row.map((value, column) => textOf(value, cells?.get(`${at},${column}`)?.formula))),
    ]),
  )
}

/** The cells that are not what they were, sheet by sheet and row by row; those that stayed are left out. */
export function cellDiff(before: CellTexts, after: CellTexts): DiffLine[] {
  const lines: DiffLine[] = []
  for (const [cell, was, is] of bothTexts(before, after)) {
    if (was === is) continue
    if (lines.length >= mostLines) return [...lines, { sort: 'same', text: '…' }]
    if (was !== '') lines.push({ sort: 'removed', text: `${cell}  ${was}` })
    if (is !== '') lines.push({ sort: 'added', text: `${cell}  ${is}` })
  }
  return lines
}

/** Every cell that stands in either workbook, by its sheet and place. */
function* bothTexts(before: CellTexts, after: CellTexts): Generator<readonly [string, string, string]> {
  for (const sheet of new Set([...before.keys(), ...after.keys()])) {
    const [left, right] = [before.get(sheet) ?? [], after.get(sheet) ?? []]
    for (let row = 0; row < Math.max(left.length, right.length); row += 1) {
      const [was, is] = [left[row] ?? [], right[row] ?? []]
      for (let column = 0; column < Math.max(was.length, is.length); column += 1)
        yield [`${sheet}!${colToLetter(column)}${row + 1}`, was[column] ?? '', is[column] ?? '']
    }
  }
}

function textOf(value: string | number | boolean | Date | null, formula: string | undefined): string {
  const text = value === null ? '' : valueText(value)
  return formula === undefined ? text : `${text}  =${formula}`.trim()
}

function valueText(value: string | number | boolean | Date): string {
  if (typeof value === 'number') return String(Number(value.toPrecision(digits)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (typeof value === 'string') return value
  return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '')
}
