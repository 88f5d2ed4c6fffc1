import type { Area } from '../../../../core/workbook/cell-address.ts'
import { shownText } from '../../../../core/workbook/edit/shown-text.ts'
import type { TypingProblem } from '../../../../core/workbook/edit/typing-problem.ts'
import type { WorkbookEditing } from '../../../../core/workbook/edit/workbook-editing.ts'
import type { Spot } from './selection.ts'

/** Cells as other spreadsheets take them: lines of what is shown, between tabs. */
export function copied(editing: WorkbookEditing, sheet: number, area: Area, language: string): string {
  const lines: string[] = []
  for (let row = area.top; row <= area.bottom; row += 1) {
    const cells: string[] = []
    for (let column = area.left; column <= area.right; column += 1) {
      const value = editing.cell(sheet, row, column)?.value ?? null
      cells.push(quoted(shownText(value, editing.format(sheet, row, column), language, editing.book.from1904)))
    }
    lines.push(cells.join('\t'))
  }
  return lines.join('\n')
}

function quoted(text: string): string {
  return /[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Types a block of cells; where something is refused the rest is still taken, and the first reason is told. */
export function pasted(
  editing: WorkbookEditing,
  sheet: number,
  { row, column }: Spot,
  text: string,
  language: string,
): TypingProblem | null {
  let refused: TypingProblem | null = null
  for (const [down, line] of blockOf(text).entries()) {
    for (const [across, cell] of line.entries()) {
      const problem = editing.type(sheet, row + down, column + across, cell, language)
      refused ??= problem
    }
  }
  return refused
}

/** Lines of cells; one that holds a tab or a break stands between quotation marks. */
function blockOf(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]]
  const cells = text.replace(/\r\n?/g, '\n').replace(/\n$/, '')
  for (const [, quotedCell, plain = '', end] of cells.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))(\t|\n|$)/g,
  )) {
    lines.at(-1)?.push(quotedCell?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end === '\n') lines.push([])
  }
  return lines
}
