import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Ctx } from '../context.ts'
import { fold, grams, likePattern } from '../store/search-text.ts'
import { type OrganisationTree, under } from './organisation-tree.ts'
import type { PersonPageRequest, PersonSort } from './person-page-request.ts'
import { ownUnits, personRow, type PersonRow, type StoredPerson } from './person-rows.ts'

export interface PersonPage {
  readonly content: PersonRow[]
  readonly totalElements: number
}

const columns: Readonly<Record<PersonSort, Sql>> = {
  register: sql`p.register`,
  userName: sql`p.user_name collate "zh-x-icu"`,
  userCode: sql`p.user_code`,
  userZt: sql`p.user_zt`,
}

/** One page of people for the person picker (DAT-06). */
export async function personPage(ctx: Ctx, tree: OrganisationTree, asked: PersonPageRequest): Promise<PersonPage> {
  const where = join(conditions(ctx, tree, asked), ' and ')
  const [rows, [counted]] = await Promise.all([
    ctx.sql.query<StoredPerson>(sql`
      select p.id, p.user_name as name, p.user_tel as tel, p.user_dwid as "unitId", p.user_bmid as "deptId"
      from base.person p where ${where} order by ${orderOf(asked)} limit ${asked.size} offset ${(asked.page - 1) * asked.size}`),
    ctx.sql.query<{ count: number }>(sql`select count(*)::int as count from base.person p where ${where}`),
  ])
  return { content: rows.map((row) => personRow(ctx, tree, row)), totalElements: counted?.count ?? 0 }
}

function orderOf({ sort, order, dir }: PersonPageRequest): Sql {
  const down = dir === 'desc' ? sql` desc nulls last` : sql` asc nulls last`
  const second = order === sort ? empty : sql`${columns[order]}${down}, `
  // The id makes the order total, so that no person shows on two pages.
  return sql`${columns[sort]}${down}, ${second}p.id${dir === 'desc' ? sql` desc` : sql` asc`}`
}

function conditions(ctx: Ctx, tree: OrganisationTree, { roleId, param, userDeptId, userZt, uids }: PersonPageRequest): Sql[] {
  return [
    sql`p.del_flag = 0`,
    ...(roleId === null ? [] : [sql`exists (select from base.role_member m where m.user_id = p.id and m.role_id = ${roleId}::uuid and m.del_flag = 0)`]),
    ...(userZt === '' ? [] : [sql`p.user_zt = ${userZt}`]),
    ...(uids === null ? [] : [sql`p.id = any(${uids}::uuid[])`]),
    ...(userDeptId === null ? [] : [within(tree, userDeptId)]),
    ...search(ctx, param),
  ]
}

/** People with a post in the node or under it. */
function within(tree: OrganisationTree, id: string): Sql {
  const ids = under(tree, id).map((node) => node.id)
  return sql`(p.user_bmid = any(${ids}::uuid[]) or p.user_dwid = any(${ids}::uuid[]) or exists (
    select from base.user_post u where u.user_id = p.id and u.del_flag = 0 and (u.bm_id = any(${ids}::uuid[]) or u.dw_id = any(${ids}::uuid[]))))`
}

/** Name, pinyin, initials and phone. Part of a phone finds only whom the caller sees it whole of: else the search would tell it. */
function search(ctx: Ctx, param: string): Sql[] {
  const text = fold(param)
  if (text === '') return []
  const found = sql`p.search_grams @> ${grams(text)}::text[] and p.search like ${likePattern(text)}`
  if (!/^\d+$/.test(text)) return [found]
  return [found, sql`(p.user_dwid = any(${ownUnits(ctx)}::uuid[]) or p.user_tel = ${text} or lower(p.user_code) like ${likePattern(text)} or p.user_name like ${likePattern(text)})`]
}
