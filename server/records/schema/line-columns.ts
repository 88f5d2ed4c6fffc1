import { raw, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { mappingOf } from './table-mapping.ts'

/** The table of a sub-table, and its columns of the table `l` by the names of their fields. */
export function lineColumns(doc: AnyDocument, lines: string): { readonly table: Sql; column(name: string): Sql } {
  const mapped = mappingOf(doc).lines.get(lines)
  if (mapped === undefined) throw new Error(`${doc.module}.${doc.name} has no lines ${lines}`)
  return {
    table: mapped.table,
    column: (name) => {
      const column = mapped.columns.get(name)
      if (column === undefined) throw new Error(`${doc.module}.${doc.name} has no column ${lines}.${name}`)
      return raw(`l.${column.id.text}`)
    },
  }
}
