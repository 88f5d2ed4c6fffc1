import { createHash } from 'node:crypto'
import type { AnyDocument } from '../../../core/description/document.ts'
import { canonical } from '../../../core/values/canonical-json.ts'
import type { Json } from '../../../core/values/json.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { mappingOf } from '../../records/schema/table-mapping.ts'

/**
 * Digests of what a record holds under the paths of a template: of a reference which record it is, of a column its
 * values line by line. What is printed of the person, the day and the opinions is no field.
 */
export function fieldDigests(
  doc: AnyDocument,
  record: StoredRecord,
  paths: readonly string[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(sourcesOf(doc, paths).map((source) => [source, digestOf(record, source)]))
}

/** The fields that paths begin with: `counterparty` of `counterparty.cpName`, `items.qty` of a column. */
export function sourcesOf(doc: AnyDocument, paths: readonly string[]): readonly string[] {
  const { lines } = mappingOf(doc)
  const sources = paths
    .filter((path) => path !== '' && !path.startsWith('@'))
    .map((path) => {
      const [name = '', column] = path.split('.')
      return column !== undefined && lines.has(name) ? `${name}.${column}` : name
    })
  return [...new Set(sources)].toSorted()
}

function digestOf(record: StoredRecord, source: string): string {
  const [name = '', column] = source.split('.')
  const value = record[name] ?? null
  const printed = Array.isArray(value)
    ? value.map((line: Json) => (column === undefined ? whole(line) : of(line, column)))
    : value
  return createHash('sha256').update(canonical(printed)).digest('hex')
}

/** A sub-table named as such decides whether a part is printed: how many lines it has, not what is in them. */
function whole(line: Json): Json {
  return typeof line === 'object' ? null : line
}

function of(line: Json, column: string): Json {
  return typeof line === 'object' && line !== null && !Array.isArray(line) ? (Reflect.get(line, column) ?? null) : null
}
