import type { FieldBase } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import type { Report } from '../../core/report.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Ctx } from '../context.ts'
import type { Names } from '../store/names.ts'

/** A report as it is read: texts in the reader's language, so that a page needs to know nothing else to draw it. */
export interface ReportSheet {
  readonly label: string
  readonly filters: readonly { readonly label: string; readonly text: string }[]
  readonly columns: readonly { readonly name: string; readonly label: string; readonly numeric: boolean }[]
  readonly rows: readonly (readonly string[])[]
  /** Sums under their columns; none when there are no rows. */
  readonly totals: readonly string[]
  /** Epoch ms of the figures. */
  readonly at: number
}

type Values = Readonly<Record<string, Json>>

export interface Figures {
  readonly rows: readonly Values[]
  readonly totals: Values
  readonly names: Names
}

export function sheetOf({ lang, now }: Ctx, report: Report, filters: Readonly<Record<string, Json | undefined>>, { rows, totals, names }: Figures): ReportSheet {
  const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
  const textOf = (field: FieldBase, value: Json | undefined) => (value === null || value === undefined ? '' : kindOf(field.kind).text(value, field, { lang, name }))
  const columns = Object.entries(report.columns)
  const labelOf = (field: string) => report.words[field]?.[lang] ?? field
  return {
    label: report.label[lang],
    filters: Object.entries(report.filters).map(([field, base]) => ({ label: labelOf(field), text: textOf(base, filters[field]) })).filter(({ text }) => text !== ''),
    columns: columns.map(([column, field]) => ({ name: column, label: labelOf(column), numeric: kindOf(field.kind).numeric })),
    rows: rows.map((row) => columns.map(([column, field]) => textOf(field, row[column]))),
    totals: rows.length === 0 ? [] : columns.map(([column, field]) => textOf(field, totals[column])),
    at: now,
  }
}
