import type { DescribedField } from '../../core/described.ts'
import type { Json } from '../../core/json.ts'
import type { Lang } from '../../core/language.ts'
import { parseTyped } from '../../core/typed-number.ts'
import { describedEntries } from '../dictionary/entries.ts'
import { kindOf } from '../kinds.ts'
import { newLine, withCell, type Line } from './edit-lines.ts'

/** Rows and columns of what was copied in a spreadsheet, or null when it is a single value. */
export function gridOf(text: string): readonly (readonly string[])[] | null {
  const rows = text.replace(/\r/g, '').replace(/\n$/, '').split('\n').map((row) => row.split('\t'))
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null
}

/** The lines with a pasted grid laid over them from one cell on; missing lines are added. */
export function withPasted(
  lines: readonly Line[], grid: readonly (readonly string[])[], columns: readonly DescribedField[], at: { readonly line: number; readonly column: number }, lang: Lang,
): readonly Line[] {
  let result = lines
  grid.forEach((cells, down) => {
    const patch: Record<string, Json> = {}
    cells.forEach((cell, right) => {
      const column = columns[at.column + right]
      if (column && column.calc === undefined && column.readonly !== true) patch[column.name] = valueOf(cell.trim(), column, lang)
    })
    const place = at.line + down
    result = place < result.length ? withCell(result, place, patch) : [...result, { ...newLine(columns), ...patch }]
  })
  return result
}

// What the kind does not take stays as pasted, so that its check says what is wrong.
function valueOf(cell: string, column: DescribedField, lang: Lang): Json {
  if (cell === '') return null
  const entry = describedEntries(column)?.find(({ code, label }) => code === cell || label === cell)
  const given = entry?.code ?? (kindOf(column.kind).numeric ? parseTyped(cell, lang) ?? cell : dashed(cell))
  const checked = kindOf(column.kind).check(given, column)
  return 'value' in checked ? checked.value : given
}

// Spreadsheets write days with slashes or dots.
function dashed(cell: string): string {
  const parts = /^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?$/.exec(cell) ?? null
  const [, year, month, day] = parts ?? []
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell
}
