import { createHash } from 'node:crypto'
import type { AnyDocument } from '../../../core/description/document.ts'
import { canonical } from '../../../core/values/canonical-json.ts'
import type { Json } from '../../../core/values/json.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { linesOf } from '../../records/schema/table-mapping.ts'

/**
 * Fingerprint of what an approval binds: the sealed fields of a record (amount, currency, payee,
 * account, attachments), lines included. Null when the document seals nothing.
 */
export function recordFingerprint(doc: AnyDocument, record: StoredRecord): string | null {
  const lines = new Map(linesOf(doc.fields))
  const sealed = Object.entries(doc.fields).flatMap(([name, field]): [string, Json][] => {
    if (field.sealed === true) return [[name, record[name] ?? null]]
    const columns = Object.entries(lines.get(name) ?? {}).filter(([, column]) => column.sealed === true)
    return columns.length === 0
      ? []
      : [
          [
            name,
            only(
              record[name],
              columns.map(([column]) => column),
            ),
          ],
        ]
  })
  if (sealed.length === 0) return null
  return createHash('sha256')
    .update(canonical(Object.fromEntries(sealed)))
    .digest('hex')
}

function only(lines: Json | undefined, columns: readonly string[]): Json {
  if (lines === undefined || !isArray(lines)) return []
  return lines.map((line) =>
    Object.fromEntries(columns.map((column) => [column, isRecord(line) ? (line[column] ?? null) : null])),
  )
}

function isArray(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
