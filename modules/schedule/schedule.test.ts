import ICAL from 'ical.js'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { find, get, save, systemContext } from '../../server/module-api.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { storeWords } from '../../server/records/words.ts'
import type { Shown, WholeEntry } from './calendar-entry-types.ts'
import { makeSchedule } from './demo/make-schedule.ts'
import { remind } from './reminders.server.ts'
import { scheduleEvent } from './schedule-event.ts'
import { scheduleServer } from './server.ts'
import { scheduleRefusals } from './words/refusals.ts'

const day = 86_400_000
const clock = testClock(worldNow)
let world: GroupWorld
let server: TestServer
let people: GroupPages

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, {
    running: world.running,
    words: [scheduleRefusals, storeWords],
    routes: [describedRoutes, (scope) => scheduleServer.routes?.(scope)],
  })
  people = await groupPages(world, server.app, ['seasales', 'sealead', 'hr', 'selfonly'])
})
afterAll(() => server.close())

const at = (text: string) => Date.parse(`${text}:00+08:00`)
const ask: GroupPages['ask'] = (...asked) => people.ask(...asked)
const shown = async (code: string, from: string, to: string) =>
  (await ask(code, `/api/schedule/entries?from=${at(`${from}T00:00`)}&to=${at(`${to}T23:59`)}`)).json<{ data: Shown }>()
    .data.entries
const titles = async (code: string, from: string, to: string) =>
  (await shown(code, from, to)).map(({ title, day: on }) => `${on} ${title}`)
type Given = Readonly<Record<string, string | number | string[] | null>>
const made = async (by: string, title: string, from: string, more: Given = {}) =>
  save(await world.ctx(by, { at: clock.now() }), scheduleEvent, {
    title,
    eventType: 'meet',
    startTime: at(from),
    endTime: at(from) + 3_600_000,
    visibility: '1',
    remind: '-1',
    repeat: '0',
    ...more,
  })
const told = (code: string) =>
  world.pool.query<{ event: string }>(
    sql`select event from engine.outbox where person = ${world.person(code)}::uuid and event like 'schedule.%' order by id`,
  )

test('an entry is seen by its maker, whom he invites, and his department where he shares it; by nobody else', async () => {
  await made('seasales', 'private', '2027-03-01T09:00', { visibility: '0', participants: [world.person('hr')] })
  const invited = await made('seasales', 'invited', '2027-03-02T09:00', { participants: [world.person('hr')] })
  await made('seasales', 'shared', '2027-03-03T09:00', { visibility: '2' })
  const month = ['2027-03-01', '2027-03-31'] as const
  expect(await titles('seasales', ...month)).toEqual(['2027-03-01 private', '2027-03-02 invited', '2027-03-03 shared'])
  expect(await titles('hr', ...month)).toEqual(['2027-03-02 invited'])
  expect(await titles('sealead', ...month)).toEqual(['2027-03-03 shared'])
  expect((await ask('sealead', `/api/schedule/entry/${invited.id}`)).statusCode, 'one that he is not in').toBe(404)
  expect((await ask('sealead', `/api/schedule/scheduleEvent/${invited.id}`)).statusCode).toBe(404)
  await save(await world.ctx('seasales'), scheduleEvent, { ...invited, participants: [] })
  expect((await ask('hr', `/api/schedule/scheduleEvent/${invited.id}`)).statusCode, 'after he was taken out').toBe(404)
})

test('who is invited is told, answers, and may read but not change; another time asks again', async () => {
  const { id } = await made('seasales', 'talks', '2027-04-01T09:00', { participants: [world.person('hr')] })
  expect((await told('hr')).at(-1)).toEqual({ event: 'schedule.invited' })
  expect((await ask('hr', `/api/schedule/entry/${id}/answer`, { answer: '1' })).statusCode).toBe(200)
  expect((await told('seasales')).at(-1)).toEqual({ event: 'schedule.answered' })
  const { data } = (await ask('seasales', `/api/schedule/entry/${id}`)).json<{ data: WholeEntry }>()
  expect(data.people).toMatchObject([{ id: world.person('hr'), name: '温佳宜', answer: '1' }])
  expect((await ask('hr', '/api/schedule/scheduleEvent/save', { id, ver: 1, title: 'mine' })).json()).toMatchObject({
    code: 'schedule.foreign',
  })
  expect(
    (await ask('hr', `/api/schedule/entry/${id}/cancel`, { day: '2027-04-01', part: 'all' })).json(),
  ).toMatchObject({ code: 'schedule.foreign' })
  expect((await ask('sealead', `/api/schedule/entry/${id}/answer`, { answer: '1' })).statusCode).toBe(404)
  await save(await world.ctx('seasales'), scheduleEvent, {
    id,
    ver: 1,
    startTime: at('2027-04-02T09:00'),
    endTime: at('2027-04-02T10:00'),
  })
  expect((await told('hr')).at(-1)).toEqual({ event: 'schedule.moved' })
  expect((await shown('hr', '2027-04-01', '2027-04-30'))[0]).toMatchObject({ day: '2027-04-02', answer: null })
})

test('times that cannot be are refused at their field', async () => {
  const wrong = (more: Given) => made('seasales', 'x', '2027-05-10T09:00', more)
  await expect(wrong({ endTime: at('2027-05-10T08:00') })).rejects.toMatchObject({
    errors: { endTime: { code: 'schedule.times' } },
  })
  await expect(wrong({ endTime: at('2027-05-10T09:00') + 367 * day })).rejects.toMatchObject({
    errors: { endTime: { code: 'schedule.long' } },
  })
  await expect(wrong({ repeat: '1', endTime: at('2027-05-10T09:00') + 32 * day })).rejects.toMatchObject({
    errors: { endTime: { code: 'schedule.overlapping' } },
  })
  await expect(wrong({ repeat: '1', until: '2027-05-09' })).rejects.toMatchObject({
    errors: { until: { code: 'schedule.until' } },
  })
  expect(
    (await ask('seasales', '/api/schedule/entries?from=0&to=99999999999999')).statusCode,
    'more than a year at once',
  ).toBe(400)
})

test('of a series one time is changed or cancelled, that and the following, or all', async () => {
  const { id } = await made('seasales', 'standup', '2027-06-01T09:00', {
    repeat: '1',
    until: '2027-06-06',
    participants: [world.person('hr')],
  })
  const june = ['2027-06-01', '2027-06-30'] as const
  const part = async (on: string, which: string) =>
    (await ask('seasales', `/api/schedule/entry/${id}/part`, { day: on, part: which })).json<{
      data: { id: string; ver: number }
    }>().data
  const one = await part('2027-06-02', 'one')
  await save(await world.ctx('seasales'), scheduleEvent, {
    ...one,
    title: 'moved',
    startTime: at('2027-06-02T15:00'),
    endTime: at('2027-06-02T16:00'),
  })
  expect(await titles('hr', ...june), 'the invited see the part as well').toEqual([
    '2027-06-01 standup',
    '2027-06-02 moved',
    '2027-06-03 standup',
    '2027-06-04 standup',
    '2027-06-05 standup',
    '2027-06-06 standup',
  ])
  await ask('seasales', `/api/schedule/entry/${id}/cancel`, { day: '2027-06-03', part: 'one' })
  const later = await part('2027-06-05', 'following')
  await save(await world.ctx('seasales'), scheduleEvent, { ...later, title: 'later' })
  expect(await titles('seasales', ...june)).toEqual([
    '2027-06-01 standup',
    '2027-06-02 moved',
    '2027-06-04 standup',
    '2027-06-05 later',
    '2027-06-06 later',
  ])
  expect(
    (await ask('seasales', `/api/schedule/entry/${id}/cancel`, { day: '2027-06-03', part: 'one' })).json(),
  ).toMatchObject({ code: 'schedule.day' })
  await ask('seasales', `/api/schedule/entry/${id}/cancel`, { day: '2027-06-04', part: 'all' })
  expect(await titles('seasales', ...june)).toEqual(['2027-06-02 moved', '2027-06-05 later', '2027-06-06 later'])
  expect((await told('hr')).at(-1)).toEqual({ event: 'schedule.cancelled' })
})

test('everybody who did not decline is reminded of each time once', async () => {
  const start = clock.now() + 2 * 3_600_000
  const { id } = await made('seasales', 'soon', '2026-11-18T11:00', {
    repeat: '1',
    remind: '30',
    participants: [world.person('hr'), world.person('sealead')],
  })
  await ask('sealead', `/api/schedule/entry/${id}/answer`, { answer: '0' })
  const run = (now: number) => remind(systemContext(world.pool, world.running, now, 'test'))
  const before = await get(await world.ctx('seasales'), scheduleEvent, id)
  await run(start - 31 * 60_000)
  await run(start - 30 * 60_000)
  await run(start - 29 * 60_000)
  const count = async (code: string) => (await told(code)).filter(({ event }) => event === 'schedule.soon').length
  expect([await count('seasales'), await count('hr'), await count('sealead')]).toEqual([1, 1, 0])
  const after = await get(await world.ctx('seasales'), scheduleEvent, id)
  expect([after.nextRemind, after.ver], 'tomorrow’s, without a change of the entry').toEqual([
    start + day - 30 * 60_000,
    before.ver,
  ])
})

test('the feed is closed until asked for, says what the calendar says to another program, and ends when renewed', async () => {
  expect((await ask('hr', '/api/schedule/feed')).json()).toMatchObject({ data: { since: null } })
  const fortnight = await made('hr', 'fortnight', '2027-01-04T07:30', {
    repeat: '2',
    repeatEvery: '2',
    until: '2027-03-01',
  })
  await ask('hr', `/api/schedule/entry/${fortnight.id}/cancel`, { day: '2027-02-01', part: 'one' })
  await made('hr', 'month', '2027-01-01T07:30', { repeat: '3', until: '2027-05-31' })
  await made('hr', 'birthday', '2027-02-20T00:00', { allDay: '1', repeat: '7' })
  const { path } = (await ask('hr', '/api/schedule/feed', {})).json<{ data: { path: string } }>().data
  const answer = await server.app.inject({ url: path })
  expect(answer.headers['content-type']).toContain('text/calendar')
  await world.pool.query(sql`update base.person set name_ru = 'Кадры' where id = ${world.person('hr')}::uuid`)
  await world.pool.query(
    sql`insert into engine.notice_habit (person, page_lang) values (${world.person('hr')}::uuid, 'ru') on conflict (person) do update set page_lang = 'ru'`,
  )
  expect((await server.app.inject({ url: path })).body, 'its name in the language of its owner').toContain('NAME:Кадры')
  const read = (summary: string) => expanded(answer.body, summary)
  const ours = async (title: string) =>
    (await shown('hr', '2027-01-01', '2027-12-31')).filter((entry) => entry.title === title).map(({ start }) => start)
  for (const title of ['fortnight', 'month'])
    expect([title, read(title)], 'another reader’s arithmetic').toEqual([title, await ours(title)])
  expect(answer.body, 'a lunar day is written out').toContain('DTSTART;VALUE=DATE:20270220')
  const next = (await ask('hr', '/api/schedule/feed', {})).json<{ data: { path: string } }>().data.path
  expect([
    (await server.app.inject({ url: path })).statusCode,
    (await server.app.inject({ url: next })).statusCode,
  ]).toEqual([404, 200])
  await world.pool.query(sql`update base.person set user_zt = '2' where id = ${world.person('hr')}::uuid`)
  expect((await server.app.inject({ url: next })).statusCode, 'of who has left').toBe(404)
})

test('the demonstration has a calendar for those who open it', async () => {
  await makeSchedule(world)
  expect(await find(await world.ctx('chairman'), scheduleEvent, { title: '集团经营例会' })).toHaveLength(1)
  expect((await titles('seasales', '2026-11-18', '2026-11-18')).join()).toContain('签约谈判')
})

function expanded(text: string, summary: string): number[] {
  const events = new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
  const event = events.find((one) => one.summary === summary)
  const times: number[] = []
  const turns = event?.iterator()
  for (let next = turns?.next(); next && times.length < 50; next = turns?.next())
    times.push(at(next.toString().slice(0, 16)))
  return times
}
