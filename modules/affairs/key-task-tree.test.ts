import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { addDays, dayOfMs } from '../../core/values/day.ts'
import { get, remove, save } from '../../server/define.ts'
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
