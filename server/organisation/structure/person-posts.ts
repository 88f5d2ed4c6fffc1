import sql from 'sql-template-tag'
import type { Ctx } from '../../platform/context/context.ts'
import { type OrganisationTree, pathName } from './organisation-tree.ts'

/** A post beside the main one, with the way to it from the group down. */
interface AdditionalPost {
  readonly id: string
  readonly place: string
  readonly postName: string
}

/** The posts that somebody holds beside his main one, the oldest first. */
export async function postsOf(
  { sql: on, lang }: Ctx,
  tree: OrganisationTree,
  personId: string,
): Promise<AdditionalPost[]> {
  const rows = await on.query<{ id: string; node: string; postName: string }>(sql`
    select id, coalesce(bm_id, dw_id) as node, post_name as "postName" from base.user_post where user_id = ${personId}::uuid and del_flag = 0 order by create_time, id`)
  return rows.map(({ id, node, postName }) => ({ id, place: pathName(tree, node, lang), postName }))
}
