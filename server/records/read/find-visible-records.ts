import type { AnyDocument, RecordOf } from '../../../core/description/document.ts'
import type { Where } from '../../../core/description/where.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { orderBy, sortKeys } from '../list/sorting.ts'
import { whereCondition } from '../list/where-condition.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { present } from './present-record.ts'
import { readRecord, readRecords } from './read-stored-records.ts'
import { missing } from './record-refusals.ts'

interface FindOptions {
  /** `['-createTime']` and the like; the id breaks ties. */
  readonly sort?: readonly string[]
  readonly limit?: number
  readonly offset?: number
  /** Sub-tables as well; without it a record comes without them. */
  readonly lines?: boolean
  /** Locks the rows until the transaction ends. */
  readonly lock?: boolean
}

/** The living records that match and that the caller may see, with his field rights applied. */
export async function find<D extends AnyDocument>(
  ctx: Ctx,
  doc: D,
  where: Where = {},
  options: FindOptions = {},
): Promise<RecordOf<D>[]> {
  const mapping = mappingOf(doc)
  const { sort, ...rest } = options
  const order = sort === undefined ? {} : { order: orderBy(sortKeys(ctx, mapping, sort)) }
  const records = await readRecords(ctx, doc, whereCondition(mapping, where), { ...rest, ...order })
  return records.map((record) => present(ctx, doc, record)) as unknown as RecordOf<D>[] // the mapping is made of the description that RecordOf reads
}

/** The record of an id with its lines; `record.missing` when it is absent or out of the caller's scope. */
export async function get<D extends AnyDocument>(
  ctx: Ctx,
  doc: D,
  id: string,
  options: Pick<FindOptions, 'lock'> = {},
): Promise<RecordOf<D>> {
  const record = await readRecord(ctx, doc, id, options.lock)
  if (record === null) throw missing()
  return present(ctx, doc, record) as unknown as RecordOf<D> // the mapping is made of the description that RecordOf reads
}
