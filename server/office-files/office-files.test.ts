import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { contract } from '../../modules/contracts/contract.ts'
import { type FreightDeal, freight, freightDeal } from '../../modules/contracts/testing/freight-deal.ts'
import { minute, testClock } from '../identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../identity/session/testing/test-server.ts'
import { save } from '../module-api.ts'
import { createOfficeFile } from './create-office-file.ts'
import { officeFileRoutes, sharedFileRoutes } from './file-routes.ts'
import { frameRoutes } from './frame-routes.ts'
import { saveVersion } from './save-version.ts'
import { letter } from './testing/packages.ts'
import { slides } from './testing/slides.ts'

const clock = testClock(worldNow)
let world: GroupWorld
let server: TestServer
let people: GroupPages
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  server = await testServer(world.pool, {
    running: world.running,
    routes: [officeFileRoutes(world.files), sharedFileRoutes, frameRoutes(world.files)],
  })
  people = await groupPages(world, server.app, ['seasales', 'seabuy', 'landsales', 'hr'])
  deal = await freightDeal(world)
})
afterAll(() => server.close())

interface Answer {
  readonly code: string
  readonly data: Record<string, unknown> & {
    pass: string
    token: string
    number: number
    branch: boolean
    mine: boolean
  }
}

async function own(code: string, text = '运输合同'): Promise<string> {
  return createOfficeFile(await world.ctx(code), { name: '报告.docx', bytes: letter([text]) })
}

async function asked(code: string, url: string, body?: object): Promise<Answer> {
  return (await people.ask(code, url, body)).json<Answer>()
}

const ticket = async (code: string, fileId: string, mode = 'edit') =>
  (await asked(code, `/api/office/file/${fileId}/ticket`, { mode })).data.token

async function frame(url: string, pass: string, payload: object, agent = ''): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/office/frame/${url}`,
    payload,
    headers: { officepass: pass, 'user-agent': agent },
  })
  return answer.json<Answer>()
}

const open = (token: string, fileId: string, officeType = 'w') =>
  frame('open', '', { ticket: token, fileId, officeType, appId: 'test' })

/** A window of somebody in which the file is open. */
async function opened(code: string, fileId: string) {
  const { data } = await open(await ticket(code, fileId), fileId)
  return { pass: data.pass, editId: randomUUID() }
}

async function saved(
  { pass, editId }: { readonly pass: string; readonly editId: string },
  basedOn: number,
  bytes: Buffer = letter(['改']),
): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ editId, basedOn: String(basedOn), comment: '' }))
    form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'a.docx')
  const request = new Request('http://x', { method: 'POST', body: form })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/office/frame/save',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { officepass: pass, 'content-type': request.headers.get('content-type') ?? '' },
  })
  return answer.json<Answer>()
}

test('a ticket opens its file once, within five minutes, for its person, and no other file', async () => {
  const [fileId, other] = [await own('seasales'), await own('seasales')]
  const first = await ticket('seasales', fileId)
  expect((await open(first, other)).code).toBe('office.other-file')
  expect((await open(first, fileId)).code, 'a ticket shown in the wrong place is spent').toBe('ticket.used')
  const second = await ticket('seasales', fileId)
  const { code, data } = await open(second, fileId)
  expect([code, data['mayEdit'], data['origin']]).toEqual(['0', true, ''])
  expect((await open(second, fileId)).code).toBe('ticket.used')
  const late = await ticket('seasales', fileId)
  clock.pass(6 * minute)
  expect((await open(late, fileId)).code).toBe('ticket.wrong')
  expect((await open(await ticket('seasales', fileId), fileId, 's')).code).toBe('office.other-type')
})

test('a file of its own is its owner’s and of whoever he lets in; nobody else learns that it exists', async () => {
  const fileId = await own('seasales')
  expect((await people.ask('seabuy', `/api/office/file/${fileId}`)).statusCode).toBe(404)
  expect((await people.ask('seabuy', `/api/office/file/${fileId}/ticket`, { mode: 'read' })).statusCode).toBe(404)
  const [stored] = await world.pool.query<{ key: string }>(
    sql`select stored_key as key from engine.office_version where file_id = ${fileId}::uuid`,
  )
  expect(stored?.key).toBeTruthy()
  const share = { readers: [world.person('seabuy')], editors: [] }
  expect((await people.ask('seabuy', `/api/office/file/${fileId}/share`, share)).statusCode).toBe(404)
  expect((await asked('seasales', `/api/office/file/${fileId}/share`, share)).data).toEqual(share)
  expect((await asked('seabuy', `/api/office/file/${fileId}`)).data['mayEdit']).toBe(false)
  const { data } = await open(await ticket('seabuy', fileId), fileId)
  expect(data['mayEdit']).toBe(false)
  expect((await saved({ pass: data.pass, editId: randomUUID() }, 1)).code).toBe('office.read-only')
})

test('a file of a record follows the record', async () => {
  const trader = await world.ctx('seasales')
  const { id } = await save(trader, contract, freight(deal))
  const fileId = await createOfficeFile(trader, {
    name: '合同.docx',
    bytes: letter(['x']),
    record: { document: 'contracts.contract', id },
  })
  expect((await asked('seasales', `/api/office/file/${fileId}`)).data['mayEdit']).toBe(true)
  expect((await people.ask('landsales', `/api/office/file/${fileId}`)).statusCode).toBe(404)
  expect((await people.ask('hr', `/api/office/file/${fileId}`)).statusCode).toBe(404)
})

test('OFF-03 a paper keeps the parts that its template locks; a letter of nobody’s template is free', async () => {
  const locked = (price: string) =>
    `</w:t></w:r></w:p><w:sdt><w:sdtPr><w:alias w:val="价格"/><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>${price}</w:t></w:r></w:p></w:sdtContent></w:sdt><w:p><w:r><w:t>`
  const paper = (text: string, price: string) => letter([text, locked(price)])
  const trader = await world.ctx('seasales')
  const { id } = await save(trader, contract, freight(deal))
  const record = { document: 'contracts.contract', id }
  const fileId = await createOfficeFile(trader, { name: '合同.docx', bytes: paper('甲', '12.50'), record })
  const window = await opened('seasales', fileId)
  await frame('lock', window.pass, { editId: window.editId })
  expect((await saved(window, 1, paper('甲', '12.00'))).data.number, 'made by no template').toBe(2)
  await world.pool.query(
    sql`update engine.office_file set template_series = ${randomUUID()}::uuid where id = ${fileId}::uuid`,
  )
  const answer = await saved(window, 2, paper('甲', '9.99'))
  expect(answer.code).toBe('office.locked-part')
  expect((await saved(window, 2, letter(['甲']))).code, 'taken out').toBe('office.locked-part')
  expect((await saved(window, 2, paper('乙', '12.00'))).data.number).toBe(3)
})

test('two versions of a letter are compared by their paragraphs', async () => {
  const fileId = await own('seasales', '第一条')
  const window = await opened('seasales', fileId)
  await frame('lock', window.pass, { editId: window.editId })
  await saved(window, 1, letter(['第一条', '第二条']))
  const compared = await asked('seasales', `/api/office/file/${fileId}/compare?before=1&after=2`)
  expect(compared.data).toEqual([
    { sort: 'same', text: '第一条' },
    { sort: 'added', text: '第二条' },
  ])
  expect((await people.ask('hr', `/api/office/file/${fileId}/compare?before=1&after=2`)).statusCode).toBe(404)
  expect((await asked('seasales', `/api/office/file/${fileId}/compare?before=1&after=9`)).code).toBe(
    'office.no-version',
  )
})

test('OFF-02 two versions of a workbook are compared by their cells; of a damaged one, and of slides, it is said', async () => {
  const ctx = await world.ctx('seasales')
  const sheet = (price: number) => writeXlsx({ sheets: [{ name: '价', rows: [['单价', price]] }] })
  const fileId = await createOfficeFile(ctx, { name: '报价.xlsx', bytes: await sheet(700) })
  await saveVersion(ctx, fileId, { bytes: await sheet(720.5), editId: randomUUID(), basedOn: 1, comment: '' })
  const compare = () => asked('seasales', `/api/office/file/${fileId}/compare?before=1&after=2`)
  expect((await compare()).data).toEqual([
    { sort: 'removed', text: '价!B1  700' },
    { sort: 'added', text: '价!B1  720.5' },
  ])
  const [stored] = await world.pool.query<{ key: string }>(
    sql`select stored_key as key from engine.office_version where file_id = ${fileId}::uuid and number = 2`,
  )
  await writeFile(join(world.files.folder, stored?.key ?? ''), 'PK no workbook')
  expect((await compare()).code).toBe('office.compare-unreadable')
  const shown = await createOfficeFile(ctx, { name: '介绍.pptx', bytes: slides(['煤炭']) })
  expect((await asked('seasales', `/api/office/file/${shown}/compare?before=1&after=1`)).code).toBe(
    'office.compare-type',
  )
})

test('every save is a version, and who saves after a takeover keeps a copy of his own', async () => {
  const fileId = await own('seasales')
  await world.pool.query(
    sql`insert into engine.office_share (file_id, person, may_edit) values (${fileId}::uuid, ${world.person('seabuy')}::uuid, true)`,
  )
  const [sales, buyer] = [await opened('seasales', fileId), await opened('seabuy', fileId)]
  const lock = (window: typeof sales, takeover = '0') =>
    frame('lock', window.pass, { editId: window.editId, takeover }).then(({ data }) => data)
  expect((await lock(sales)).mine).toBe(true)
  expect((await saved(sales, 1)).data).toEqual({ number: 2, branch: false })
  expect(await lock(buyer), 'somebody else edits').toMatchObject({
    mine: false,
    holder: (await world.ctx('seasales')).actor.name,
  })
  expect((await lock(buyer, '1')).mine).toBe(true)
  expect((await lock(sales)).mine, 'the former holder is told').toBe(false)
  expect((await saved(sales, 2)).data, 'nothing is lost').toEqual({ number: 3, branch: true })
  expect((await saved(buyer, 2)).data).toEqual({ number: 4, branch: false })
  const told = await world.pool.query<{ event: string }>(
    sql`select distinct event from engine.outbox where event in ('office.branched', 'office.taken-over') order by event`,
  )
  expect(told.map(({ event }) => event)).toEqual(['office.branched', 'office.taken-over'])
  const { data } = await asked('seasales', `/api/office/file/${fileId}`)
  expect([data['version'], (data['versions'] as unknown[]).length]).toEqual([4, 4])
  const restored = await asked('seabuy', `/api/office/file/${fileId}/restore`, { version: 1 })
  expect(restored.data.number).toBe(5)
})

test('the own lock of a person names his other window to him alone, and goes over to the one he continues in', async () => {
  const fileId = await own('seasales')
  await world.pool.query(
    sql`insert into engine.office_share (file_id, person, may_edit) values (${fileId}::uuid, ${world.person('seabuy')}::uuid, true)`,
  )
  const [first, second, other] = [
    await opened('seasales', fileId),
    await opened('seasales', fileId),
    await opened('seabuy', fileId),
  ]
  const browser = randomUUID()
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36'
  const lock = (window: typeof first, more: object = {}) =>
    frame('lock', window.pass, { editId: window.editId, ...more }, chrome).then(({ data }) => data)
  const since = clock.now()
  expect(await lock(first, { browser })).toMatchObject({ mine: true, own: null })
  clock.pass(3 * minute)
  await lock(first, { browser })
  const window = { editId: first.editId, browser, device: 'Chrome 143 · Windows', since }
  expect(await lock(second)).toMatchObject({ mine: false, own: window })
  expect(await lock(other), 'nobody else is told where he is').toMatchObject({ mine: false, own: null })
  expect(await lock(second, { takeover: '1' })).toMatchObject({ mine: true, own: null })
  expect(await lock(first), 'the former window').toMatchObject({
    mine: false,
    own: { editId: second.editId, browser: null, since: clock.now() },
  })
  const told = await world.pool.query(
    sql`select 1 from engine.outbox where event = 'office.taken-over' and data::text like ${`%${fileId}%`}`,
  )
  expect(told, 'nobody is told of himself').toEqual([])
  expect((await saved(second, 1)).data).toEqual({ number: 2, branch: false })
  expect((await saved(first, 1)).data, 'nothing is lost').toEqual({ number: 3, branch: true })
})

test('a lock ends after thirty minutes without a sign, and what its holder saves then is still his version', async () => {
  const fileId = await own('seasales')
  const first = await opened('seasales', fileId)
  await frame('lock', first.pass, { editId: first.editId })
  clock.pass(20 * minute)
  await frame('lock', first.pass, { editId: first.editId })
  clock.pass(9 * minute)
  expect((await asked('seasales', `/api/office/file/${fileId}`)).data['lock']).toMatchObject({
    holder: expect.any(String),
  })
  clock.pass(22 * minute)
  expect((await asked('seasales', `/api/office/file/${fileId}`)).data['lock']).toEqual({ holder: null, until: null })
  expect((await saved(first, 1)).code, 'the pass has run out').toBe('office.pass-ended')
  const { pass } = await opened('seasales', fileId)
  expect((await saved({ pass, editId: first.editId }, 1)).data).toEqual({ number: 2, branch: false })
})

test('what must not be opened is refused at upload and at save', async () => {
  const fileId = await own('seasales')
  const window = await opened('seasales', fileId)
  expect((await saved(window, 1, letter(['x'], { 'word/vbaProject.bin': 'x' }))).code).toBe('office.macros')
  expect((await asked('seasales', `/api/office/file/${fileId}`)).data['version']).toBe(1)
})

test('a ticket for another system is made only for one that may show our pages', async () => {
  const fileId = await own('seasales')
  const body = { mode: 'read', origin: 'https://stranger.example' }
  expect((await asked('seasales', `/api/office/file/${fileId}/ticket`, body)).code).toBe('office.origin')
})
