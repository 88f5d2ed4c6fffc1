import sql, { type Sql } from 'sql-template-tag'

/** The memberships `m` in the role of a code. */
export function membersOfRole(code: string): Sql {
  return sql`base.role_member m join base.role r on r.id = m.role_id and r.del_flag = 0 where r.role_code = ${code} and m.del_flag = 0`
}

/** The condition on the table `p` of people that somebody holds the role of a code. */
export function holdsRole(code: string): Sql {
  return sql`p.id in (select m.user_id from ${membersOfRole(code)})`
}
