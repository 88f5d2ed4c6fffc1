import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { mappingOf } from '../schema/table-mapping.ts'

/** Lets people read a record from now on, whatever their data scope: who handles it, was copied on it. */
export async function makeReader(ctx: Ctx, doc: AnyDocument, id: string, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  await ctx.sql.query(sql`
    insert into engine.reader (document, person, record_id)
    select ${mappingOf(doc).key}, p.id, ${id}::uuid from unnest(${people}::uuid[]) as p(id) on conflict do nothing`)
}

/**
 * Lets exactly these people read a record beside those whom its scope reaches; whoever was let in before and is not
 * named is out.
 */
export async function keepReaders(ctx: Ctx, doc: AnyDocument, id: string, people: readonly string[]): Promise<void> {
  await ctx.sql.query(
    sql`delete from engine.reader where document = ${mappingOf(doc).key} and record_id = ${id}::uuid and person <> all(${people}::uuid[])`,
  )
  await makeReader(ctx, doc, id, people)
}
