import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { config as configDocument } from '../base/config-entry.ts'
import { person } from '../base/person.ts'
import type { AccountRequest } from '../core/api-types/account-request.ts'
import { setCredential } from '../server/identity/session/credential.ts'
import { hashPassword } from '../server/identity/session/password-hash.ts'
import { confirmSecret, offerSecret } from '../server/identity/session/second-factor.ts'
import { call, type Page, signedIn } from '../server/identity/session/testing/test-server.ts'
import { evaluateAlerts } from '../server/messaging/alert/evaluate-alerts.ts'
import { find, get } from '../server/module-api.ts'
import { accountNotices } from '../server/organisation/account/words.ts'
import { systemContext } from '../server/platform/context/system-context.ts'
import { productServer, type ProductServer } from './testing/all-routes-server.ts'
import { groupWorld, type GroupWorld } from './testing/group-world.ts'

const offices = ['admin', 'sec', 'audit'] as const
type Office = (typeof offices)[number]
const owners = ['chairman', 'cashier', 'findir', 'seasales'] as const
const password = 'Nine-grey-geese'
// A number of nobody's: whoever gets it onto an account reads its messages.
const stolen = '19912345678'

let world: GroupWorld
let server: ProductServer
// An account that the system administrator made and whose first password he alone has seen.
let puppet = ''
const pages = new Map<string, Page>()

beforeAll(async () => {
  world = await groupWorld()
  server = await productServer(world)
  const hash = await hashPassword(password)
  for (const code of [...offices, ...owners]) {
    await setCredential(world.pool, world.person(code), hash, 0)
    pages.set(code, await signedIn(server.app, code, password))
  }
  const { userDwid, userBmid } = await get(
    systemContext(world.pool, world.running, Date.now(), 'the test looks'),
    person,
    world.person('seasales'),
  )
  const made = await ask('admin', 'POST', '/api/base/person/save', {
    userCode: 'puppet',
    userName: '新人',
    userDwid,
    userBmid,
    userTel: '17012340001',
  })
  expect(made, JSON.stringify(made.data)).toMatchObject({ code: '0' })
  puppet = String(made.data?.id)
  expect(await ask('admin', 'POST', '/api/system/user/resetPassword', { userId: puppet })).toMatchObject({
    data: { password: expect.any(String) },
  })
  for (const code of owners) {
    await offerSecret(world.pool, { personId: world.person(code), account: code, issuer: 'Amur', at: Date.now() })
    await confirmSecret(world.pool, world.person(code), Date.now())
  }
})
afterAll(() => server.close())

const touches =
  /user\/|\/my\/|proxy|ticket|handover|accountRequest|frame|online|open\/|person\/\{id\}\/action|action\/leader|rights\/roles\/save/i
// Tried above by one office alone.
const tried = [
  '/api/system/user/unlock',
  '/api/system/user/resetPassword',
  '/api/system/user/resetLink',
  '/api/system/user/secondFactor/reset',
  '/api/system/user/contact',
  '/api/system/organisation/handover',
  '/api/workflow/proxy',
  '/api/open/ticket',
  '/api/system/accountRequest/{id}/{verdict}',
  '/api/system/accountRequest/{id}/password',
  ...['disable', 'enable', 'grant', 'resetLink', 'transfer', 'withdraw'].map(
    (verb) => `/api/base/person/{id}/action/${verb}`,
  ),
  '/api/base/department/{id}/action/leader',
  '/api/rights/roles/save',
]
// Open only to whoever shows something that its owner alone has.
const ownProof = [
  '/api/frame/redeem',
  '/api/open/exchange',
  '/api/system/user/forgotten',
  '/api/system/user/forgotten/code',
  '/api/system/user/login',
  '/api/system/user/login/second',
  '/api/system/user/resetByLink',
  '/api/system/user/resetLink/owner',
  '/api/system/user/smsCode',
]
// By a pass for one person and one office file, made for himself: see the tests of office files.
const ownPass = [
  '/api/office/file/{id}/ticket',
  '/api/office/frame/lock',
  '/api/office/frame/open',
  '/api/office/frame/release',
  '/api/office/frame/save',
  '/api/office/frame/state',
]
// About the caller and nobody else.
const ownOnly = [
  '/api/system/my/account',
  '/api/system/my/contact',
  '/api/system/my/contact/code',
  '/api/system/my/notices',
  '/api/system/my/secondFactor/begin',
  '/api/system/my/secondFactor/codes',
  '/api/system/my/secondFactor/confirm',
  '/api/system/my/secondFactor/remove',
  '/api/system/my/sessions/end',
  '/api/system/user/password',
]
// Lists, messages, and what ends sessions or a service: nobody comes in by them.
const harmless = [
  ...['leave', 'lock', 'message'].map((verb) => `/api/base/person/{id}/action/${verb}`),
  '/api/system/online/end',
  '/api/system/online/export',
  '/api/system/online/page',
  '/api/system/user/page',
]

interface Answer {
  readonly code: string
  readonly data: Record<string, unknown> | null
}

async function ask(
  who: string,
  method: 'GET' | 'POST',
  url: string,
  payload?: object,
): Promise<Answer & { readonly status: number }> {
  const answer = await call(server.app, pages.get(who) ?? { accessToken: '', refreshToken: '' }, url, {
    method,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status: answer.statusCode, ...answer.json<Answer>() }
}

interface Identity {
  readonly user_tel: string
  readonly factor: string | null
  readonly leads: readonly string[]
  readonly roles: readonly string[]
}

/** Everything by which somebody could come in as this person, or act in his name. */
async function identityOf(code: string): Promise<Identity | undefined> {
  const id = world.person(code)
  const [row] = await world.pool.query<Identity>(sql`
    select p.user_code, p.user_tel, p.email, c.hash, encode(f.secret, 'hex') as factor, f.confirmed_at is not null as confirmed,
      (select count(*)::int from engine.recovery_code where person_id = p.id) as recovery,
      (select count(*)::int from engine.flow_proxy where person = p.id) as proxies,
      (select count(*)::int from engine.ticket where person_id = p.id) as tickets,
      array(select d.dept_code from base.department d where d.leader_id = p.id and d.del_flag = 0 order by 1) as leads,
      array(select t.id from engine.flow_task t where t.assignee = p.id and t.result is null order by 1) as tasks,
      array(select m.role_id from base.role_member m where m.user_id = p.id and m.del_flag = 0 order by 1) as roles
    from base.person p left join engine.credential c on c.person_id = p.id left join engine.second_factor f on f.person_id = p.id where p.id = ${id}::uuid`)
  return row
}

/** Every way one office could try alone; answers what it was shown. */
async function tryEverything(office: Office, victim: string): Promise<string> {
  const userId = world.person(victim)
  const record = await get(systemContext(world.pool, world.running, Date.now(), 'the test looks'), person, userId)
  const changed = { userTel: stolen, email: 'thief@beilu.example', userCode: `${victim}x` }
  const answers = [
    await ask(office, 'POST', '/api/system/user/resetPassword', { userId }),
    await ask(office, 'POST', '/api/system/user/resetLink', { userId }),
    await ask(office, 'POST', '/api/system/user/secondFactor/reset', { userId }),
    await ask(office, 'POST', '/api/system/user/contact', { userId, ...changed }),
    await ask(office, 'POST', '/api/base/person/save', { id: userId, ver: record.ver, userTel: stolen }),
    await ask(office, 'POST', '/api/base/person/save', { id: userId, ver: record.ver, email: changed.email }),
    await ask(office, 'POST', '/api/base/person/save', { id: userId, ver: record.ver, userCode: changed.userCode }),
    await ask(office, 'POST', '/api/base/person/bulk', {
      verb: 'edit',
      ids: [userId],
      rows: [{ id: userId, ver: record.ver }],
      values: changed,
      changes: changed,
    }),
    await ask(office, 'POST', `/api/base/person/${userId}/action/resetLink`, { ver: record.ver }),
    await ask(office, 'POST', '/api/base/person/bulk', { verb: 'resetLink', rows: [{ id: userId, ver: record.ver }] }),
    await ask(office, 'POST', '/api/system/organisation/handover', { userId, toUserId: world.person(office) }),
    await ask(office, 'POST', '/api/system/organisation/handover', { userId, toUserId: puppet }),
    ...(await rolesTaken(office, victim)),
    ...(await statusesMoved(office, userId)),
    ...(await leaderReplaced(office, userId)),
    await ask(office, 'POST', '/api/workflow/proxy', {
      person: userId,
      agent: world.person(office),
      from: '2026-11-23',
      to: '2099-01-01',
      documents: '',
    }),
    await ask(office, 'POST', '/api/open/ticket', { page: 'workflowstart', userId, personId: userId }),
    await ask(office, 'POST', '/api/rights/check/view', { person: userId }),
    await ask(office, 'POST', '/api/system/my/secondFactor/remove', { userId, code: '000000' }),
    await ask(office, 'POST', '/api/system/my/contact', {
      userId,
      name: 'userTel',
      value: stolen,
      pwd: password,
      code: '000000',
    }),
  ]
  const waiting = await requests(office)
  // Nobody agrees to what he asked for himself.
  for (const { id } of waiting)
    answers.push(
      await ask(office, 'POST', `/api/system/accountRequest/${id}/confirm`),
      await ask(office, 'POST', `/api/system/accountRequest/${id}/password`),
    )
  return JSON.stringify(answers)
}

/**
 * What the victim's roles allow, asked for the office itself: on the page of roles, row by row, and from the person.
 */
async function rolesTaken(office: Office, victim: string): Promise<Answer[]> {
  const [me, answers] = [world.person(office), [] as Answer[]]
  const roles = await world.pool.query<{ id: string; ver: number }>(sql`
    select r.id, r.ver from base.role r join base.role_member m on m.role_id = r.id and m.del_flag = 0
    where m.user_id = ${world.person(victim)}::uuid and not exists (select from base.role_member o where o.role_id = r.id and o.user_id = ${me}::uuid and o.del_flag = 0)`)
  for (const { id, ver } of roles) {
    const sheet = (await ask(office, 'GET', `/api/rights/roles/${id}`)).data
    const members = Array.isArray(sheet?.members) ? sheet.members.map(String) : []
    answers.push(await ask(office, 'POST', '/api/rights/roles/save', { ...sheet, id, ver, members: [...members, me] }))
    answers.push(await ask(office, 'POST', '/api/base/roleMember/save', { roleId: id, userId: me }))
    for (const verb of ['grant', 'withdraw'] as const)
      answers.push(
        await ask(office, 'POST', `/api/base/person/${me}/action/${verb}`, {
          ver: await verOf('person', me),
          givenRoles: [id],
          takenRoles: [id],
        }),
      )
  }
  return answers
}

/**
 * Whoever is moved, disabled and enabled again is the same person with the same way in; his tasks have not come to a
 * puppet.
 */
async function statusesMoved(office: Office, userId: string): Promise<Answer[]> {
  const [place] = await world.pool.query<{ unit: string; dept: string }>(
    sql`select user_dwid as unit, user_bmid as dept from base.person where id = ${userId}::uuid`,
  )
  const answers: Answer[] = []
  for (const verb of ['transfer', 'disable', 'enable'] as const)
    answers.push(
      await ask(office, 'POST', `/api/base/person/${userId}/action/${verb}`, {
        ver: await verOf('person', userId),
        toUnit: place?.unit,
        toDept: place?.dept,
      }),
    )
  return answers
}

/** A puppet put over the department that somebody leads, by the form and by the action. */
async function leaderReplaced(office: Office, leader: string): Promise<Answer[]> {
  const led = await world.pool.query<{ id: string }>(
    sql`select id from base.department where leader_id = ${leader}::uuid and del_flag = 0`,
  )
  const answers: Answer[] = []
  for (const { id } of led) {
    answers.push(
      await ask(office, 'POST', '/api/base/department/save', {
        id,
        ver: await verOf('department', id),
        leaderId: puppet,
      }),
    )
    answers.push(
      await ask(office, 'POST', `/api/base/department/${id}/action/leader`, {
        ver: await verOf('department', id),
        newLeader: puppet,
      }),
    )
  }
  return answers
}

async function verOf(thing: 'person' | 'department', id: string): Promise<number> {
  const [row] = await world.pool.query<{ ver: number }>(
    thing === 'person'
      ? sql`select ver from base.person where id = ${id}::uuid`
      : sql`select ver from base.department where id = ${id}::uuid`,
  )
  return row?.ver ?? 0
}

async function requests(who: string): Promise<AccountRequest[]> {
  return (await ask(who, 'GET', '/api/system/accountRequest')).data as unknown as AccountRequest[] // a list, whatever the envelope's type says
}

async function withdrawAll(office: Office): Promise<void> {
  for (const { id, may } of await requests(office))
    if (may.includes('withdraw')) await ask(office, 'POST', `/api/system/accountRequest/${id}/withdraw`)
}

describe('no single office can act as another person', () => {
  for (const office of offices) {
    for (const victim of [...offices.filter((other) => other !== office), ...owners]) {
      test(`${office} alone does not become ${victim}`, async () => {
        const [before, own] = [await identityOf(victim), await identityOf(office)]
        const shown = await tryEverything(office, victim)
        expect(shown).not.toMatch(/"password":"|accessToken|"secret":/)
        const after = await identityOf(victim)
        expect((await identityOf(office))?.roles, 'and has no more rights than before').toEqual(own?.roles)
        // Of an ordinary person one office may leave the second proof: the first is still his own.
        expect(after).toEqual(
          victim === 'seasales'
            ? { ...before, factor: after?.factor, confirmed: expect.anything(), recovery: expect.anything() }
            : before,
        )
        const links = await world.pool.query<{ tel: string }>(
          sql`select tel from engine.sms_outbox where person_id = ${world.person(victim)}::uuid and purpose = 'password'`,
        )
        expect(new Set(links.map(({ tel }) => tel)).size, 'a link goes to the owner’s own number').toBe(
          links.length === 0 ? 0 : 1,
        )
        expect(
          links.every(({ tel }) => tel === before?.user_tel) && (victim === 'seasales' || links.length === 0),
        ).toBe(true)
        await withdrawAll(office)
      })
    }
  }

  test('nor by a setting that carries messages, leads links or makes this a demonstration', async () => {
    for (const [key, value] of [
      ['sms.url', 'https://thief.example'],
      ['siteUrl', 'https://thief.example'],
      ['mail.host', 'thief.example'],
      ['secondFactor.roles', 'staff'],
    ] as const) {
      expect(await ask('admin', 'POST', '/api/system/setting/save', { key, value })).toMatchObject({
        code: '0',
        data: { waiting: true },
      })
      expect(
        await ask('admin', 'POST', '/api/base/config/save', { cfgKey: key, cfgValue: value, cfgType: 'string' }),
      ).toMatchObject({ code: 'account.setting' })
    }
    expect(
      await ask('admin', 'POST', '/api/base/config/save', { cfgKey: 'site.demo', cfgValue: '1', cfgType: 'bool' }),
    ).toMatchObject({ code: 'account.setting' })
    expect(
      await find(systemContext(world.pool, world.running, Date.now(), 'the test looks'), configDocument, {
        cfgKey: ['sms.url', 'siteUrl', 'mail.host', 'site.demo'],
      }),
    ).toEqual([])
    const [first] = await requests('sec')
    expect(await ask('sec', 'POST', `/api/system/accountRequest/${first?.id ?? ''}/confirm`)).toMatchObject({
      code: '0',
    })
    await withdrawAll('admin')
  })

  test('every route that touches how somebody signs in or acts for another has been thought of', async () => {
    const answer = await call(server.app, pages.get('admin') ?? { accessToken: '', refreshToken: '' }, '/api/docs/json')
    const { paths } = answer.json<{ paths: Record<string, Record<string, unknown>> }>()
    const touching = Object.entries(paths)
      .filter(([url, verbs]) => 'post' in verbs && touches.test(url))
      .map(([url]) => url)
    expect(touching.toSorted()).toEqual([...tried, ...ownProof, ...ownPass, ...ownOnly, ...harmless].toSorted())
  })
})

describe('two people of different offices together', () => {
  const pairs = offices.flatMap((asker) =>
    offices.filter((other) => other !== asker).map((second) => [asker, second] as const),
  )
  for (const [asker, second] of pairs) {
    test(`${asker} asks and ${second} agrees: only who may ask asks, and then the owner, the audit office and the alert know`, async () => {
      const userId = world.person('seasales')
      const asked = await ask(asker, 'POST', '/api/system/user/resetPassword', { userId })
      if (asker !== 'admin') return void expect(asked.status).toBe(403)
      expect(asked).toMatchObject({ code: '0', data: { waiting: true } })
      const [request] = await requests(second)
      expect(request).toMatchObject({ kind: 'password', personId: userId, may: ['confirm', 'refuse'] })
      expect((await ask(asker, 'POST', `/api/system/accountRequest/${request?.id ?? ''}/password`)).code).toBe(
        'account.gone',
      )
      expect(await ask(second, 'POST', `/api/system/accountRequest/${request?.id ?? ''}/confirm`)).toMatchObject({
        code: '0',
      })
      expect((await ask(second, 'POST', `/api/system/accountRequest/${request?.id ?? ''}/password`)).status).toBe(403)
      const { data } = await ask(asker, 'POST', `/api/system/accountRequest/${request?.id ?? ''}/password`)
      expect(data?.password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
      expect((await ask(asker, 'POST', `/api/system/accountRequest/${request?.id ?? ''}/password`)).code).toBe(
        'account.gone',
      )
      const events = await world.pool.query<{ event: string; person: string }>(
        sql`select event, person from engine.outbox where event like 'account.%' order by id`,
      )
      expect(events).toContainEqual({ event: 'account.own', person: userId })
      expect(events).toContainEqual({ event: 'account.watched', person: world.person('audit') })
      expect(events.every(({ event }) => Object.hasOwn(accountNotices, event))).toBe(true)
      await evaluateAlerts(systemContext(world.pool, world.running, Date.now(), 'test'))
      expect(
        await world.pool.query(sql`select 1 from base.alert_event where rule_code = 'ACC-CHG' and obj_id = ${userId}`),
      ).toHaveLength(1)
    })
  }

  test('a new number is in force only then, and the old and the new one are told of both steps', async () => {
    const userId = world.person('chairman')
    const fresh = '19987654321'
    const told = (
      await world.pool.query<{ tel: string }>(
        sql`select tel from engine.sms_outbox where person_id = ${userId}::uuid and purpose = 'notice'`,
      )
    ).map(({ tel }) => tel)
    const [before] = await world.pool.query<{ tel: string }>(
      sql`select user_tel as tel from base.person where id = ${userId}::uuid`,
    )
    expect(await ask('admin', 'POST', '/api/system/user/contact', { userId, userTel: fresh })).toMatchObject({
      data: { waiting: true },
    })
    const [request] = await requests('sec')
    expect(await ask('sec', 'POST', `/api/system/accountRequest/${request?.id ?? ''}/confirm`)).toMatchObject({
      code: '0',
    })
    expect(await identityOf('chairman')).toMatchObject({ user_tel: fresh })
    const sent = await world.pool.query<{ tel: string }>(
      sql`select tel from engine.sms_outbox where person_id = ${userId}::uuid and purpose = 'notice'`,
    )
    expect(sent.map(({ tel }) => tel).toSorted()).toEqual([...told, before?.tel, before?.tel, fresh, fresh].toSorted())
  })

  test('what somebody guarded holds goes to another when a second person agrees, and he is told; of others he is told alone', async () => {
    const ids = (code: string) => ({ userId: world.person(code), toUserId: world.person('chairman') })
    expect(await ask('admin', 'POST', '/api/system/organisation/handover', ids('findir'))).toMatchObject({
      data: { waiting: true },
    })
    const [request] = await requests('sec')
    expect(request).toMatchObject({
      kind: 'handover',
      personId: world.person('findir'),
      changes: [
        {
          name: 'receiver',
          before: expect.stringMatching(/\p{Script=Han}/u),
          after: expect.stringMatching(/\p{Script=Han}/u),
        },
      ],
    })
    expect(await ask('sec', 'POST', `/api/system/accountRequest/${request?.id ?? ''}/confirm`)).toMatchObject({
      code: '0',
    })
    expect((await identityOf('findir'))?.leads).toEqual([])
    expect((await ask('admin', 'POST', '/api/system/organisation/handover', ids('seasales'))).data).toEqual(
      expect.any(Array),
    )
    for (const code of ['findir', 'seasales'])
      expect(
        await world.pool.query(
          sql`select 1 from engine.outbox where event = 'account.own' and person = ${world.person(code)}::uuid and data::text like '%移交%'`,
        ),
      ).not.toEqual([])
  })

  test('the owner refuses what was asked about him, and nobody asks about himself or agrees within his own office', async () => {
    const userId = world.person('cashier')
    await ask('admin', 'POST', '/api/system/user/secondFactor/reset', { userId })
    const [mine] = (await ask('cashier', 'GET', '/api/system/my/accountRequest')).data as unknown as AccountRequest[] // a list, as above
    expect(mine).toMatchObject({ kind: 'secondFactor', may: ['refuse'] })
    expect(await ask('cashier', 'POST', `/api/system/accountRequest/${mine?.id ?? ''}/refuse`)).toMatchObject({
      code: '0',
    })
    expect((await ask('sec', 'POST', `/api/system/accountRequest/${mine?.id ?? ''}/confirm`)).code).toBe('account.gone')
    expect((await ask('admin', 'POST', '/api/system/user/resetPassword', { userId: world.person('admin') })).code).toBe(
      'account.oneself',
    )
  })
})
