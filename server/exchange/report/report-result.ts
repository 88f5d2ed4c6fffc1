import type { ReportFigures } from '../../../core/api-types/report-result.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import type { Report } from '../../../core/description/report.ts'
import type { Json } from '../../../core/values/json.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Figures } from './figure-types.ts'

/** What a report found, in the words of its reader. */
export function resultOf(
  ctx: Ctx,
  report: Report,
  filters: Readonly<Record<string, Json | undefined>>,
  { columns, rows, subtotals, totals, names, charts }: Figures,
): ReportFigures {
  const { lang, now } = ctx
  const name = (source: string, key: string) => names[`${source}:${key}`] ?? key
  const textOf = (field: FieldBase, value: Json | undefined) =>
    value === null || value === undefined ? '' : kindOf(field.kind).text(value, field, { lang, name })
  const isNumeric = (at: number) => kindOf(columns[at]?.field.kind ?? 'text').numeric
  const textsOf = (row: Readonly<Record<string, Json>>) => columns.map(({ name: of, field }) => textOf(field, row[of]))
  return {
    label: report.label[lang],
    filters: Object.entries(report.filters)
      .map(([field, base]) => ({ label: report.words[field]?.[lang] ?? field, text: textOf(base, filters[field]) }))
      .filter(({ text }) => text !== ''),
    columns: columns.map(({ name: of, label, group }, at) => ({
      name: of,
      label,
      numeric: isNumeric(at),
      ...(group === undefined ? {} : { group }),
    })),
    rows: rows.map((row, line) => {
      const open = subtotals.get(line)
      const cells = textsOf(row).map(
        (text, at) => text || (at < (open?.column ?? Infinity) && columns[at]?.blank) || '',
      )
      return open === undefined ? cells : cells.with(open.column, open.label)
    }),
    subtotals: [...subtotals.keys()],
    totals: rows.length === 0 || Object.keys(totals).length === 0 ? [] : textsOf(totals),
    charts: charts.map(({ kind, label, field, categories, series }) => ({
      kind,
      label,
      categories,
      series: series.map((one) => ({ ...one, texts: one.values.map((value) => textOf(field, value)) })),
    })),
    at: now,
  }
}
