import sql from 'sql-template-tag'
import { roleLabel } from '../../identity/access/role-label.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** A role that may start a process. */
export interface Starter {
  readonly code: string
  readonly label: string
}

/** Roles that may both make and submit each document, by its permission prefix. */
export async function startersOf(ctx: Ctx, codes: readonly string[]): Promise<ReadonlyMap<string, readonly Starter[]>> {
  const rows = await ctx.sql.query<Starter & { prefix: string }>(sql`
    select c.code as prefix, r.role_code as code, ${roleLabel(ctx)} as label
    from unnest(${codes}::text[]) as c(code)
      join base.role r on r.del_flag = 0
        and exists (select from base.role_permission p where p.role_id = r.id and p.ppe_value = c.code || '-xz' and p.del_flag = 0)
        and exists (select from base.role_permission p where p.role_id = r.id and p.ppe_value = c.code || '-tj' and p.del_flag = 0)
    order by r.role_code`)
  const found = new Map<string, Starter[]>()
  for (const { prefix, ...role } of rows) found.set(prefix, [...(found.get(prefix) ?? []), role])
  return found
}
