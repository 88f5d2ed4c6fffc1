import sql from 'sql-template-tag'
import { person } from '../../base/person.ts'
import { rules } from '../../server/module-api.ts'

/**
 * Whoever is new is 员工 at once: what everybody in service may do waits for nobody. Told by the making of the person
 * itself.
 */
export const defaultRoleRules = rules(person, {
  check: async ({ sql: on, actor }, { id }, before) => {
    if (before !== null) return
    await on.query(sql`
      insert into base.role_member (id, create_by, create_name, role_id, user_id)
      select uuidv7(), ${actor.id}::uuid, ${actor.name}, r.id, ${id}::uuid from base.role r where r.role_code = 'staff' and r.del_flag = 0`)
  },
})
