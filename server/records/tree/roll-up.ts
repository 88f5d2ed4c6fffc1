import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { RollUp } from '../../../core/description/rows-views.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { columnOf, mappingOf } from '../schema/table-mapping.ts'
import { parentOf } from './tree-parent-errors.ts'

/**
 * A number of some records as it follows from what stands below them: every end of the tree counts by its share, which
 * is its weight among its siblings times the share of its parent. Siblings without any weight count alike. Rounded once,
 * at the end. Records that nothing stands below are left out.
 */
export async function rolledUp(
  ctx: Ctx,
  doc: AnyDocument,
  { of, by }: RollUp,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const mapping = mappingOf(doc)
  const [value, weight, parent] = [columnOf(mapping, of).id, columnOf(mapping, by).id, parentOf(doc)]
  const rows = await ctx.sql.query<{ root: string; rolled: string }>(sql`
    with recursive shares as (
      select i.id as root, i.id, 1::numeric as share, 0 as level from unnest(${ids}::uuid[]) i(id)
      union all
      select s.root, c.id, s.share * c.part, s.level + 1 from shares s join lateral (
        select t.id, case when sum(coalesce(t.${weight}, 0)) over () = 0 then 1::numeric / count(*) over ()
          else coalesce(t.${weight}, 0)::numeric / sum(coalesce(t.${weight}, 0)) over () end as part
        from ${mapping.table} t where t.${parent} = s.id and t.del_flag = 0) c on true)
    select s.root, round(sum(s.share * coalesce(t.${value}, 0)), 1)::text as rolled
    from shares s join ${mapping.table} t on t.id = s.id
    where s.level > 0 and not exists (select 1 from ${mapping.table} c where c.${parent} = s.id and c.del_flag = 0)
    group by s.root`)
  return new Map(rows.map(({ root, rolled }) => [root, rolled]))
}
