import type { PastedLines } from '../../../core/api-types/pasted-lines.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { FieldBase, Fields } from '../../../core/description/field.ts'
import { languages } from '../../../core/values/language.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mayWrite } from '../../records/read/field-and-record-rights.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { expressionContextOf } from '../../records/write/expression-context.ts'
import { isTotals } from '../export/total-label.ts'
import type { Cells } from '../import/check-row.ts'
import { findHeader } from '../import/find-header.ts'
import type { ImportField, ImportPlan } from '../import/import-plan.ts'
import { pastedProblems } from './pasted-problems.ts'
import { type Unit, weightIn, withoutUnit } from './pasted-weights.ts'
import { readPastedRows } from './read-pasted-rows.ts'

/** What was copied, and where it was put. */
interface Pasted {
  readonly rows: readonly (readonly string[])[]
  /** The columns over which it was put, where it has no heading. */
  readonly columns: readonly string[]
  /** What the record around says its money is in. */
  readonly currency: string | null
}

/** How the columns of what was copied are to be read: the column of the table, and the unit that its heading says. */
type Column = { readonly field: string | null; readonly unit: Unit | null }

/**
 * Rows copied in a spreadsheet, read as lines of a sub-table: by their heading in any language or in the order of the
 * table's columns, records by code or name with all that they fill in, weights in the unit of their column, and the
 * sums held against a row of totals. What cannot be taken stays as it was copied and is told.
 */
export async function readPastedLines(ctx: Ctx, doc: AnyDocument, name: string, pasted: Pasted): Promise<PastedLines> {
  const plan = planOf(ctx, doc, name)
  const headed = headingOf(plan, pasted.rows[0] ?? [])
  const columns = headed ?? pasted.columns.map((field) => ({ field, unit: null }))
  const given = pasted.rows.slice(headed === null ? 0 : 1).filter((row) => row.some((cell) => cell.trim() !== ''))
  const below = given.findLast((row) => isTotals(row)) ?? null
  const rows = given.filter((row) => row !== below).map((row) => cellsOf(plan, columns, row, pasted.currency))
  const { lines, problems } = await readPastedRows(ctx, plan, rows)
  const totals = below && cellsOf(plan, columns, below, pasted.currency)
  const wrong = pastedProblems(plan, { rows, lines, currency: pasted.currency }, totals)
  return { lines, problems: [...problems, ...wrong] }
}

function planOf(ctx: Ctx, doc: AnyDocument, name: string): ImportPlan {
  const columns = columnsOf(doc, name)
  const own = Object.entries(columns).flatMap(([column, field]): ImportField[] =>
    mayWrite(ctx, field) ? [{ name: column, field, source: kindOf(field.kind).namesFrom?.(field) ?? null }] : [],
  )
  const called = [ctx.lang, ...languages]
  const labels = Object.keys(columns).map((column) => {
    const said = called.map((lang) => labelIn({ running: ctx.running, lang }, doc, `${name}.0.${column}`))
    return [column, [...new Set([...said, ...said.map((label) => withoutUnit(label).base)])]] as const
  })
  const asker = expressionContextOf(ctx)
  return { lang: ctx.lang, fields: columns, own, labels: Object.fromEntries(labels), asker, beside: {} }
}

/** The columns of a sub-table; none where the field is no sub-table. */
function columnsOf(doc: AnyDocument, name: string): Fields {
  const field: FieldBase | undefined = Object.hasOwn(doc.fields, name) ? doc.fields[name] : undefined
  return field === undefined ? {} : (kindOf(field.kind).columns?.(field) ?? {})
}

/** The columns that the first row names, where it names several. */
function headingOf(plan: ImportPlan, row: readonly string[]): readonly Column[] | null {
  const bare = row.map((cell) => withoutUnit(cell))
  const found = findHeader(plan, [{ row: 1, cells: bare.map(({ base }) => base) }])
  const columns = found?.columns.map(({ field }, at) => ({ field, unit: bare[at]?.unit ?? null })) ?? []
  return columns.filter(({ field }) => field !== null).length > 1 ? columns : null
}

function cellsOf(plan: ImportPlan, columns: readonly Column[], row: readonly string[], currency: string | null): Cells {
  const cells = columns.flatMap(({ field, unit }, at): [string, string][] => {
    const whole = row[at]?.trim() ?? ''
    if (field === null || whole === '') return []
    const isMoney = currency !== null && plan.fields[field]?.kind === 'money'
    const text = isMoney ? withoutCurrency(whole, currency) : whole
    const own = withoutUnit(plan.labels[field]?.[0] ?? '').unit
    return [[field, own === null ? text : (weightIn(own, text, unit, plan.lang) ?? text)]]
  })
  return Object.fromEntries(cells)
}

/** An amount without the currency of its record, which may stand before or after it. */
function withoutCurrency(text: string, currency: string): string {
  const [first, last] = [text.slice(0, currency.length), text.slice(-currency.length)].map((end) => end.toUpperCase())
  if (first === currency) return text.slice(currency.length).trim()
  return last === currency ? text.slice(0, -currency.length).trim() : text
}
