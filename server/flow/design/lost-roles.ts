import sql from 'sql-template-tag'
import { isPeopleNode, type FlowDefinition, type FlowNode } from '../../../core/flow/definition.ts'
import { fitProblem, type FitProblem } from '../../../core/flow/fit-problem.ts'
import type { ApproverSource } from '../../../core/flow/source.ts'
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

function rolesAt(node: FlowNode): readonly string[] {
  if (isPeopleNode(node)) return rolesIn(node.approver)
  if (node.kind === 'subflow') return node.drafter === undefined ? [] : rolesIn(node.drafter)
  return node.kind === 'cc' ? rolesIn(node.people) : []
}

function rolesIn(source: ApproverSource): readonly string[] {
  if (source.by === 'choice') return source.range === undefined ? [] : rolesIn(source.range)
  return source.by === 'role' || source.by === 'roleInUnit' ? [source.role] : []
}
