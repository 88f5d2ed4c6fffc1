import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { get, remove, save } from '../../server/module-api.ts'
import { branch } from '../../server/records/tree/read-tree-level.ts'
import { keyTask } from './key-task.ts'

let world: GroupWorld
const today = dayOfMs(worldNow)

beforeAll(async () => {
  world = await groupWorld()
})

beforeEach(async () => {
  await world.pool.query(sql`delete from affairs.key_task`)
})

async function task(title: string, parentId: string | null = null, weight: string | null = null): Promise<string> {
  const { id } = await save(await world.ctx('qiangm'), keyTask, {
    title,
    parentId,
    weight,
    leadUnit: world.place('BLHY'),
    leadDept: world.place('BLHY/XS'),
    ownerId: world.person('seasales'),
    supervisorId: world.person('qiangm'),
    planStart: today,
    planEnd: addDays(today, 30),
    target: '目标',
  })
  return id
}

async function move(id: string, parentId: string | null) {
  const ctx = await world.ctx('qiangm')
  const { ver } = await get(ctx, keyTask, id)
  return save(ctx, keyTask, { id, ver, parentId })
}

const cycle = { errors: { parentId: { code: 'tree.cycle' } } }

test('a record stands neither below itself nor below what stands below it', async () => {
  const top = await task('上')
  const middle = await task('中', top)
  const low = await task('下', middle)
  await expect(move(top, top)).rejects.toMatchObject(cycle)
  await expect(move(top, low)).rejects.toMatchObject(cycle)
  await expect(move(low, top)).resolves.toMatchObject({ ver: 2 })
})

test('of two moves at once that together would make a circle one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await task('甲'), await task('乙')]
    const ends = await Promise.allSettled([move(one, other), move(other, one)])
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: cycle })
  }
})

test('a tree has twenty levels at most, whether one is added at its end or a part of it is moved', async () => {
  let id = await task('第一层')
  const first = id
  for (let level = 2; level <= 20; level += 1) id = await task(`第${level}层`, id)
  await expect(task('太深', id)).rejects.toMatchObject({ errors: { parentId: { code: 'tree.deep' } } })
  await expect(move(first, await task('另一棵'))).rejects.toMatchObject({ errors: { parentId: { code: 'tree.deep' } } })
})

test('what others stand below is not deleted, and the refusal names them; together with them it is', async () => {
  const top = await task('上级')
  const below = await task('下级任务', top)
  const ctx = await world.ctx('qiangm')
  await expect(remove(ctx, keyTask, [top])).rejects.toMatchObject({
    code: 'tree.children',
    params: { names: '下级任务', more: 0 },
  })
  await expect(remove(ctx, keyTask, [top, below])).resolves.toHaveLength(2)
})

interface Branch {
  readonly content: readonly Readonly<Record<string, unknown>>[]
  readonly nodes: Readonly<Record<string, { children: number; hit: boolean; apart: boolean; rolled: string | null }>>
  readonly names: Readonly<Record<string, string>>
}

/** One level of the tree as somebody's page asks for it. */
async function level(code: string, parent: string | null, parameters: Readonly<Record<string, string>> = {}) {
  return (await branch(await world.ctx(code), keyTask, { list: 'main', parameters, size: 50 }, parent)) as Branch
}

const titlesOf = ({ content }: Branch) => content.map(({ title }) => title).toSorted()

/** What has come of a task, as its owner told it. */
async function progressed(id: string, progress: string): Promise<void> {
  await world.pool.query(sql`update affairs.key_task set progress = ${progress} where id = ${id}::uuid`)
}

test('T-ENG-01: what stands below a record is rolled up by weight from the ends of the tree, and rounded once', async () => {
  const project = await task('工程')
  const a = await task('A', project, '40')
  const [a1, a2] = [await task('A1', a, '50'), await task('A2', a, '50')]
  const b = await task('B', project, '35')
  await task('C', project, '25')
  await progressed(a1, '60')
  await progressed(a2, '30')
  await progressed(b, '20')
  // What was told of a record itself gives way to what stands below it.
  await progressed(a, '99')
  expect((await level('qiangm', null)).nodes[project]).toMatchObject({ children: 3, rolled: '25.0' })
  const below = await level('qiangm', project)
  expect([below.nodes[a]?.rolled, below.nodes[b]?.rolled]).toEqual(['45.0', null])
})

test('siblings without weights count alike', async () => {
  const top = await task('上')
  const ends = [await task('一', top), await task('二', top), await task('三', top)]
  await progressed(ends[0] ?? '', '100')
  expect((await level('qiangm', null)).nodes[top]?.rolled).toBe('33.3')
})

test('a search shows the way to its hits and nothing beside it', async () => {
  const top = await task('总目标')
  const middle = await task('中间', top)
  const hit = await task('铁路线', middle)
  await task('港口', middle)
  await task('别处')
  const first = await level('qiangm', null, { param: '铁路' })
  expect(titlesOf(first)).toEqual(['总目标'])
  expect(first.nodes[top]).toMatchObject({ hit: false, children: 1 })
  const last = await level('qiangm', middle, { param: '铁路' })
  expect([titlesOf(last), last.nodes[hit]?.hit]).toEqual([['铁路线'], true])
})

test('a record whose parent its reader does not see stands at the top, and nothing tells of the parent', async () => {
  const secret = await task('秘密目标')
  const id = await task('公开部分', secret)
  await world.pool.query(sql`delete from engine.reader where record_id = ${secret}::uuid`)
  const seen = await level('seasales', null)
  expect(titlesOf(seen)).toEqual(['公开部分'])
  expect(seen.nodes[id]?.apart).toBe(true)
  expect(JSON.stringify(seen)).not.toContain('秘密目标')
  expect(JSON.stringify(seen)).not.toContain(secret)
})
