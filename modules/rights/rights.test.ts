import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { groupWorld, type GroupWorld } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { dataScope } from '../../base/data-scope.ts'
import { menu } from '../../base/menu.ts'
import { person } from '../../base/person.ts'
import { roleGrantable } from '../../base/role-grantable.ts'
import { roleMember } from '../../base/role-member.ts'
import { role } from '../../base/role.ts'
import { call, testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { act, type Ctx, find, get, remove, save, taskPage } from '../../server/module-api.ts'
import { counterRoutes } from '../../server/records/counter/counter-routes.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { counterparty } from '../contracts/counterparty.ts'
import { watch } from './audit-widget.server.ts'
import { decideGrant, settleSheet, waitingOf } from './grant-request.server.ts'
import { grantTasks } from './grant-tasks.server.ts'
import { isMenuAddress } from './menu-address.ts'
import { moveMenu } from './move-menu.server.ts'
import { readSheet, roleLines } from './read-role.server.ts'
import type { RoleSheet } from './role-edit-types.ts'
import { rightsRoutes } from './routes.server.ts'
import { saveSheet } from './save-role.server.ts'

let world: GroupWorld
let sec: Ctx
let system: Ctx
let server: TestServer
let people: GroupPages

beforeAll(async () => {
  world = await groupWorld()
  sec = await world.ctx('sec')
  system = sec.withoutScope('the test arranges things')
  // An office goes with no other role: these two are given one below.
  await world.pool.driver.query('delete from base.role_member where user_id = any($1)', [
    ['stationop', 'engineer'].map((code) => world.person(code)),
  ])
  server = await testServer(world.pool, {
    running: world.running,
    routes: [describedRoutes, rightsRoutes, counterRoutes],
  })
  people = await groupPages(world, server.app, ['sec', 'seasales', 'legal'])
})
afterAll(() => server.close())

const roleId = async (code: string) => (await find(system, role, { roleCode: code }))[0]?.id ?? ''
const blank = (code: string, more: Partial<RoleSheet> = {}): RoleSheet => ({
  role: {
    roleCode: code,
    roleName: code,
    nameRu: null,
    nameEn: null,
    roleType: '2',
    unitId: null,
    mutexRoles: [],
    remark: null,
  },
  permissions: [],
  scopes: [],
  members: [],
  grantable: [],
  ...more,
})
async function ask<T>(who: string, url: string, body?: object) {
  const answer = await people.ask(who, url, body)
  return { status: answer.statusCode, ...answer.json<{ code: string; msg: string; data: T }>() }
}

test('whoever is new is staff at once', async () => {
  const { id } = await save(system, person, {
    userCode: 'newcomer',
    userName: '新来',
    userDwid: world.place('BLHY'),
    userZt: '1',
  })
  expect((await find(system, roleMember, { userId: id })).map(({ roleId: held }) => held)).toEqual([
    await roleId('staff'),
  ])
})

describe('a role', () => {
  test('is saved whole, counted and read back, and saving it unchanged changes nothing', async () => {
    const { id, ver } = await saveSheet(
      sec,
      null,
      0,
      blank('whole', {
        permissions: ['htgl-ck', 'gszl-ck'],
        scopes: [{ dsCode: 'htgl', dsType: '7', units: [world.place('BLHY')], departments: [world.place('BLLY/XS')] }],
        members: [world.person('seabuy')],
      }),
    )
    expect(ver).toBe(1)
    const sheet = await readSheet(sec, id)
    expect(sheet).toMatchObject({
      permissions: ['gszl-ck', 'htgl-ck'],
      scopes: [{ dsCode: 'htgl', dsType: '7', units: [world.place('BLHY')], departments: [world.place('BLLY/XS')] }],
      members: [world.person('seabuy')],
    })
    expect((await roleLines(sec)).find((line) => line.id === id)).toMatchObject({ zongshu: 1, permissions: 2 })
    expect(await saveSheet(sec, id, sheet.ver, sheet)).toEqual({ id, ver: sheet.ver })
  })

  test('tells the second of two administrators that somebody was faster, whatever part was changed', async () => {
    const { id } = await saveSheet(sec, null, 0, blank('raced'))
    const seen = await readSheet(sec, id)
    const both = await Promise.allSettled([
      saveSheet(sec, id, seen.ver, { ...seen, permissions: ['htgl-ck'] }),
      saveSheet(sec, id, seen.ver, { ...seen, members: [world.person('ivanov')] }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'record.changed', status: 409 },
    })
  })

  test('is not deleted while somebody holds it, and an office never', async () => {
    await expect(remove(sec, role, [await roleId('trader')])).rejects.toMatchObject({
      code: 'rights.role-in-use',
      params: { count: expect.any(Number) },
    })
    await expect(remove(sec, role, [await roleId('auditAdmin')])).rejects.toMatchObject({ code: 'rights.office-fixed' })
    const { id } = await saveSheet(sec, null, 0, blank('unused'))
    await expect(remove(sec, role, [id])).resolves.toEqual([id])
  })

  test('reliability 34: excludes what it names and what names it; an office goes with no other role, even past the rules', async () => {
    const cashier = await readSheet(sec, await roleId('cashier'))
    await expect(
      saveSheet(sec, cashier.id, cashier.ver, { ...cashier, members: [...cashier.members, world.person('reviewer')] }),
    ).rejects.toMatchObject({ code: 'rights.exclusive' })
    const trader = await readSheet(sec, await roleId('trader'))
    await expect(
      saveSheet(sec, trader.id, trader.ver, { ...trader, members: [...trader.members, world.person('admin')] }),
    ).rejects.toMatchObject({ code: 'rights.exclusive' })
    await expect(
      save(system, roleMember, { roleId: await roleId('auditAdmin'), userId: world.person('admin') }),
    ).rejects.toMatchObject({ code: 'rights.exclusive' })
    await expect(
      world.pool.driver.query(
        'insert into base.role_member (id, create_by, create_name, role_id, user_id) values (gen_random_uuid(), $1, $2, $3, $1)',
        [world.person('admin'), '', await roleId('trader')],
      ),
    ).rejects.toThrow('holds no other role')
  })
})

test('reliability 34: no office reads business data by itself, nor may it do what another is for', async () => {
  const offices = await Promise.all(['admin', 'sec', 'audit'].map((code) => world.ctx(code)))
  const business = [...world.running.documents.values()].filter(({ doc }) =>
    ['contracts', 'finance', 'stock'].includes(doc.module),
  )
  expect(business.length).toBeGreaterThan(1)
  for (const { actor } of offices) {
    expect(
      business
        .filter(({ doc }) => [...actor.permissions].some((held) => held.startsWith(`${doc.code}-`)))
        .map(({ key }) => key),
    ).toEqual([])
    // Tasks and letters that are his own are no more to him than to anybody else of the staff.
    const wide = [...actor.scopes].filter(([, { all, unitIds, deptIds }]) => all || unitIds.length + deptIds.length > 0)
    expect(wide.map(([scope]) => scope)).toEqual(['rygl'])
  }
  const [admin, , audit] = offices
  expect(
    ['jsgn-bj', 'jsgn-xz', 'sjqx-bj', 'kszqx-xz'].filter(
      (code) => admin?.actor.permissions.has(code) || audit?.actor.permissions.has(code),
    ),
  ).toEqual([])
  expect((await ask('sec', '/api/contracts/contract/page', {})).status).toBe(403)
})

describe('granting', () => {
  test('goes by a set apart from what one holds: a unit administrator grants what he may not do himself, and nothing beyond, inside his own unit', async () => {
    const { id } = await saveSheet(
      sec,
      null,
      0,
      blank('unitAdmin', {
        permissions: ['jsgn-ck', 'jsgn-xz', 'jsgn-bj'],
        scopes: [{ dsCode: 'rygl', dsType: '2', units: [], departments: [] }],
        members: [world.person('seafin')],
        grantable: ['htgl-ck', 'htgl-xz'],
      }),
    )
    const local = await world.ctx('seafin')
    expect(local.actor.permissions.has('htgl-xz')).toBe(false)
    const own = blank('seaClerk', { permissions: ['htgl-ck', 'htgl-xz'] })
    const made = await saveSheet(local, null, 0, {
      ...own,
      role: { ...own.role, unitId: world.place('BLHY') },
      members: [world.person('seasales')],
    })
    expect(made.ver).toBe(1)
    await expect(
      saveSheet(local, null, 0, {
        ...own,
        role: { ...own.role, roleCode: 'x', unitId: world.place('BLHY') },
        permissions: ['yqzl-sq'],
      }),
    ).rejects.toMatchObject({ code: 'rights.not-grantable', status: 422 })
    await expect(saveSheet(local, null, 0, blank('groupWide'))).rejects.toMatchObject({ code: 'rights.role-beyond' })
    const sheet = await readSheet(local, made.id)
    await expect(
      saveSheet(local, made.id, sheet.ver, { ...sheet, members: [...sheet.members, world.person('landsales')] }),
    ).rejects.toMatchObject({ code: 'rights.person-beyond' })
    await expect(
      saveSheet(local, made.id, sheet.ver, { ...sheet, members: [...sheet.members, world.person('seafin')] }),
    ).rejects.toMatchObject({ code: 'rights.oneself' })
    await expect(save(local, roleGrantable, { roleId: id, ppeValue: 'htgl-ck' })).rejects.toMatchObject({
      code: 'rights.own-role',
    })
    await expect(save(local, roleGrantable, { roleId: id, ppeValue: 'htgl-bj' })).rejects.toMatchObject({
      code: 'rights.not-grantable',
    })
    await expect(
      save(sec, roleGrantable, { roleId: await roleId('securityAdmin'), ppeValue: 'htgl-bj' }),
    ).rejects.toMatchObject({ code: 'rights.own-role' })
  })

  test('the last administrator in an office is neither disabled nor taken out of it', async () => {
    for (const code of ['admin', 'sec', 'audit']) {
      const one = await get(system, person, world.person(code))
      await expect(act(system, person, one.id, 'disable', { ver: one.ver })).rejects.toMatchObject({
        code: 'rights.last-administrator',
      })
    }
    const office = await readSheet(sec, await roleId('auditAdmin'))
    await expect(saveSheet(sec, office.id, office.ver, { ...office, members: [] })).rejects.toMatchObject({
      code: 'rights.last-administrator',
    })
    await saveSheet(sec, office.id, office.ver, { ...office, members: [...office.members, world.person('stationop')] })
    const before = await get(system, person, world.person('audit'))
    await expect(act(system, person, before.id, 'disable', { ver: before.ver })).resolves.toMatchObject({
      id: before.id,
    })
  })

  test('reliability 34: what a security administrator gives to a role that he holds waits for another of them, who is told and confirms; nobody confirms his own', async () => {
    const office = await readSheet(sec, await roleId('securityAdmin'))
    const wider = { ...office, permissions: [...office.permissions, 'dsrw-ck'] }
    await expect(settleSheet(sec, office.id, office.ver, wider)).rejects.toMatchObject({ code: 'rights.no-second' })
    const { ver } = await saveSheet(sec, office.id, office.ver, {
      ...office,
      members: [...office.members, world.person('engineer')],
    })
    const second = await world.ctx('engineer')
    const asked = await settleSheet(sec, office.id, ver, {
      ...wider,
      members: [...office.members, world.person('engineer')],
    })
    expect(asked).toEqual({ id: office.id, ver, waiting: true })
    const kept = async () => (await readSheet(sec, office.id)).permissions
    expect(await kept()).toEqual(office.permissions)
    const request = await waitingOf(sec, office.id)
    expect([request?.mine, (await waitingOf(second, office.id))?.mine]).toEqual([true, false])
    expect(request?.changes).toEqual([{ part: 'permissions', how: 'added', key: 'dsrw-ck' }])
    expect(
      [await grantTasks(sec), await grantTasks(second), await grantTasks(await world.ctx('audit'))].map(
        ({ length }) => length,
      ),
    ).toEqual([0, 1, 0])
    const id = request?.id ?? ''
    const todo = async (ctx: Ctx) =>
      (await taskPage(ctx, { view: 'todo', tab: '', param: '', thing: '', page: 1, size: 20 })).content.filter(
        (row) => row.id === id,
      )
    expect([await todo(sec), await todo(second)]).toMatchObject([
      [],
      [
        {
          nodeLabel: '待确认的授权',
          href: `/role?role=${office.id}`,
          title: expect.stringContaining(office.role.roleName),
        },
      ],
    ])
    await expect(
      settleSheet(sec, office.id, ver, { ...wider, members: [...office.members, world.person('engineer')] }),
    ).rejects.toMatchObject({ code: 'rights.request-waits' })
    await expect(decideGrant(sec, id, 'confirm')).rejects.toMatchObject({ code: 'rights.own-request', status: 403 })
    await expect(decideGrant(await world.ctx('audit'), id, 'confirm')).rejects.toMatchObject({ status: 403 })
    await expect(
      world.pool.driver.query(
        `update rights.grant_request set state = 'confirmed', decided_by = asked_by where id = $1`,
        [id],
      ),
    ).rejects.toThrow('check constraint')
    await decideGrant(second, id, 'confirm')
    expect(await kept()).toContain('dsrw-ck')
    const { rows: told } = await world.pool.driver.query(
      `select 1 from engine.outbox where event = 'rights.grantSettled' and document = 'base.role' and record_id = $1`,
      [office.id],
    )
    expect(told).toHaveLength(1)
    await expect(decideGrant(second, id, 'refuse')).rejects.toMatchObject({ code: 'rights.request-gone' })
    const { rows } = await world.pool.driver.query(
      `select verb, person, detail from engine.audit where verb like 'grant%' order by id`,
    )
    expect(rows.map(({ verb, person: who }) => [verb, who])).toEqual([
      ['grantAsk', world.person('sec')],
      ['grantConfirm', world.person('engineer')],
    ])
    expect(JSON.stringify(rows)).toContain('dsrw-ck')

    const now = await readSheet(sec, office.id)
    await expect(
      settleSheet(sec, office.id, now.ver, { ...now, permissions: office.permissions }),
    ).resolves.not.toHaveProperty('waiting')
    await expect(
      save(sec, dataScope, { dsCode: 'htgl', dsName: 'x', roleId: office.id, dsType: '1' }),
    ).rejects.toMatchObject({ code: 'rights.own-role' })
    const narrow = await readSheet(second, office.id)
    await settleSheet(second, office.id, narrow.ver, {
      ...narrow,
      scopes: [...narrow.scopes, { dsCode: 'htgl', dsType: '1', units: [], departments: [] }],
    })
    await decideGrant(second, (await waitingOf(second, office.id))?.id ?? '', 'withdraw')
    expect(await waitingOf(sec, office.id)).toBeNull()
  })

  test('a change is felt at the next requests of the people concerned, in the sessions they have', async () => {
    const path = '/api/contracts/counterparty/page'
    const { id } = await saveSheet(sec, null, 0, blank('felt', { members: [world.person('legal')] }))
    const legal = await readSheet(system, await roleId('legal'))
    const felt = async (status: number) => {
      for (let now = 0; now !== status;) now = (await ask('legal', path, {})).status
      return status
    }
    await saveSheet(system, legal.id, legal.ver, {
      ...legal,
      permissions: legal.permissions.filter((code) => code !== `${counterparty.code}-ck`),
    })
    expect(await felt(403)).toBe(403)
    const seen = await readSheet(sec, id)
    await saveSheet(sec, id, seen.ver, { ...seen, permissions: [`${counterparty.code}-ck`] })
    expect(await felt(200)).toBe(200)
  })
})

test('a scope names a business that exists, and one chosen by hand at least one place', async () => {
  const scope = (dsCode: string, units: string[]) =>
    saveSheet(
      sec,
      null,
      0,
      blank(`s${dsCode}${units.length}`, { scopes: [{ dsCode, dsType: '7', units, departments: [] }] }),
    )
  await expect(scope('htgl', [])).rejects.toMatchObject({ errors: { chosen: {} } })
  await expect(scope('nothing', [world.place('BLHY')])).rejects.toMatchObject({ code: 'scope.unknown-code' })
  await expect(
    save(sec, dataScope, { dsCode: 'htgl', dsName: 'x', roleId: await roleId('trader'), dsType: '7', chosen: [{}] }),
  ).rejects.toMatchObject({ code: 'scope.empty' })
})

test('a menu address runs nothing, and the tree stays one', async () => {
  const wrong = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    'https://user@evil.example',
    '',
  ]
  expect(
    wrong.filter(
      (address) => isMenuAddress('3', address) || isMenuAddress('4', address) || isMenuAddress('2', address),
    ),
  ).toEqual([])
  expect([
    isMenuAddress('2', '/paymentPlan'),
    isMenuAddress('4', 'https://example.com/a?b=1'),
    isMenuAddress('1', ''),
  ]).toEqual([true, true, true])
  const admin = await world.ctx('admin')
  const [folder] = await find(admin, menu, { menuType: '1', menuPid: { not: null } })
  const entry = { menuName: '测', menuNameRu: 'т', menuNameEn: 't', menuType: '4', menuPid: folder?.id ?? '' }
  await expect(save(admin, menu, { ...entry, menuUrl: 'javascript:alert(1)' })).rejects.toMatchObject({
    code: 'menu.address-outside',
    errors: { menuUrl: {} },
  })
  await expect(save(admin, menu, { ...entry, menuType: '2', menuUrl: '/x', needs: 'no-such' })).rejects.toMatchObject({
    code: 'menu.needs',
  })
  await expect(
    save(admin, menu, { id: folder?.id ?? '', ver: folder?.ver ?? 0, menuPid: folder?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'menu.cycle' })
  await expect(remove(admin, menu, [folder?.id ?? ''])).rejects.toMatchObject({ code: 'menu.not-empty' })
})

test('an entry of the menu is moved among its siblings and under another folder, by those who may edit it, and never under itself', async () => {
  const admin = await world.ctx('admin')
  const made = async (menuName: string, menuType: string, menuPid: string | null, menuSort: string) =>
    (
      await save(admin, menu, {
        menuName,
        menuNameRu: menuName,
        menuNameEn: menuName,
        menuType,
        menuPid,
        menuSort,
        ...(menuType === '4' ? { menuUrl: 'https://example.com' } : {}),
      })
    ).id
  const [top, other] = [await made('上', '1', null, '900'), await made('另', '1', null, '910')]
  const [a, b, c] = [await made('甲', '4', top, '1'), await made('乙', '4', top, '1'), await made('丙', '4', top, '1')]
  const under = async (id: string) =>
    (await find(admin, menu, { menuPid: id }, { sort: ['menuSort'] })).map((one) => one.id)
  const move = async (id: string, to: string, before: string | null) =>
    moveMenu(admin, { id, ver: (await get(admin, menu, id)).ver, to, before })
  await move(c, top, a)
  expect(await under(top)).toEqual([c, a, b])
  await move(c, top, null)
  expect(await under(top)).toEqual([a, b, c])
  await move(b, other, null)
  expect([await under(top), await under(other)]).toEqual([[a, c], [b]])
  await move(other, top, c)
  expect(await under(top)).toEqual([a, other, c])
  await expect(move(top, other, null)).rejects.toMatchObject({ code: 'menu.cycle' })
  await expect(move(a, c, null)).rejects.toMatchObject({ code: 'menu.parent' })
  await expect(move(a, top, b)).rejects.toMatchObject({ code: 'record.changed', status: 409 })
  await expect(moveMenu(admin, { id: a, ver: 1, to: top, before: null })).rejects.toMatchObject({
    code: 'record.changed',
  })
  expect(await under(top)).toEqual([a, other, c])
  expect((await ask('sec', '/api/rights/menu/move', { id: a, ver: 1, to: top })).status).toBe(403)
})

test("an entry shows a counter that exists, and its figure is the reader's own", async () => {
  const admin = await world.ctx('admin')
  const [entry] = await find(admin, menu, { menuUrl: '/msgUser' })
  await expect(
    save(admin, menu, { id: entry?.id ?? '', ver: entry?.ver ?? 0, counter: 'nothing' }),
  ).rejects.toMatchObject({ errors: { counter: {} } })
  const mine = await ask<{ menuData: { menuUrl: string; menuBadge?: object }[] }>('legal', '/api/system/user/allMyData')
  expect(mine.data.menuData.find(({ menuUrl }) => menuUrl === '/msgUser')?.menuBadge).toEqual({
    code: 'unread',
    renewedBy: ['notice'],
  })
  const unread = async (who: string) =>
    (await ask<{ unread: number }>(who, '/api/system/menu/badges?codes=unread,todo,copied,alerts,nothing')).data
  const before = await unread('seasales')
  await world.pool.driver.query(
    `insert into engine.notice (person, event, type, params, at) values ($1, 'x', 'notice', '{}', now())`,
    [world.person('legal')],
  )
  expect(await unread('legal')).toEqual({ unread: 1, todo: 0, copied: 0, alerts: 0, nothing: 0 })
  expect(await unread('seasales')).toEqual(before)
})

describe('why somebody sees something', () => {
  interface Explained {
    readonly seen: boolean
    readonly rows: {
      readonly rule: string
      readonly ways: { way: string; holds: boolean }[]
      readonly sources: { holds: boolean; type: string }[]
    }
    readonly title: string | null
    readonly fields: { name: string; reading: string }[]
  }

  test('is what the store itself says: one rule changed, and both the list and the explanation change', async () => {
    const target = { document: 'base.person', id: world.person('landsales'), person: world.person('seasales') }
    const list = async () =>
      (await ask<{ content: { id: string }[] }>('seasales', '/api/base/person/page', { size: 500 })).data.content.some(
        ({ id }) => id === target.id,
      )
    const { id } = await saveSheet(
      sec,
      null,
      0,
      blank('staffSight', {
        permissions: ['yhgl-ck'],
        scopes: [{ dsCode: 'rygl', dsType: '5', units: [], departments: [] }],
        members: [world.person('seasales')],
      }),
    )
    while ((await ask('seasales', '/api/base/person/page', {})).status !== 200) await Promise.resolve()
    const before = await ask<Explained>('sec', '/api/rights/check/record', target)
    expect(before.data).toMatchObject({
      seen: false,
      rows: { rule: 'limited', sources: [{ type: '5', holds: false }] },
    })
    expect(await list()).toBe(false)
    const sheet = await readSheet(sec, id)
    await saveSheet(sec, id, sheet.ver, {
      ...sheet,
      scopes: [{ dsCode: 'rygl', dsType: '7', units: [world.place('BLLY')], departments: [] }],
    })
    while (!(await list())) await Promise.resolve()
    const after = await ask<Explained>('sec', '/api/rights/check/record', target)
    expect(after.data).toMatchObject({ seen: true, rows: { rule: 'limited', sources: [{ type: '7', holds: true }] } })
    expect(after.data.rows.ways.filter(({ holds }) => holds).map(({ way }) => way)).toEqual(['unit'])
    expect(after.data.fields.find(({ name }) => name === 'idCard')).toMatchObject({ reading: 'masked' })
    const audited = await world.pool.driver.query(
      `select person, record_id, detail from engine.audit where verb = 'accessCheck' order by id desc limit 1`,
    )
    expect(audited.rows).toMatchObject([{ person: world.person('sec'), record_id: target.id }])
  })

  test('shows menus, pages and rows as the other person has them, by number and title only, and writes it down', async () => {
    const seen = await ask<{ menus: { menuUrl: string | null }[]; pages: { path: string; may: boolean }[] }>(
      'sec',
      '/api/rights/check/view',
      { person: world.person('seasales') },
    )
    expect(seen.data.menus.some(({ menuUrl }) => menuUrl === '/role')).toBe(false)
    expect(seen.data.pages.find(({ path }) => path === '/role')).toMatchObject({ may: false })
    const rows = await ask<{ may: boolean; total: number; rows: Record<string, unknown>[] }>(
      'sec',
      '/api/rights/check/rows',
      { person: world.person('seasales'), document: 'contracts.counterparty' },
    )
    expect(rows.data.may).toBe(true)
    for (const row of rows.data.rows) expect(Object.keys(row).sort()).toEqual(['id', 'number', 'title'])
    const { rows: lines } = await world.pool.driver.query(
      `select 1 from engine.audit where verb = 'viewAs' and person = $1`,
      [world.person('sec')],
    )
    expect(lines).toHaveLength(2)
  })

  test('is found out before it is granted: a scope tried on a person shows the rows it alone would bring him', async () => {
    await saveSheet(
      sec,
      null,
      0,
      blank('tried', { scopes: [{ dsCode: 'rygl', dsType: '5', units: [], departments: [] }] }),
    )
    const [scope] = await find(system, dataScope, { roleId: await roleId('tried') })
    const tried = await ask<{ total: number }>('sec', '/api/rights/tryScope', {
      scope: scope?.id ?? '',
      person: world.person('landsales'),
      document: 'base.person',
    })
    const {
      rows: [own],
    } = await world.pool.driver.query<{ n: number }>(
      `select count(*)::int as n from base.person where user_bmid = $1`,
      [world.place('BLLY/XS')],
    )
    expect(tried.data.total).toBe(own?.n)
    expect(
      await ask('sec', '/api/rights/tryScope', {
        scope: scope?.id ?? '',
        person: world.person('landsales'),
        document: 'contracts.contract',
      }),
    ).toMatchObject({ status: 404 })
  })

  test('is for those whose office it is: others are refused, and so are the pages of rights', async () => {
    for (const [url, body] of [
      ['/api/rights/roles'],
      ['/api/rights/catalogue'],
      ['/api/rights/check/view', { person: world.person('sec') }],
      ['/api/rights/roles/save', { role: {} }],
    ] as const) {
      expect([url, (await ask('legal', url, body)).status]).toEqual([url, 403])
    }
  })
})

test('the home page of an audit administrator says what to look at first', async () => {
  const audit = await world.ctx('audit')
  expect(await watch(audit)).toMatchObject([{ value: '从未', tone: 'warning', href: '/logs' }, {}, {}, { value: '0' }])
  await world.pool.driver.query(
    `insert into engine.sign_in_log (at, account, outcome, way, client, ip, agent, request_id) values (now(), 'x', 'wrong', 'password', 'web', '127.0.0.1', '', '')`,
  )
  const [, failed] = await watch({ ...audit, now: Date.now() + 1000 })
  expect(Number(failed?.value)).toBeGreaterThan(0)
  const { rows } = await world.pool.driver.query<{ role_code: string }>(
    `select distinct r.role_code from base.role_permission p join base.role r on r.id = p.role_id where p.ppe_value = 'rzgl-jy' and p.del_flag = 0`,
  )
  expect(rows).toEqual([{ role_code: 'auditAdmin' }])
})

test('the catalogue has every permission once, named in three languages', async () => {
  for (const lang of ['zh', 'ru', 'en']) {
    const answer = await call(server.app, people.pageOf('sec'), '/api/rights/catalogue', { headers: { lang } })
    const { parts } = answer.json<{
      data: { parts: { label: string; path: string[]; codes: { code: string; label: string }[] }[] }
    }>().data
    const codes = parts.flatMap((part) => part.codes.map(({ code }) => code))
    expect(new Set(codes).size).toBe(codes.length)
    expect([...world.running.permissions].filter((code) => !codes.includes(code))).toEqual([])
    expect(parts.flatMap((part) => part.codes).filter(({ label }) => label === '')).toEqual([])
    // Prices are a right over fields, those of the lines among them.
    expect(parts.flatMap((part) => part.codes).find(({ code }) => code === 'htgl-jg')?.label).toContain(
      { zh: '单价', ru: 'Цена', en: 'price' }[lang],
    )
  }
})
