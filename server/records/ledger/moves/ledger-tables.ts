import type { Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../../core/description/document.ts'
import type { CostMethod, Ledger } from '../../../../core/description/ledger.ts'
import { identifier, snake } from '../../schema/sql-identifier.ts'
import { columnOf, type Mapping, mappingOf } from '../../schema/table-mapping.ts'
import type { ColumnShape, TableShape } from '../../schema/table-shape.ts'

/** Where a ledger is kept, beside the table of its lines. */
export interface LedgerTables {
  readonly lines: Mapping
  /** One row for each combination of the dimensions: what is there now. */
  readonly place: Sql
  /** What was there at the end of each day on which it changed. */
  readonly placeDay: Sql
  /** One row for all that shares a cost: quantity and amount now, and how many lines it has. Whoever moves locks it. */
  readonly cost: Sql
  readonly costDay: Sql
}

/** The tables of a ledger over the document of its lines. */
export function ledgerTables(ledger: Ledger, lines: AnyDocument): LedgerTables {
  const mapping = mappingOf(lines)
  const table = (what: string) => identifier(mapping.schema, `${snake(ledger.name)}_${what}`)
  return {
    lines: mapping,
    place: table('place'),
    placeDay: table('place_day'),
    cost: table('cost'),
    costDay: table('cost_day'),
  }
}

/** The dimensions that share a cost by a method. */
export function sharedBy({ cost }: Ledger, method: CostMethod): readonly string[] {
  return method === 'batch' ? [...new Set([...cost.by, cost.batch])] : cost.by
}

/**
 * The shapes of the tables of balances. A day has a row only where something changed: what stood on any day is the last
 * row not after it, one step in an index however many lines there are.
 */
export function ledgerShapes(ledger: Ledger, lines: AnyDocument): TableShape[] {
  const mapping = mappingOf(lines)
  const quantity = needed(columnOf(mapping, ledger.measures.quantity).type)
  const amount = needed(columnOf(mapping, ledger.measures.amount).type)
  const dimensions = Object.fromEntries(
    ledger.dimensions.map((name) => {
      const { column, type } = columnOf(mapping, name)
      return [column, { type, notNull: false, byDefault: null }]
    }),
  )
  const shape = (what: string, columns: TableShape['columns'], keys: string, ...also: string[]): TableShape => {
    const name = `${snake(ledger.name)}_${what}`
    const others = also.map((column) => [`${name}_${column}`, { unique: false, on: `using btree (${column})` }])
    return {
      schema: mapping.schema,
      name,
      columns,
      indexes: { [`${name}_key`]: { unique: true, on: `using btree (${keys})` }, ...Object.fromEntries(others) },
    }
  }
  const owned = { id: needed('uuid'), unit_id: needed('uuid'), key: needed('text') }
  return [
    shape('cost', { ...owned, method: needed('text'), quantity, amount, last: needed('integer') }, 'unit_id, key'),
    shape('cost_day', { cost: needed('uuid'), day: needed('date'), quantity, amount }, 'cost, day'),
    shape('place', { ...owned, cost: needed('uuid'), ...dimensions, quantity }, 'unit_id, key', 'cost'),
    shape('place_day', { place: needed('uuid'), day: needed('date'), quantity }, 'place, day'),
  ]
}

function needed(type: string): ColumnShape {
  return { type, notNull: true, byDefault: null }
}
