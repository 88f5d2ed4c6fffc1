import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { afterWorkingHours } from '../../approval/timers/working-time.ts'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer, type TestServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { isWorkingDay, workingDays } from '../../platform/process/working-day.ts'
import { freshDatabase } from '../../testing/database.ts'

const { pool } = await freshDatabase()
let server: TestServer
let page: Page

beforeAll(async () => {
  server = await testServer(pool)
  await makePerson(pool, { code: 'reader' })
  page = await signedIn(server.app, 'reader')
})
afterAll(() => server.close())

const ask = (url: string, headers: Record<string, string> = {}) => call(server.app, page, url, { headers })

test('WID-10 the calendar is told days off and made-up working days of 2026, with those of the months beside it, in the reader’s language', async () => {
  const days: readonly { day: string; dayType: string; name: string }[] = (
    await ask('/api/system/holiday?year=2026')
  ).json().data
  expect(days.filter(({ dayType }) => dayType === '3').map(({ day }) => day)).toEqual([
    '2026-01-04',
    '2026-02-14',
    '2026-02-28',
    '2026-05-09',
    '2026-09-20',
    '2026-10-10',
  ])
  expect(days.filter(({ dayType }) => dayType === '2').map(({ day }) => day)).toEqual([
    '2026-01-01',
    '2026-02-16',
    '2026-02-17',
    '2026-02-18',
    '2026-02-19',
    '2026-04-05',
    '2026-05-01',
    '2026-05-02',
    '2026-06-19',
    '2026-09-25',
    '2026-10-01',
    '2026-10-02',
    '2026-10-03',
  ])
  expect(days.find(({ day }) => day === '2026-02-17')).toEqual({ day: '2026-02-17', dayType: '2', name: '春节' })
  const russian: typeof days = (await ask('/api/system/holiday?year=2025', { lang: 'ru' })).json().data
  expect(russian.find(({ day }) => day === '2026-01-01')?.name).toBe('Новый год')
  expect((await ask('/api/system/holiday?year=soon')).statusCode).toBe(400)
})

test('WID-10 a day is worked as the table says, else by its weekday; what an administrator enters counts at once and reaches open pages', async () => {
  const on = { sql: pool }
  const worked = (days: readonly string[]) => Promise.all(days.map((day) => isWorkingDay(on, day)))
  // Saturday made up, holiday on a Monday, plain Saturday, plain Monday, a year nobody entered yet.
  expect(await worked(['2026-02-14', '2026-02-16', '2026-11-21', '2026-11-23', '2027-10-01'])).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  const etag = String((await ask('/api/system/holiday?year=2027')).headers['etag'])
  expect((await ask('/api/system/holiday?year=2027', { 'if-none-match': etag })).statusCode).toBe(304)
  await pool.query(
    sql`insert into base.holiday (id, create_by, create_name, calendar, day, day_type, name) values (gen_random_uuid(), gen_random_uuid(), 'test', 'CN', '2027-10-01', '2', '国庆节')`,
  )
  expect((await ask('/api/system/holiday?year=2027', { 'if-none-match': etag })).json().data).toEqual([
    { day: '2027-10-01', dayType: '2', name: '国庆节' },
  ])
  expect(await worked(['2027-10-01'])).toEqual([false])
})

test('the production calendar of Russia stands beside that of China and counts for no time limit', async () => {
  const days: readonly { day: string; name: string }[] = (
    await ask('/api/system/holiday?year=2026&calendar=RU', { lang: 'ru' })
  ).json().data
  expect(days.map(({ day }) => day)).toEqual(
    expect.arrayContaining([
      '2026-01-07',
      '2026-01-09',
      '2026-02-23',
      '2026-03-09',
      '2026-05-11',
      '2026-06-12',
      '2026-11-04',
      '2026-12-31',
    ]),
  )
  expect(days.find(({ day }) => day === '2026-11-04')?.name).toBe('День народного единства')
  expect(await isWorkingDay({ sql: pool }, '2026-11-04')).toBe(true)
  expect((await ask('/api/system/holiday?year=2026&calendar=XX')).statusCode).toBe(400)
})

test('the time limit of a task runs over the same table: a made-up Saturday counts, a festival does not', async () => {
  const exceptions = await workingDays({ sql: pool, running: compose({ modules: [] }) })
  const at = (text: string) => Date.parse(`${text}:00+08:00`)
  expect(afterWorkingHours(at('2026-02-13T16:00'), 2, exceptions)).toBe(at('2026-02-14T09:30'))
  expect(afterWorkingHours(at('2026-02-14T16:00'), 2, exceptions)).toBe(at('2026-02-24T09:30'))
})
