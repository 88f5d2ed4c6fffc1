import { isDecimal, sum } from '../../../core/values/decimal.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import type { Table } from './print-document.ts'
import { fieldOf, type Printed } from './printed-field.ts'
import { printWords } from './words.ts'

/** A sub-table with all its lines, numbered, and its totals; nothing when it has no line. */
export function linesTable({ doc, record, say }: Printed, name: string): Table[] {
  const field = fieldOf(doc, name)
  const lines = linesIn(record[name])
  const [ctx] = say.contexts
  if (ctx === undefined || lines.length === 0 || reading(ctx, field) !== 'whole') return []
  const columns = Object.entries(kindOf(field.kind).columns?.(field) ?? {}).filter(
    ([, column]) => reading(ctx, column) !== 'none',
  )
  const totals: unknown = Reflect.get(field, 'totals')
  const summed = new Set(Array.isArray(totals) ? totals : [])
  const total = (column: string): string | null => sum(lines.map((line) => line[column]).filter(isDecimal))
  return [
    {
      kind: 'table',
      title: say.label(doc, name),
      head: [
        { label: '#', figure: true },
        ...columns.map(([column, { kind }]) => ({
          label: say.label(doc, `${name}.0.${column}`),
          figure: kindOf(kind).numeric,
        })),
      ],
      rows: lines.map((line, at) => [
        String(at + 1),
        ...columns.map(([column, inner]) => say.value(inner, line[column] ?? null)),
      ]),
      foot:
        summed.size === 0
          ? null
          : [
              say.words((lang) => printWords.total[lang]),
              ...columns.map(([column, inner]) =>
                summed.has(column) && reading(ctx, inner) === 'whole' ? say.value(inner, total(column)) : '',
              ),
            ],
    },
  ]
}
