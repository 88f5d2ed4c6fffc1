import { compare, isDecimal, sum } from '../../../core/values/decimal.ts'
import type { Json } from '../../../core/values/json.ts'
import { parseTyped } from '../../../core/values/parse-typed-number.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Cells } from '../import/check-row.ts'
import type { ImportPlan } from '../import/import-plan.ts'

/** One of the things that are wrong, by its code and what fills its text. */
export type Problem = readonly [code: string, params: Readonly<Record<string, string | number>>]

interface Read {
  readonly rows: readonly Cells[]
  readonly lines: readonly Readonly<Record<string, Json>>[]
  readonly currency: string | null
}

/** What figures of pasted rows are no figures, or in another currency, and which totals of theirs do not agree. */
export function pastedProblems(plan: ImportPlan, { rows, lines, currency }: Read, totals: Cells | null): Problem[] {
  const numeric = plan.own.filter(({ field }) => kindOf(field.kind).numeric)
  const wrong = lines.flatMap((line, at) =>
    numeric.flatMap(({ name, field }): Problem[] => {
      const value = line[name] ?? null
      if (value === null || isDecimal(value)) return []
      const cell = { row: at + 1, label: labelOf(plan, name), text: String(value).slice(0, 40) }
      const isMoney = field.kind === 'money' && /\d/.test(cell.text)
      return [isMoney && currency !== null ? ['paste.currency', { ...cell, currency }] : ['paste.figure', cell]]
    }),
  )
  return totals === null ? wrong : [...wrong, ...disagreements(plan, rows, totals)]
}

function disagreements(plan: ImportPlan, rows: readonly Cells[], totals: Cells): Problem[] {
  return Object.entries(totals).flatMap(([name, text]): Problem[] => {
    const field = plan.fields[name]
    const total = parseTyped(text, plan.lang)
    if (field === undefined || total === null || !kindOf(field.kind).numeric) return []
    const together = sum(rows.map((cells) => parseTyped(cells[name] ?? '', plan.lang) ?? '0'))
    return compare(total, together) === 0 ? [] : [['paste.totals', { label: labelOf(plan, name), total, together }]]
  })
}

/** What a column is called in the reader's language. */
export function labelOf({ labels }: ImportPlan, name: string): string {
  return labels[name]?.[0] ?? name
}
