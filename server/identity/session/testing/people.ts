import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import type { Sql } from '../../../platform/database/sql.ts'
import { grams, searchText } from '../../../records/list/search-text.ts'
import { setCredential } from '../credential.ts'
import { hashPassword } from '../password-hash.ts'

export const password = 'Steppe-wind-77'

const author = randomUUID()
let hashed: Promise<string> | undefined

interface PersonFacts {
  readonly code: string
  readonly name?: string
  readonly tel?: string
  readonly unitId?: string | null
  readonly deptId?: string | null
  readonly zt?: string
  readonly permissions?: readonly string[]
  readonly register?: number
}

/** A person who can sign in with `password`, with a role of his own that holds the given permissions. */
export async function makePerson(on: Sql, facts: PersonFacts): Promise<string> {
  const id = v7()
  const { code, name = code, tel = null, unitId = null, deptId = null, zt = '1', register = 0 } = facts
  const search = searchText([code, name, tel ?? ''])
  await on.query(sql`
    insert into base.person (id, create_by, create_name, user_code, user_name, user_tel, user_dwid, user_bmid, user_zt, register, search, search_grams)
    values (${id}, ${author}, 'test', ${code}, ${name}, ${tel}, ${unitId}, ${deptId}, ${zt}, ${new Date(register)}, ${search}, ${grams(search)})`)
  hashed ??= hashPassword(password)
  await setCredential(on, id, await hashed, 0)
  if (facts.permissions !== undefined) await giveRole(on, id, `role-${code}`, facts.permissions)
  return id
}

/** A new role with permission codes, held by a person; answers its id. */
export async function giveRole(
  on: Sql,
  personId: string,
  code: string,
  permissions: readonly string[],
): Promise<string> {
  const roleId = v7()
  await on.query(sql`
    insert into base.role (id, create_by, create_name, role_code, role_name, role_type) values (${roleId}, ${author}, 'test', ${code}, ${code}, '2')`)
  await on.query(sql`
    insert into base.role_member (id, create_by, create_name, role_id, user_id) values (${v7()}, ${author}, 'test', ${roleId}, ${personId})`)
  for (const permission of permissions) await grant(on, roleId, permission)
  return roleId
}

/** Gives a role one more permission code. */
export async function grant(on: Sql, roleId: string, permission: string): Promise<void> {
  await on.query(sql`
    insert into base.role_permission (id, create_by, create_name, role_id, ppe_value) values (${v7()}, ${author}, 'test', ${roleId}, ${permission})`)
}

interface NodeFacts {
  readonly flag: '0' | '1' | '2'
  readonly name: string
  readonly parent?: string | null
  readonly code?: string
  readonly sort?: number
}

/** A node of the organisation tree; answers its id. */
export async function makeNode(
  on: Sql,
  { flag, name, parent = null, code = name, sort = 0 }: NodeFacts,
): Promise<string> {
  const id = v7()
  await on.query(sql`
    insert into base.department (id, create_by, create_name, unit_id, dept_code, dept_name, dept_sname, dept_pid, dept_flag, dept_sort, dept_zt, path)
    values (${id}, ${author}, 'test',
      case when ${flag} = '2' then (select case when dept_flag = '2' then unit_id else id end from base.department where id = ${parent}::uuid) else ${id}::uuid end,
      ${code}, ${name}, ${name}, ${parent}, ${flag}, ${sort}, '1',
      coalesce((select path from base.department where id = ${parent}::uuid), '/') || ${`${id}/`})`)
  return id
}

/** A data scope of a role for a business code. */
export async function giveScope(on: Sql, roleId: string, code: string, type: string): Promise<void> {
  await on.query(sql`
    insert into base.data_scope (id, create_by, create_name, role_id, ds_code, ds_name, ds_type)
    values (${v7()}, ${author}, 'test', ${roleId}, ${code}, ${code}, ${type})`)
}
