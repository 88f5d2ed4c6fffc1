import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { act, get, save } from '../../server/module-api.ts'
import { drawn } from '../../server/records/list/drawn-view-rows.ts'
import { branch } from '../../server/records/tree/read-tree-level.ts'
import { constructionProject } from './construction-project.ts'
import { constructionTask } from './construction-task.ts'

let world: GroupWorld
let project = ''
// A Monday, so that counting days of work is easy to follow.
const monday = '2027-03-01'

beforeAll(async () => {
  world = await groupWorld()
})

beforeEach(async () => {
  await world.pool.query(sql`delete from engineering.eng_task_predecessors`)
  await world.pool.query(sql`delete from engineering.eng_task`)
  await world.pool.query(sql`delete from engineering.eng_project`)
  project = await projectOf('一期')
})

async function projectOf(projectName: string): Promise<string> {
  const { id } = await save(await world.ctx('engineer'), constructionProject, {
    projectName,
    contractor: '施工方',
    budget: '1000',
    planStart: monday,
    planEnd: addDays(monday, 60),
  })
  return id
}

interface Given {
  readonly parentId?: string
  readonly weight?: string
  /** Days after the Monday. */
  readonly at?: readonly [from: number, to: number]
  readonly after?: readonly string[]
  readonly engId?: string
}

async function task(taskName: string, { parentId, weight, at: [from, to] = [0, 4], after = [], engId }: Given = {}) {
  const { id } = await save(await world.ctx('engineer'), constructionTask, {
    engId: engId ?? project,
    wbs: taskName,
    taskName,
    parentId: parentId ?? null,
    weight: weight ?? null,
    planStart: addDays(monday, from),
    planEnd: addDays(monday, to),
    predecessors: after.map((taskId) => ({ taskId, link: 'FS', lag: '0' })),
  })
  return id
}

async function does(id: string, verb: string, body: Readonly<Record<string, string>> = {}) {
  const ctx = await world.ctx('engineer')
  const { ver } = await get(ctx, constructionTask, id)
  return act(ctx, constructionTask, id, verb, { ver, ...body })
}

async function waitsFor(id: string, after: readonly string[]) {
  const ctx = await world.ctx('engineer')
  const { ver } = await get(ctx, constructionTask, id)
  return save(ctx, constructionTask, {
    id,
    ver,
    predecessors: after.map((taskId) => ({ taskId, link: 'FS', lag: '0' })),
  })
}

const gantt = async (who = 'engineer') =>
  drawn(await world.ctx(who), constructionTask, { list: 'main', columns: ['planStart', 'planEnd'] }, 'gantt')

test('T-ENG-01 a task comes as far as its parts by their weights, these by theirs', async () => {
  const all = await task('全部')
  const a = await task('A', { parentId: all, weight: '40' })
  const parts = [
    await task('A1', { parentId: a, weight: '50' }),
    await task('A2', { parentId: a, weight: '50' }),
    await task('B', { parentId: all, weight: '35' }),
  ]
  await task('C', { parentId: all, weight: '25' })
  for (const [at, progress] of ['60', '30', '20'].entries()) {
    await does(parts[at] ?? '', 'start')
    await does(parts[at] ?? '', 'report', { progress })
  }
  const { nodes } = await branch(await world.ctx('engineer'), constructionTask, { list: 'tree' }, null)
  expect(nodes[all]?.rolled).toBe('25.0')
})

test('tasks that would wait for each other are refused, and named in their order', async () => {
  const a = await task('挖沟')
  const b = await task('铺管', { after: [a] })
  const c = await task('打压', { after: [b] })
  const errors = { predecessors: { code: 'gantt.loop', params: { names: '挖沟 → 打压 → 铺管 → 挖沟' } } }
  await expect(waitsFor(a, [c])).rejects.toMatchObject({ errors })
  await expect(waitsFor(a, [a])).rejects.toMatchObject({ errors: { predecessors: { code: 'gantt.loop' } } })
  await expect(waitsFor(c, [a, b])).resolves.toMatchObject({ id: c })
})

test('of two links at once that together would make a loop one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await task(`甲${round}`), await task(`乙${round}`)]
    const ends = await Promise.allSettled([waitsFor(one, [other]), waitsFor(other, [one])])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
})

test('a chart tells what waits for what, which of it the days break, and what is critical, in days of work', async () => {
  const a = await task('A', { at: [0, 2] })
  const b = await task('B', { at: [3, 8], after: [a] })
  const c = await task('C', { at: [2, 3], after: [a] })
  const d = await task('D', { at: [9, 10], after: [b, c] })
  await task('E')
  const answer = await gantt()
  expect(answer).toMatchObject({ slack: { [a]: 0, [b]: 0, [c]: 2, [d]: 0 } })
  expect(answer.links?.filter((link) => link.broken)).toMatchObject([{ before: a, after: c, type: 'FS' }])
})

test('what begins on the Monday after a Friday does not break its link, and with a day between it does', async () => {
  const a = await task('A', { at: [0, 4] })
  const b = await task('B', { at: [7, 8], after: [a] })
  const brokenOf = async () => {
    const { links = [] } = await gantt()
    return links.map(({ broken }) => broken)
  }
  expect(await brokenOf()).toEqual([false])
  const ctx = await world.ctx('engineer')
  const { ver } = await get(ctx, constructionTask, b)
  await save(ctx, constructionTask, { id: b, ver, predecessors: [{ taskId: a, link: 'FS', lag: '1' }] })
  expect(await brokenOf()).toEqual([true])
})

test('a bar is moved by its verb and version, and a plan that was moved keeps its baseline', async () => {
  const id = await task('A')
  await does(id, 'keepPlan')
  const moved = { planStart: addDays(monday, 7), planEnd: addDays(monday, 9) }
  await does(id, 'replan', moved)
  const ctx = await world.ctx('engineer')
  expect(await get(ctx, constructionTask, id)).toMatchObject({
    ...moved,
    baseStart: monday,
    baseEnd: addDays(monday, 4),
  })
  await expect(act(ctx, constructionTask, id, 'replan', { ver: 1, ...moved })).rejects.toMatchObject({
    code: 'record.changed',
  })
  const turned = { planStart: moved.planEnd, planEnd: moved.planStart }
  await expect(does(id, 'replan', turned)).rejects.toMatchObject({ code: 'record.invalid' })
})

test('a finished task keeps its days, and its progress is a hundred', async () => {
  const id = await task('A')
  await does(id, 'start')
  await does(id, 'finish')
  expect(await get(await world.ctx('engineer'), constructionTask, id)).toMatchObject({
    progress: '100',
    actualStart: dayOfMs(worldNow),
    actualEnd: dayOfMs(worldNow),
  })
  await expect(does(id, 'replan', { planStart: monday, planEnd: monday })).rejects.toMatchObject({
    code: 'record.wrong-state',
  })
})

test('tasks stand below and after tasks of their own project, and parts weigh a hundred at most', async () => {
  const strange = await task('别处', { engId: await projectOf('二期') })
  await expect(task('A', { parentId: strange })).rejects.toMatchObject({
    errors: { parentId: { code: 'eng-task.other-project' } },
  })
  await expect(task('A', { after: [strange] })).rejects.toMatchObject({
    errors: { predecessors: { code: 'eng-task.other-project' } },
  })
  const top = await task('上')
  await task('A', { parentId: top, weight: '70' })
  await expect(task('B', { parentId: top, weight: '31' })).rejects.toMatchObject({
    errors: { weight: { code: 'eng-task.overweight', params: { total: '101' } } },
  })
})

test('the progress of a task with parts is not told of itself', async () => {
  const top = await task('上')
  await does(top, 'start')
  await task('A', { parentId: top })
  await expect(does(top, 'report', { progress: '50' })).rejects.toMatchObject({ code: 'eng-task.has-parts' })
})

test('another unit draws no bars of it', async () => {
  await task('A')
  expect((await gantt()).totalElements).toBe(1)
  expect((await gantt('qiangm')).totalElements).toBe(1)
  await expect(gantt('sealead')).resolves.toMatchObject({ totalElements: 0, links: [], slack: {} })
})
