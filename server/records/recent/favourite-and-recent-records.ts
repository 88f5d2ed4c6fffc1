import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { matches } from '../list/where-condition.ts'
import { readRecords } from '../read/read-stored-records.ts'
import { mayDo } from '../read/require-permission.ts'
import { titleIn } from '../read/title-in-language.ts'
import { idOf, type StoredRecord, textOf } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'

/** A record that a person keeps at hand or opened lately. */
interface KeptRecord {
  readonly module: string
  readonly name: string
  readonly id: string
  /** The document's own name in the reader's language. */
  readonly label: string
  readonly number: string
  readonly title: string
  /** Epoch ms: when it was marked, or opened last. */
  readonly at: number
}

interface KeptRecords {
  readonly favourites: readonly KeptRecord[]
  readonly recent: readonly KeptRecord[]
}

const mostFavourites = 50
const mostRecent = 12
const rememberedRecent = 40

interface Row {
  readonly document: string
  readonly id: string
  readonly at: number
}

/** The caller's favourites and what he opened last, newest first; what he may not read any more is left out. */
export async function keptRecords(ctx: Ctx): Promise<KeptRecords> {
  const me = ctx.actor.id
  const [favourites, recent] = await Promise.all([
    ctx.sql.query<Row>(
      sql`select document, record_id as id, at from engine.favourite where person = ${me}::uuid order by at desc limit ${mostFavourites}`,
    ),
    ctx.sql.query<Row>(
      sql`select document, record_id as id, at from engine.recent where person = ${me}::uuid order by at desc limit ${rememberedRecent}`,
    ),
  ])
  const seen = await visible(ctx, [...favourites, ...recent])
  const told = (rows: readonly Row[]) =>
    rows.flatMap((row) => keptRecord(ctx, row, seen.get(`${row.document} ${row.id}`)))
  return { favourites: told(favourites), recent: told(recent).slice(0, mostRecent) }
}

/** Marks a record as a favourite of the caller, or not any more. */
export async function setFavourite(ctx: Ctx, doc: AnyDocument, id: string, on: boolean): Promise<void> {
  const { key } = mappingOf(doc)
  const me = ctx.actor.id
  await ctx.sql.query(
    on
      ? sql`insert into engine.favourite (person, document, record_id, at) values (${me}::uuid, ${key}, ${id}::uuid, ${new Date(ctx.now)}) on conflict do nothing`
      : sql`delete from engine.favourite where person = ${me}::uuid and document = ${key} and record_id = ${id}::uuid`,
  )
}

/** Notes that the caller opened a record; the oldest are forgotten. */
export async function noteOpened(ctx: Ctx, doc: AnyDocument, id: string): Promise<void> {
  const me = ctx.actor.id
  await ctx.sql.query(sql`
    with noted as (
      insert into engine.recent (person, document, record_id, at) values (${me}::uuid, ${mappingOf(doc).key}, ${id}::uuid, ${new Date(ctx.now)})
      on conflict (person, document, record_id) do update set at = excluded.at)
    delete from engine.recent where person = ${me}::uuid and at < (
      select min(at) from (select at from engine.recent where person = ${me}::uuid order by at desc limit ${rememberedRecent}) kept)`)
}

async function visible(ctx: Ctx, rows: readonly Row[]): Promise<ReadonlyMap<string, StoredRecord>> {
  const found = new Map<string, StoredRecord>()
  await Promise.all(
    [...new Set(rows.map(({ document }) => document))].map(async (key) => {
      const doc = ctx.running.documents.get(key)?.doc
      if (doc === undefined || !mayDo(ctx, doc, 'ck')) return
      const ids = [...new Set(rows.filter(({ document }) => document === key).map(({ id }) => id))]
      const records = await readRecords(ctx, doc, matches(columnOf(mappingOf(doc), 'id'), ids))
      for (const record of records) found.set(`${key} ${idOf(record)}`, record)
    }),
  )
  return found
}

function keptRecord({ running, lang }: Ctx, { document, id, at }: Row, record: StoredRecord | undefined): KeptRecord[] {
  const target = running.documents.get(document)
  if (target === undefined || record === undefined) return []
  const { doc, words } = target
  return [
    {
      module: doc.module,
      name: doc.name,
      id,
      label: words.title[lang],
      number: doc.number === undefined ? '' : textOf(record, doc.number.field),
      title: titleIn(lang, doc, record),
      at,
    },
  ]
}
