import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { contract } from '../../modules/contracts/contract.ts'
import { freight, freightDeal } from '../../modules/contracts/testing/freight-deal.ts'
import { testClock } from '../identity/session/testing/test-clock.ts'
import { call, testServer, type TestServer } from '../identity/session/testing/test-server.ts'
import { save } from '../module-api.ts'
import { createOfficeFile } from './create-office-file.ts'
import { fileCommentRoutes } from './file-comments.ts'
import { officeFileRoutes, sharedFileRoutes } from './file-routes.ts'
import { letter } from './testing/packages.ts'

testClock(worldNow)
let world: GroupWorld
let server: TestServer
let people: GroupPages

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, {
    running: world.running,
    routes: [officeFileRoutes(world.files), sharedFileRoutes, fileCommentRoutes],
  })
  people = await groupPages(world, server.app, ['seasales', 'seabuy', 'landsales'])
})
afterAll(() => server.close())

const own = async () =>
  createOfficeFile(await world.ctx('seasales'), { name: '报告.docx', bytes: letter(['运输合同']) })
const asked = async (code: string, url: string, body?: object) =>
  (await people.ask(code, url, body)).json<{ code: string }>()
const read = async (code: string, at: string) =>
  (await people.ask(code, at)).json<{ data: readonly { id: string }[] }>().data

test('OFF-01 whoever may open a file of its own comments on it and its other readers are told; nobody else reads a word', async () => {
  const fileId = await own()
  const at = `/api/office/file/${fileId}/comments`
  await people.ask('seasales', `/api/office/file/${fileId}/share`, { readers: [world.person('seabuy')], editors: [] })
  expect((await people.ask('landsales', at)).statusCode).toBe(404)
  expect((await people.ask('landsales', at, { text: '看不到' })).statusCode).toBe(404)
  expect(await asked('seabuy', at, { text: '  ' })).toMatchObject({ code: 'comment.empty' })
  expect(await asked('seabuy', at, { text: 'x'.repeat(2001) })).toMatchObject({ code: 'comment.long' })
  expect((await asked('seabuy', at, { text: ' 第二条请核对 ' })).code).toBe('0')
  const told = await world.pool.query<{ person: string }>(
    sql`select person from engine.outbox where event = 'office.commented' and data::text like ${`%${fileId}%`}`,
  )
  expect(told).toEqual([{ person: world.person('seasales') }])
  const [remark] = await read('seasales', at)
  expect(remark).toMatchObject({ text: '第二条请核对', person: world.person('seabuy'), open: false })
  const remove = (code: string) =>
    call(server.app, people.pageOf(code), `${at}/${remark?.id ?? ''}`, { method: 'DELETE' })
  const change = (code: string, text: string) => asked(code, `${at}/${remark?.id ?? ''}`, { text })
  expect(await change('seasales', '改写')).toMatchObject({ code: 'comment.foreign' })
  expect(await change('seabuy', ' ')).toMatchObject({ code: 'comment.empty' })
  expect((await change('seabuy', '第三条请核对')).code).toBe('0')
  expect(await read('seasales', at)).toMatchObject([{ text: '第三条请核对', edited: true }])
  expect((await remove('seasales')).json()).toMatchObject({ code: 'comment.foreign' })
  expect((await remove('landsales')).statusCode).toBe(404)
  expect((await remove('seabuy')).statusCode).toBe(200)
  expect(await read('seasales', at)).toMatchObject([{ text: '', removed: true }])
})

test('about a file of a record one speaks on the page of the record', async () => {
  const fileId = await own()
  const record = await save(await world.ctx('seasales'), contract, freight(await freightDeal(world)))
  await world.pool.query(sql`
    update engine.office_file set document = 'contracts.contract', record_id = ${record.id}::uuid where id = ${fileId}::uuid`)
  expect(await asked('seasales', `/api/office/file/${fileId}/comments`, { text: '你好' })).toMatchObject({
    code: 'office.comment-record',
  })
})
