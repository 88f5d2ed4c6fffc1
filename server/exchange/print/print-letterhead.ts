import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { readRecord } from '../../records/read/read-stored-records.ts'
import { type StoredRecord, textOf } from '../../records/schema/stored-record.ts'
import { columnOf, mappingOf } from '../../records/schema/table-mapping.ts'

/** What stands at the head of a print, by its source and id, as names are kept. */
interface Owner {
  readonly source: string
  readonly id: string
}

/** The legal company of a record: that of its print's `owner`, else its unit. */
export async function ownerOf(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  fields: ReadonlySet<string>,
): Promise<Owner> {
  const [name = '', further] = doc.print?.owner?.split('.') ?? []
  const unit = { source: 'unit', id: textOf(record, 'unitId') }
  if (!fields.has(name)) return unit
  const column = columnOf(mappingOf(doc), name)
  const owner = { source: column.source ?? '', id: textOf(record, name) }
  const company = further === undefined || owner.id === '' ? owner : await companyOf(ctx, owner, further)
  return company.id === '' ? unit : company
}

/**
 * The company that a record refers to, which may be one that the reader does not list: a print names whose paper it is.
 */
async function companyOf(ctx: Ctx, { source, id }: Owner, name: string): Promise<Owner> {
  const target = ctx.running.documents.get(source.replace(/^document:/, ''))?.doc
  if (target === undefined) throw new Error(`${source} is no document`)
  const record = await readRecord(ctx.withoutScope('the company at the head of a print'), target, id)
  const { source: company } = columnOf(mappingOf(target), name)
  return { source: company ?? '', id: record === null ? '' : textOf(record, name) }
}

/** Its name in the language of the caller. */
export function ownerName(ctx: Ctx, { source, id }: Owner): Promise<Names> {
  return loadNames(ctx, new Map([[source, new Set([id])]]))
}
