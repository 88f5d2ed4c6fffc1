import type { PastedLines } from '../../core/api-types/pasted-lines.ts'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import { compare } from '../../core/values/decimal.ts'
import type { Json } from '../../core/values/json.ts'
import type { Words } from '../../core/values/language.ts'
import type { InputHost } from '../field-services.ts'
import { kindOf } from '../kinds.ts'
import { type Line, totalOf } from './edit-lines.ts'
import { pasteWords } from './words.ts'

type Problem = PastedLines['problems'][number]

/** What is wrong with a column of pasted lines, and what its cells held when they were pasted. */
export interface HeldProblem extends Omit<Problem, 'lines'> {
  readonly cells: ReadonlyMap<Json | undefined, Json>
}

/** Problems of lines that were laid over others from one line on, held by the ids of their lines. */
export function heldProblems({ lines, problems }: PastedLines, laid: readonly Line[], from: number): HeldProblem[] {
  return problems.map(({ lines: places, ...problem }) => ({
    ...problem,
    cells: new Map(places.map((at) => [laid[from + at]?.id, lines[at]?.[problem.column] ?? null])),
  }))
}

/** What is still wrong, in the reader's language: whatever was mended since is told no more. */
export function problemTexts(
  problems: readonly HeldProblem[],
  lines: readonly Line[],
  columns: readonly DescribedField[],
  { say, text, currency }: { readonly say: InputHost['say']; readonly text: TextContext; readonly currency: string },
): readonly string[] {
  return problems.flatMap(({ code, column: name, total, cells }) => {
    const column = columns.find((one) => one.name === name)
    if (column === undefined) return []
    const told = (words: Words, params: Readonly<Record<string, string>>) => [
      say(words, { label: column.label, ...params }),
    ]
    if (code === 'totals') {
      const together = totalOf(
        lines.filter(({ id }) => cells.has(id)),
        column,
      )
      if (total === undefined || together === null || !lines.some(({ id }) => cells.has(id))) return []
      if (compare(total, together) === 0) return []
      const shown = (value: string) => kindOf(column.kind).text(value, column, text)
      return told(pasteWords.totals, { total: shown(total), together: shown(together) })
    }
    const left = [...lines.entries()].filter(([, line]) => cells.has(line.id) && cells.get(line.id) === line[name])
    if (left.length === 0) return []
    const texts = [...new Set(left.map(([, line]) => shortened(line[name])))].join(' · ')
    const places = left.map(([at, line]) => say(pasteWords.cell, { n: at + 1, text: shortened(line[name]) }))
    return told(pasteWords[code], { texts, currency, cells: places.join(' · ') })
  })
}

function shortened(value: Json | undefined): string {
  return String(value ?? '').slice(0, 40)
}
