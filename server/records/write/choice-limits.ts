import sql, { join, raw, type Sql } from 'sql-template-tag'
import type { FieldBase } from '../../../core/description/field.ts'
import { holdsRole } from '../../identity/access/holds-role.ts'
import { nodeInScope, reachOf } from '../../identity/access/node-in-scope.ts'
import { ownUnits } from '../../identity/access/own-units.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** What a field demands of the people and nodes that it takes, beyond their being there. */
export interface ChoiceLimits {
  /** Code of the role that people must hold. */
  readonly role?: string
  /** Data scope code that must reach a node, or the place where a person works. */
  readonly scope?: string
  /** People of the caller's own companies only (WID-09). */
  readonly own?: true
}

/** A chosen person or node as the database has it: the node is where a person works. */
export interface ChosenRow {
  readonly key: string
  readonly node: string | null
  readonly flag: string | null
  readonly unit: string | null
  /** The role, the own companies or the type of node let it through. */
  readonly allowed: boolean
}

/** The limits of a field whose values have this source; whoever works without scope is held by the role alone. */
export function limitsOf({ unscoped }: Ctx, field: FieldBase, source: string): ChoiceLimits {
  if (source !== 'person' && source !== 'unit' && source !== 'department') return {}
  const options: Readonly<Record<string, unknown>> = { ...field }
  return {
    ...(typeof options.role === 'string' ? { role: options.role } : {}),
    ...(typeof options.scope === 'string' && unscoped === null ? { scope: options.scope } : {}),
    ...(source === 'person' && options.everywhere !== true && unscoped === null ? { own: true } : {}),
  }
}

/** The living people of some ids, each with the node where he works and whether role and company let him through. */
export function peopleQuery(ctx: Ctx, group: string, ids: readonly string[], { role, own }: ChoiceLimits): Sql {
  const conditions = [
    raw('true'),
    ...(role === undefined ? [] : [holdsRole(role)]),
    ...(own === undefined ? [] : inOwnCompanies(ctx)),
  ]
  return sql`select ${group}::text as "group", p.id::text as key, d.id::text as node, d.dept_flag as flag, d.unit_id::text as unit, ${join(conditions, ' and ')} as allowed
    from base.person p left join base.department d on d.id = coalesce(p.user_bmid, p.user_dwid) where p.id = any(${ids}::uuid[]) and p.del_flag = 0`
}

/** The living nodes of some ids; a unit is asked for where the source says so. */
export function nodesQuery(group: string, source: string, ids: readonly string[]): Sql {
  return sql`select ${group}::text as "group", d.id::text as key, d.id::text as node, d.dept_flag as flag, d.unit_id::text as unit, ${source} = 'department' or d.dept_flag <> '2' as allowed
    from base.department d where d.id = any(${ids}::uuid[]) and d.del_flag = 0`
}

/** Tells of what was found whether the limits let it through; a scope always reaches oneself. */
export function letThroughBy({ actor }: Ctx, { scope }: ChoiceLimits): (row: ChosenRow) => boolean {
  if (scope === undefined) return ({ allowed }) => allowed
  const reach = reachOf(actor, scope)
  return ({ key, node, flag, unit, allowed }) =>
    allowed && (key === actor.id || (node !== null && nodeInScope(reach, { id: node, flag: flag ?? '', unitId: unit })))
}

/** The table offers people with a post in one's own companies or under them; whoever has no company sees all. */
function inOwnCompanies(ctx: Ctx): Sql[] {
  const own = ownUnits(ctx.actor)
  if (own.length === 0) return []
  return [
    sql`(p.id = ${ctx.actor.id}::uuid or exists (
    select from base.department o join base.department w on w.path like o.path || '%'
    where o.id = any(${own}::uuid[]) and (w.id in (p.user_dwid, p.user_bmid)
      or w.id in (select unnest(array[u.dw_id, u.bm_id]) from base.user_post u where u.user_id = p.id and u.del_flag = 0))))`,
  ]
}
