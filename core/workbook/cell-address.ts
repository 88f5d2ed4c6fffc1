/** Rows and columns count from zero; both ends belong to the area. */
export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** The most rows and columns that a sheet has. */
export const maxRow = 1_048_575
export const maxColumn = 16_383

/** The letters of a column: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  let name = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name
  }
  return name
}

/** B2 of row 1 and column 1. */
export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`
}

/** The row and column of B2 or $B$2, or null. */
export function readCell(name: string): { readonly row: number; readonly column: number } | null {
  const parts = /^\$?([A-Za-z]{1,3})\$?([1-9][0-9]{0,6})$/.exec(name)
  if (parts?.[1] === undefined || parts[2] === undefined) return null
  let column = 0
  for (const letter of parts[1].toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  const row = Number(parts[2]) - 1
  return row > maxRow || column - 1 > maxColumn ? null : { row, column: column - 1 }
}

/** The area of B2:C5 or B2, or null. */
export function readArea(name: string): Area | null {
  const [first = '', last = first] = name.split(':')
  const from = readCell(first)
  const to = readCell(last)
  if (from === null || to === null) return null
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  }
}

/** The areas of a list such as `A1:B2 D4`. */
export function readAreas(list: string): readonly Area[] {
  return list
    .split(/\s+/)
    .map(readArea)
    .filter((area) => area !== null)
}

/** Whether a cell is in an area. */
export function covers(area: Area, row: number, column: number): boolean {
  return row >= area.top && row <= area.bottom && column >= area.left && column <= area.right
}
