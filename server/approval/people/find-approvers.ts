import sql, { type Sql } from 'sql-template-tag'
import type { ApproverSource } from '../../../core/approval/approver-source.ts'
import { sourceKey } from '../../../core/approval/approver-source.ts'
import type { FlowValues } from '../../../core/approval/state.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { prepared } from '../../platform/database/sql.ts'

/** For whom people are looked up: everything a source may depend on. */
export interface Asking {
  readonly drafter: string
  /** The unit the document belongs to. */
  readonly unitId: string | null
  readonly values: FlowValues
  /** What an expression over the form answers; only where a form is at hand. */
  readonly answer?: (expression: string, values: FlowValues) => unknown
}

/** The role whose holders look after blocked flows. */
export const flowAdminRole = 'flowAdmin'

/** Ids of the active people of a source, always in the same order; empty when there are none. */
export async function findPeople(ctx: Ctx, source: ApproverSource, asking: Asking): Promise<string[]> {
  const wanted =
    source.by === 'group'
      ? named((await ctx.running.groups?.people(ctx, source.group)) ?? [])
      : statementFor(source, asking)
  if (wanted === null) return []
  const rows = await ctx.sql.query<{ id: string }>(prepared(wanted))
  return rows.map(({ id }) => id)
}

/** The people of several sources at once, by source key. */
export async function findAll(
  ctx: Ctx,
  sources: readonly ApproverSource[],
  asking: Asking,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(sources.map((source) => findPeople(ctx, source, asking)))
  return new Map(sources.map((source, at) => [sourceKey(source), found[at] ?? []]))
}

function statementFor(
  source: Exclude<ApproverSource, { readonly by: 'group' }>,
  { drafter, unitId, values, answer }: Asking,
): Sql | null {
  switch (source.by) {
    case 'people':
      return named(source.ids)
    case 'personField':
      return named(idsIn(values[source.field]))
    case 'role':
      return holders(source.role)
    case 'flowAdmin':
      return holders(flowAdminRole)
    case 'roleInUnit':
      return unitId === null ? null : holdersIn(source.role, unitId)
    case 'departmentLeader':
      return leaderAbove(drafter, source.level ?? 1, null)
    case 'superiors':
      return leadersUpTo(drafter, source.upTo)
    case 'superior':
      return leaderAbove(drafter, 1, drafter)
    case 'superiorOf':
      return leaderAbove(source.person, 1, source.person)
    case 'leaderOf':
      return leaderFrom(idsIn(values[source.field])[0] ?? null, source.level ?? 1)
    case 'expression':
      return named(idsIn(answer?.(source.expression, values)))
    // The engine knows whom somebody chose and asks for those people by name.
    case 'choice':
      return null
  }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string')
  return typeof value === 'string' && value !== '' ? [value] : []
}

function named(ids: readonly string[]): Sql | null {
  if (ids.length === 0) return null
  return sql`
    select p.id from base.person p
    where p.id = any(${ids}::uuid[]) and p.user_zt = '1' and p.del_flag = 0
    order by array_position(${ids}::uuid[], p.id)`
}

function holders(role: string): Sql {
  return sql`
    select p.id from base.role r
      join base.role_member m on m.role_id = r.id and m.del_flag = 0
      join base.person p on p.id = m.user_id and p.user_zt = '1' and p.del_flag = 0
    where r.role_code = ${role} and r.del_flag = 0
    order by p.user_code, p.id`
}

function holdersIn(role: string, unitId: string): Sql {
  return sql`
    select p.id from base.role r
      join base.role_member m on m.role_id = r.id and m.del_flag = 0
      join base.person p on p.id = m.user_id and p.user_zt = '1' and p.del_flag = 0
    where r.role_code = ${role} and r.del_flag = 0 and (p.user_dwid = ${unitId}::uuid
      or exists (select from base.user_post u where u.user_id = p.id and u.dw_id = ${unitId}::uuid and u.del_flag = 0))
    order by p.user_code, p.id`
}

/** The nearest active leader from the level-th node upwards, a unit or department being the first. */
function leaderFrom(nodeId: string | null, level: number): Sql | null {
  if (nodeId === null) return null
  return sql`
    with recursive above as (
      select d.dept_pid, d.leader_id, 1 as level from base.department d where d.id = ${nodeId}::uuid and d.del_flag = 0
      union all
      select d.dept_pid, d.leader_id, a.level + 1 from above a join base.department d on d.id = a.dept_pid and d.del_flag = 0
      where a.level < 32
    )
    select p.id from above a join base.person p on p.id = a.leader_id and p.user_zt = '1' and p.del_flag = 0
    where a.level >= ${level}::int
    order by a.level limit 1`
}

/** The nearest active leader from the person's level-th department upwards, leaving one person out. */
function leaderAbove(personId: string, level: number, without: string | null): Sql {
  return sql`
    with recursive above as (
      select d.dept_pid, d.leader_id, 1 as level from base.person s
        join base.department d on d.id = coalesce(s.user_bmid, s.user_dwid) and d.del_flag = 0
      where s.id = ${personId}::uuid
      union all
      select d.dept_pid, d.leader_id, a.level + 1 from above a join base.department d on d.id = a.dept_pid and d.del_flag = 0
      where a.level < 32
    )
    select p.id from above a join base.person p on p.id = a.leader_id and p.user_zt = '1' and p.del_flag = 0
    where a.level >= ${level}::int and p.id is distinct from ${without}::uuid
    order by a.level limit 1`
}

/** The active leaders above a person up to a level, the nearest first; who leads several is asked once. */
function leadersUpTo(personId: string, upTo: number): Sql {
  return sql`
    with recursive above as (
      select d.dept_pid, d.leader_id, 1 as level from base.person s
        join base.department d on d.id = coalesce(s.user_bmid, s.user_dwid) and d.del_flag = 0
      where s.id = ${personId}::uuid
      union all
      select d.dept_pid, d.leader_id, a.level + 1 from above a join base.department d on d.id = a.dept_pid and d.del_flag = 0
      where a.level < least(32, ${upTo}::int)
    )
    select p.id from above a join base.person p on p.id = a.leader_id and p.user_zt = '1' and p.del_flag = 0
    where p.id <> ${personId}::uuid
    group by p.id order by min(a.level)`
}
