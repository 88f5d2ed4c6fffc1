import type { FastifyInstance } from 'fastify'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { groupWorld, type GroupWorld, worldNow } from '../../app/testing/group-world.ts'
import { setCredential } from '../../server/identity/session/credential.ts'
import { hashPassword } from '../../server/identity/session/password-hash.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { type Page, signedIn, testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { act, get, save, systemContext } from '../../server/module-api.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { storeWords } from '../../server/records/words.ts'
import { spendAnswerLimit } from './answer-rate-limits.server.ts'
import { makeQuestionnaires } from './demo/make-questionnaires.ts'
import { designProblems } from './design/check-design.ts'
import { pathOf } from './design/question-path.ts'
import type { Answers, Question } from './design/question.ts'
import { writeDesign } from './design/read-design.ts'
import { crossTable, statisticsOf } from './design/statistics.ts'
import { isMobileAgent } from './is-mobile-agent.ts'
import { closeOverdue, remindLate } from './questionnaire.server.ts'
import { questionnaire } from './questionnaire.ts'
import { questionnaireServer } from './server.ts'
import { questionnaireRefusals } from './words/refusals.ts'

const day = 86_400_000
const clock = testClock(worldNow)
const password = 'Steppe-wind-77'
let world: GroupWorld
let server: TestServer
let app: FastifyInstance
let hr: Page
let seller: Page

const satisfied: Question = {
  id: 'q1',
  type: 'one',
  stem: 'Content?',
  required: true,
  options: [5, 4, 3, 2, 1].map((weight) => ({
    id: `o${weight}`,
    label: String(weight),
    weight: String(weight),
    ...(weight > 2 ? { jump: 'q3' } : {}),
  })),
}
const why: Question = { id: 'q2', type: 'text', stem: 'Why?', required: true }
const matters: Question = {
  id: 'q3',
  type: 'many',
  stem: 'What matters?',
  required: true,
  options: ['a', 'b', 'c'].map((id) => ({ id, label: id })),
}
const design = [satisfied, why, matters]

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, {
    running: world.running,
    words: [questionnaireRefusals, storeWords],
    routes: [describedRoutes, (scope) => questionnaireServer.routes?.(scope)],
  })
  app = server.app
  const hash = await hashPassword(password)
  for (const code of ['hr', 'seasales']) await setCredential(world.pool, world.person(code), hash, worldNow)
  hr = await signedIn(app, 'hr', password)
  seller = await signedIn(app, 'seasales', password)
})
afterAll(() => server.close())

async function made(more: Readonly<Record<string, string | number | string[] | null>> = {}) {
  const ctx = await world.ctx('hr', { at: clock.now() })
  const { id, ver } = await save(ctx, questionnaire, {
    title: 'Survey',
    startTime: clock.now() - 1,
    endTime: clock.now() + day,
    anonymous: '1',
    onePerUser: '1',
    design: writeDesign(design),
    ...more,
  })
  return { id, ver, token: (await get(ctx, questionnaire, id)).token ?? '' }
}

async function published(more: Parameters<typeof made>[0] = {}) {
  const one = await made(more)
  await act(await world.ctx('hr', { at: clock.now() }), questionnaire, one.id, 'publish', { ver: one.ver })
  return one
}

const ask = (id: string, token: string, device = '') =>
  app.inject({ url: `/api/questionnaire/answer/${id}?token=${token}&key=${device}` })
const newDevice = async (id: string, token: string) => (await ask(id, token)).json<{ data: { key: string } }>().data.key
const send = async (id: string, token: string, answers: unknown, device?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/questionnaire/answer/${id}`,
    payload: { token, key: device ?? (await newDevice(id, token)), answers },
  })
const good = { q1: 'o5', q3: ['a'] }

test('T-QST-01 weights 5, 4, 3, 2, 1 with 10, 6, 3, 1, 0 answers have the mean 4.25', () => {
  const sheets: Answers[] = [
    ['o5', 10],
    ['o4', 6],
    ['o3', 3],
    ['o2', 1],
  ].flatMap(([id, times]) => Array.from({ length: Number(times) }, () => ({ q1: String(id), q3: ['a', 'b'] })))
  const [figure, many] = statisticsOf([satisfied, matters], sheets)
  expect(figure).toMatchObject({ answered: 20, mean: '4.25' })
  expect(figure?.counts.map(({ count, percent }) => [count, percent])).toEqual([
    [10, '50.0'],
    [6, '30.0'],
    [3, '15.0'],
    [1, '5.0'],
    [0, '0.0'],
  ])
  expect(many?.counts.map(({ count }) => count)).toEqual([20, 20, 0])
  expect(crossTable(satisfied, matters, sheets)[0]).toEqual([10, 10, 0])
})

test('a matrix is counted by row, a ranking by its places, and a mark by itself', () => {
  const matrix: Question = {
    id: 'm',
    type: 'matrix',
    stem: '',
    required: true,
    rows: [{ id: 'r', label: 'row' }],
    options: [
      { id: 'x', label: 'x', weight: '3' },
      { id: 'y', label: 'y', weight: '1' },
    ],
  }
  const rank: Question = {
    id: 'k',
    type: 'rank',
    stem: '',
    required: true,
    options: [
      { id: 'x', label: 'x' },
      { id: 'y', label: 'y' },
    ],
  }
  const mark: Question = { id: 's', type: 'score', stem: '', required: true, top: 10 }
  const [inRows, places, marks] = statisticsOf(
    [matrix, rank, mark],
    [
      { m: { r: 'x' }, k: ['y', 'x'], s: '9' },
      { m: { r: 'y' }, k: ['x', 'y'], s: '6' },
    ],
  )
  expect(inRows?.rows[0]).toMatchObject({ mean: '2.00', counts: [{ count: 1 }, { count: 1 }] })
  expect(places?.counts.map(({ place }) => place)).toEqual(['1.50', '1.50'])
  expect(marks).toMatchObject({ mean: '7.50' })
})

test('a jump leaves out what lies between, and leads only forward', () => {
  expect(pathOf(design, { q1: 'o5' }).map(({ id }) => id)).toEqual(['q1', 'q3'])
  expect(pathOf(design, { q1: 'o1' }).map(({ id }) => id)).toEqual(['q1', 'q2', 'q3'])
  expect(
    designProblems([
      why,
      {
        ...satisfied,
        options: [
          { id: 'o1', label: 'back', jump: 'q2' },
          { id: 'o2', label: '' },
        ],
      },
    ]),
  ).toEqual([
    { at: 1, code: 'questionnaire.label' },
    { at: 1, code: 'questionnaire.jump' },
  ])
})

test('only a questionnaire with good questions is published, and then its questions stand still', async () => {
  const ctx = await world.ctx('hr')
  const publish = async (more: Parameters<typeof made>[0]) => {
    const { id, ver } = await made(more)
    return act(ctx, questionnaire, id, 'publish', { ver })
  }
  await expect(publish({ design: '' })).rejects.toMatchObject({ code: 'questionnaire.empty' })
  await expect(publish({ design: writeDesign([{ ...matters, options: [] }]) })).rejects.toMatchObject({
    code: 'questionnaire.unready',
    params: { n: 1 },
  })
  await expect(publish({ startTime: clock.now() - 2 * day, endTime: clock.now() - day })).rejects.toMatchObject({
    code: 'questionnaire.over',
  })
  await expect(made({ endTime: clock.now() - day })).rejects.toMatchObject({
    errors: { endTime: { code: 'questionnaire.times' } },
  })
  await expect(made({ design: '{"not": "a list"}' })).rejects.toMatchObject({
    errors: { design: { code: 'questionnaire.design' } },
  })
  const { id } = await published()
  const { ver } = await get(ctx, questionnaire, id)
  await expect(save(ctx, questionnaire, { id, ver, design: '[]' })).rejects.toMatchObject({
    errors: { design: { code: 'questionnaire.fixed' } },
  })
  await expect(act(await world.ctx('seasales'), questionnaire, id, 'end', { ver })).rejects.toMatchObject({
    status: 403,
  })
})

test('a computer and a phone are led to their own page, and the question and its key come along', async () => {
  const to = async (agent: string) =>
    (await app.inject({ url: '/routeAnswer?qid=1&token=t', headers: { 'user-agent': agent } })).headers.location
  expect(await to('Mozilla/5.0 (Windows NT 10.0; Win64; x64)')).toBe('/pcAnswer?qid=1&token=t')
  expect(await to('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe('/mobileAnswer?qid=1&token=t')
  expect(isMobileAgent('Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0 Mobile')).toBe(true)
})

test('an anonymous questionnaire is answered by its link, once per device, and keeps no name', async () => {
  const { id, token } = await published()
  expect((await ask(id, 'wrong')).statusCode).toBe(404)
  const open = (await ask(id, token)).json<{ data: { state: string; questions: Question[] } }>().data
  expect(open).toMatchObject({ state: 'open', anonymous: true })
  expect(JSON.stringify(open.questions), 'what an option counts').not.toContain('weight')
  expect((await send(id, token, { q1: 'o1', q3: ['z'] })).json()).toMatchObject({
    code: 'answer.invalid',
    data: { errors: { q2: '此题必答', q3: '答案不符合要求' } },
  })
  const device = await newDevice(id, token)
  const both = await Promise.all([send(id, token, good, device), send(id, token, good, device)])
  expect(both.map((answer) => answer.json<{ code: string }>().code).toSorted()).toEqual(['0', 'questionnaire.done'])
  expect((await ask(id, token, device)).json()).toMatchObject({ data: { state: 'done', questions: [], key: device } })
  expect((await send(id, token, good)).json()).toMatchObject({ code: '0' })
  const other = await published()
  for (const invented of [
    'another-device-0000',
    '',
    `${device}x`,
    `${'a'.repeat(22)}.${device.split('.')[1]}`,
    await newDevice(other.id, other.token),
  ]) {
    expect((await send(id, token, good, invented)).json(), invented).toMatchObject({ code: 'questionnaire.device' })
  }
  const { data } = (
    await app.inject({ url: `/api/questionnaire/statistics/${id}?first=q1&second=q3`, headers: { ...hr } })
  ).json<{ data: { sheets: number; cross: number[][] } }>()
  expect(data).toMatchObject({
    sheets: 2,
    cross: [
      [2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
  })
})

const spent = (what: string, id: string) =>
  world.pool.query<{ key: string; amount: string }>(sql`
  select key, amount::text from questionnaire.spent where key like ${`${what}%${id}%`} order by key`)
const spend = (key: string, amount: number) =>
  world.pool.query(sql`update questionnaire.spent set amount = ${amount} where key like ${key}`)

test('strangers send files only where a question asks for them, signed in by nobody but known by their device', async () => {
  const { id, token } = await published({ onePerUser: '0' })
  const body =
    '--line\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n\r\n--line--\r\n'
  const upload = async (qid: string, of: string, key: string) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/questionnaire/file/${qid}?${new URLSearchParams({ token: of, key })}`,
        headers: { 'content-type': 'multipart/form-data; boundary=line' },
        payload: body,
      })
    ).json<{ code: string }>().code
  expect(await upload(id, token, await newDevice(id, token))).toBe('questionnaire.no-files')
  const asking = await published({
    design: writeDesign([...design, { id: 'q4', type: 'file', stem: 'Paper?', required: false }]),
  })
  expect(await upload(asking.id, asking.token, 'another-device-0000')).toBe('questionnaire.device')
  const device = await newDevice(asking.id, asking.token)
  expect(await upload(asking.id, asking.token, device), 'its content is looked at').toBe('file.content')
  expect(
    (await spent('bytes', asking.id)).map(({ amount }) => Number(amount)),
    'all that was announced counts',
  ).toEqual([body.length, body.length])
  await spend(`bytes ${asking.id}`, 2_048 * 1024 * 1024 - body.length + 1)
  expect(await upload(asking.id, asking.token, device)).toBe('questionnaire.much')
})

test('no more comes from one address in an hour, or to a questionnaire in a day, than it takes; its maker is told once when it pauses', async () => {
  const { id, token } = await published({ onePerUser: '0' })
  const device = await newDevice(id, token)
  expect((await send(id, token, good, device)).json()).toMatchObject({ code: '0' })
  await spend(`answers ${id} %`, 600)
  expect((await send(id, token, good, device)).json()).toMatchObject({ code: 'questionnaire.much' })
  await spend(`devices ${id} %`, 600)
  expect((await ask(id, token)).json(), 'keys are given out slowly').toMatchObject({ code: 'questionnaire.much' })
  expect((await ask(id, token, device)).json()).toMatchObject({ code: '0' })

  const record = await get(await world.ctx('hr', { at: clock.now() }), questionnaire, id)
  const from = (address: string, later = 0) =>
    spendAnswerLimit(
      systemContext(world.pool, world.running, clock.now() + later, 'test'),
      'answers',
      record,
      address,
      1,
    )
  const told = () =>
    world.pool.query<{ person: string }>(sql`select person from engine.outbox where event = 'questionnaire.flooded'`)
  await from('2001:db8::1')
  await from('2001:db8:0:0:9::2')
  // All together, the address of this test, and one network of the other family; no address can be read.
  const kept = (await spent('answers', id)).map(({ key, amount }) => [key.slice(8 + id.length).trim(), amount] as const)
  expect(kept.map(([, amount]) => amount).sort()).toEqual(['2', '3', '600'])
  for (const [sender, amount] of kept) expect(sender).toMatch(amount === '3' ? /^$/ : /^[\w-]{43}$/)
  await spend(`answers ${id}`, 50_000)
  const before = (await told()).length
  for (const address of ['10.0.0.2', '10.0.0.3'])
    await expect(from(address)).rejects.toMatchObject({ code: 'questionnaire.much' })
  expect((await told()).slice(before)).toEqual([{ person: world.person('hr') }])
  await expect(from('10.0.0.2', day + 1)).resolves.toBeUndefined()
  await closeOverdue(systemContext(world.pool, world.running, clock.now() + 3 * day, 'test'))
  expect(await spent('', '')).toEqual([])
})

test('by name one signs in, only the invited answer, and each of them once', async () => {
  const { id, token } = await published({ anonymous: '0', targetPeople: [world.person('seasales')], passScore: '3' })
  expect((await ask(id, token)).json()).toMatchObject({ data: { needsSession: true } })
  expect((await send(id, token, good)).statusCode).toBe(401)
  const mine = (page: Page, payload?: object) =>
    app.inject({
      method: payload ? 'POST' : 'GET',
      url: `/api/questionnaire/mine/${id}?token=${token}`,
      headers: { ...page },
      ...(payload ? { payload } : {}),
    })
  expect((await mine(hr)).json()).toMatchObject({ code: 'questionnaire.uninvited' })
  expect((await mine(seller)).json()).toMatchObject({ data: { state: 'open' } })
  expect((await mine(seller, { token, answers: good })).json()).toMatchObject({
    code: '0',
    data: { score: '5', passScore: '3.00' },
  })
  expect((await mine(seller, { token, answers: good })).json()).toMatchObject({ code: 'questionnaire.done' })
  expect((await app.inject({ url: `/api/questionnaire/statistics/${id}`, headers: { ...seller } })).statusCode).toBe(
    403,
  )
  const book = await app.inject({ url: `/api/questionnaire/export/${id}`, headers: { ...hr } })
  expect([book.statusCode, book.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
})

test('before it opens nobody answers, and at its end it closes by itself; then it can be archived', async () => {
  const early = await published({ startTime: clock.now() + 1000 })
  expect((await ask(early.id, early.token)).json()).toMatchObject({ data: { state: 'early' } })
  expect((await send(early.id, early.token, good)).json()).toMatchObject({ code: 'questionnaire.early' })
  clock.pass(2 * day)
  expect((await send(early.id, early.token, good)).json()).toMatchObject({ code: 'questionnaire.closed' })
  await closeOverdue(systemContext(world.pool, world.running, clock.now(), 'test'))
  const ctx = await world.ctx('hr', { at: clock.now() })
  const closed = await get(ctx, questionnaire, early.id)
  expect(closed.status).toBe('2')
  await act(ctx, questionnaire, early.id, 'archive', { ver: closed.ver })
  const { id } = await published()
  await act(ctx, questionnaire, id, 'end', { ver: (await get(ctx, questionnaire, id)).ver })
})

test('the demonstration has a questionnaire that twenty colleagues answered', async () => {
  await makeQuestionnaires(world)
  const [shown] = await world.pool.query<{ id: string; sheets: number }>({
    text: `select q.id, count(*)::int as sheets from questionnaire.questionnaire q join questionnaire.answer_sheet s on s.questionnaire = q.id where q.title like '2026%' group by 1`,
    values: [],
  })
  expect(shown?.sheets).toBe(20)
})

test('a questionnaire goes to a unit, tells who has not answered, and reminds exactly those', async () => {
  const seller1 = world.person('seasales')
  const [asker, answerer] = [await signedIn(app, 'hr', password), await signedIn(app, 'seasales', password)]
  const { id, ver } = await published({ anonymous: '0', targetUnits: [world.place('BLHY')] })
  const waiting = async () =>
    (await app.inject({ url: `/api/questionnaire/waiting/${id}`, headers: { ...asker } })).json<{
      data: { invited: number; waiting: { id: string }[] }
    }>().data
  const before = await waiting()
  expect(before.waiting.map((one) => one.id)).toContain(seller1)
  expect(before.waiting).toHaveLength(before.invited)
  const { token } = await get(await world.ctx('hr', { at: clock.now() }), questionnaire, id)
  expect(
    (await app.inject({ url: `/api/questionnaire/mine/${id}?token=${token}`, headers: { ...asker } })).json(),
  ).toMatchObject({ code: 'questionnaire.uninvited' })
  expect(
    (
      await app.inject({
        method: 'POST',
        url: `/api/questionnaire/mine/${id}`,
        headers: { ...answerer },
        payload: { token, answers: good },
      })
    ).json(),
  ).toMatchObject({ code: '0' })
  expect((await waiting()).waiting.map((one) => one.id)).not.toContain(seller1)
  await act(await world.ctx('hr', { at: clock.now() }), questionnaire, id, 'remind', { ver: ver + 1 })
  const told = async (event: string) => {
    const people = sql`select person from engine.outbox where event = ${event} and record_id = ${id}::uuid`
    return (await world.pool.query<{ person: string }>(people)).map(({ person }) => person).toSorted()
  }
  const invited = before.waiting.map((one) => one.id).toSorted()
  expect(await told('questionnaire.invited')).toEqual(invited)
  expect(await told('questionnaire.reminded')).toEqual(invited.filter((one) => one !== seller1))
})

test('who has not answered is reminded once before a questionnaire closes, and again when its end has moved', async () => {
  const begun = clock.now()
  const hour = day / 24
  const { id, ver } = await published({
    anonymous: '0',
    targetPeople: [world.person('seasales')],
    startTime: begun,
    endTime: begun + 3 * day,
  })
  const short = await published({
    anonymous: '0',
    targetPeople: [world.person('seasales')],
    startTime: begun,
    endTime: begun + 6 * hour,
  })
  const reminders = async (of: string, hours: number) => {
    await remindLate(systemContext(world.pool, world.running, begun + hours * hour, 'test'))
    const told = sql`select 1 from engine.outbox where event = 'questionnaire.reminded' and record_id = ${of}::uuid`
    return (await world.pool.query(told)).length
  }
  expect([await reminders(short.id, 2), await reminders(short.id, 4), await reminders(short.id, 5)]).toEqual([0, 1, 1])
  expect([await reminders(id, 47), await reminders(id, 49), await reminders(id, 50)]).toEqual([0, 1, 1])
  await save(await world.ctx('hr', { at: begun }), questionnaire, { id, ver: ver + 1, endTime: begun + 5 * day })
  expect([await reminders(id, 60), await reminders(id, 97), await reminders(id, 98)]).toEqual([1, 2, 2])
  expect(questionnaireServer.jobs?.['remind']?.cron).toBe('0 * * * *')
})

test('questions are asked in the language of whoever answers, where they were translated', async () => {
  const { id, token } = await published({
    titleRu: 'Опрос',
    design: writeDesign([
      {
        ...satisfied,
        stemRu: 'Довольны?',
        options: [
          { id: 'o1', label: 'yes', labelRu: 'да' },
          { id: 'o2', label: 'no' },
        ],
      },
    ]),
  })
  const asked = (
    await app.inject({ url: `/api/questionnaire/answer/${id}?token=${token}`, headers: { lang: 'ru' } })
  ).json<{ data: { title: string; questions: Question[] } }>().data
  expect(asked).toMatchObject({
    title: 'Опрос',
    questions: [{ stem: 'Довольны?', options: [{ label: 'да' }, { label: 'no' }] }],
  })
})
