import { streamXlsxRows } from 'hucre/xlsx'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { setCredential } from '../../server/identity/session/credential.ts'
import { hashPassword } from '../../server/identity/session/password-hash.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { signedIn, testServer } from '../../server/identity/session/testing/test-server.ts'
import { act, get, save } from '../../server/module-api.ts'
import { describedRoutes } from '../../server/records/documents/record-routes.ts'
import { storeWords } from '../../server/records/words.ts'
import type { Question } from './design/question.ts'
import { writeDesign } from './design/read-design.ts'
import { questionnaire } from './questionnaire.ts'
import { questionnaireServer } from './server.ts'
import { questionnaireRefusals } from './words/refusals.ts'

const password = 'Steppe-wind-77'
const address = '203.0.113.77'
const agent = 'Mozilla/5.0 (X11; Linux x86_64) TellTale/1.0'
const question: Question = { id: 'q1', type: 'text', stem: 'Why?', required: true }

testClock(worldNow)
const world = await groupWorld()
const server = await testServer(world.pool, {
  running: world.running,
  words: [questionnaireRefusals, storeWords],
  routes: [describedRoutes, (scope) => questionnaireServer.routes?.(scope)],
})
afterAll(() => server.close())

/** Of every table of the database, how many rows tell one of the marks. */
async function tellingRows(marks: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const tables = await world.pool.query<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`)
  const counts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await world.pool.driver.query<{ n: string }>(
        `select count(*) as n from ${name} t where exists (select from unnest($1::text[]) as m(mark) where strpos(t::text, m.mark) > 0)`,
        [marks],
      )
      return [name, Number(rows[0]?.n)] as const
    }),
  )
  return new Map(counts.filter(([, n]) => n > 0))
}

test('nothing that is kept of an anonymous answer tells who gave it: no table, log, audit line, notice, history or export', async () => {
  const ctx = await world.ctx('hr', { at: worldNow })
  const hash = await hashPassword(password)
  for (const code of ['hr', 'seasales']) await setCredential(world.pool, world.person(code), hash, worldNow)
  const [hr, seller] = [await signedIn(server.app, 'hr', password), await signedIn(server.app, 'seasales', password)]
  const { id, ver } = await save(ctx, questionnaire, {
    title: 'Survey',
    startTime: worldNow - 1,
    endTime: worldNow + 86_400_000,
    anonymous: '1',
    onePerUser: '1',
    design: writeDesign([question, { id: 'q2', type: 'file', stem: 'Paper?', required: false }]),
  })
  const { token } = await get(ctx, questionnaire, id)
  await act(ctx, questionnaire, id, 'publish', { ver })

  const [person] = await world.pool.query<{ name: string; session: string }>(sql`
    select p.user_name as name, s.id::text as session from base.person p join engine.session s on s.person_id = p.id where p.id = ${world.person('seasales')}::uuid`)
  const marks = [world.person('seasales'), 'seasales', person?.name ?? '', person?.session ?? '', address, 'TellTale']
  expect(marks).not.toContain('')
  const before = await tellingRows(marks)
  expect(before.get('engine.session'), 'the marks are found where they stand').toBeGreaterThan(0)

  // He answers in the browser that he is signed in with.
  const from = { remoteAddress: address, headers: { ...seller, 'user-agent': agent } }
  const { data } = (await server.app.inject({ ...from, url: `/api/questionnaire/answer/${id}?token=${token}` })).json<{
    data: { key: string }
  }>()
  const answered = await server.app.inject({
    ...from,
    method: 'POST',
    url: `/api/questionnaire/answer/${id}`,
    payload: { token, key: data.key, answers: { q1: 'the canteen' } },
  })
  expect(answered.json()).toMatchObject({ code: '0' })
  expect((await tellingRows(['the canteen'])).get('questionnaire.answer_sheet')).toBe(1)
  // The call is logged, a moment after it was answered, without who made it.
  await expect
    .poll(async () => (await tellingRows([`/api/questionnaire/answer/${id}`])).get('engine.call_log') ?? 0)
    .toBe(1)
  expect(await tellingRows(marks)).toEqual(before)

  const shown = async (path: string) => {
    const answer = await server.app.inject({ url: `/api/questionnaire/${path}/${id}`, headers: { ...hr } })
    expect(answer.statusCode, path).toBe(200)
    return answer
  }
  const cells: unknown[] = []
  for await (const row of streamXlsxRows((await shown('export')).rawPayload)) cells.push(...row.values)
  for (const text of [(await shown('statistics')).body, JSON.stringify(cells)]) {
    expect(text).toContain('the canteen')
    expect(marks.filter((mark) => text.includes(mark))).toEqual([])
  }
})
