import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { dayMs } from '../../core/values/duration.ts'
import { act, asSystem, find, get, save } from '../../server/module-api.ts'
import { keyTaskReport } from './key-task-report.ts'
import { judgeTasks } from './key-task.server.ts'
import { keyTask } from './key-task.ts'

let world: GroupWorld
const today = dayOfMs(worldNow)

beforeAll(async () => {
  world = await groupWorld()
})

beforeEach(async () => {
  await world.pool.query(sql`delete from affairs.key_task`)
})

/** A task of the sales office that the general manager follows up. */
async function task(more: Readonly<Record<string, string | null>> = {}): Promise<string> {
  const { id } = await save(await world.ctx('qiangm'), keyTask, {
    title: '签订长协',
    leadUnit: world.place('BLHY'),
    leadDept: world.place('BLHY/XS'),
    ownerId: world.person('seasales'),
    supervisorId: world.person('qiangm'),
    planStart: today,
    planEnd: addDays(today, 30),
    target: '签订三份长协',
    ...more,
  })
  return id
}

const read = async (id: string) => get(await world.ctx('qiangm'), keyTask, id)

async function does(
  code: string,
  id: string,
  verb: string,
  body: Readonly<Record<string, string>> = {},
  at = worldNow,
) {
  const { ver } = await read(id)
  return act(await world.ctx(code, { at }), keyTask, id, verb, { ver, ...body })
}

const report = (progress: string) => ({ period: 'week', progress, work: '按计划推进' })

test('a task is started, reported on, handed in and accepted by those it names', async () => {
  const id = await task()
  expect((await read(id)).taskNo).toMatch(/^ZD-2026-\d{4}$/)
  await does('seasales', id, 'start')
  await does('seasales', id, 'report', report('100'))
  await does('seasales', id, 'handIn')
  await does('qiangm', id, 'sendBack', { reason: '缺少合同扫描件' })
  expect((await read(id)).status).toBe('1')
  await does('seasales', id, 'handIn')
  await does('qiangm', id, 'accept')
  expect(await read(id)).toMatchObject({ status: '3', actualEnd: today, light: 'green' })
})

test('whoever is neither owner nor supervisor does nothing with a task, and an owner does not accept his own', async () => {
  const id = await task()
  await expect(does('chairman', id, 'start')).rejects.toMatchObject({ code: 'record.not-possible' })
  await does('seasales', id, 'start')
  await does('seasales', id, 'report', report('100'))
  await does('seasales', id, 'handIn')
  await expect(does('seasales', id, 'accept')).rejects.toMatchObject({ code: 'record.not-possible' })
})

test('a task is read by its owner and its supervisor, and by nobody else of their rank', async () => {
  const id = await task()
  expect(await get(await world.ctx('seasales'), keyTask, id)).toMatchObject({ title: '签订长协' })
  await expect(get(await world.ctx('landsales'), keyTask, id)).rejects.toMatchObject({ code: 'record.missing' })
})

test('a report is kept as it was told, moves the progress and never takes it back; one that comes late is counted', async () => {
  const id = await task()
  await does('seasales', id, 'start')
  await does('seasales', id, 'report', report('40'), worldNow + 7 * dayMs)
  await expect(does('seasales', id, 'report', report('39'), worldNow + 8 * dayMs)).rejects.toMatchObject({
    errors: { progress: { code: 'key-task.backwards' } },
  })
  await does('seasales', id, 'report', report('50'), worldNow + 15 * dayMs)
  expect(await read(id)).toMatchObject({ progress: '50', lateReports: '1', lastReport: addDays(today, 15) })
  const told = await find(await world.ctx('qiangm'), keyTaskReport, { taskId: id }, { sort: ['progress'] })
  expect(told.map(({ progress, late }) => [progress, late])).toEqual([
    ['40', '0'],
    ['50', '1'],
  ])
})

test('what is not whole is not handed in', async () => {
  const id = await task()
  await does('seasales', id, 'start')
  await does('seasales', id, 'report', report('99'))
  await expect(does('seasales', id, 'handIn')).rejects.toMatchObject({ code: 'key-task.unfinished' })
})

test('a later day is asked for by the owner and granted by the supervisor, which is counted', async () => {
  const id = await task()
  const day = addDays(today, 45)
  await expect(
    does('seasales', id, 'askDelay', { newEnd: addDays(today, 30), reason: '港口停工' }),
  ).rejects.toMatchObject({ errors: { newEnd: { code: 'key-task.not-later' } } })
  await does('seasales', id, 'askDelay', { newEnd: day, reason: '港口停工' })
  await does('qiangm', id, 'keepEnd')
  expect(await read(id)).toMatchObject({ planEnd: addDays(today, 30), askedEnd: null, delayTimes: '0' })
  await does('seasales', id, 'askDelay', { newEnd: day, reason: '港口停工' })
  await does('qiangm', id, 'delay', { newEnd: day })
  expect(await read(id)).toMatchObject({ status: '4', planEnd: day, askedEnd: null, delayTimes: '1' })
})

test('a task that is cancelled has no light any more', async () => {
  const id = await task()
  await does('qiangm', id, 'cancel', { reason: '目标调整' })
  expect(await read(id)).toMatchObject({ status: '5', light: null })
})

test('parts of a task never weigh more than a hundred together, and begin only once they weigh it', async () => {
  const parentId = await task({ title: '全年目标' })
  const part = await task({ parentId, weight: '60' })
  await expect(task({ parentId, weight: '41' })).rejects.toMatchObject({
    errors: { weight: { code: 'key-task.overweight' } },
  })
  await expect(does('seasales', part, 'start')).rejects.toMatchObject({ code: 'key-task.weights' })
  await task({ parentId, weight: '40' })
  await expect(does('seasales', part, 'start')).resolves.toMatchObject({ ver: 2 })
})

test('the day alone turns a light red, and owner and supervisor are told once', async () => {
  const id = await task({ planEnd: addDays(today, 30) })
  expect((await read(id)).light).toBe('green')
  const after = async (days: number) =>
    judgeTasks(asSystem(await world.ctx('qiangm', { at: worldNow + days * dayMs }), 'test'))
  await after(31)
  await after(32)
  expect(await read(id)).toMatchObject({ light: 'red', overdue: '1', expected: '100' })
  const told = await world.pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'key-task.overdue' and record_id = ${id}::uuid`,
  )
  expect(told.map(({ person }) => person).toSorted()).toEqual(
    [world.person('seasales'), world.person('qiangm')].toSorted(),
  )
})
