import type { PastedProblem } from '../../../core/api-types/pasted-lines.ts'
import { compare, isDecimal, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { parseTyped } from '../../../core/values/parse-typed-number.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Cells } from '../import/check-row.ts'
import type { ImportPlan } from '../import/import-plan.ts'

interface Read {
  readonly rows: readonly Cells[]
  readonly lines: readonly Readonly<Record<string, Json>>[]
  readonly currency: string | null
}

/** What figures of pasted rows are no figures, or in another currency, and which totals of theirs do not agree. */
export function pastedProblems(
  plan: ImportPlan,
  { rows, lines, currency }: Read,
  totals: Cells | null,
): PastedProblem[] {
  const wrong = plan.own
    .filter(({ field }) => kindOf(field.kind).numeric)
    .flatMap(({ name, field }): PastedProblem[] => {
      const places = [...lines.keys()].filter((at) => !isNumberOrEmpty(lines[at]?.[name] ?? null))
      const isForeign = (at: number) =>
        field.kind === 'money' && currency !== null && /\d/.test(String(lines[at]?.[name]))
      return [
        ...problem('currency', name, places.filter(isForeign)),
        ...problem(
          'figure',
          name,
          places.filter((at) => !isForeign(at)),
        ),
      ]
    })
  return totals === null ? wrong : [...wrong, ...disagreements(plan, rows, totals)]
}

/** The problem of some lines of a column; none where no line has it. */
export function problem(code: PastedProblem['code'], column: string, lines: readonly number[]): PastedProblem[] {
  return lines.length === 0 ? [] : [{ code, column, lines }]
}

function isNumberOrEmpty(value: Json): boolean {
  return value === null || isDecimal(value)
}

function disagreements(plan: ImportPlan, rows: readonly Cells[], totals: Cells): PastedProblem[] {
  return Object.entries(totals).flatMap(([column, text]): PastedProblem[] => {
    const field = plan.fields[column]
    const total = parseTyped(text, plan.lang)
    if (field === undefined || total === null || !kindOf(field.kind).numeric) return []
    const together = sum(rows.map((cells) => parseTyped(cells[column] ?? '', plan.lang) ?? '0'))
    return compare(total, together) === 0 ? [] : [{ code: 'totals', column, lines: [...rows.keys()], total }]
  })
}
