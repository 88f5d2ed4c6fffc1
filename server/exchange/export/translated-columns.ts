import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { translatedField } from '../../records/read/translated-field.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { columnOf, type MappedColumn, mappingOf } from '../../records/schema/table-mapping.ts'

/** By the name of a column, the column with the name that a list shows in its place. */
type ShownNames = ReadonlyMap<string, MappedColumn>

/**
 * The columns of an export that are written as lists show them; one whose translation is asked for too stays as it is.
 */
export function shownNames(ctx: Ctx, doc: AnyDocument, columns: readonly MappedColumn[]): ShownNames {
  const asked = new Set(columns.map(({ name }) => name))
  return new Map(
    columns.flatMap(({ name }): [string, MappedColumn][] => {
      const translated = translatedField(ctx, doc, name)
      return translated === null || asked.has(translated) ? [] : [[name, columnOf(mappingOf(doc), translated)]]
    }),
  )
}

/** A record with the names that its reader is shown; what nobody has translated keeps its own. */
export function inShownNames(record: StoredRecord, shown: ShownNames): StoredRecord {
  if (shown.size === 0) return record
  const names = [...shown].map(([name, translated]) => [name, record[translated.name] || record[name] || null] as const)
  return { ...record, ...Object.fromEntries(names) }
}
