import type { ReportFigures } from '../../../core/api-types/report-result.ts'
import type { Json } from '../../../core/values/json.ts'
import type { SheetCell } from '../../platform/workbook/sheet-cell.ts'
import type { Book } from '../export/workbook-data.ts'

type Row = Readonly<Record<string, Json>>

/**
 * A report as a workbook: what was asked, the rows and their sums; figures are numbers, so that they can be counted on.
 */
export function reportBook(
  { label, filters, columns, rows, totals }: ReportFigures,
  figures: readonly Row[],
  sums: Row,
): Book {
  const cell = (at: number, text: string | undefined, value: Json | undefined): SheetCell =>
    columns[at]?.numeric === true ? (number(value) ?? text ?? null) : (text ?? null)
  const body = rows.map((row, line) => row.map((text, at) => cell(at, text, figures[line]?.[columns[at]?.name ?? ''])))
  const foot = totals.map((text, at) => cell(at, text, sums[columns[at]?.name ?? '']))
  const groups = columns.some(({ group }) => group !== undefined) ? [columns.map(({ group }) => group ?? null)] : []
  const head = filters.map((one) => `${one.label}: ${one.text}`).join('; ')
  return {
    sheets: [
      {
        name: label.slice(0, 31),
        frozen: 2 + groups.length,
        across: 0,
        columns: columns.map(({ numeric }) => ({
          width: numeric ? 18 : 28,
          ...(numeric ? { format: '#,##0.00' } : {}),
        })),
        rows: [[`${label}  ${head}`], ...groups, columns.map((column) => column.label), ...body, foot],
        looks: [1, ...groups.map((_, at) => at + 2)].flatMap((row) =>
          columns.map((_, column) => ({ row, column, look: 'head' as const })),
        ),
      },
    ],
  }
}

/** A number a spreadsheet holds without losing a digit; others stay text. */
function number(value: Json | undefined): number | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const digits = String(value).replace(/[-.]/g, '').replace(/^0+/, '')
  return digits.length <= 15 && Number.isFinite(Number(value)) && value !== '' ? Number(value) : null
}
