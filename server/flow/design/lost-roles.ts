import sql from 'sql-template-tag'
import type { FlowDefinition } from '../../../core/flow/definition.ts'
import { fitProblem, type FitProblem } from '../../../core/flow/fit-problem.ts'
import { rolesAt } from '../../../core/flow/roles-at.ts'
import type { Ctx } from '../../context.ts'

/** Nodes that ask a role which is there no more: nobody would be found. */
export async function lostRoles(ctx: Ctx, { nodes }: FlowDefinition): Promise<readonly (FitProblem & { readonly node: string })[]> {
  // That none is named yet is a problem of the drawing itself.
  const asked = Object.entries(nodes).flatMap(([node, one]) => rolesAt(one).filter((role) => role !== '').map((role) => ({ node, role })))
  if (asked.length === 0) return []
  const rows = await ctx.sql.query<{ code: string }>(sql`select role_code as code from base.role where del_flag = 0 and role_code = any(${asked.map(({ role }) => role)}::text[])`)
  const known = new Set(rows.map(({ code }) => code))
  return asked.filter(({ role }) => !known.has(role)).map(({ node, role }) => ({ node, ...fitProblem('flow.fit.role', { role }) }))
}
