import sql, { join } from 'sql-template-tag'
import type { MovePreview } from '../../../core/api-types/organisation-structure.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { shownName, standing } from '../lookups/person-name-in-language.ts'
import { placeOf } from './department-rules.ts'
import { openTodosUnder } from './open-todos.ts'
import { type OrganisationTree, pathName, under } from './organisation-tree.ts'

const namedAtMost = 8

/** Tells what a move would change, or refuses it with the words with which the move itself would be refused. */
export async function movePreview(ctx: Ctx, tree: OrganisationTree, id: string, to: string): Promise<MovePreview> {
  const node = tree.byId.get(id)
  const target = tree.byId.get(to)
  if (node === undefined || target === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  const place = await placeOf(ctx, { id, deptPid: to, deptFlag: node.flag })
  const below = under(tree, id)
  const unitChanges = node.flag === '2' && place.unitId !== node.unitId
  const path = `${await pathOf(ctx, id)}`
  return {
    name: node.name[ctx.lang],
    from: pathName(tree, node.parent, ctx.lang),
    to: pathName(tree, to, ctx.lang),
    departments: below.filter(({ flag }) => flag === '2').length,
    units: below.filter(({ flag }) => flag !== '2').length,
    people: await peopleUnder(ctx, path),
    todos: await openTodosUnder(ctx, path),
    newUnit: unitChanges && place.unitId !== null ? (tree.byId.get(place.unitId)?.name[ctx.lang] ?? null) : null,
    scopes: await scopesTouched(ctx, { path, newPath: place.path, unitChanges }),
  }
}

async function pathOf({ sql: on }: Ctx, id: string): Promise<string> {
  const rows = await on.query<{ path: string }>(sql`select path from base.department where id = ${id}::uuid`)
  return rows[0]?.path ?? ''
}

async function peopleUnder({ sql: on }: Ctx, path: string): Promise<number> {
  const rows = await on.query<{ count: number }>(sql`
    select count(*)::int as count from base.person p join base.department d on d.id = coalesce(p.user_bmid, p.user_dwid)
    where d.path like ${path} || '%' and p.user_zt = '1' and p.del_flag = 0`)
  return rows[0]?.count ?? 0
}

interface Touched {
  readonly path: string
  readonly newPath: string
  readonly unitChanges: boolean
}

/**
 * A scope "and below" of somebody above grows or shrinks by what comes or goes; a scope of the own unit of those
 * who are moved becomes that of another unit.
 */
async function scopesTouched(
  { sql: on, lang }: Ctx,
  { path, newPath, unitChanges }: Touched,
): Promise<MovePreview['scopes']> {
  const before = partsOf(path)
  const after = partsOf(newPath)
  const gained = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))]
  const rows = await on.query<{ name: string; count: number }>(sql`
    with post as (
      select id as person, user_dwid as unit, user_bmid as dept from base.person where user_zt = '1' and del_flag = 0
      union all select user_id, dw_id, bm_id from base.user_post where del_flag = 0)
    select ${shownName(lang)} as name, count(*) over ()::int as count from base.person p
    where p.user_zt = '1' and p.del_flag = 0 and exists (
      select from post join base.role_member m on m.user_id = post.person and m.del_flag = 0
      join base.data_scope s on s.role_id = m.role_id and s.del_flag = 0
      where post.person = p.id and (
        (s.ds_type = '2' and post.unit = any(${gained}::uuid[])) or (s.ds_type = '4' and post.dept = any(${gained}::uuid[]))
        or (${unitChanges} and s.ds_type in ('2', '3') and post.dept in (select id from base.department where path like ${path} || '%'))))
    order by ${join(standing(lang))}, p.id limit ${namedAtMost}`)
  return { count: rows[0]?.count ?? 0, names: rows.map(({ name }) => name) }
}

/** Everything above a node by its path, without the node itself. */
function partsOf(path: string): readonly string[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .slice(0, -1)
}
