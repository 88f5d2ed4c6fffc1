import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld } from '../../../app/testing/group-world.ts'
import { type Person, person } from '../../../base/person.ts'
import { role } from '../../../base/role.ts'
import { act, type Ctx, find, get, save } from '../../module-api.ts'
import { bulk } from '../../records/documents/bulk-actions.ts'

let world: GroupWorld
let admin: Ctx
let sec: Ctx
let system: Ctx

beforeAll(async () => {
  world = await groupWorld()
  ;[admin, sec] = [await world.ctx('admin'), await world.ctx('sec')]
  system = admin.withoutScope('test')
})

const read = (code: string): Promise<Person> => get(system, person, world.person(code))
const told = (event: string, code: string) =>
  world.pool.query(
    sql`select data from engine.outbox where event = ${event} and person = ${world.person(code)}::uuid order by id`,
  )

async function roleId(roleCode: string): Promise<string> {
  const [found] = await find(system, role, { roleCode })
  return found?.id ?? ''
}

/** An action as its caller, on the person as he is now. */
async function acted(
  ctx: Ctx,
  code: string,
  verb: string,
  asked: Readonly<Record<string, string | string[] | null>> = {},
): Promise<Person> {
  await act(ctx, person, world.person(code), verb, { ver: (await read(code)).ver, ...asked })
  return read(code)
}

test('numbers and addresses of people are shown whole to those alone who may know contacts', async () => {
  const may = (...codes: string[]): Ctx => ({ ...admin, actor: { ...admin.actor, permissions: new Set(codes) } })
  const seen = (...codes: string[]) => get(may(...codes), person, world.person('seasales'))
  const { userTel, email } = await seen('yhgl-ck', 'yhgl-lx')
  expect([userTel, email]).toEqual([expect.stringMatching(/^1\d{10}$/), expect.stringContaining('@')])
  const little = await seen('yhgl-ck')
  expect(little).toMatchObject({ userTel: `${userTel?.slice(0, 3)}****${userTel?.slice(-4)}` })
  expect(little).not.toHaveProperty('email')
  for (const code of ['admin', 'sec', 'hr'])
    expect((await world.ctx(code)).actor.permissions.has('yhgl-lx'), code).toBe(true)
})

test('the status of an account moves by actions alone, and whoever is gone can be enabled again', async () => {
  const { id, ver } = await read('legal')
  await save(admin, person, { id, ver, userZt: '0' })
  expect(await read('legal')).toMatchObject({ userZt: '1' })
  expect(await acted(admin, 'legal', 'lock')).toMatchObject({ userZt: '2' })
  expect(await acted(admin, 'legal', 'disable')).toMatchObject({ userZt: '0' })
  expect(await acted(admin, 'legal', 'enable')).toMatchObject({ userZt: '1' })
  await expect(acted(admin, 'legal', 'enable')).rejects.toMatchObject({ code: 'record.wrong-state' })
  await expect(acted(await world.ctx('hr'), 'legal', 'disable')).rejects.toMatchObject({ code: 'permission.missing' })
  await world.pool.query(sql`update base.department set leader_id = null where leader_id = ${id}::uuid`)
  expect(await acted(admin, 'legal', 'leave')).toMatchObject({ userZt: '3' })
})

test('a transfer takes unit, department and post together, and no department of another unit', async () => {
  const [unit, dept, other] = [world.place('BLHY'), world.place('BLHY/XS'), world.place('BLJT/CW')]
  await expect(
    acted(admin, 'landsales', 'transfer', { toUnit: unit, toDept: other, toPost: null }),
  ).rejects.toMatchObject({ code: 'person.place', errors: { toDept: {} } })
  expect(await acted(admin, 'landsales', 'transfer', { toUnit: unit, toDept: dept, toPost: null })).toMatchObject({
    userDwid: unit,
    unitId: unit,
    userBmid: dept,
    deptId: dept,
  })
})

test('roles are given and taken from the person by the rules of the page of roles, and stand in his row', async () => {
  const [trader, cashier, reviewer] = [await roleId('trader'), await roleId('cashier'), await roleId('reviewer')]
  expect((await acted(sec, 'stationop', 'grant', { givenRoles: [cashier, trader] })).roleIds).toEqual(
    expect.arrayContaining([cashier, trader]),
  )
  await expect(acted(sec, 'stationop', 'grant', { givenRoles: [reviewer] })).rejects.toMatchObject({
    code: 'rights.exclusive',
  })
  await expect(acted(sec, 'sec', 'grant', { givenRoles: [cashier] })).rejects.toMatchObject({ code: 'rights.oneself' })
  await expect(acted(admin, 'stationop', 'grant', { givenRoles: [trader] })).rejects.toMatchObject({
    code: 'permission.missing',
  })
  expect((await acted(sec, 'stationop', 'withdraw', { takenRoles: [cashier] })).roleIds).not.toContain(cashier)
})

test('somebody new stands in the list with his first role', async () => {
  const { id } = await save(admin, person, {
    userCode: 'fresh',
    userName: '白晓晨',
    userTel: '13955550101',
    userDwid: world.place('BLHY'),
  })
  expect((await get(system, person, id)).roleIds).toEqual([await roleId('staff')])
})

test('several people are written to at once, and each reads it as a notice', async () => {
  const rows = await Promise.all(
    ['seasales', 'landsales'].map(async (code) => ({
      id: world.person(code),
      ver: (await read(code)).ver,
      values: { messageTitle: '停机', messageText: '今晚八点维护' },
    })),
  )
  expect((await bulk(admin, person, { verb: 'message', rows }, null)).every((outcome) => 'ver' in outcome)).toBe(true)
  expect(await told('person.message', 'seasales')).toMatchObject([
    { data: { title: '停机', text: '今晚八点维护', actorName: { person: admin.actor.id } } },
  ])
})

test('a password link of several people is sent where one may send it, and waits for a second administrator where two must agree', async () => {
  const rows = await Promise.all(
    ['seasales', 'cashier', 'admin'].map(async (code) => ({
      id: world.person(code),
      ver: (await read(code)).ver,
      values: {},
    })),
  )
  const outcomes = await bulk(admin, person, { verb: 'resetLink', rows }, null)
  expect(outcomes.map((outcome) => ('refusal' in outcome ? outcome.refusal.code : 'done'))).toEqual([
    'done',
    'done',
    'account.oneself',
  ])
  const jobs = await world.pool.query<{ who: string }>(
    sql`select data->'payload'->>'personId' as who from engine.outbox where event = 'job' and data->>'name' = 'account.link'`,
  )
  expect(jobs).toEqual([{ who: world.person('seasales') }])
  expect(
    await world.pool.query(sql`select person from engine.account_request where kind = 'link' and state = 'waiting'`),
  ).toEqual([{ person: world.person('cashier') }])
})
