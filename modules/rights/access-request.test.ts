import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../app/testing/group-world.ts'
import { role } from '../../base/role.ts'
import { type Ctx, find } from '../../server/module-api.ts'
import { accessRequests, askAccess, decideAccess } from './access-request.server.ts'
import { grantTasks } from './grant-tasks.server.ts'

let world: GroupWorld
let sec: Ctx

beforeAll(async () => {
  world = await groupWorld()
  sec = await world.ctx('sec')
})

const roleId = async (roleCode: string) => (await find(sec, role, { roleCode }))[0]?.id ?? ''
const told = async (event: string) =>
  (
    await world.pool.query<{ code: string }>(
      sql`select p.user_code as code from engine.outbox o join base.person p on p.id = o.person where o.event = ${event}`,
    )
  ).map(({ code }) => code)

/** Whom a notice names: by id, so that each reader has the name in his own language. */
const namedIn = async (event: string) =>
  (
    await world.pool.query<{ person: unknown }>(
      sql`select data -> 'person' as person from engine.outbox where event = ${event}`,
    )
  ).map(({ person }) => person)

test('who is refused a page asks for it once; a security administrator grants a role that opens it, or says no, and he hears', async () => {
  const seller = await world.ctx('landsales')
  await expect(askAccess(seller, '/nowhere', 'x')).rejects.toMatchObject({ code: 'access.page' })
  await expect(askAccess(seller, '/bankPayment', ' ')).rejects.toMatchObject({ code: 'access.reason' })
  await askAccess(seller, '/bankPayment', '代岗出纳')
  await expect(askAccess(seller, '/bankPayment', '代岗出纳')).rejects.toMatchObject({ code: 'access.waits' })
  expect(await told('rights.accessAsked')).toEqual(['sec'])
  expect(await namedIn('rights.accessAsked')).toEqual([{ person: seller.actor.id }])
  expect(await grantTasks(sec)).toMatchObject([
    { wait: '待处理的权限申请', title: expect.stringContaining('代岗出纳'), href: '/role' },
  ])
  const [asked] = await accessRequests(sec)
  expect(asked).toMatchObject({ page: expect.any(String), path: '/bankPayment', reason: '代岗出纳' })
  expect(asked?.roles.map(({ id }) => id)).toContain(await roleId('cashier'))
  await expect(decideAccess(sec, asked?.id ?? '', await roleId('staff'), '')).rejects.toMatchObject({
    code: 'access.role',
  })
  await decideAccess(sec, asked?.id ?? '', await roleId('cashier'), '')
  expect([...(await world.ctx('landsales')).actor.permissions]).toContain('yqzl-ck')
  expect(await told('rights.accessGranted')).toEqual(['landsales'])
  expect(await namedIn('rights.accessGranted')).toEqual([{ person: sec.actor.id }])
  await expect(askAccess(await world.ctx('landsales'), '/bankPayment', 'x')).rejects.toMatchObject({
    code: 'access.open',
  })
  await askAccess(seller, '/user', '查电话')
  const [second] = await accessRequests(sec)
  await decideAccess(sec, second?.id ?? '', null, '请用通讯录')
  expect(await told('rights.accessRefused')).toEqual(['landsales'])
  expect(await accessRequests(sec)).toEqual([])
})
