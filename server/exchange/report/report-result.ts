import type { ReportFigures } from '../../../core/answers/report-result.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Report } from '../../../core/description/report.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Names } from '../../records/read/names.ts'

type Values = Readonly<Record<string, Json>>

export interface Figures {
  readonly rows: readonly Values[]
  readonly totals: Values
  readonly names: Names
}

/** What a report found, in the words of its reader. */
export function resultOf(
  { lang, now }: Ctx,
  report: Report,
  filters: Readonly<Record<string, Json | undefined>>,
  { rows, totals, names }: Figures,
): ReportFigures {
  const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
  const textOf = (field: FieldBase, value: Json | undefined) =>
    value === null || value === undefined ? '' : kindOf(field.kind).text(value, field, { lang, name })
  const columns = Object.entries(report.columns)
  const labelOf = (field: string) => report.words[field]?.[lang] ?? field
  return {
    label: report.label[lang],
    filters: Object.entries(report.filters)
      .map(([field, base]) => ({ label: labelOf(field), text: textOf(base, filters[field]) }))
      .filter(({ text }) => text !== ''),
    columns: columns.map(([column, field]) => ({
      name: column,
      label: labelOf(column),
      numeric: kindOf(field.kind).numeric,
    })),
    rows: rows.map((row) => columns.map(([column, field]) => textOf(field, row[column]))),
    totals: rows.length === 0 ? [] : columns.map(([column, field]) => textOf(field, totals[column])),
    at: now,
  }
}
