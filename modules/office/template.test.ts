import { createCanvas } from '@napi-rs/canvas'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type GroupWorld, groupWorld, worldNow } from '../../app/testing/group-world.ts'
import { groupPages, type GroupPages } from '../../app/testing/signed-in-callers.ts'
import { readPackage } from '../../server/exchange/template/docx-package.ts'
import { docx, paragraph, table } from '../../server/exchange/template/testing/docx.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { testServer, type TestServer } from '../../server/identity/session/testing/test-server.ts'
import { act, type Binding, documentFromTemplate, find, get, save, storeFile } from '../../server/module-api.ts'
import { officeFileRoutes } from '../../server/office-files/file-routes.ts'
import { makeContext } from '../../server/platform/context/make-context.ts'
import { contract } from '../contracts/contract.ts'
import { freight, type FreightDeal, freightDeal } from '../contracts/testing/freight-deal.ts'
import { placeholderPage } from './placeholders.server.ts'
import { officeServer } from './server.ts'
import { template } from './template.ts'
import { textsIn } from './testing/docx-paragraph-texts.ts'

testClock(worldNow)
let world: GroupWorld
let server: TestServer
let people: GroupPages
let contractId: string
let deal: FreightDeal

beforeAll(async () => {
  world = await groupWorld()
  deal = await freightDeal(world)
  const { id } = await save(await world.ctx('seasales'), contract, freight(deal, '1234567.8900'))
  contractId = id
  server = await testServer(world.pool, {
    running: world.running,
    routes: [(scope) => officeServer.routes?.(scope), officeFileRoutes(world.files)],
  })
  people = await groupPages(world, server.app, ['admin', 'seasales', 'landsales', 'hr'])
})
afterAll(() => server.close())

const body =
  paragraph('{{合同名称}}　{{合同编号}}') +
  paragraph('甲方：{{我方公司}}　乙方：{{客商 / 客商名称}}（{{creditCode}}）') +
  paragraph('签订于 {{签订日期}}，总额 {{totalAmount}}，大写 {{words}}') +
  table([paragraph('货物'), paragraph('数量')], [paragraph('{{goods}}'), paragraph('{{qty}}')])

test('OFF-03 placeholders are matched by name, the rest is picked, and the template is published', async () => {
  const made = await newTemplate(body)
  const admin = await world.ctx('admin')
  const { rows } = await placeholderPage(admin, await get(admin, template, made))
  expect(rows.map(({ name, path, problem }) => [name, path, problem === null])).toEqual([
    ['合同名称', 'contractName', true],
    ['合同编号', 'contractNo', true],
    ['我方公司', 'ourCompany', true],
    ['客商 / 客商名称', 'counterparty.cpName', true],
    ['creditCode', '', false],
    ['签订日期', 'signDate', true],
    ['totalAmount', 'totalAmount', true],
    ['words', '', false],
    ['goods', 'items.goods', true],
    ['qty', 'items.qty', true],
  ])
  await expect(publish(made)).rejects.toMatchObject({ code: 'office.open-placeholders', params: { count: 2 } })
  const saved = await bind(made, [
    ...rows.filter(({ path }) => path !== '').map(bindingOf),
    { ...plain('creditCode', 'counterparty.creditCode') },
    { ...plain('words', 'totalAmount'), format: 'words' },
    { ...plain('签订日期', 'signDate'), format: 'dateLong' },
  ])
  expect(saved.statusCode).toBe(200)
  await publish(made)
  const { status, version } = await get(admin, template, made)
  expect([status, version]).toEqual(['published', '1'])
})

test('OFF-03 a paper is made from a record by whoever may edit it, and by nobody else', async () => {
  const id = await published(body, [
    plain('合同名称', 'contractName'),
    plain('合同编号', 'contractNo'),
    plain('我方公司', 'ourCompany'),
    plain('客商 / 客商名称', 'counterparty.cpName'),
    plain('creditCode', 'counterparty.creditCode'),
    { ...plain('签订日期', 'signDate'), format: 'dateLong' },
    { ...plain('totalAmount', 'totalAmount'), format: 'amount' },
    { ...plain('words', 'totalAmount'), format: 'words' },
    plain('goods', 'items.goods'),
    plain('qty', 'items.qty'),
  ])
  const offered = await people.ask('seasales', '/api/office/offered?document=contracts.contract')
  expect(offered.json<{ data: readonly { id: string }[] }>().data.map((one) => one.id)).toContain(id)
  expect((await people.ask('hr', '/api/office/offered?document=contracts.contract')).json()).toMatchObject({ data: [] })
  const answer = await people.ask('seasales', `/api/office/paper/${id}?record=${contractId}`, {})
  expect(answer.statusCode).toBe(200)
  const { fileId } = answer.json<{ data: { fileId: string } }>().data
  const texts = await textsIn((await people.ask('seasales', `/api/office/file/${fileId}/content`)).rawPayload)
  expect(texts[0]).toMatch(/^航次租船运输合同　TMP-/)
  expect(texts[1]).toMatch(/乙方：辽海远通航运有限公司（91230881MA1B2C3D6.）$/)
  expect(texts[2]).toBe('签订于 2026年11月10日，总额 1,234,567.89，大写 人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分')
  expect(texts.slice(3)).toEqual(['货物', '数量', '煤炭海运', expect.stringMatching(/^1(\.000)?( ?吨)?$/)])
  // Another company's trader does not see the record, and whoever reads no contracts learns of none.
  expect((await people.ask('landsales', `/api/office/paper/${id}?record=${contractId}`, {})).statusCode).toBe(404)
  expect((await people.ask('hr', `/api/office/paper/${id}?record=${contractId}`, {})).statusCode).toBe(404)
})

test('what somebody may not know of a record is not printed for him', async () => {
  const text =
    paragraph('{{totalAmount}}|{{words}}|{{vat}}') + table([paragraph('{{unitPrice}}'), paragraph('{{goods}}')])
  const bindings: Binding[] = [
    plain('totalAmount', 'totalAmount'),
    { ...plain('words', 'totalAmount'), format: 'words' },
    plain('vat', 'vatRate'),
    plain('unitPrice', 'items.unitPrice'),
    plain('goods', 'items.goods'),
  ]
  const reader = await world.ctx('seasales')
  const blind = makeContext({
    ...reader,
    actor: {
      ...reader.actor,
      permissions: new Set([...reader.actor.permissions].filter((code) => code !== 'htgl-jg')),
    },
  })
  const paper = {
    document: 'contracts.contract',
    id: contractId,
    bytes: await docx(text),
    bindings,
    lang: 'zh' as const,
  }
  const seen = await textsIn((await documentFromTemplate(reader, paper)).bytes)
  const hidden = await textsIn((await documentFromTemplate(blind, paper)).bytes)
  expect(seen[0]).toContain('壹佰贰拾叁万')
  expect(hidden[0]).toMatch(/^\|\|9/)
  expect(hidden.slice(1)).toEqual(['', '煤炭海运'])
})

test('two languages stand side by side, each value in its own', async () => {
  const text = table([paragraph('{{day}}'), paragraph('{{day_ru}}')], [paragraph('{{vat}}'), paragraph('{{sum_ru}}')])
  const { bytes } = await documentFromTemplate(await world.ctx('seasales'), {
    document: 'contracts.contract',
    id: contractId,
    bytes: await docx(text),
    bindings: [
      { ...plain('day', 'signDate'), format: 'dateHan' },
      { ...plain('day_ru', 'signDate'), format: 'dateLong', lang: 'ru' },
      plain('vat', 'currency'),
      { ...plain('sum_ru', 'totalAmount'), format: 'words', lang: 'ru' },
    ],
    lang: 'zh',
  })
  const texts = await textsIn(bytes)
  expect(texts[0]).toBe('二〇二六年十一月十日')
  expect(texts[1]).toBe('10 ноября 2026 г.')
  expect(texts[3]).toMatch(/миллион двести тридцать четыре тысячи/i)
})

test('OFF-03 a picture among the files of a record, such as a seal, stands in its paper; other files do not', async () => {
  const sales = await world.ctx('seasales')
  const seal = createCanvas(80, 80)
  seal.getContext('2d').fillRect(0, 0, 80, 80)
  const pictured = async (files: readonly Parameters<typeof storeFile>[1][]) => {
    const stored = await Promise.all(files.map((file) => storeFile(sales, file)))
    const attachments = stored.map((one) => ({ ...one }))
    const { id } = await save(sales, contract, { ...freight(deal), attachments })
    const { bytes } = await documentFromTemplate(sales, {
      document: 'contracts.contract',
      id,
      bytes: await docx(paragraph('盖章{{seal}}')),
      bindings: [{ ...plain('seal', 'attachments'), format: 'picture' }],
      lang: 'zh',
    })
    const parts = await readPackage(Buffer.from(bytes))
    return [...parts.keys()].filter((name) => name.startsWith('word/media/')).length
  }
  const text = { name: '说明.docx', bytes: await docx(paragraph('说明')) }
  expect(await pictured([text, { name: '印章.png', bytes: seal.toBuffer('image/png') }])).toBe(1)
  expect(await pictured([text])).toBe(0)
})

test('a changed template is a new version with the same fields, and its publication disables the one before', async () => {
  const first = await published(paragraph('{{name}}'), [plain('name', 'contractName')])
  const admin = await world.ctx('admin')
  const before = await get(admin, template, first)
  await act(admin, template, first, 'revise', { ver: before.ver })
  const [draft] = await find(admin, template, { series: before.series, status: 'draft' }, { lines: true })
  expect(draft).toMatchObject({ version: '2', bindings: [{ mark: 'name', path: 'contractName' }] })
  expect((await get(admin, template, first)).status).toBe('published')
  await publish(draft?.id ?? '')
  expect((await get(admin, template, first)).status).toBe('disabled')
  const refused = await people.ask('seasales', `/api/office/paper/${first}?record=${contractId}`, {})
  expect(refused.statusCode).toBe(403)
})

test('a template that is disabled is offered to nobody until it is enabled again', async () => {
  const id = await published(paragraph('{{name}}'), [plain('name', 'contractName')])
  const admin = await world.ctx('admin')
  const turn = async (verb: 'disable' | 'enable') =>
    act(admin, template, id, verb, { ver: (await get(admin, template, id)).ver })
  await turn('disable')
  expect((await people.ask('seasales', `/api/office/paper/${id}?record=${contractId}`, {})).statusCode).toBe(403)
  await turn('enable')
  expect((await people.ask('seasales', `/api/office/paper/${id}?record=${contractId}`, {})).statusCode).toBe(200)
})

test('a field that was removed after publication is told by its placeholder', async () => {
  const id = await published(paragraph('{{name}}'), [plain('name', 'contractName')])
  await world.pool.query(sql`update office.template_bindings set path = 'goneField' where parent_id = ${id}::uuid`)
  const answer = await people.ask('seasales', `/api/office/paper/${id}?record=${contractId}`, {})
  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toMatchObject({ code: 'office.field-removed' })
})

test('a template for some units is offered to them and those below', async () => {
  const id = await published(paragraph('{{name}}'), [plain('name', 'contractName')], [world.place('BLHY')])
  const offers = async (code: string) =>
    (await people.ask(code, '/api/office/offered?document=contracts.contract'))
      .json<{ data: readonly { id: string }[] }>()
      .data.some((offered) => offered.id === id)
  expect([await offers('seasales'), await offers('landsales')]).toEqual([true, false])
  expect((await people.ask('landsales', `/api/office/paper/${id}?record=${contractId}`, {})).statusCode).toBe(403)
})

test('a file that cannot be opened is refused at its field, and templates are kept by those who may', async () => {
  const file = await docx(paragraph('x'), { parts: { 'word/embeddings/oleObject1.bin': 'x' } })
  await expect(templateOf(file)).rejects.toMatchObject({ errors: { file: { code: 'template.embedded' } } })
  expect((await people.ask('seasales', '/api/office/template/choices')).statusCode).toBe(403)
})

function plain(mark: string, path: string): Binding {
  return { mark, path, format: 'auto', lang: null, equals: null }
}

function bindingOf({ name, path }: { readonly name: string; readonly path: string }): Binding {
  return plain(name, path)
}

async function newTemplate(text: string, useUnits: readonly string[] = []): Promise<string> {
  return templateOf(await docx(text), useUnits)
}

async function templateOf(bytes: Uint8Array, useUnits: readonly string[] = []): Promise<string> {
  const admin = await world.ctx('admin')
  const stored = await storeFile(admin, { name: '合同.docx', bytes })
  const { id } = await save(admin, template, {
    templateName: '合同文本',
    nameRu: 'Договор',
    nameEn: 'Contract',
    source: 'contracts.contract',
    language: 'zh',
    useUnits,
    file: [{ ...stored }],
  })
  return id
}

async function bind(id: string, bindings: readonly Binding[]) {
  const { ver } = await get(await world.ctx('admin'), template, id)
  return people.ask('admin', `/api/office/template/${id}/placeholders`, { ver, bindings })
}

async function publish(id: string): Promise<void> {
  const admin = await world.ctx('admin')
  await act(admin, template, id, 'publish', { ver: (await get(admin, template, id)).ver })
}

async function published(text: string, bindings: readonly Binding[], useUnits: readonly string[] = []) {
  const id = await newTemplate(text, useUnits)
  expect((await bind(id, bindings)).statusCode).toBe(200)
  await publish(id)
  return id
}
