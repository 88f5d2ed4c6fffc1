import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { kindWords } from '../../../kinds/words.ts'
import { defaultSite } from '../../identity/session/public-site-info.ts'
import { giveScope, makePerson } from '../../identity/session/testing/people.ts'
import { hour, minute, testClock } from '../../identity/session/testing/test-clock.ts'
import { call, post, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { anythingOpen } from '../../platform/outbox/undelivered-rows.ts'
import { syncDeclared } from '../../records/seed/sync-declared.ts'
import { changeSetting } from '../../records/settings/change-setting.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { freshDatabase } from '../../testing/database.ts'
import { atEndOfFile } from '../../testing/end-of-test-file.ts'
import { deliver } from '../outbox/deliver-outbox-rows.ts'
import { visibleChannels } from './demo-channels.ts'
import { messageRoutes } from './message-routes.ts'
import { openChannels } from './open-channels.ts'
import { messageWriter } from './queue-messages.ts'
import { sendMessages } from './send-messages.ts'
import { settingsGateway } from './sms-settings-gateway.ts'
import { openMailbox } from './testing/mailbox.ts'

const { pool } = await freshDatabase()
const clock = testClock()
const running = compose({ modules: [] })
const gateway = settingsGateway({ sql: pool, running })
const channels = openChannels([], gateway)
const office = { channels, base: 'https://amur.example', site: defaultSite }
const writer = messageWriter(channels, running)
const mailbox = await openMailbox('amur', 'a-long-password')
const people: Record<string, string> = {}
let server: TestServer

beforeAll(async () => {
  await prepareJobs(pool)
  await inTransaction(pool, (on) => syncDeclared(on, [baseModule], running.permissions))
  server = await testServer(pool, {
    running,
    gateway,
    routes: [messageRoutes(channels)],
    words: [baseModule.refusals, kindWords],
  })
  people['anna'] = await makePerson(pool, { code: 'anna', name: '安娜', tel: '19900001111' })
  people['boris'] = await makePerson(pool, { code: 'boris', name: '鲍里斯', tel: '19900002222' })
  const keeper = await makePerson(pool, { code: 'keeper', permissions: ['xxfs-ck', 'xxfs-cf'] })
  const [role] = await pool.query<{ id: string }>(
    sql`select role_id as id from base.role_member where user_id = ${keeper}::uuid`,
  )
  await giveScope(pool, role?.id ?? '', 'rygl', '1')
  await pool.query(
    sql`update base.person set email = user_code || '@example.com', name_ru = 'Анна' where user_code in ('anna', 'boris')`,
  )
  await pool.query(sql`insert into engine.notice_habit (person, page_lang) values (${people['anna']}::uuid, 'ru')`)
  await set({
    'mail.host': '127.0.0.1',
    'mail.port': String(mailbox.port),
    'mail.security': 'none',
    'mail.user': 'amur',
    'mail.password': 'a-long-password',
    'mail.from': 'amur@beilu.example',
  })
})
afterAll(() => server.close())

beforeEach(async () => {
  // Each test begins at nine in the morning of Shanghai, with nothing on its way.
  clock.pass(24 * hour - ((clock.now() - Date.UTC(2026, 10, 21, 1)) % (24 * hour)))
  await pool.query(sql`truncate engine.outbox, engine.notice, engine.message`)
  mailbox.mood = 'takes'
})

async function set(values: Readonly<Record<string, string>>): Promise<void> {
  await withinTransaction(systemContext(pool, running, clock.now(), 'settings'), async (ctx) => {
    for (const [key, value] of Object.entries(values)) await changeSetting(ctx, key, value, null)
  })
}

/** Something happens that people are told of, and the relay carries it on. */
async function tell(person: string, event: string, number = 'A-1'): Promise<void> {
  await pool.query(
    sql`insert into engine.outbox (at, event, person, data) values (${new Date(clock.now())}, ${event}, ${people[person]}::uuid, ${JSON.stringify({ number, title: '首航', drafterName: '李娜', url: '/doc?id=7' })}::jsonb)`,
  )
  // The relay comes again as long as a transaction that began before may still write a row of its own.
  while (await anythingOpen(pool)) await deliver(pool, new Set(running.notices.keys()), writer)
}

const send = () => sendMessages(systemContext(pool, running, clock.now(), 'messages'), office)
const states = () => pool.query(sql`select channel, state, tries, error from engine.message order by id`)
const dues = async () =>
  (await pool.query<{ due: number }>(sql`select due_at as due from engine.message order by id`)).map(({ due }) =>
    new Date(due + 8 * hour).toISOString().slice(11, 16),
  )
const mine = async (code: string) => signedIn(server.app, code)

async function choose(code: string, body: object) {
  return (await call(server.app, await mine(code), '/api/system/my/notices', { method: 'POST', payload: body })).json()
}

test('what is told in the product leaves by mail, in the receiver’s language, once, however many send', async () => {
  const before = mailbox.mails.length
  await tell('anna', 'task.opened')
  await tell('boris', 'task.opened')
  await tell('boris', 'flow.approved')
  expect(await states()).toEqual([
    { channel: 'mail', state: 'waiting', tries: 0, error: null },
    { channel: 'mail', state: 'waiting', tries: 0, error: null },
  ])
  expect(
    await pool.query(sql`select key from graphile_worker.jobs where task_identifier = 'message.send'`),
  ).toHaveLength(1)
  await Promise.all([send(), send(), send()])
  await send()
  const mails = mailbox.mails.slice(before).toSorted()
  expect(mails).toHaveLength(2)
  const [russian = '', chinese = ''] = [
    mails.find((mail) => mail.includes('anna@')),
    mails.find((mail) => mail.includes('boris@')),
  ]
  expect(russian).toMatch(/^Content-Language: ru$/im)
  expect(chinese).toMatch(/^Content-Language: zh$/im)
  expect(russian).toMatch(/^Message-ID: <amur-\d+@beilu\.example>$/im)
  expect(decoded(russian)).toMatch(
    /Здравствуйте, Анна![\s\S]*ожидает вашего решения[\s\S]*https:\/\/amur\.example\/doc\?id=7/,
  )
  expect(decoded(chinese)).toContain('提交的“首航”等待您处理')
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'sent'])
})

test('a notice that is not committed leaves no message, and one that was read meanwhile is not sent', async () => {
  const before = mailbox.mails.length
  await expect(
    inTransaction(pool, async (on) => {
      const [row] = await on.query<{ id: string }>(
        sql`insert into engine.notice (person, event, type, params, at) values (${people['anna']}::uuid, 'task.opened', 'task', '{}', now()) returning id`,
      )
      await writer(on, [row?.id ?? ''])
      throw new Error('not after all')
    }),
  ).rejects.toThrow('not after all')
  expect(await states()).toEqual([])
  await tell('anna', 'task.opened')
  await pool.query(sql`update engine.notice set read_at = now()`)
  await send()
  expect(await states()).toMatchObject([{ state: 'unneeded', error: 'message.read' }])
  expect(mailbox.mails).toHaveLength(before)
})

test('twenty messages leave once each, whichever of several processes takes them', async () => {
  const before = mailbox.mails.length
  for (let nr = 0; nr < 20; nr += 1)
    await pool.query(
      sql`insert into engine.outbox (at, event, person, data) values (now(), 'task.opened', ${people['boris']}::uuid, ${JSON.stringify({ number: `B-${nr}` })}::jsonb)`,
    )
  await deliver(pool, new Set(running.notices.keys()), writer)
  await Promise.all(Array.from({ length: 4 }, send))
  expect((await states()).map(({ state, tries }) => `${state} ${tries}`)).toEqual(
    Array.from({ length: 20 }, () => 'sent 1'),
  )
  expect(mailbox.mails).toHaveLength(before + 20)
})

test('who says no for now is asked again after a while, who says no for good is not, and who cannot be reached holds up one message only', async () => {
  const before = mailbox.mails.length
  mailbox.mood = 'later'
  await tell('anna', 'task.opened')
  await send()
  await send()
  expect(await states()).toMatchObject([{ state: 'waiting', tries: 1 }])
  clock.pass(minute)
  mailbox.mood = 'takes'
  await send()
  expect(await states()).toMatchObject([{ state: 'sent', tries: 2, error: null }])
  mailbox.mood = 'never'
  await tell('anna', 'task.opened', 'A-2')
  await send()
  expect((await states())[1]).toMatchObject({
    state: 'failed',
    tries: 1,
    error: expect.stringContaining('mailbox unavailable'),
  })
  await set({ 'mail.password': 'wrong' })
  for (const number of ['A-3', 'A-4', 'A-5', 'A-6', 'A-7', 'A-8', 'A-9']) await tell('anna', 'task.opened', number)
  await send()
  const waiting = (await states()).slice(2)
  expect(waiting.every(({ state }) => state === 'waiting')).toBe(true)
  expect(waiting.filter(({ tries }) => tries === 0).length).toBeGreaterThan(0)
  await set({ 'mail.password': 'a-long-password' })
  mailbox.mood = 'takes'
  clock.pass(minute)
  await send()
  expect((await states()).slice(2).every(({ state }) => state === 'sent')).toBe(true)
  expect(mailbox.mails).toHaveLength(before + 8)
})

test('a mail that a server took and never acknowledged is unclear, is not sent again by itself, and by hand only by name', async () => {
  const before = mailbox.mails.length
  mailbox.mood = 'silent'
  await tell('anna', 'task.opened')
  await send()
  expect(await states()).toMatchObject([{ state: 'unclear', tries: 1 }])
  // A process that died while sending leaves the same doubt.
  await tell('anna', 'task.opened', 'A-2')
  await pool.query(
    sql`update engine.message set state = 'sending', tried_at = ${new Date(clock.now())} where state = 'waiting'`,
  )
  mailbox.mood = 'takes'
  clock.pass(11 * minute)
  await send()
  clock.pass(10 * hour)
  await send()
  expect((await states()).map(({ state }) => state)).toEqual(['unclear', 'unclear'])
  expect(mailbox.mails).toHaveLength(before + 1)

  const keeper = await mine('keeper')
  const again = async (payload: object) =>
    (await call(server.app, keeper, '/api/system/message/again', { method: 'POST', payload })).json().data.again
  const [first] = await pool.query<{ id: string }>(sql`select id::text from engine.message order by id limit 1`)
  expect(await again({ all: '1' })).toBe(0)
  expect([await again({ ids: first?.id }), await again({ ids: first?.id })]).toEqual([1, 0])
  await send()
  expect((await states()).map(({ state }) => state)).toEqual(['sent', 'unclear'])
  expect(await again({ ids: first?.id })).toBe(0)
})

test('quiet hours of the settings and of the person put sending off, while the product tells at once', async () => {
  clock.pass(14 * hour)
  await tell('anna', 'task.opened')
  await choose('boris', { quiet: 'off', wanted: { todo: { mail: '1' } } })
  await tell('boris', 'task.opened')
  expect(await dues()).toEqual(['07:00', '23:00'])
  expect(await pool.query(sql`select 1 from engine.notice`)).toHaveLength(2)
  await send()
  expect((await states()).map(({ state }) => state)).toEqual(['waiting', 'sent'])
  await choose('anna', { quiet: 'own', from: 21, to: 9, wanted: { todo: { mail: '1' } } })
  expect((await dues())[0]).toBe('09:00')
  await choose('anna', { quiet: 'own', from: 21, to: 9, wanted: {} })
  expect((await states())[0]).toMatchObject({ state: 'unneeded', error: 'message.unwanted' })
})

test('each person chooses channels for each sort of notices; short messages go to the gateway of the settings with its token', async () => {
  const told: { readonly body: string; readonly token: string | undefined }[] = []
  const carrier = createServer((request, answer) => {
    void text(request).then((body) => {
      told.push({ body, token: request.headers.authorization })
      answer.writeHead(200).end()
    })
  })
  await new Promise<void>((resolve) => {
    carrier.listen(0, '127.0.0.1', () => resolve())
  })
  atEndOfFile(() => void carrier.close())
  const page = await mine('anna')
  const asked = async () => (await call(server.app, page, '/api/system/my/notices')).json().data
  expect((await asked()).channels).toEqual([{ code: 'mail', address: 'anna@example.com' }])
  await set({
    'sms.url': `http://127.0.0.1:${(carrier.address() as AddressInfo).port}/send`,
    'sms.token': 'a-token-of-ours',
  }) // it listens on a port
  expect((await asked()).channels).toEqual([
    { code: 'mail', address: 'anna@example.com' },
    { code: 'sms', address: '19900001111' },
  ])
  expect(await choose('anna', { quiet: 'loud', from: 24, wanted: { todo: { sms: 'yes' } } })).toMatchObject({
    data: { errors: { quiet: expect.any(String), from: expect.any(String), sms: expect.any(String) } },
  })
  expect((await choose('anna', { quiet: 'standard', lang: 'en', wanted: { notice: { sms: '1' } } })).code).toBe('0')
  expect((await asked()).wanted).toMatchObject({ todo: ['dingtalk', 'wecom', 'feishu'], alert: [], notice: ['sms'] })
  await tell('anna', 'flow.approved')
  await tell('anna', 'task.opened')
  await send()
  expect(told).toEqual([
    {
      body: JSON.stringify({ tel: '19900001111', text: 'Amur Enterprise: Approved: A-1. “首航” has been approved' }),
      token: 'Bearer a-token-of-ours',
    },
  ])

  // The same gateway carries sign-in codes and links for a new password; without it neither is offered.
  const code = () => post(server.app, '/api/system/user/smsCode', { userTel: '19900001111' })
  expect((await code()).json().code).toBe('0')
  await expect.poll(() => told.length).toBe(2)
  expect(JSON.parse(told[1]?.body ?? '')).toMatchObject({ tel: '19900001111', text: expect.stringMatching(/\d{6}/) })
  await set({ 'sms.url': '' })
  expect((await code()).json().code).toBe('sign-in.sms-off')
  expect((await server.app.inject({ url: '/api/system/site' })).json().data.sms).toBe(false)
})

test('the outbox is shown to who may see it, with what went wrong and never what was said; others are refused', async () => {
  mailbox.mood = 'never'
  await tell('boris', 'task.opened')
  await send()
  const list = async (code: string, parameters: object = {}) =>
    (
      await call(server.app, await mine(code), '/api/system/message/page', {
        method: 'POST',
        payload: { page: 1, size: 20, parameters },
      })
    ).json()
  const { data } = await list('keeper', {
    state: ['failed'],
    channel: ['mail'],
    personName: '鲍里斯',
    error: 'unavailable',
  })
  expect(data.content).toMatchObject([
    { personName: '鲍里斯', channel: 'mail', sort: 'todo', state: 'failed', tries: '1', address: 'b***@example.com' },
  ])
  expect(JSON.stringify(data)).not.toContain('首航')
  // A sign-in code stands there as well: to whom it went, and not what it is.
  expect((await list('keeper', { state: ['sent'] })).data.content).toMatchObject([
    { sort: 'account', personName: '安娜', address: '199****1111' },
  ])
  expect((await list('keeper', { sort: ['account'] })).data.content).toHaveLength(1)
  expect((await list('anna')).code).not.toBe('0')
  expect(
    (await call(server.app, await mine('anna'), '/api/system/message/again', { method: 'POST', payload: { all: '1' } }))
      .statusCode,
  ).toBe(403)
  mailbox.mood = 'takes'
  const keeper = await mine('keeper')
  expect(
    (await call(server.app, keeper, '/api/system/message/again', { method: 'POST', payload: { all: '1' } })).json()
      .data,
  ).toEqual({ again: 1 })
  await send()
  expect((await states())[0]).toMatchObject({ state: 'sent', error: null })
  expect(await pool.query(sql`select verb from engine.audit where verb = 'message.again'`)).not.toHaveLength(0)
})

/** The parts of a mail as people read them. */
function decoded(mail: string): string {
  const parts = mail.split('\r\n\r\n')
  return [
    ...parts.map((part) => Buffer.from(part.split('\r\n--')[0] ?? '', 'base64').toString('utf8')),
    quoted(mail),
  ].join('\n')
}

function quoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

test('a demonstration sends by every channel to the outbox that is seen, and leaves it by those alone that were set up', async () => {
  const ctx = { sql: pool, running }
  const letter = {
    id: '1',
    to: 'a',
    name: 'A',
    lang: 'zh',
    title: 't',
    text: '',
    site: 's',
    base: '',
    path: '/',
  } as const
  const all = visibleChannels(
    openChannels([], {
      ...gateway,
      isOpen: () => Promise.resolve(false),
      send: () => Promise.reject(new Error('not set up')),
    }),
  )
  expect(all.map(({ code }) => code)).toEqual(['mail', 'sms', 'dingtalk', 'wecom', 'feishu'])
  for (const channel of all.filter(({ code }) => code !== 'mail')) {
    expect(await channel.isOpen(ctx)).toBe(true)
    await channel.send(ctx, letter)
  }
})
