import sql, { type Sql } from 'sql-template-tag'
import type { Ctx, PeopleGroup, PeopleGroups } from '../../server/module-api.ts'

/**
 * Groups that approvals may ask: shared ones of people who draw processes, since whoever keeps one says who decides.
 */
export const approvingGroups: PeopleGroups<Ctx> = {
  all: async ({ sql: on }) =>
    (
      await on.query<PeopleGroup & { readonly owner: string }>(sql`
    select g.id, g.group_name as label, g.create_name as owner, cardinality(g.member_ids) as people ${approving()} order by g.sort, g.group_name, g.id`)
    ).map(({ id, label, owner, people }) => ({ id, label: `${label} · ${owner}`, people })),
  people: async ({ sql: on }, group) =>
    (
      await on.query<{ members: readonly string[] }>(
        sql`select g.member_ids as members ${approving()} and g.id::text = ${group}`,
      )
    )[0]?.members ?? [],
}

function approving(): Sql {
  return sql`
    from organisation.user_group g where g.del_flag = 0 and g.shared = '1' and exists (
      select from base.role_member m
        join base.role_permission p on p.role_id = m.role_id and p.ppe_value = ${drawing} and p.del_flag = 0
        join base.role r on r.id = m.role_id and r.del_flag = 0
      where m.user_id = g.create_by and m.del_flag = 0)`
}

const drawing = 'lcmb-bj'
