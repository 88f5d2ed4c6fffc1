import type { DescribedField } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import type { Lang } from '../../core/values/language.ts'
import { parseCellText } from '../parse-cell-text.ts'
import { isTyped, newLine, type Line } from './edit-lines.ts'

export type Grid = readonly (readonly string[])[]

/** Rows and columns of what was copied in a spreadsheet, or null when it is a single value. */
export function gridOf(text: string): Grid | null {
  const rows = rowsOf(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}

/** The lines with a pasted grid laid over them from one cell on; missing lines are added. */
export function withPasted(
  lines: readonly Line[],
  grid: Grid,
  columns: readonly DescribedField[],
  at: { readonly line: number; readonly column: number },
  lang: Lang,
): readonly Line[] {
  const patches = grid.map((cells) => patchOf(cells, columns.slice(at.column), lang))
  const kept = lines.map((line, place) => {
    const patch = patches[place - at.line]
    return patch ? { ...line, ...patch } : line
  })
  return [
    ...kept,
    ...patches.slice(Math.max(0, lines.length - at.line)).map((patch) => ({ ...newLine(columns), ...patch })),
  ]
}

/** The lines with others that were read laid over them from one line on; missing lines are added. */
export function withRead(
  lines: readonly Line[],
  read: readonly Line[],
  columns: readonly DescribedField[],
  from: number,
): readonly Line[] {
  const kept = lines.map((line, place) => ({ ...line, ...read[place - from] }))
  return [...kept, ...read.slice(Math.max(0, lines.length - from)).map((line) => ({ ...newLine(columns), ...line }))]
}

/** The cells that a pasted grid covers. */
export function pastedCells(
  grid: Grid,
  columns: readonly DescribedField[],
  at: { readonly line: number; readonly column: number },
): readonly (readonly [line: number, column: string])[] {
  return grid.flatMap((cells, down) =>
    columns
      .slice(at.column, at.column + cells.length)
      .filter(isTyped)
      .map(({ name }) => [at.line + down, name] as const),
  )
}

/** The columns that nobody types and over which something was pasted. */
export function passedOver(
  grid: Grid,
  columns: readonly DescribedField[],
  at: { readonly column: number },
): readonly DescribedField[] {
  return columns
    .slice(at.column)
    .filter((column, right) => !isTyped(column) && grid.some((cells) => (cells[right] ?? '').trim() !== ''))
}

// Cells over columns that nobody types are passed over; what a kind does not take stays as pasted, so that its check
// says why.
function patchOf(cells: readonly string[], columns: readonly DescribedField[], lang: Lang): Line {
  const patch: Record<string, Json> = {}
  cells.forEach((cell, right) => {
    const column = columns[right]
    if (column && isTyped(column)) patch[column.name] = parseCellText(cell, column, { lang, codeOf: () => null })
  })
  return patch
}

// A cell with line breaks, tabs or quotes stands in quotes, its own quotes doubled.
const cellShape = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  cellShape.lastIndex = 0
  for (;;) {
    const [, quoted, bare = '', end] = cellShape.exec(text) ?? []
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end === undefined || end === '') return rows
    if (end === '\n') rows.push([])
  }
}
