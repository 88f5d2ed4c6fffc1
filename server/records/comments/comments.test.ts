import { setTimeout as wait } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { loadActor } from '../../identity/access/actor.ts'
import { giveScope, makePerson } from '../../identity/session/testing/people.ts'
import { tellFollowers } from '../../messaging/follow/tell-followers.ts'
import { pageOfNotices } from '../../messaging/notice/notices.ts'
import { deliver } from '../../messaging/outbox/deliver-outbox-rows.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { prepareJobs } from '../../platform/jobs/prepare-jobs.ts'
import { setFollowing } from '../follow/following.ts'
import { readRecord } from '../read/read-stored-records.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { makeWorld, type World } from '../testing/records-world.ts'
import { voyage } from '../testing/voyage-test-documents.ts'
import { remove } from '../write/delete-records.ts'
import { save } from '../write/save-record.ts'
import { commentsOf } from './comments.ts'
import { mentionable } from './find-mentionable-people.ts'
import { addComment, editComment, removeComment } from './write-comment.ts'

let world: World
const people: Record<string, string> = {}

beforeAll(async () => {
  world = await makeWorld()
  await prepareJobs(world.pool)
  const { pool, units, departments } = world
  const can = ['hc-ck', 'hc-xz', 'hc-bj', 'hc-sc']
  for (const [code, name, permissions] of [
    ['anna', '安娜', can],
    ['boris', '鲍里斯', can],
    ['alien', '外人', []],
    ['later', '离岗', can],
  ] as const) {
    people[code] = await makePerson(pool, {
      code,
      name,
      unitId: units.a,
      deptId: departments.a1,
      permissions: [...permissions],
    })
  }
  const roles = await pool.query<{ id: string }>(
    sql`select id from base.role where role_code in ('role-anna', 'role-boris', 'role-later')`,
  )
  for (const { id } of roles) await giveScope(pool, id, 'hygl', '3')
})

test('a remark names only those who may read the record, tells them, and its text is for readers in their own language', async () => {
  const [anna, boris] = [await as('anna'), await as('boris')]
  const record = await made(anna)
  await expect(addComment(anna, voyage, record, '  ')).rejects.toMatchObject({
    code: 'comment.empty',
    errors: { text: {} },
  })
  await expect(addComment(anna, voyage, record, 'x'.repeat(2001))).rejects.toMatchObject({ code: 'comment.long' })
  await expect(addComment(anna, voyage, record, `@{${people['alien']}} 请看`)).rejects.toMatchObject({
    code: 'comment.stranger',
    params: { names: '外人' },
  })
  const { id } = await addComment(anna, voyage, record, `@{${people['boris']}} 请核对吨数`)
  expect(await commentsOf(boris, 'sea.voyage', String(record.id))).toMatchObject([
    {
      id,
      person: people['anna'],
      personName: '安娜',
      text: `@{${people['boris']}} 请核对吨数`,
      names: { [people['boris'] ?? '']: '鲍里斯' },
      open: false,
      removed: false,
    },
  ])
  expect(await notices('boris')).toMatchObject([
    {
      title: '有人提到了您：航次 HC-BLHY-202611-0001',
      content: '安娜 在“首航”的评论中提到了您：@鲍里斯 请核对吨数',
      url: `/doc/sea/voyage/${String(record.id)}`,
    },
  ])
})

test('one changes and takes back one’s own remark within a day, and the audit keeps every word', async () => {
  const [anna, boris] = [await as('anna'), await as('boris')]
  const record = await made(anna)
  const { id } = await addComment(anna, voyage, record, '第一版')
  await expect(editComment(boris, voyage, record, id, '改')).rejects.toMatchObject({
    code: 'comment.foreign',
    status: 403,
  })
  await editComment(anna, voyage, record, id, '第二版')
  expect(await commentsOf(anna, 'sea.voyage', String(record.id))).toMatchObject([
    { text: '第二版', edited: true, open: true },
  ])
  const tomorrow = makeContext({ ...anna, now: anna.now + 24 * 3_600_000 })
  await expect(editComment(tomorrow, voyage, record, id, '第三版')).rejects.toMatchObject({
    code: 'comment.late',
    status: 409,
  })
  await removeComment(anna, voyage, record, id)
  expect(await commentsOf(boris, 'sea.voyage', String(record.id))).toMatchObject([
    { text: '', removed: true, names: {} },
  ])
  await expect(removeComment(anna, voyage, record, id)).rejects.toMatchObject({ status: 404 })
  const lines = await world.pool.query<{ verb: string; detail: string }>(
    sql`select verb, detail from engine.audit where record_id = ${String(record.id)}::uuid and verb like 'comment%' order by id`,
  )
  expect(lines.map(({ verb, detail }) => [verb, JSON.parse(detail)])).toEqual([
    ['comment', { text: '第一版' }],
    ['commentEdit', { before: '第一版', text: '第二版' }],
    ['commentRemove', { before: '第二版' }],
  ])
})

test('people are offered by name or pinyin, only when they may read the record; without a word those around it', async () => {
  const anna = await as('anna')
  const record = await made(anna)
  expect(await mentionable(anna, voyage, record, '')).toEqual([])
  expect(await mentionable(anna, voyage, record, 'baolisi')).toMatchObject([
    { id: people['boris'], name: '鲍里斯', place: 'A1' },
  ])
  expect(await mentionable(anna, voyage, record, '外人')).toEqual([])
  await setFollowing(await as('boris'), voyage, String(record.id), true)
  expect(await mentionable(anna, voyage, record, '')).toMatchObject([{ id: people['boris'] }])
})

test('followers hear of changes and remarks of others once, as long as they may read the record', async () => {
  const [anna, boris, later] = [await as('anna'), await as('boris'), await as('later')]
  const record = await made(anna)
  const id = String(record.id)
  for (const one of [anna, boris, later]) await setFollowing(one, voyage, id, true)
  await save(boris, voyage, { id, ver: 1, tons: '8' })
  await world.pool.query(
    sql`update base.role_permission set del_flag = 1 where role_id = (select id from base.role where role_code = 'role-later')`,
  )
  await relayed()
  expect((await notices('anna')).slice(0, 1)).toMatchObject([
    { title: expect.stringMatching(/^修改：航次/), content: '您关注的“首航”有变动，操作人：鲍里斯' },
  ])
  expect(await notices('later')).toEqual([])
  const before = (await notices('boris')).length
  await addComment(anna, voyage, record, `@{${people['boris']}} 好`)
  await relayed()
  const told = await notices('boris')
  expect(told.length).toBe(before + 1)
  expect(told[0]?.title).toMatch(/^有人提到了您/)
  await setFollowing(boris, voyage, id, false)
  await save(anna, voyage, { id, ver: 2, tons: '9' })
  await remove(anna, voyage, [id])
  await relayed()
  expect((await notices('boris')).length).toBe(before + 1)
})

async function made(ctx: Ctx): Promise<StoredRecord> {
  await world.pool.query(sql`update sea.voyage set del_flag = 1`)
  await world.pool.query(sql`delete from engine.numbering`)
  const { id } = await save(ctx, voyage, { voyageName: '首航', tons: '7' })
  const record = await readRecord(ctx, voyage, id)
  if (record === null) throw new Error('it was just made')
  return record
}

async function as(code: string): Promise<Ctx> {
  return makeContext({ ...(await world.as({})), actor: await loadActor(world.pool, people[code] ?? '') })
}

/** Carries the outbox on and does the jobs that came of it, until nothing is left. */
async function relayed(): Promise<void> {
  for (let rows = 1; rows > 0;) {
    rows = (await deliver(world.pool, new Set(world.running.notices.keys()))).rows
    const jobs = await world.pool.query<{ id: string; payload: { given: never } }>(
      sql`delete from graphile_worker._private_jobs returning id, payload`,
    )
    for (const { payload } of jobs)
      await tellFollowers(systemContext(world.pool, world.running, Date.now(), 'test'), payload.given)
    rows += jobs.length
    await wait(0)
  }
}

async function notices(code: string) {
  await relayed()
  return (await pageOfNotices(await as(code), 1, 50, false)).content
}
