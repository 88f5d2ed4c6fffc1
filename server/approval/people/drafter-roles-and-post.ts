import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { FlowValues } from '../../../core/approval/state.ts'
import { drafterTypes } from '../../../kinds/expression-types.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { textOf, type StoredRecord } from '../../records/schema/stored-record.ts'

/**
 * The roles and the post of a document's drafter as they are now; looked up only where a condition of the flow asks.
 */
export async function drafterFacts(ctx: Ctx, definition: FlowDefinition, record: StoredRecord): Promise<FlowValues> {
  const drafter = textOf(record, 'createBy')
  if (drafter === '' || !asksForDrafter(definition)) return {}
  const [row] = await ctx.sql.query<{ roles: string[]; post: string | null }>(sql`
    select p.post, coalesce((
      select array_agg(r.role_code order by r.role_code) from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
      where m.user_id = p.id and m.del_flag = 0), '{}') as roles
    from base.person p where p.id = ${drafter}::uuid`)
  return { drafterRoles: row?.roles ?? [], drafterPost: row?.post ?? null }
}

const names = Object.keys(drafterTypes)

function asksForDrafter({ nodes }: FlowDefinition): boolean {
  return Object.values(nodes).some(
    (node) =>
      (node.kind === 'condition' || node.kind === 'inclusive') &&
      node.branches.some(({ when }) => names.some((name) => when.includes(name))),
  )
}
