import sql from 'sql-template-tag'
import { loadActor } from '../access/actor.ts'
import type { Ctx, ScopeSet } from '../context.ts'
import { makeContext } from '../make-context.ts'
import { type OrganisationTree, pathName } from '../organisation-calls/organisation-tree.ts'
import { type MenuEntry, myMenus } from '../session/my-menus.ts'

/** Everything that somebody may do, as his own session would have it. */
export interface PersonRights {
  readonly roles: readonly { readonly id: string; readonly code: string; readonly name: string; readonly type: string }[]
  readonly menus: readonly MenuEntry[]
  readonly permissions: readonly { readonly code: string; readonly name: string }[]
  readonly scopes: readonly { readonly code: string; readonly name: string; readonly all: boolean; readonly places: readonly string[] }[]
}

/** Reads it from the very functions that a session lives on, so that it cannot say anything else. */
export async function personRights(ctx: Ctx, tree: OrganisationTree, personId: string): Promise<PersonRights> {
  const { sql: on, lang } = ctx
  const actor = await loadActor(on, personId)
  const roles = await on.query<PersonRights['roles'][number]>(sql`
    select id, role_code as code, role_type as type, coalesce(nullif(${lang === 'ru' ? sql`name_ru` : lang === 'en' ? sql`name_en` : sql`role_name`}, ''), role_name) as name
    from base.role where role_code = any(${[...actor.roles]}::text[]) and del_flag = 0 order by role_type, role_code`)
  const named = await on.query<{ code: string; name: string }>(sql`select ppe_value as code, ppe_name as name from base.permission where ppe_value = any(${[...actor.permissions]}::text[]) and del_flag = 0`)
  const scopeNames = await on.query<{ code: string; name: string }>(sql`select distinct on (ds_code) ds_code as code, ds_name as name from base.data_scope where del_flag = 0 order by ds_code, ds_name`)
  const names = new Map(named.map(({ code, name }) => [code, name]))
  const scopes = new Map(scopeNames.map(({ code, name }) => [code, name]))
  return {
    roles, menus: await myMenus(makeContext({ ...ctx, actor })),
    permissions: [...actor.permissions].toSorted().map((code) => ({ code, name: names.get(code) ?? '' })),
    scopes: [...actor.scopes].map(([code, scope]) => ({ code, name: scopes.get(code) ?? code, all: scope.all, places: placesOf(tree, scope, lang) })),
  }
}

function placesOf(tree: OrganisationTree, { all, unitIds, deptIds }: ScopeSet, lang: Ctx['lang']): readonly string[] {
  return all ? [] : [...unitIds, ...deptIds].map((id) => pathName(tree, id, lang))
}
