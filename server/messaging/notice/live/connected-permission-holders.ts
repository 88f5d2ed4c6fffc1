import sql from 'sql-template-tag'
import { prepared, type Sql } from '../../../platform/database/sql.ts'

/** Which of the people who have a stream here hold a permission. */
interface ConnectedPermissionHolders {
  readonly of: (permission: string) => Promise<ReadonlySet<string>>
  /** Somebody came, with what he may do. */
  readonly join: (person: string, permissions: ReadonlySet<string>) => void
  /** Rights changed: everything is asked again. */
  readonly forget: () => void
}

/** Asks the database once per permission; `people` names who is here. */
export function connectedPermissionHolders(on: Sql, people: () => readonly string[]): ConnectedPermissionHolders {
  const known = new Map<string, Promise<Set<string>>>()
  return {
    of(permission) {
      const found = known.get(permission) ?? ask(on, permission, people())
      known.set(permission, found)
      found.catch(() => known.delete(permission))
      return found
    },
    join(person, permissions) {
      for (const [permission, found] of known) {
        if (permissions.has(permission))
          found.then(
            (holders) => holders.add(person),
            () => undefined,
          )
      }
    },
    forget: () => known.clear(),
  }
}

async function ask(on: Sql, permission: string, people: readonly string[]): Promise<Set<string>> {
  const rows = await on.query<{ person: string }>(
    prepared(sql`
    select distinct m.user_id as person from base.role_member m
    join base.role r on r.id = m.role_id and r.del_flag = 0
    join base.role_permission p on p.role_id = r.id and p.del_flag = 0
    where m.del_flag = 0 and p.ppe_value = ${permission} and m.user_id = any(${people}::uuid[])`),
  )
  return new Set(rows.map(({ person }) => person))
}
