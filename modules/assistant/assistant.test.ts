import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { save } from '../../server/module-api.ts'
import { assistantEndpoint } from '../../server/platform/context/assistant-endpoint.ts'
import { scheduleEvent } from '../schedule/schedule-event.ts'
import type { AssistantState, Message } from './chat/conversation-types.ts'
import { maskPrompt } from './chat/mask-prompt.ts'
import { proveFigures } from './chat/verify-figures.ts'
import { connectAssistant } from './connected-language-model.server.ts'
import { searchHelp } from './help/search-help.ts'
import { silence } from './model-stream.server.ts'
import { assistantServer } from './server.ts'
import { openModel } from './testing/start-simulated-model.ts'
import { assistantRefusals } from './words/refusals.ts'

const clock = testClock(worldNow)
let world: GroupWorld
let server: TestServer
let model: Awaited<ReturnType<typeof openModel>>
let people: GroupPages

beforeAll(async () => {
  ;[world, model] = await Promise.all([groupWorld(), openModel()])
  server = await testServer(world.pool, {
    running: world.running,
    words: [assistantRefusals],
    routes: [(scope) => assistantServer.routes?.(scope)],
  })
  people = await groupPages(world, server.app, ['seasales', 'hr', 'legal', 'landsales'])
  connectAssistant({ url: model.url, key: 'model-key', model: 'small', dailyTokens: 100_000 })
})
afterAll(async () => {
  connectAssistant(null)
  model.close()
  await server.close()
})

const ask: GroupPages['ask'] = (...asked) => people.ask(...asked)
interface Done {
  readonly message: Message
  readonly failure: string | null
}

async function asked(code: string, text: string, conversation = ''): Promise<Done & { id: string }> {
  // More questions than a person may ask in a minute are asked here.
  clock.pass(60_000)
  const answer = await ask(code, '/api/assistant/ask', { text, conversation })
  const of = (topic: string) => new RegExp(`event: ${topic}\ndata: (.*)\n`).exec(answer.body)?.[1]
  if (of('done') === undefined) throw new Error(answer.body)
  return { ...(JSON.parse(of('done') ?? '') as Done), id: (JSON.parse(of('conversation') ?? '') as { id: string }).id } // what the route writes
}
const textOf = ({ pieces }: Message) => pieces.map(({ text }) => text).join('')

async function entryOf(by: string, title: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const { id } = await save(await world.ctx(by), scheduleEvent, {
    title,
    startTime: worldNow,
    endTime: worldNow,
    remind: '-1',
    visibility: '0',
    ...more,
  })
  return id
}

test('the assistant answers from a record of the person who asks, and every figure leads to it', async () => {
  const id = await entryOf('seasales', 'Freight of 12,345.60 for cargo 77812')
  const { message, failure } = await asked('seasales', `read schedule.scheduleEvent ${id}`)
  expect(failure).toBeNull()
  expect(textOf(message)).toContain('Freight of 12,345.60')
  expect(message.pieces.filter(({ text }) => /^(12,345\.60|77812)$/.test(text)).map(({ href }) => href)).toEqual([
    `/doc/schedule/scheduleEvent/${id}`,
    `/doc/schedule/scheduleEvent/${id}`,
  ])
  expect(message.sources).toEqual([
    { title: 'Freight of 12,345.60 for cargo 77812', href: `/doc/schedule/scheduleEvent/${id}` },
  ])
})

test('a record out of scope is answered as one that does not exist, though the model asks for it by its id and by its words', async () => {
  const id = await entryOf('hr', 'Salary of 98765')
  const hidden = await asked('seasales', `read schedule.scheduleEvent ${id}`)
  const absent = await asked('seasales', 'read schedule.scheduleEvent 01890000-0000-7000-8000-000000000000')
  expect(hidden.message.pieces).toEqual(absent.message.pieces)
  expect([hidden.message.sources, textOf(hidden.message)]).toEqual([[], 'I was told: No such record.'])
  for (const question of [
    'find schedule.scheduleEvent Salary',
    'find base.person 温佳宜',
    'find no.such x',
    `read base.person ${world.person('hr')}`,
  ])
    expect([question, textOf((await asked('seasales', question)).message)]).toEqual([
      question,
      'I was told: No such record.',
    ])
  expect(textOf((await asked('hr', 'find schedule.scheduleEvent Salary')).message)).toContain('98765')
})

test('the assistant is told of a record no more than its page shows: what is masked stays masked, and without the permission there is no record', async () => {
  const doc = world.running.documents.get('contracts.counterparty')?.doc
  if (doc === undefined) throw new Error('no counterparties')
  const { id } = await save(await world.ctx('seasales'), doc, {
    cpName: '北方煤炭',
    cpRole: ['supp'],
    cpNature: 'foreign',
    country: 'MN',
    contactName: '王五',
    contactTel: '13912345678',
    accounts: [],
  })
  const read = async (who: string) => textOf((await asked(who, `read contracts.counterparty ${id}`)).message)
  expect(await read('seasales')).toContain('13912345678')
  await world.pool.query(sql`delete from base.role_permission where ppe_value = 'khgl-lx'`)
  await vi.waitFor(async () => expect(await read('seasales')).not.toContain('13912345678'), 10_000)
  expect(await read('seasales')).toContain('北方煤炭')
  await world.pool.query(sql`delete from base.role_permission where ppe_value = 'khgl-ck'`)
  await vi.waitFor(async () => expect(await read('seasales')).toBe('I was told: No such record.'), 10_000)
})

test('a figure that no record proves is marked, and a link to what was not read is none', () => {
  const read = [{ text: 'HT-BLHY-202609-0003 of 2026-09-20, amount: 1,200.50', href: '/doc/a/b/1' }]
  expect(proveFigures('HT-BLHY-202609-0003 2026-09-20 2026-09-21', read)).toEqual([
    { text: 'HT-BLHY-202609-0003', href: '/doc/a/b/1' },
    { text: ' ' },
    { text: '2026-09-20', href: '/doc/a/b/1' },
    { text: ' ' },
    { text: '2026-09-21', unproved: true },
  ])
  expect(proveFigures('It is 1 200,50, not 999 [here](/doc/a/b/2) or [1,200.50](/doc/a/b/1).', read)).toEqual([
    { text: 'It is ' },
    { text: '1 200,50', href: '/doc/a/b/1' },
    { text: ', not ' },
    { text: '999', unproved: true },
    { text: ' ' },
    { text: 'here' },
    { text: ' or ' },
    { text: '1,200.50', href: '/doc/a/b/1' },
    { text: '.' },
  ])
})

test('a model that is crowded, broken, silent, malformed or breaks off is told of, and what came is kept', async () => {
  const before = silence.ms
  silence.ms = 200
  const failures: string[] = []
  for (const order of ['crowded', 'broken', 'silent', 'malformed', 'cut', 'unfinished']) {
    const { failure, message } = await asked('legal', order)
    failures.push(`${order}: ${failure}`, ...(order === 'cut' ? [textOf(message)] : []))
  }
  silence.ms = before
  const zh = (code: keyof typeof assistantRefusals) => assistantRefusals[code].zh
  expect(failures).toEqual([
    `crowded: ${zh('assistant.crowded')}`,
    `broken: ${zh('assistant.failed').replace('{status}', '500')}`,
    `silent: ${zh('assistant.slow')}`,
    `malformed: ${zh('assistant.malformed')}`,
    `cut: ${zh('assistant.broken')}`,
    'Half an ans',
    `unfinished: ${zh('assistant.broken')}`,
  ])
})

test('length, rate and a day’s allowance are limits; without a model the page says so', async () => {
  const code = async (text: string) =>
    (await ask('landsales', '/api/assistant/ask', { text })).json<{ code: string }>().code
  expect([await code(' '), await code('x'.repeat(4001))]).toEqual(['assistant.empty', 'assistant.long'])
  for (let nr = 0; nr < 8; nr += 1) await ask('landsales', '/api/assistant/ask', { text: 'hello' })
  expect(await code('one more')).toBe('assistant.often')
  clock.pass(61_000)
  const back = connectAssistant({ url: model.url, key: 'model-key', model: 'small', dailyTokens: 500 })
  expect(await code('hello')).toBe('assistant.spent')
  back()
  const off = connectAssistant(null)
  expect([
    await code('hello'),
    (await ask('landsales', '/api/assistant')).json<{ data: AssistantState }>().data.model,
  ]).toEqual(['assistant.off', null])
  off()
  expect(() => assistantEndpoint({ ASSISTANT_URL: 'https://model.example/v1' })).toThrow('ASSISTANT_MODEL is missing')
  expect(assistantEndpoint({})).toBeUndefined()
})

test('a conversation is its person’s alone, goes on from what was said, and is forgotten when he says so', async () => {
  const { id } = await asked('hr', 'good day')
  await asked('hr', 'and again', id)
  expect((await ask('hr', `/api/assistant/conversation/${id}`)).json<{ data: Message[] }>().data.map(textOf)).toEqual([
    'good day',
    'You said: good day',
    'and again',
    'You said: and again',
  ])
  expect((await ask('seasales', `/api/assistant/conversation/${id}`)).statusCode).toBe(404)
  expect((await ask('seasales', `/api/assistant/conversation/${id}/forget`, {})).statusCode).toBe(404)
  await ask('hr', `/api/assistant/conversation/${id}/forget`, {})
  expect((await ask('hr', `/api/assistant/conversation/${id}`)).statusCode).toBe(404)
})

test('prompts are in the audit, masked', async () => {
  await asked('hr', 'call 13812345678 or mail li@beilu.cn, password: Tiger-99')
  const [line] = await world.pool.query<{ title: string }>(
    sql`select title from engine.audit where verb = 'assistant.ask' order by at desc, id desc limit 1`,
  )
  expect(line?.title).toBe('call 13***78 or mail ***@***, password: ***')
  expect(maskPrompt('密码是abc123 卡号 6222 0200 1234 5678 key sk-abcdefgh123456')).toBe(
    '密码是*** 卡号 62***78 key ***',
  )
})

test('the help is found by words of each language, whatever their endings', async () => {
  expect(searchHelp('怎样提交付款计划？', 'zh')[0]?.title).toBe('提交付款计划')
  expect(searchHelp('как отправить платёж на согласование', 'ru')[0]?.title).toBe('Отправить план платежа')
  expect(searchHelp('lunar calendars', 'en')[0]?.title).toBe('Calendar and lunar repetition')
  expect(textOf((await asked('hr', 'help 农历重复')).message)).toContain('日程与农历重复')
})
