import type { Cells } from './check-row.ts'

/** A row of a file as it is kept: its number, its identity where an earlier file of ours gave it one, and its cells. */
type RowLine = readonly [row: number, key: string | null, cells: Cells]

/** A line of text for a row: JSON has no line breaks. */
export function lineOf(...line: RowLine): string {
  return JSON.stringify(line)
}

export function lineIn(text: string): RowLine {
  return JSON.parse(text) as RowLine // as lineOf wrote it
}
