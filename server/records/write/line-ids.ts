import { v7 as newId } from 'uuid'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { refuseInvalid } from '../read/record-refusals.ts'
import { idOf, type Patch, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** Lines that are new get an id; one that is not of this record is refused. */
export function withLineIds(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
): StoredRecord {
  const tables = [...mappingOf(doc).lines.keys()]
  if (tables.every((name) => isEmpty(record[name]))) return record
  return {
    ...record,
    ...Object.fromEntries(tables.map((name) => [name, identified(ctx, doc, name, record[name], before?.[name])])),
  }
}

/** The same of those tables alone that a patch gives anew. */
export function withPatchedLineIds(ctx: Ctx, doc: AnyDocument, patch: Patch, before: StoredRecord): Patch {
  const tables = [...mappingOf(doc).lines.keys()].filter((name) => patch[name] !== undefined)
  if (tables.length === 0) return patch
  const lines = tables.map((name) => [name, identified(ctx, doc, name, patch[name], before[name])] as const)
  return { ...patch, ...Object.fromEntries(lines) }
}

function isEmpty(lines: Json | undefined): boolean {
  return Array.isArray(lines) && lines.length === 0
}

function identified(ctx: Ctx, doc: AnyDocument, name: string, lines: Json | undefined, before: Json | undefined): Json {
  const known = new Set((Array.isArray(before) ? before : []).map((line: StoredRecord) => idOf(line)))
  return (Array.isArray(lines) ? lines : []).map((line: StoredRecord, at) => {
    if (line.id === null || line.id === undefined) return { ...line, id: newId() }
    if (!known.delete(idOf(line))) refuseInvalid(ctx, doc, { [`${name}.${at}`]: { code: 'lines.foreign' } })
    return line
  })
}
