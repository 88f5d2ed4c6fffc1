import sql from 'sql-template-tag'
import type { CataloguePart } from '../../../core/api-types/permission-catalogue.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx, ScopeSet } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { type MenuEntry, myMenus } from '../my-account/my-menus.ts'
import { permissionCatalogue } from '../rights/permission-catalogue.ts'
import { type OrganisationTree, pathName } from './organisation-tree.ts'

/** Everything that somebody may do, as his own session would have it. */
interface PersonRights {
  readonly roles: readonly {
    readonly id: string
    readonly code: string
    readonly name: string
    readonly type: string
  }[]
  readonly menus: readonly MenuEntry[]
  /** The permission codes he holds, page by page as the menu orders them. */
  readonly parts: readonly CataloguePart[]
  readonly scopes: readonly {
    readonly code: string
    readonly documents: readonly string[]
    readonly all: boolean
    readonly places: readonly string[]
  }[]
}

/** Reads it from the very functions that a session lives on, so that it cannot say anything else. */
export async function personRights(ctx: Ctx, tree: OrganisationTree, personId: string): Promise<PersonRights> {
  const { sql: on, lang } = ctx
  const actor = await loadActor(on, personId)
  const name = { zh: sql`role_name`, ru: sql`name_ru`, en: sql`name_en` }[lang]
  const roles = await on.query<PersonRights['roles'][number]>(sql`
    select id, role_code as code, role_type as type, coalesce(nullif(${name}, ''), role_name) as name
    from base.role where role_code = any(${[...actor.roles]}::text[]) and del_flag = 0 order by role_type, role_code`)
  const { parts, scopes } = await permissionCatalogue(ctx)
  const documentsOf = new Map(scopes.map(({ code, documents }) => [code, documents]))
  return {
    roles,
    menus: await myMenus(makeContext({ ...ctx, actor })),
    parts: parts
      .map((part) => ({ ...part, codes: part.codes.filter(({ code }) => actor.permissions.has(code)) }))
      .filter(({ codes }) => codes.length > 0),
    scopes: [...actor.scopes].map(([code, scope]) => ({
      code,
      documents: documentsOf.get(code) ?? [],
      all: scope.all,
      places: placesOf(tree, scope, lang),
    })),
  }
}

function placesOf(tree: OrganisationTree, { all, unitIds, deptIds }: ScopeSet, lang: Ctx['lang']): readonly string[] {
  return all ? [] : [...unitIds, ...deptIds].map((id) => pathName(tree, id, lang))
}
