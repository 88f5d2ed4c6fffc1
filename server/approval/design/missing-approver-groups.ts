import sql from 'sql-template-tag'
import { groupsAt, rolesAt } from '../../../core/approval/approver-roles-at-node.ts'
import type { FlowDefinition } from '../../../core/approval/definition.ts'
import { fitProblem, type FitProblem } from '../../../core/approval/form-mismatch-problem.ts'
import type { Ctx } from '../../platform/context/context.ts'

type Lost = FitProblem & { readonly node: string }

/** Nodes that ask a role or a group which is there no more: nobody would be found. */
export async function lostPeople(ctx: Ctx, { nodes }: FlowDefinition): Promise<readonly Lost[]> {
  // That none is named yet is a problem of the drawing itself.
  const asked = Object.entries(nodes).flatMap(([node, one]) =>
    rolesAt(one)
      .filter((role) => role !== '')
      .map((role) => ({ node, role })),
  )
  const groups = Object.entries(nodes).flatMap(([node, one]) =>
    groupsAt(one)
      .filter((group) => group !== '')
      .map((group) => ({ node, group })),
  )
  const [roles, known] = await Promise.all([
    knownRoles(
      ctx,
      asked.map(({ role }) => role),
    ),
    groups.length === 0 ? [] : (ctx.running.groups?.all(ctx) ?? []),
  ])
  return [
    ...asked
      .filter(({ role }) => !roles.has(role))
      .map(({ node, role }) => ({ node, ...fitProblem('flow.fit.role', { role }) })),
    ...groups
      .filter(({ group }) => !known.some(({ id }) => id === group))
      .map(({ node }) => ({ node, ...fitProblem('flow.fit.group') })),
  ]
}

async function knownRoles(ctx: Ctx, codes: readonly string[]): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const rows = await ctx.sql.query<{ code: string }>(
    sql`select role_code as code from base.role where del_flag = 0 and role_code = any(${[...codes]}::text[])`,
  )
  return new Set(rows.map(({ code }) => code))
}
