import type { FieldBase } from '../../../core/description/field.ts'
import type { Json } from '../../../core/values/json.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import { checkRecord, type RecordContext } from '../../../kinds/check-record.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { parseCellText } from '../../../kinds/parse-cell-text.ts'
import { type ImportField, type ImportPlan, type Known, knownName } from './import-plan.ts'

/** What the cells of a row say, by field. */
export type Cells = Readonly<Record<string, string>>

export interface CheckedRow {
  /** What a save is given. */
  readonly given: Readonly<Record<string, Json>>
  readonly errors: Readonly<Record<string, FieldError>>
}

/** The labels of a cell that have to be looked up. */
export function labelsOf({ field, source }: ImportField, text: string): string[] {
  if (source === null || text === '') return []
  const type = kindOf(field.kind).expression(field)
  return type === 'list'
    ? text
        .split(/[,，、;；\n]/)
        .map((label) => label.trim())
        .filter((label) => label !== '')
    : [text]
}

/** A row held against its document: what it gives, and every cell that is wrong. */
export function checkRow(plan: ImportPlan, cells: Cells, known: Known): CheckedRow {
  const { given, errors } = readRow(plan, cells, known)
  const checked = checkRecord(plan.fields, given, contextOf(plan))
  return { given, errors: Object.keys(errors).length === 0 ? checked.errors : { ...checked.errors, ...errors } }
}

const contexts = new WeakMap<ImportPlan, RecordContext>()

/** What all rows of a file are checked against. */
function contextOf(plan: ImportPlan): RecordContext {
  const known = contexts.get(plan)
  if (known !== undefined) return known
  const names = new Set(plan.own.map(({ name }) => name))
  const context = { ...plan.asker, before: null, beside: plan.beside, writable: (name: string) => names.has(name) }
  contexts.set(plan, context)
  return context
}

/** The same without the rules of the description: only labels that name nothing are wrong. */
export function readRow(plan: ImportPlan, cells: Cells, known: Known): CheckedRow {
  const given: Record<string, Json> = {}
  const errors: Record<string, FieldError> = {}
  for (const own of plan.own) {
    const text = cells[own.name]?.trim() ?? ''
    if (text === '') continue
    const error = own.source === null ? null : unknownLabel(own, text, known)
    if (error === null) given[own.name] = valueOf(own, text, plan, known)
    else errors[own.name] = error
  }
  return { given, errors }
}

function unknownLabel(own: ImportField, text: string, known: Known): FieldError | null {
  for (const label of labelsOf(own, text)) {
    const found = known.get(knownName(own.source ?? '', label)) ?? 'none'
    if (found === 'none') return { code: 'import.unknown', params: { text: label.slice(0, 60) } }
    if (found === 'many') return { code: 'import.ambiguous', params: { text: label.slice(0, 60) } }
  }
  return null
}

function valueOf({ field }: ImportField, text: string, { lang }: ImportPlan, known: Known): Json {
  const codeOf = (source: string, label: string): string | null => {
    const found = known.get(knownName(source, label))
    return typeof found === 'object' ? found.key : null
  }
  return parseCellText(text, field satisfies FieldBase, { lang, codeOf })
}
