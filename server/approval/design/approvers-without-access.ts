import sql from 'sql-template-tag'
import { approversAt } from '../../../core/approval/approver-roles-at-node.ts'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import type { UnableApprovers } from '../../../core/approval/approvers-without-access.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { findPeople } from '../people/find-approvers.ts'

const mostNamed = 5

/**
 * The steps of a flow whose approvers lack the right to read its document, of this code, and so cannot decide about it;
 * `readers` are roles that are about to get the right.
 */
export async function unableApprovers(
  ctx: Ctx,
  code: string,
  { nodes }: FlowDefinition,
  readers: readonly string[] = [],
): Promise<readonly UnableApprovers[]> {
  const steps = await Promise.all(
    Object.values(nodes).map(async (node) => {
      const asked = await Promise.all(approversAt(node).map((source) => possibleApprovers(ctx, source)))
      return { node, unable: await withoutRight(ctx, asked.flat(), `${code}-ck`, readers) }
    }),
  )
  const found = steps.filter(({ unable }) => unable.length > 0)
  const named = new Set(found.flatMap(({ unable }) => unable.slice(0, mostNamed)))
  const names = await loadNames(ctx, new Map([['person', named]]))
  return found.map(({ node, unable }) => ({
    step: node.label[ctx.lang] || node.label.zh,
    people: unable.slice(0, mostNamed).map((id) => names[`person:${id}`] ?? ''),
    count: unable.length,
  }))
}

/** Whoever a source may name, whatever the document; nobody where that depends on what is filled in. */
async function possibleApprovers(ctx: Ctx, source: ApproverSource): Promise<readonly string[]> {
  switch (source.by) {
    case 'role':
    case 'roleInUnit':
      return findPeople(ctx, { by: 'role', role: source.role }, anyDocument)
    case 'people':
    case 'group':
      return findPeople(ctx, source, anyDocument)
    case 'departmentLeader':
    case 'leaderOf':
    case 'superiors':
      return leaders(ctx)
    default:
      return []
  }
}

const anyDocument = { drafter: '', unitId: null, values: {} }

async function leaders(ctx: Ctx): Promise<readonly string[]> {
  const rows = await ctx.sql.query<{ id: string }>(sql`
    select distinct p.id from base.department d join base.person p on p.id = d.leader_id and p.user_zt = '1' and p.del_flag = 0
    where d.del_flag = 0`)
  return rows.map(({ id }) => id)
}

/** Those of some people who have the right neither now nor by the roles that are about to get it. */
async function withoutRight(
  ctx: Ctx,
  people: readonly string[],
  right: string,
  roles: readonly string[],
): Promise<readonly string[]> {
  if (people.length === 0) return []
  const rows = await ctx.sql.query<{ id: string }>(sql`
    select p.id from base.person p where p.id = any(${people}::uuid[]) and not exists (
      select from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
      where m.user_id = p.id and m.del_flag = 0 and (r.role_code = any(${roles}::text[])
        or exists (select from base.role_permission x where x.role_id = r.id and x.ppe_value = ${right} and x.del_flag = 0)))
    order by p.user_code`)
  return rows.map(({ id }) => id)
}
