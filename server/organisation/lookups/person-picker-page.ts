import sql, { join, type Sql } from 'sql-template-tag'
import type { Lang } from '../../../core/values/language.ts'
import { membersOfRole } from '../../identity/access/holds-role.ts'
import { ownUnits } from '../../identity/access/own-units.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { fold, grams, likePattern } from '../../records/list/search-text.ts'
import { type OrganisationTree, under } from '../structure/organisation-tree.ts'
import type { KeptCounts } from './cached-counts.ts'
import { shownName, standing } from './person-name-in-language.ts'
import type { PersonPageRequest, PersonSort } from './person-page-request.ts'
import { personRow, type PersonRow, type StoredPerson } from './person-rows.ts'
import { scopeIds } from './scoped-nodes.ts'

interface PersonPage {
  readonly content: PersonRow[]
  readonly totalElements: number
}

const register = sql`p.register`

function columnsOf(sort: PersonSort, lang: Lang): readonly Sql[] {
  if (sort === 'userName') return standing(lang)
  return { register: [register], userCode: [sql`p.user_code`], userZt: [sql`p.user_zt`] }[sort]
}

/** One page of people for the person picker (DAT-06). */
export async function personPickerPage(
  ctx: Ctx,
  tree: OrganisationTree,
  counts: KeptCounts,
  asked: PersonPageRequest,
): Promise<PersonPage> {
  const roles = await Promise.all(membersAsked(asked).map((members) => isMember(ctx, members)))
  const where = join([...conditions(ctx, tree, asked), ...roles], ' and ')
  const [rows, total] = await Promise.all([
    ctx.sql.query<StoredPerson>(sql`
      select p.id, ${shownName(ctx.lang)} as name, p.user_tel as tel, p.user_dwid as "unitId", p.user_bmid as "deptId"
      from base.person p where ${where} order by ${orderOf(ctx, asked)} limit ${asked.size} offset ${(asked.page - 1) * asked.size}`),
    // What is searched for is seldom asked for twice.
    asked.param === ''
      ? counts(ctx.sql, JSON.stringify([where.values, where.sql]), () => counted(ctx, where))
      : counted(ctx, where),
  ])
  return { content: rows.map((row) => personRow(ctx, tree, row)), totalElements: total }
}

async function counted(ctx: Ctx, where: Sql): Promise<number> {
  const [row] = await ctx.sql.query<{ count: number }>(
    sql`select count(*)::int as count from base.person p where ${where}`,
  )
  return row?.count ?? 0
}

function orderOf({ lang }: Ctx, { sort, order, dir }: PersonPageRequest): Sql {
  const down = dir === 'desc' ? sql` desc` : sql` asc`
  const keys = [...columnsOf(sort, lang), ...(order === sort ? [] : columnsOf(order, lang))]
  // Every person has a time of registration, and its index has no other order; whatever else is empty stands last.
  const ordered = keys.map((key) => (key === register ? sql`${key}${down}` : sql`${key}${down} nulls last`))
  // The id makes the order total, so that no person shows on two pages.
  return join([...ordered, sql`p.id${down}`], ', ')
}

function conditions(
  ctx: Ctx,
  tree: OrganisationTree,
  { scope, param, userDeptId, userZt, uids }: PersonPageRequest,
): Sql[] {
  return [
    sql`p.del_flag = 0`,
    ...(scope === '' ? [] : inScope(ctx, tree, scope)),
    ...(userZt === '' ? [] : [sql`p.user_zt = ${userZt}`]),
    ...(uids === null ? [] : [sql`p.id = any(${uids}::uuid[])`]),
    ...(userDeptId === null ? [] : within(tree, userDeptId)),
    ...search(ctx, param),
  ]
}

/** The memberships `m` in each role that is asked for. */
function membersAsked({ roleId, role }: PersonPageRequest): Sql[] {
  return [
    ...(roleId === null ? [] : [sql`base.role_member m where m.role_id = ${roleId}::uuid and m.del_flag = 0`]),
    ...(role === '' ? [] : [membersOfRole(role)]),
  ]
}

const fewMembers = 1_000

/**
 * Whoever is among the members. Few are looked up by their ids; of many the first page is met soon, asking of each
 * person in turn. PostgreSQL, left to choose between the two, goes by what its statistics happened to draw.
 */
async function isMember(ctx: Ctx, members: Sql): Promise<Sql> {
  const [found] = await ctx.sql.query<{ few: boolean }>(
    sql`select count(*) <= ${fewMembers} as few from (select 1 from ${members} limit ${fewMembers + 1}) m`,
  )
  return found?.few === true
    ? sql`p.id = any(array(select m.user_id from ${members}))`
    : sql`(select true from ${members} and m.user_id = p.id limit 1)`
}

function inScope({ actor }: Ctx, tree: OrganisationTree, code: string): Sql[] {
  const ids = scopeIds(tree, actor, code)
  return ids === null
    ? []
    : [sql`(coalesce(p.user_bmid, p.user_dwid) = any(${[...ids]}::uuid[]) or p.id = ${actor.id}::uuid)`]
}

/** People with a post in the node or under it; under the root stands everybody. */
function within(tree: OrganisationTree, id: string): Sql[] {
  if (tree.byId.get(id)?.flag === '0') return []
  const ids = under(tree, id).map((node) => node.id)
  return [
    sql`(p.user_bmid = any(${ids}::uuid[]) or p.user_dwid = any(${ids}::uuid[]) or p.id = any(array(
    select u.user_id from base.user_post u where u.del_flag = 0 and (u.bm_id = any(${ids}::uuid[]) or u.dw_id = any(${ids}::uuid[])))))`,
  ]
}

/**
 * Name, pinyin, initials and phone. Part of a phone finds only whom the caller sees it whole of: else the search would
 * tell it.
 */
function search(ctx: Ctx, param: string): Sql[] {
  const text = fold(param)
  if (text === '') return []
  const found = sql`p.search_grams @> ${grams(text)}::text[] and p.search like ${likePattern(text)}`
  if (!/^\d+$/.test(text)) return [found]
  return [
    found,
    sql`(p.user_dwid = any(${ownUnits(ctx.actor)}::uuid[]) or p.user_tel = ${text} or lower(p.user_code) like ${likePattern(text)} or p.user_name like ${likePattern(text)})`,
  ]
}
