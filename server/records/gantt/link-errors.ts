import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { whereCondition } from '../list/where-condition.ts'
import { readRecords } from '../read/read-stored-records.ts'
import type { FieldErrors } from '../read/record-refusals.ts'
import { titleIn } from '../read/title-in-language.ts'
import { idOf, type StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { afterOf, afterTable } from './predecessors.ts'

/**
 * What is wrong with what a record waits for: it waits for itself, be it by way of others. Whoever changes such links
 * waits for whoever else does, so that two changes together make no loop.
 */
export async function linkErrors(
  ctx: Ctx,
  doc: AnyDocument,
  record: StoredRecord,
  before: StoredRecord | null,
): Promise<FieldErrors> {
  const after = afterOf(doc)
  if (after === null) return {}
  const [wanted, known] = [waitedFor(record[after.lines], after.task), waitedFor(before?.[after.lines], after.task)]
  if (wanted.every((one) => known.includes(one))) return {}
  await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`links ${mappingOf(doc).key}`}, 0))`)
  const id = idOf(record)
  const { table, task } = afterTable(doc, after)
  const [loop] = await ctx.sql.query<{ way: readonly string[] }>(sql`
    with recursive way as (
      select w.id, array[w.id] as way from unnest(${wanted}::uuid[]) w(id)
      union all
      select ${task}, w.way || ${task} from way w join ${table} l on l.parent_id = w.id
      where w.id <> ${id}::uuid and ${task} <> all(w.way))
    select way from way where id = ${id}::uuid order by cardinality(way) limit 1`)
  if (loop === undefined) return {}
  return { [after.lines]: { code: 'gantt.loop', params: { names: await named(ctx, doc, loop.way) } } }
}

function waitedFor(lines: unknown, task: string): readonly string[] {
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line: Readonly<Record<string, unknown>>) => {
    const id = line[task]
    return typeof id === 'string' ? [id] : []
  })
}

/** The records on the way round, as far as the caller sees them. */
async function named(ctx: Ctx, doc: AnyDocument, ids: readonly string[]): Promise<string> {
  const found = await readRecords(ctx, doc, whereCondition(mappingOf(doc), { id: ids }))
  const seen = new Map(found.map((record) => [idOf(record), titleIn(ctx.lang, doc, record)]))
  return [ids.at(-1) ?? '', ...ids].map((id) => seen.get(id) ?? '…').join(' → ')
}
