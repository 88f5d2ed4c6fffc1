import type { AnyDocument } from '../../core/document.ts'
import type { Ctx } from '../context.ts'
import { type Names, namesOf } from '../store/names.ts'
import { offeredVerbs } from '../store/offered.ts'
import { wire } from '../store/present.ts'
import { isEditable, reading, writableFields } from '../store/rights.ts'
import type { StoredRecord } from '../store/stored-record.ts'

/** A record as a detail page opens it. */
export interface Opened {
  readonly record: StoredRecord
  readonly names: Names
  /** What the caller may do with it now: bj, sc, approval verbs, own verbs. */
  readonly offered: readonly string[]
  /** Rights of fields, only where this record's state makes them differ from the description's. */
  readonly rights: Readonly<Record<string, { readonly read: boolean; readonly write: boolean }>>
}

/** The record with the names behind its codes, and what the caller may do with it. */
export async function opened(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Opened> {
  const [names, offered, rights] = await Promise.all([namesOf(ctx, doc, [record]), offeredVerbs(ctx, doc, record), rightsOf(ctx, doc, record)])
  return { record: wire(ctx, doc, record), names, offered, rights }
}

async function rightsOf(ctx: Ctx, doc: AnyDocument, record: StoredRecord): Promise<Opened['rights']> {
  if (isEditable(doc, record)) return {}
  const writable = await writableFields(ctx, doc, record)
  const known = Object.entries(doc.fields).filter(([, field]) => reading(ctx, field) !== 'none')
  return Object.fromEntries(known.map(([name, field]) => [name, { read: reading(ctx, field) === 'whole', write: writable.has(name) }]))
}
