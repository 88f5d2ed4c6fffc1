import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { call, type Page, signedIn, testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { openRelay } from '../../messaging/outbox/relay.ts'
import { openPool } from '../../platform/database/pool.ts'
import { openJobs } from '../../platform/jobs/open-jobs.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { openTimetable } from '../../platform/jobs/timetable.ts'
import { freshDatabase } from '../../testing/database.ts'
import { watchWords } from '../log/words.ts'
import { timerRoutes } from './scheduled-job-routes.ts'

const { address, pool } = await freshDatabase()
const running = compose({ modules: [] })
const ran: string[] = []
const jobs = {
  'test.sweep': {
    cron: '20 3 * * *',
    label: { zh: '清理', ru: 'Очистка', en: 'Sweep' },
    run: async () => void ran.push('sweep'),
  },
  'test.broken': {
    cron: '0 5 * * *',
    label: { zh: '坏任务', ru: 'Сбой', en: 'Broken' },
    run: () => Promise.reject(new Error('no paper left')),
  },
  'test.asked': { run: async () => undefined },
}
const { app, close } = await testServer(pool, { running, routes: [timerRoutes(jobs)], words: [watchWords] })
const queue = openPool(address, { max: 5 })
let keeper: Page
const closers: (() => Promise<unknown>)[] = [() => queue.end(), close]

beforeAll(async () => {
  await makePerson(pool, { code: 'keeper', permissions: ['dsrw-ck', 'dsrw-bj', 'dsrw-zx'] })
  await makePerson(pool, { code: 'anna', permissions: ['dsrw-ck'] })
  keeper = await signedIn(app, 'keeper')
  await prepareJobs(pool)
  const relay = openRelay({ pool, worded: new Set(), onError: () => undefined, pause: 50 })
  const host = await openJobs({ pool, queue, running, jobs, onError: () => undefined })
  closers.unshift(
    () => host.close(),
    () => relay.close(),
  )
})
afterAll(async () => {
  for (const one of closers) await one()
})

const ask = async (who: Page, url: string, payload: object, lang = 'zh') =>
  (await call(app, who, `/api/system/timer${url}`, { method: 'POST', payload, headers: { lang } })).json<{
    code: string
    msg: string
    data: { text: string; next: number[]; errors?: Record<string, string> }
  }>()
const timers = async (lang = 'zh') =>
  (await call(app, keeper, '/api/system/timer', { headers: { lang } })).json<{
    data: {
      name: string
      label: string
      text: string
      cron: string
      paused: boolean
      next: number[]
      last: object | null
    }[]
  }>().data

test('jobs that run by the clock are listed with their time in words and their next runs; those that are only asked for are not', async () => {
  expect((await timers()).map(({ name, label, text }) => [name, label, text])).toEqual([
    ['test.sweep', '清理', '每天 03:20'],
    ['test.broken', '坏任务', '每天 05:00'],
  ])
  expect((await timers('ru'))[0]).toMatchObject({ label: 'Очистка', text: 'Ежедневно в 03:20' })
  expect((await timers())[0]?.next).toHaveLength(5)
  expect(new Date((await timers())[0]?.next[0] ?? 0).toISOString()).toContain('T19:20:00')
})

test('a pattern that is none or never comes is refused in words at its field', async () => {
  for (const cron of ['every day', '61 * * * *', '* * * * * *', '0 25 * * *'])
    expect(await ask(keeper, '/preview', { cron }), cron).toMatchObject({
      code: 'cron.wrong',
      data: { errors: { cron: expect.stringContaining('五段式') } },
    })
  for (const cron of ['0 0 30 2 *', '0 0 31 4,6,9,11 *'])
    expect(await ask(keeper, '/plan', { name: 'test.sweep', cron }, 'ru'), cron).toMatchObject({
      code: 'cron.never',
      msg: expect.stringContaining('никогда не наступит'),
    })
  expect(
    (await ask(keeper, '/preview', { cron: '0 0 29 2 *' })).data.next.map((at) => new Date(at).getUTCFullYear())[0],
  ).toBe(2028)
})

test('a changed time and a pause hold for the queue itself, and the audit tells who did it', async () => {
  const at = (hour: number, min: number) => ({ min, hour, date: 22, month: 11, dow: 0 })
  const timetable = await openTimetable(pool, () => undefined, 50)
  const due = timetable.matcher('test.sweep', '20 3 * * *')
  expect([due(at(19, 20)), due(at(22, 30))]).toEqual([true, false])
  expect(await ask(keeper, '/plan', { name: 'test.sweep', cron: '30 6 * * *', paused: '0' })).toMatchObject({
    code: '0',
  })
  await expect.poll(() => [due(at(19, 20)), due(at(22, 30))], { timeout: 15_000 }).toEqual([false, true])
  await ask(keeper, '/plan', { name: 'test.sweep', cron: '30 6 * * *', paused: '1' })
  await expect.poll(() => due(at(22, 30)), { timeout: 15_000 }).toBe(false)
  await timetable.close()
  expect((await timers())[0]).toMatchObject({ cron: '30 6 * * *', paused: true, next: [] })
  await pool.query(sql`update base.person set name_ru = 'Хранитель' where user_code = 'keeper'`)
  expect((await timers('ru'))[0]).toMatchObject({ changed: { personName: 'Хранитель' } })
  expect(
    (await pool.query<{ job: string }>(sql`select document as job from engine.audit where verb = 'job.plan'`)).map(
      ({ job }) => job,
    ),
  ).toEqual(['test.sweep', 'test.sweep'])
})

test('a job runs once on demand, and its runs are kept with what went wrong', async () => {
  expect(await ask(keeper, '/run', { name: 'test.sweep' })).toMatchObject({ code: '0' })
  await ask(keeper, '/run', { name: 'test.broken' })
  const runs = async (parameters: object) =>
    (await call(app, keeper, '/api/system/timerLog/page', { method: 'POST', payload: { parameters } })).json<{
      data: { content: object[] }
    }>().data.content
  await expect
    .poll(() => runs({ result: ['1'] }), { timeout: 15_000 })
    .toMatchObject([{ job: '清理', result: '1', error: null }])
  await expect
    .poll(() => runs({ job: '坏' }), { timeout: 15_000 })
    .toMatchObject([{ job: '坏任务', result: '0', error: 'Error: no paper left' }])
  expect(ran).toEqual(['sweep'])
})

test('whoever may only look changes and starts nothing, and a job that is asked for with its work cannot be started bare', async () => {
  const anna = await signedIn(app, 'anna')
  expect(await ask(anna, '/run', { name: 'test.sweep' })).toMatchObject({ code: 'permission.missing' })
  expect(await ask(anna, '/plan', { name: 'test.sweep', cron: '* * * * *' })).toMatchObject({
    code: 'permission.missing',
  })
  expect(await ask(keeper, '/run', { name: 'test.asked' })).toMatchObject({ code: 'record.missing' })
})
