import sql, { type Sql as Query } from 'sql-template-tag'
import type { ScopeSet } from '../../platform/context/context.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { prepared } from '../../platform/database/sql.ts'

interface ScopeRow {
  readonly code: string
  readonly everything: boolean
  readonly units: string[] | null
  readonly departments: string[] | null
}

/** One row of a role's data scopes, and the places it comes to for a person. */
interface ScopeSource {
  readonly roleId: string
  readonly code: string
  readonly type: string
  readonly unitIds: readonly string[]
  readonly deptIds: readonly string[]
}

/**
 * What a person's roles let him see, by business code: the union over his roles.
 * A code that is not in the answer means only his own rows.
 */
export async function loadScopes(on: Sql, personId: string): Promise<ReadonlyMap<string, ScopeSet>> {
  // Working out how to answer takes longer than answering, and one person is found as any other.
  const rows = await on.query<ScopeRow>({
    ...prepared(sql`${scopeParts(personId, hisScopes(personId))}
    select m.ds_code as code, bool_or(m.ds_type = '1') as everything,
      (select array_agg(distinct r.id) from reached r join mine o on o.id = r.scope where o.ds_code = m.ds_code and r.dept_flag <> '2') as units,
      (select array_agg(distinct r.id) from reached r join mine o on o.id = r.scope where o.ds_code = m.ds_code and r.dept_flag = '2') as departments
    from mine m group by m.ds_code`),
    plannedOnce: true,
  })
  return new Map(
    rows.map((row) => [row.code, { all: row.everything, unitIds: row.units ?? [], deptIds: row.departments ?? [] }]),
  )
}

/** The same, before the union: which row of which role brings what. */
export function loadScopeSources(on: Sql, personId: string, code: string): Promise<ScopeSource[]> {
  return on.query<ScopeSource>(
    sql`${sourcesOf(personId, hisScopes(personId))} where m.ds_code = ${code} order by m.ds_type, m.id`,
  )
}

/** What one row of data scopes would bring a person if he held its role; null when there is no such row. */
export async function tryScope(on: Sql, personId: string, scopeId: string): Promise<ScopeSource | null> {
  const [source] = await on.query<ScopeSource>(
    sourcesOf(
      personId,
      sql`select s.id, s.role_id, s.ds_code, s.ds_type from base.data_scope s where s.id = ${scopeId}::uuid and s.del_flag = 0`,
    ),
  )
  return source ?? null
}

function sourcesOf(personId: string, rows: Query): Query {
  return sql`${scopeParts(personId, rows)}
    select m.role_id as "roleId", m.ds_code as code, m.ds_type as type,
      coalesce((select array_agg(distinct r.id) from reached r where r.scope = m.id and r.dept_flag <> '2'), '{}') as "unitIds",
      coalesce((select array_agg(distinct r.id) from reached r where r.scope = m.id and r.dept_flag = '2'), '{}') as "deptIds"
    from mine m`
}

function hisScopes(personId: string): Query {
  return sql`
      select distinct s.id, s.role_id, s.ds_code, s.ds_type
      from base.role_member m
      join base.role r on r.id = m.role_id and r.del_flag = 0
      join base.data_scope s on s.role_id = r.id and s.del_flag = 0
      where m.user_id = ${personId}::uuid and m.del_flag = 0`
}

// 1 everything · 2 own unit and those under it · 3 own unit · 4 own departments and those under them ·
// 5 own departments · 6 only oneself · 7 chosen. 4 and 5 count every post, 2 and 3 the main one.
function scopeParts(personId: string, rows: Query): Query {
  return sql`
    with me as (
      select id, user_dwid as unit_id, user_bmid as dept_id from base.person where id = ${personId}::uuid and del_flag = 0
    ), mine as (${rows}
    ), posts as (
      select dept_id as id from me where dept_id is not null
      union select bm_id from base.user_post where user_id = ${personId}::uuid and bm_id is not null and del_flag = 0
    ), reached (scope, id, dept_flag) as (
      select s.id, d.id, d.dept_flag from mine s cross join me
        join base.department own on own.id = me.unit_id
        join base.department d on d.path like own.path || '%' and d.dept_flag in ('0', '1') and d.del_flag = 0
        where s.ds_type = '2'
      union select s.id, me.unit_id, '1' from mine s cross join me where s.ds_type = '3' and me.unit_id is not null
      union select s.id, d.id, '2' from mine s cross join posts p
        join base.department own on own.id = p.id
        join base.department d on d.path like own.path || '%' and d.dept_flag = '2' and d.del_flag = 0
        where s.ds_type = '4'
      union select s.id, p.id, '2' from mine s cross join posts p where s.ds_type = '5'
      union select s.id, c.dw_id, '1' from mine s join base.data_scope_chosen c on c.parent_id = s.id
        where s.ds_type = '7' and c.dw_id is not null
      union select s.id, c.bm_id, '2' from mine s join base.data_scope_chosen c on c.parent_id = s.id
        where s.ds_type = '7' and c.bm_id is not null
    )`
}
