import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseModule } from '../../../base/base-module.ts'
import { flowWords } from '../../../core/approval/refusal-words.ts'
import { compose } from '../../main/compose-modules.ts'
import { openChannels } from '../../messaging/message/open-channels.ts'
import { messageWriter } from '../../messaging/message/queue-messages.ts'
import { sendMessages } from '../../messaging/message/send-messages.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { now } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { ownProcess } from '../../testing/own-process.ts'
import { visibleOutbox } from '../session/account-message-gateway.ts'
import { messengerProvider } from '../session/identity-providers/messenger-provider.ts'
import { defaultSite } from '../session/public-site-info.ts'
import { makePerson } from '../session/testing/people.ts'
import { call, testServer, type TestServer } from '../session/testing/test-server.ts'
import { messengerConfig } from './messenger-config.ts'
import { messengerCodes } from './messenger.ts'
import { openMessengers } from './open-messengers.ts'

const { pool } = await freshDatabase()
const url = await ownProcess(join(import.meta.dirname, 'testing', 'messenger-platforms-simulator.mjs'))
const base = 'http://127.0.0.1:3999'
const app = { appId: 'app-of-amur', appSecret: 'secret-of-amur', agentId: '1000002', url }
const messengers = openMessengers({ dingtalk: app, wecom: app, feishu: app })
const running = compose({ modules: [baseModule] })
let server: TestServer
let personId = ''

beforeAll(async () => {
  server = await testServer(pool, {
    running,
    words: [flowWords],
    doors: messengers.map((one) => messengerProvider(one, base)),
  })
  personId = await makePerson(pool, { code: 'seasales' })
})
afterAll(() => server.close())

/** Begins a sign-in, agrees on the platform as somebody, and comes back. */
async function wholeWay(start: string, user: string) {
  const begun = await server.app.inject({ url: start })
  const at = new URL(String(begun.headers.location))
  at.searchParams.set('test_user', user)
  const { sentTo } = (await (await fetch(at)).json()) as { sentTo: string } // the simulator's answer
  const cookies = Object.fromEntries(begun.cookies.map(({ name, value }) => [name, value]))
  const comeBack = () => server.app.inject({ url: sentTo.replace(base, ''), cookies })
  return { answer: await comeBack(), comeBack }
}

test.each(messengerCodes)(
  '%s: a person comes back with a code and is signed in at the page asked for, once',
  async (code) => {
    const { answer, comeBack } = await wholeWay(
      `/api/system/user/${code}?to=${encodeURIComponent('/workflowdb?x=1')}`,
      'seasales',
    )
    expect(answer.headers.location).toBe('/workflowdb?x=1')
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]))
    const page = { accessToken: String(cookies['accessToken']), refreshToken: String(cookies['refreshToken']) }
    expect((await call(server.app, page, '/api/system/user/allMyData')).json().data.myInfoData.userCode).toBe(
      'seasales',
    )
    expect(await pool.query(sql`select outcome, way from engine.sign_in_log order by id desc limit 1`)).toEqual([
      { outcome: 'ok', way: code },
    ])
    expect((await comeBack()).headers.location).toBe('/login?refused=sign-in.outside-late')
  },
)

test.each(messengerCodes)(
  '%s: who is unknown here is told so, and a code the platform does not know signs nobody in',
  async (code) => {
    expect((await wholeWay(`/api/system/user/${code}`, 'guest')).answer.headers.location).toBe(
      '/login?refused=sign-in.outside-unknown',
    )
    const begun = await server.app.inject({ url: `/api/system/user/${code}` })
    const state = new URL(String(begun.headers.location)).searchParams.get('state') ?? ''
    const forged = await server.app.inject({
      url: `/api/system/user/${code}/back?${new URLSearchParams({ code: 'forged', authCode: 'forged', state })}`,
      cookies: { outsideState: state },
    })
    expect(forged.headers.location).toBe('/login?refused=sign-in.outside-failed')
  },
)

test('what waits for a person goes as a card to each platform once, and its button opens the record signed in', async () => {
  const stranger = await makePerson(pool, { code: 'stranger' })
  await prepareJobs(pool)
  // Nobody is left in peace, whenever the test runs.
  await pool.query(
    sql`insert into engine.notice_habit (person, quiet, lang) values (${personId}::uuid, 'off', 'ru'), (${stranger}::uuid, 'off', 'zh')`,
  )
  const notices = await pool.query<{ id: string }>(sql`
    insert into engine.notice (person, event, type, document, params, url, at) select p, 'task.opened', 'task', null, '{}', '/doc?id=7', ${new Date(now())} from unnest(${[personId, stranger]}::uuid[]) p returning id`)
  const channels = openChannels(messengers, visibleOutbox)
  await inTransaction(pool, (on) =>
    messageWriter(channels, running)(
      on,
      notices.map(({ id }) => id),
    ),
  )
  const turn = () => sendMessages(systemContext(pool, running, now(), 'cards'), { channels, base, site: defaultSite })
  await Promise.all([turn(), turn()])
  await turn()
  const cards = (await (await fetch(`${url}/test/cards`)).json()) as {
    messenger: string
    to: string
    url: string
    title: string
  }[] // the simulator's answer
  expect(cards.map(({ messenger, to }) => `${messenger} ${to}`).sort()).toEqual([
    'dingtalk seasales',
    'feishu seasales',
    'wecom seasales',
  ])
  for (const { messenger, url: button, title } of cards) {
    expect(title).toMatch(/^На согласование/)
    expect((await wholeWay(button.replace(base, ''), 'seasales')).answer.headers.location).toBe('/doc?id=7')
    expect(button).toContain(`/api/system/user/${messenger}?`)
  }
  const failed = await pool.query(
    sql`select distinct tries, state, sent_at as sent, error like '%user not found%' or error like '%230001%' as told from engine.message where error is not null`,
  )
  expect(failed).toEqual([{ tries: 1, state: 'waiting', sent: null, told: true }])
})

test('platforms are off until configured; what is missing is named, never a secret', () => {
  expect(messengerConfig({ BASE: base })).toEqual({})
  const wecom = { WECOM_CORP_ID: 'ww1', WECOM_SECRET: 'hush', WECOM_AGENT_ID: '7' }
  expect(messengerConfig({ BASE: base, ...wecom })).toEqual({
    wecom: { appId: 'ww1', appSecret: 'hush', agentId: '7', url: '' },
  })
  expect(() => messengerConfig(wecom)).toThrow(/^BASE is missing/)
  expect(() => messengerConfig({ BASE: base, ...wecom, WECOM_SECRET: '' })).toThrow(/^WECOM_SECRET is missing/)
  expect(() => messengerConfig({ BASE: base, ...wecom, WECOM_URL: 'http://gateway.example' })).toThrow(
    /^WECOM_URL must be an https address/,
  )
})
