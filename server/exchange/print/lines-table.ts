import { isDecimal, sum } from '../../../core/values/decimal.ts'
import { linesIn } from '../../../core/values/sub-table-lines.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import type { Table } from './print-document.ts'
import { fieldOf, type Printed } from './printed-field.ts'
import { printWords } from './words.ts'

/**
 * A sub-table with all its lines, numbered, and its totals; nothing when it has no line. `chosen` are the columns that
 * it shows, in their order; without them it shows all.
 */
export function linesTable(
  { doc, record, say }: Printed,
  name: string,
  chosen: readonly string[] | undefined,
): Table[] {
  const field = fieldOf(doc, name)
  const lines = linesIn(record[name])
  const [ctx] = say.contexts
  if (ctx === undefined || lines.length === 0 || reading(ctx, field) !== 'whole') return []
  const inner = kindOf(field.kind).columns?.(field) ?? {}
  const columns = (chosen ?? Object.keys(inner)).flatMap((column) => {
    const found = inner[column]
    return found === undefined || reading(ctx, found) === 'none' ? [] : [[column, found] as const]
  })
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
        ...columns.map(([column, shown]) => say.value(shown, line[column] ?? null)),
      ]),
      foot: columns.every(([column]) => !summed.has(column))
        ? null
        : [
            say.words((lang) => printWords.total[lang]),
            ...columns.map(([column, shown]) =>
              summed.has(column) && reading(ctx, shown) === 'whole' ? say.value(shown, total(column)) : '',
            ),
          ],
    },
  ]
}
