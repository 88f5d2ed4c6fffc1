import sql, { type Sql } from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { rowScope, scopeCondition } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { FieldErrors } from '../read/record-refusals.ts'
import { titleIn } from '../read/title-in-language.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'

/** Levels that a tree may have. */
const mostLevels = 20

/**
 * What is wrong with the parent of a record that is written: it stands below the record itself, or too deep. Whoever
 * changes a tree waits for whoever else does, so that two moves together make no circle.
 */
export async function treeErrors(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
): Promise<FieldErrors> {
  const { parent } = doc
  const to = parent === undefined ? null : (record[parent] ?? null)
  if (parent === undefined || typeof to !== 'string' || to === before?.[parent]) return {}
  await lockTree(ctx, doc)
  const id = idOf(record)
  const above = await ctx.sql.query<{ id: string }>(sql`
    with recursive above as (
      select ${to}::uuid as id, 1 as level
      union all
      select t.${parentOf(doc)}, a.level + 1 from above a join ${mappingOf(doc).table} t on t.id = a.id
      where t.${parentOf(doc)} is not null and a.level <= ${mostLevels})
    select id from above`)
  if (above.some((one) => one.id === id)) return { [parent]: { code: 'tree.cycle' } }
  const levels = above.length + (before === null ? 1 : await levelsFrom(ctx, doc, id))
  return levels > mostLevels ? { [parent]: { code: 'tree.deep', params: { most: mostLevels } } } : {}
}

/** Refuses to take away records that others stand below, unless these go together with them. */
export async function requireNoChildren(ctx: Ctx, doc: AnyDocument, ids: readonly string[]): Promise<void> {
  if (doc.parent === undefined) return
  await lockTree(ctx, doc)
  const children = await ctx.sql.query<StoredRecord & { readonly seen: boolean }>(sql`
    select ${titleColumn(doc)}, ${scopeCondition(rowScope(ctx, doc))} as seen from ${mappingOf(doc).table} t
    where t.del_flag = 0 and t.${parentOf(doc)} = any(${ids}::uuid[]) and t.id <> all(${ids}::uuid[])
    order by t.create_time, t.id`)
  if (children.length === 0) return
  const named = children.filter(({ seen }) => seen).slice(0, mostNamed)
  const names = named.map((child) => titleIn(ctx.lang, doc, child)).join(comma[ctx.lang])
  throw new Refusal('tree.children', { names, more: children.length - named.length }, { status: 409 })
}

const mostNamed = 5
const comma = { zh: '、', ru: ', ', en: ', ' } as const

function titleColumn(doc: AnyDocument): Sql {
  return columnOf(mappingOf(doc), doc.title).selected
}

/** The column of the parent as a piece of SQL. */
export function parentOf(doc: AnyDocument): Sql {
  if (doc.parent === undefined) throw new Error(`${doc.module}.${doc.name} is no tree`)
  return columnOf(mappingOf(doc), doc.parent).id
}

async function lockTree({ sql: on }: Ctx, doc: AnyDocument): Promise<void> {
  await on.query(sql`select pg_advisory_xact_lock(hashtextextended(${`tree ${mappingOf(doc).key}`}, 0))`)
}

async function levelsFrom(ctx: Ctx, doc: AnyDocument, id: string): Promise<number> {
  const [row] = await ctx.sql.query<{ levels: number }>(sql`
    with recursive below as (
      select ${id}::uuid as id, 1 as level
      union all
      select t.id, b.level + 1 from below b join ${mappingOf(doc).table} t on t.${parentOf(doc)} = b.id
      where t.del_flag = 0 and b.level <= ${mostLevels})
    select max(level) as levels from below`)
  return row?.levels ?? 1
}
