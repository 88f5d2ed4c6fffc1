import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { changedFields } from '../history/field-history.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { noteOpened } from './favourite-and-recent-records.ts'

/** What a detail page shows beside the record itself. */
interface Beside {
  readonly following: boolean
  readonly favourite: boolean
  /** Remarks that were not taken back. */
  readonly comments: number
  /** Papers that were made from it. */
  readonly papers: number
  /** Fields that have a past the caller may read. */
  readonly changed: readonly string[]
}

/** The caller's own relation to a record that he opens; it becomes the latest of those he opened. */
export async function visit(ctx: Ctx, doc: AnyDocument, id: string): Promise<Beside> {
  const { key } = mappingOf(doc)
  const me = ctx.actor.id
  const [[row], changed] = await Promise.all([
    ctx.sql.query<Omit<Beside, 'changed'>>(sql`select
      exists (select from engine.follower where document = ${key} and record_id = ${id}::uuid and person = ${me}::uuid) as following,
      exists (select from engine.favourite where person = ${me}::uuid and document = ${key} and record_id = ${id}::uuid) as favourite,
      (select count(*)::int from engine.comment where document = ${key} and record_id = ${id}::uuid and removed_at is null) as comments,
      (select count(*)::int from engine.office_file where document = ${key} and record_id = ${id}::uuid and template_series is not null) as papers`),
    changedFields(ctx, doc, id),
    noteOpened(ctx, doc, id),
  ])
  return { following: false, favourite: false, comments: 0, papers: 0, ...row, changed }
}
