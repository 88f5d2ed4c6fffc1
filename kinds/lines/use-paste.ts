import { useState } from 'react'
import type { DescribedField } from '../../core/description/described-document.ts'
import type { TextContext } from '../../core/description/field-kind.ts'
import type { Json } from '../../core/values/json.ts'
import { useHost } from '../field-services.ts'
import type { Line } from './edit-lines.ts'
import { type Grid, gridOf, passedOver, pastedCells, withPasted, withRead } from './paste-lines.ts'
import { type HeldProblem, heldProblems, problemTexts } from './pasted-problems.ts'
import { editorWords } from './words.ts'

interface Table {
  readonly field: DescribedField
  readonly columns: readonly DescribedField[]
  readonly lines: readonly Line[]
  readonly record: Readonly<Record<string, Json>>
  readonly latest: () => readonly Line[]
  readonly putMany: (next: readonly Line[], said: string) => void
  readonly text: TextContext
  readonly touch: (...cells: readonly (readonly [line: number, column: string])[]) => void
}

/** Lays what was copied in a spreadsheet over the lines; columns that name records are read by the server first. */
export function usePaste({ field, columns, lines, record, latest, putMany, text, touch }: Table): {
  /** Whether it was a grid; a single value goes into its cell. */
  readonly paste: (text: string, line: number, column: number) => boolean
  /** What of it is still not as it should be. */
  readonly problems: readonly string[]
  readonly busy: boolean
} {
  const { say, lang, readPasted } = useHost()
  const [problems, setProblems] = useState<readonly HeldProblem[]>([])
  const currency = typeof record['currency'] === 'string' ? record['currency'] : null
  const [busy, setBusy] = useState(false)
  const lay = (grid: Grid, line: number, column: number) => {
    const over = passedOver(grid, columns, { column }).map(({ label }) => label)
    const said = [
      say(editorWords.pasted, { n: grid.length }),
      ...(over.length === 0 ? [] : [say(editorWords.passedOver, { columns: over.join(', ') })]),
    ]
    putMany(withPasted(latest(), grid, columns, { line, column }, lang), said.join(' · '))
    touch(...pastedCells(grid, columns, { line, column }))
  }
  const read = async (call: string, grid: Grid, line: number, column: number) => {
    setBusy(true)
    const over = columns.slice(column).map(({ name }) => name)
    const copied = { rows: grid, columns: over, currency }
    const answer = await readPasted(call, copied)
    setBusy(false)
    if (answer === null) return
    const laid = withRead(latest(), answer.lines, columns, line)
    setProblems(heldProblems(answer, laid, line))
    putMany(laid, say(editorWords.pasted, { n: answer.lines.length }))
    touch(...answer.lines.flatMap((one, at) => Object.keys(one).map((name) => [line + at, name] as const)))
  }
  const paste = (pasted: string, line: number, column: number) => {
    const grid = gridOf(pasted)
    if (!grid) return false
    if (field.pasteCall === undefined) lay(grid, line, column)
    else void read(field.pasteCall, grid, line, column)
    return true
  }
  const told = problemTexts(problems, lines, columns, { say, text, currency: currency ?? '' })
  return { paste, problems: told, busy }
}
