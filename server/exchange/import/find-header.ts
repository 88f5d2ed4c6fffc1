import type { ImportPlan } from './import-plan.ts'
import type { RawCell, RawRow } from './raw-row.ts'

/** A column of a file: what it is called and which field it fills; null when it fills none. */
export interface FileColumn {
  readonly header: string
  readonly field: string | null
}

/** The head of the column in which our own files carry each row's identity. */
export const rowKeyHeader = '#row'

const deepest = 20

/** Whether a row may be the heading, and of the first rows the one that names most fields. */
export function findHeader(
  plan: ImportPlan,
  rows: readonly RawRow[],
): { readonly row: number; readonly columns: readonly FileColumn[] } | null {
  const own = new Set(plan.own.map(({ name }) => name))
  // Of two that are called the same the one that rows fill is meant, whichever comes first.
  const names = Object.entries(plan.labels).toSorted(([a], [b]) => Number(own.has(a)) - Number(own.has(b)))
  const byLabel = new Map(
    names.flatMap(([name, labels]) => [name, ...labels].map((label) => [folded(label), name] as const)),
  )
  const found = rows.slice(0, deepest).map(({ row, cells }) => ({ row, columns: columnsOf(cells, byLabel) }))
  const named = (columns: readonly FileColumn[]) => columns.filter(({ field }) => field !== null).length
  const best = found.toSorted((a, b) => named(b.columns) - named(a.columns))[0]
  return best === undefined || named(best.columns) === 0 ? null : best
}

function columnsOf(cells: readonly RawCell[], byLabel: ReadonlyMap<string, string>): FileColumn[] {
  const taken = new Set<string>()
  return cells.map((cell) => {
    const header = typeof cell === 'string' ? cell.trim() : String(cell ?? '')
    const name = header === rowKeyHeader ? null : (byLabel.get(folded(header)) ?? null)
    const field = name === null || taken.has(name) ? null : name
    if (field !== null) taken.add(field)
    return { header: header.slice(0, 200), field }
  })
}

/** A label without the mark of what is required, without spaces and capitals. */
function folded(label: string): string {
  return label.normalize('NFKC').replaceAll(/[*\s]/g, '').replace(/^'/, '').toLowerCase()
}
