import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { groupWorld } from '../../../app/testing/group-world.ts'
import { makeUserGroups } from '../../organisation/demo/make-user-groups.ts'
import { makeSystem } from './make-system.ts'

test('the demonstration has versions, a package, phrases and groups, its administrators have something to read, and everybody has a role', async () => {
  const world = await groupWorld()
  await makeSystem(world)
  await makeUserGroups(world)
  const [counts] = await world.pool.query(sql`
    select (select count(*)::int from system.version_note where status = '1') as notes, (select count(*)::int from system.app_version where status = '1') as packages,
      (select count(*)::int from base.user_entry) as phrases, (select count(*)::int from organisation.user_group) as groups,
      (select count(distinct person)::int from engine.outbox where event = 'system.released') as told,
      (select count(*)::int from base.person p where not exists (select from base.role_member m where m.user_id = p.id and m.del_flag = 0)) as without`)
  expect(counts).toEqual({ notes: 2, packages: 1, phrases: 10, groups: 4, told: 3, without: 0 })
})
