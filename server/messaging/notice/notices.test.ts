import sql from 'sql-template-tag'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { giveRole, makePerson } from '../../identity/session/testing/people.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { systemActor } from '../../platform/context/system-context.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { notify } from '../../platform/outbox/notify.ts'
import { now, useClock } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { listen, liveServer, openPage, signIn, type LiveServer, type OpenPage } from './testing/live-server.ts'

const { address, pool } = await freshDatabase()
const failures: unknown[] = []
const opened: OpenPage[] = []
let first: LiveServer
let second: LiveServer
let anna = ''
let boris = ''
let clara = ''

beforeAll(async () => {
  await prepareJobs(pool)
  anna = await makePerson(pool, { code: 'anna', permissions: ['sjzd-ck'] })
  boris = await makePerson(pool, { code: 'boris', permissions: [] })
  clara = await makePerson(pool, { code: 'clara', name: '陈海涛' })
  await pool.query(
    sql`update base.person set name_ru = 'Чэнь Хайтао', name_en = 'Chen Haitao' where id = ${clara}::uuid`,
  )
  await pool.query(sql`truncate engine.outbox`)
  first = await liveServer(address, failures)
  second = await liveServer(address, failures)
})

afterEach(() => {
  for (const page of opened.splice(0)) page.close()
  expect(failures).toEqual([])
})

afterAll(async () => {
  await first.close()
  await second.close()
})

async function page(server: LiveServer, code: string, lang: 'zh' | 'ru' | 'en' = 'zh'): Promise<OpenPage> {
  const one = await openPage(server, code, lang)
  opened.push(one)
  return one
}

/** Tells people something in a business transaction of its own. */
function tell(people: readonly string[], number: string, fail = false): Promise<void> {
  return inTransaction(pool, async (on) => {
    const ctx = makeContext({
      actor: systemActor,
      lang: 'zh',
      now: now(),
      requestId: 'test',
      ip: '',
      sql: on,
      running: first.running,
    })
    const params = {
      number,
      who: { zh: '公司', ru: 'Компания', en: 'The company' },
      amount: '6200000.00',
      actorName: { person: clara },
    }
    await notify(ctx, people, { event: 'trial.told', params, url: '/somewhere' })
    if (fail) throw new Error('not after all')
  })
}

async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const begun = performance.now()
  await work
  expect(performance.now() - begun).toBeLessThan(ms)
}

function emitted(
  event: string,
  document: string | null = null,
  person: string | null = null,
  data: object = {},
): Promise<unknown> {
  return pool.query(
    sql`insert into engine.outbox (at, event, document, person, data) values (now(), ${event}, ${document}, ${person}::uuid, ${JSON.stringify(data)}::jsonb)`,
  )
}

test('what is committed reaches the pages of both processes within a second, each in its language, and nobody else', async () => {
  const [here, there, stranger] = [
    await page(first, 'anna'),
    await page(second, 'anna', 'ru'),
    await page(first, 'boris'),
  ]
  await tell([anna], 'A-1')
  await within(1_000, Promise.all([here.next('notice'), there.next('notice')]))
  expect(here.heard('notice')).toMatchObject([
    { title: '试告知 A-1', content: '公司 付款 6,200,000.00', url: '/somewhere' },
  ])
  expect(there.heard('notice')).toMatchObject([
    { title: 'Проба A-1', content: 'Компания: платёж 6\u00a0200\u00a0000,00' },
  ])
  await tell([boris], 'B-1')
  await stranger.next('notice')
  expect(stranger.heard('notice')).toMatchObject([{ title: '试告知 B-1' }])
})

test('DAT-07: what came between the reading of a page and the opening of its stream is made stale, for whom it concerns and no older', async () => {
  const other = await page(first, 'clara')
  const [mine, hers] = [await signIn(first, 'anna'), await signIn(first, 'boris')]
  const read = performance.now()
  await tell([anna, clara], 'A-0')
  await other.next('notice')
  const missed = Math.ceil(performance.now() - read)
  // As a page does: the asking takes time too.
  const room = 2_000
  const [late, stranger, begun, longAgo] = await Promise.all([
    listen(first, mine, 'zh', missed + room),
    listen(first, hers, 'zh', missed),
    listen(first, mine, 'zh'),
    listen(first, mine, 'zh', 31_000),
  ])
  opened.push(late, stranger, begun, longAgo)
  await late.next('notice')
  await longAgo.next('all')
  await tell([anna, boris], 'A-00')
  await Promise.all([late, stranger, begun].map((one) => one.next('notice')))
  expect(late.heard('notice')).toMatchObject([{}, { title: '试告知 A-00' }])
  expect(stranger.heard('notice')).toHaveLength(1)
  expect(begun.heard('notice')).toHaveLength(1)
})

test('notices come in the order of their transactions, and nothing comes of what was rolled back', async () => {
  const [here, there] = [await page(first, 'anna'), await page(second, 'anna')]
  const numbers = Array.from({ length: 30 }, (_, n) => String(n))
  for (const number of numbers) {
    await tell([anna], `undone ${number}`, true).catch(() => undefined)
    await tell([anna], number)
  }
  for (const one of [here, there]) {
    for (const _ of numbers) await one.next('notice')
    expect(one.heard('notice')).toMatchObject(numbers.map((number) => ({ title: `试告知 ${number}` })))
  }
})

test("a stream ends within a second of its sign-out, on another process too; the person's other session stays", async () => {
  const [leaving, staying] = [await page(first, 'anna'), await page(second, 'anna')]
  await fetch(`${second.url}/api/system/user/logout`, { headers: leaving.tokens })
  await within(1_000, leaving.ended)
  expect(leaving.heard('session')).toEqual([{}])
  await tell([anna], 'still here')
  await staying.next('notice')
})

test('disabling a person ends his streams within a second', async () => {
  const one = await page(first, 'clara')
  await pool.query(sql`update base.person set user_zt = '0' where id = ${clara}::uuid`)
  await within(1_000, one.ended)
  expect(one.heard('session')).toEqual([{}])
})

test('SES-12 a stream survives the renewal of its tokens and ends when its session is idle for too long', async () => {
  const one = await page(first, 'anna')
  let passed = 16 * 60_000
  const back = useClock({ now: () => Date.now() + passed })
  const renewed = await fetch(`${first.url}/api/notice/unread`, { headers: one.tokens })
  expect(renewed.headers.get('accesstoken')).not.toBeNull()
  await giveRole(pool, boris, 'another', [])
  await one.next('rights')
  await tell([anna], 'after the renewal')
  await one.next('notice')
  passed = 50 * 60_000
  await giveRole(pool, boris, 'yet another', [])
  await one.ended
  expect(one.heard('session')).toEqual([{}])
  back()
})

test('DAT-07 a change of dictionary, tree or rights is felt by every page within 5 s', async () => {
  const [here, there] = [await page(first, 'anna'), await page(second, 'boris')]
  await pool.query(sql`
    insert into base.dictionary (id, create_by, create_name, dic_group, dic_code, dic_name, dic_name_ru, dic_name_en, dic_sort, enabled)
    values (${v7()}, ${anna}::uuid, 'test', 'trial', '1', '一', 'один', 'one', 1, '1')`)
  await makePerson(pool, { code: 'newcomer' })
  await within(
    5_000,
    Promise.all([here, there].flatMap((one) => ['dictionary', 'tree', 'rights'].map((topic) => one.next(topic)))),
  )
})

test('of a document only those hear who may read it, and however busy it is once a second', async () => {
  const [reader, other] = [await page(first, 'anna'), await page(first, 'boris')]
  const begun = performance.now()
  for (let n = 0; n < 40; n += 1) {
    await emitted('base.dictionary.update', 'base.dictionary')
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  await reader.next('document')
  await reader.next('document')
  const seconds = (performance.now() - begun) / 1_000
  expect(reader.heard('document').length).toBeLessThanOrEqual(Math.ceil(seconds) + 1)
  expect(reader.heard('document')[0]).toEqual({ module: 'base', name: 'dictionary' })
  await emitted('balance.changed', 'base.dictionary')
  await reader.next('balance')
  await tell([boris], 'last')
  await other.next('notice')
  expect([...other.heard('document'), ...other.heard('balance')]).toEqual([])
})

test('a permission given while the stream is open lets it hear of the document', async () => {
  const one = await page(first, 'boris')
  await emitted('base.role.update', 'base.role')
  await giveRole(pool, boris, 'reads roles', ['jsgn-ck'])
  await one.next('rights')
  await emitted('base.role.update', 'base.role')
  expect(await one.next('document')).toEqual({ module: 'base', name: 'role' })
})

test('a person hears that his tasks are not what they were', async () => {
  const one = await page(second, 'boris')
  await emitted('task.opened', 'base.role', boris, {
    procInstId: v7(),
    title: 'T',
    number: 'N-1',
    drafterName: { person: clara },
    nodeLabel: { zh: '财务', ru: 'Финансы', en: 'Finance' },
  })
  await one.next('task')
  expect(await one.next('notice')).toMatchObject({
    title: '待审批：角色 N-1',
    content: '陈海涛 提交的“T”等待您处理（财务）',
  })
})

test("the list of notices is said in the language it is asked in, and only one's own can be marked as read", async () => {
  await pool.query(sql`delete from engine.notice`)
  const [mine, his] = [await page(first, 'anna'), await page(first, 'boris')]
  await tell([anna, boris, anna], 'N-7')
  await tell([anna], 'N-8')
  await mine.next('notice')
  await mine.next('notice')
  const english = await ask(mine, '/api/notice/page?size=1', 'en')
  expect(english).toMatchObject({
    totalElements: 2,
    unread: 2,
    content: [
      {
        title: 'Trial N-8',
        content: 'The company paid 6,200,000.00',
        type: 'trial',
        sender: 'Chen Haitao',
        readTime: null,
        url: '/somewhere',
      },
    ],
  })
  expect(await ask(mine, '/api/notice/page?page=2&size=1', 'ru')).toMatchObject({ content: [{ title: 'Проба N-7' }] })
  const [row] = (await ask(his, '/api/notice/page', 'zh')).content
  await mark(mine, { ids: row?.id ?? '' })
  expect(await ask(his, '/api/notice/unread', 'zh')).toEqual({ unread: 1 })
  await mark(his, { 'ids[0]': row?.id ?? '' })
  expect(await ask(his, '/api/notice/unread', 'zh')).toEqual({ unread: 0 })
  expect(await ask(his, '/api/notice/page?unread=1', 'zh')).toMatchObject({ totalElements: 0, content: [] })
  const elsewhere = await page(second, 'anna')
  await mark(mine, { all: '1' })
  expect(await elsewhere.next('notice')).toEqual({})
  expect(await ask(mine, '/api/notice/page', 'zh')).toMatchObject({ totalElements: 2, unread: 0 })
  expect(
    (
      await fetch(`${first.url}/api/notice/read`, {
        method: 'POST',
        headers: mine.tokens,
        body: new URLSearchParams({ ids: "1' or true" }),
      })
    ).status,
  ).toBe(400)
})

test('a process that could not hear the database for a while tells its pages to look for themselves, and hears again', async () => {
  const one = await page(first, 'anna')
  await pool.query(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'amur listen' and datname = current_database()`,
  )
  await one.next('all')
  await tell([anna], 'after the silence')
  await one.next('notice')
})

test('the stream wants a session, takes the cookie alone, and is not there for HEAD', async () => {
  const { tokens } = await page(first, 'anna')
  expect((await fetch(`${first.url}/api/notice/stream`)).status).toBe(401)
  const stop = new AbortController()
  const byCookie = await fetch(`${first.url}/api/notice/stream`, {
    headers: { cookie: `accessToken=${tokens['accesstoken'] ?? ''}` },
    signal: stop.signal,
  })
  expect([byCookie.status, byCookie.headers.get('content-type'), byCookie.headers.get('content-encoding')]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    null,
  ])
  stop.abort()
  expect((await fetch(`${first.url}/api/notice/stream`, { method: 'HEAD', headers: tokens })).status).toBe(405)
})

interface Answer {
  readonly content: readonly { readonly id: string }[]
}

async function ask({ tokens }: OpenPage, path: string, lang: string): Promise<Answer> {
  const answer = await fetch(first.url + path, { headers: { ...tokens, lang } })
  return ((await answer.json()) as { data: Answer }).data // the envelope of every answer
}

async function mark({ tokens }: OpenPage, fields: Record<string, string>): Promise<void> {
  await fetch(`${first.url}/api/notice/read`, { method: 'POST', headers: tokens, body: new URLSearchParams(fields) })
}
