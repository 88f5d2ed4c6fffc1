import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { cachePerActor } from '../../identity/access/cache-per-actor.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { prepared } from '../../platform/database/sql.ts'
import { matches } from '../list/where-condition.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { readRecords } from './read-stored-records.ts'

type LinkType = 'create' | 'settle' | 'pay' | 'claim' | 'cover' | 'ref'

/** That one record led to another, and for how much. */
interface DocLink {
  readonly from: { readonly doc: AnyDocument; readonly id: string; readonly lineId?: string }
  readonly to: { readonly doc: AnyDocument; readonly id: string; readonly lineId?: string }
  readonly type: LinkType
  readonly qty?: string
  readonly amount?: string
  readonly currency?: string
}

/** A neighbour of a record in the chain of documents, as the detail page shows it. */
interface Linked {
  readonly module: string
  readonly doc: string
  readonly id: string
  /** Name of the document in the caller's language. */
  readonly label: string
  readonly number: string
  readonly title: string
  readonly direction: 'from' | 'to'
  readonly verb: string
  readonly amount: string | null
  readonly currency: string | null
}

/** Writes a link in the caller's transaction; the same link again changes its figures only. */
export async function link(ctx: Ctx, { from, to, type, qty, amount, currency }: DocLink): Promise<void> {
  await ctx.sql.query(
    prepared(sql`
    insert into engine.doc_link (src_type, src_id, src_line_id, dst_type, dst_id, dst_line_id, link_type, qty, amount, currency)
    values (${mappingOf(from.doc).key}, ${from.id}::uuid, ${from.lineId ?? null}::uuid, ${mappingOf(to.doc).key}, ${to.id}::uuid, ${to.lineId ?? null}::uuid,
      ${type}, ${qty ?? null}::numeric, ${amount ?? null}::numeric, ${currency ?? null})
    on conflict (src_type, src_id, src_line_id, dst_type, dst_id, dst_line_id, link_type)
      do update set qty = excluded.qty, amount = excluded.amount, currency = excluded.currency`),
  )
}

/** Takes a link back in the caller's transaction. */
export async function unlink(ctx: Ctx, { from, to, type }: Pick<DocLink, 'from' | 'to' | 'type'>): Promise<void> {
  await ctx.sql.query(
    prepared(sql`
    delete from engine.doc_link where src_type = ${mappingOf(from.doc).key} and src_id = ${from.id}::uuid
      and dst_type = ${mappingOf(to.doc).key} and dst_id = ${to.id}::uuid and link_type = ${type}`),
  )
}

/** A record at the end of a link. */
export interface LinkEnd {
  readonly type: string
  readonly id: string
}

interface LinkRow {
  readonly direction: 'from' | 'to'
  readonly type: string
  readonly id: string
  readonly verb: string
  readonly amount: string | null
  readonly currency: string | null
}

/** Where a record came from and what came of it; neighbours that the caller may not see are left out. */
export async function linksOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<Linked[]> {
  const rows = await linkRows(ctx, doc, id)
  const visible = await visibleRecords(ctx, rows)
  return rows.flatMap((row) => {
    const record = visible.get(`${row.type} ${row.id}`)
    return record === undefined ? [] : [linked(ctx, row, record)]
  })
}

/** What a record is linked with, as far as `isLinked` has to know it. */
interface Neighbour {
  readonly type: string
  readonly id: string
  /** The caller sees it; null where its document was not known to be a neighbour when this was asked. */
  readonly seen: true | null
}

/** One neighbour of a record that the caller sees, and those of documents not met before: for `isLinked` alone. */
export async function neighboursOf(ctx: Ctx, doc: AnyDocument, id: string): Promise<Neighbour[]> {
  if (!isId(id)) return []
  const { key } = mappingOf(doc)
  const known = neighbourDocuments(ctx, doc)
  // The document as it runs now: a drawn form may have been published anew since it was met.
  const seen = [...known].flatMap((type) => {
    const other = ctx.running.documents.get(type)?.doc
    return other === undefined ? [] : [seenWhen(ctx, type, other)]
  })
  const one =
    seen.length === 0
      ? empty
      : sql`(select type, id, true as seen from n where case type ${join(seen, ' ')} end limit 1) union all `
  const found = await ctx.sql.query<Neighbour>(
    // It begins with what says that it only reads, so that it is answered together with what is asked beside it.
    prepared(sql`
    select * from (
      with n as (
        select src_type as type, src_id as id from engine.doc_link where dst_type = ${key} and dst_id = ${id}::uuid
        union all
        select dst_type, dst_id from engine.doc_link where src_type = ${key} and src_id = ${id}::uuid)
      ${one}select type, id, null::boolean as seen from n where type <> all(${[...known]}::text[])) found`),
  )
  const met = found.filter(({ seen: answered }) => answered === null)
  for (const [other] of readable(ctx, met)) known.add(mappingOf(other).key)
  return found
}

function seenWhen(ctx: Ctx, type: string, doc: AnyDocument): Sql {
  return sql`when ${type} then exists (select from ${mappingOf(doc).table} t
      where t.del_flag = 0 and t.id = n.id and ${scopeCondition(rowScope(ctx, doc))})`
}

/**
 * The documents that records of this one have been found linked with and that the caller may read: asked together with
 * the links, so that only the first of a kind costs a statement of its own.
 */
const neighbourDocuments = cachePerActor((): Set<string> => new Set())

/** Whether the caller may see one of a record's neighbours. */
export async function isLinked(ctx: Ctx, neighbours: readonly Neighbour[]): Promise<boolean> {
  if (neighbours.some(({ seen }) => seen === true)) return true
  for (const [neighbour, ids] of readable(
    ctx,
    neighbours.filter(({ seen }) => seen === null),
  )) {
    const found = await ctx.sql.query(
      prepared(sql`
      select t.id from ${mappingOf(neighbour).table} t
      where t.del_flag = 0 and ${scopeCondition(rowScope(ctx, neighbour))} and t.id = any(${ids}::uuid[]) limit 1`),
    )
    if (found.length > 0) return true
  }
  return false
}

function linkRows({ sql: on }: Ctx, doc: AnyDocument, id: string): Promise<LinkRow[]> {
  const { key } = mappingOf(doc)
  return on.query<LinkRow>(
    prepared(sql`
    select 'from' as direction, src_type as type, src_id as id, link_type as verb, amount, currency, at, l.id as seq from engine.doc_link l where dst_type = ${key} and dst_id = ${id}::uuid and src_line_id is null
    union all
    select 'to', dst_type, dst_id, link_type, amount, currency, at, l.id from engine.doc_link l where src_type = ${key} and src_id = ${id}::uuid and src_line_id is null
    order by at, seq`),
  )
}

/** The records at some ends of links that the caller may see, by their document and id. */
export async function visibleRecords(ctx: Ctx, rows: readonly LinkEnd[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>()
  for (const [doc, ids] of readable(ctx, rows)) {
    const records = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), ids))
    for (const record of records) found.set(`${mappingOf(doc).key} ${idOf(record)}`, record)
  }
  return found
}

/** The ids of some neighbours by their documents, as far as the caller may read these at all. */
function readable(ctx: Ctx, rows: readonly LinkEnd[]): [AnyDocument, string[]][] {
  return [...new Set(rows.map(({ type }) => type))].flatMap((type): [AnyDocument, string[]][] => {
    const doc = ctx.running.documents.get(type)?.doc
    if (doc === undefined || (ctx.unscoped === null && !ctx.actor.permissions.has(`${doc.code}-ck`))) return []
    return [[doc, rows.filter((row) => row.type === type).map(({ id }) => id)]]
  })
}

function linked(
  { running, lang }: Ctx,
  { direction, type, id, verb, amount, currency }: LinkRow,
  record: StoredRecord,
): Linked {
  const target = running.documents.get(type)
  if (target === undefined) throw new Error(`${type} is linked and does not exist`)
  const { doc, words } = target
  const number = doc.number === undefined ? '' : textOf(record, doc.number.field)
  return {
    module: doc.module,
    doc: doc.name,
    id,
    label: words.title[lang],
    number,
    title: textOf(record, doc.title),
    direction,
    verb,
    amount,
    currency,
  }
}
