import sql from 'sql-template-tag'
import { basicCodes } from '../../../base/basic-permissions.ts'
import type { Actor, Post } from '../../platform/context/context.ts'
import { prepared, type Sql } from '../../platform/database/sql.ts'
import { loadScopes } from './load-data-scopes.ts'

interface ActorRow {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly unitId: string | null
  readonly deptId: string | null
  readonly posts: Post[]
  readonly roles: string[]
  readonly permissions: string[]
  readonly manages: string[]
}

/** Who a person is to the rest of the engine: posts, roles, permission codes and data scopes. */
export async function loadActor(on: Sql, personId: string): Promise<Actor> {
  const [[row], scopes] = await Promise.all([
    // Working out how to answer takes longer than answering, and one person is found as any other.
    on.query<ActorRow>({ ...prepared(actorRow(personId)), plannedOnce: true }),
    loadScopes(on, personId),
  ])
  if (row === undefined) throw new Error(`no person ${personId}`)
  const { id, code, name, unitId, deptId, posts, roles, permissions, manages } = row
  const main: Post[] = unitId === null ? [] : [{ unitId, deptId, main: true }]
  return {
    id,
    code,
    name,
    unitId,
    deptId,
    posts: [...main, ...posts],
    roles,
    permissions: new Set([...basicCodes, ...permissions]),
    scopes,
    manages: new Set(manages),
  }
}

function actorRow(personId: string) {
  return sql`
    with held as (
      select r.id, r.role_code from base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0
      where m.user_id = ${personId}::uuid and m.del_flag = 0
    )
    select p.id, p.user_code as code, p.user_name as name, p.user_dwid as "unitId", p.user_bmid as "deptId",
      (select coalesce(jsonb_agg(jsonb_build_object('unitId', u.dw_id, 'deptId', u.bm_id, 'main', false) order by u.id), '[]')
        from base.user_post u where u.user_id = p.id and u.del_flag = 0 and (u.dw_id, u.bm_id) is distinct from (p.user_dwid, p.user_bmid)) as posts,
      (select coalesce(array_agg(role_code order by role_code), '{}') from held) as roles,
      (select coalesce(array_agg(distinct x.ppe_value), '{}') from base.role_permission x where x.del_flag = 0 and x.role_id in (select id from held)
        -- Whoever is not among the starters of a process does not begin its documents, whatever his roles allow.
        and not exists (select from engine.flow_setting s where x.ppe_value = s.code || '-xz' and (s.starters <> '{}' or s.places <> '{}' or s.people <> '{}')
          and not exists (select from held where role_code = any(s.starters)) and p.id <> all(s.people) and not exists (
            select from base.department place join base.department own on own.path like place.path || '%' and own.del_flag = 0
            where place.id = any(s.places) and place.del_flag = 0 and (own.id in (p.user_dwid, p.user_bmid)
              or exists (select from base.user_post u where u.user_id = p.id and u.del_flag = 0 and own.id in (u.dw_id, u.bm_id)))))) as permissions,
      (select coalesce(array_agg(s.process), '{}') from engine.flow_setting s where p.id = any(s.managers)) as manages
    from base.person p where p.id = ${personId}::uuid`
}
