import { createHash, randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { beganHiding } from '../../server/approval/flows-hiding-fields.ts'
import { paragraph } from '../../server/exchange/template/testing/docx.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { get } from '../../server/module-api.ts'
import { saveGeneratedDocument } from '../../server/office-files/generated-documents/save-generated-document.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { contract } from '../contracts/contract.ts'
import { textsIn } from './testing/docx-paragraph-texts.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

testClock(worldNow)
let w: GeneratedDocumentWorld

beforeAll(async () => {
  w = await generatedDocumentWorld()
})
afterAll(() => w.close())

test('a paper is made once for a record and a template, kept with its template, its maker and the digest of its bytes', async () => {
  const id = await w.draft()
  const first = await w.made('seasales', id)
  expect(first).toMatchObject({ number: 1, afterApproval: false })
  const [paper] = await w.papers('seasales', id)
  const templateNo = await w.templateNo()
  const bytes = await w.content('seasales', first.fileId)
  expect(paper).toMatchObject({
    fileId: first.fileId,
    state: 'draft',
    proof: null,
    templateNo,
    templateVersion: 1,
    personName: (await w.world.ctx('seasales')).actor.name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    changed: [],
    later: [],
  })
  const again = await w.made('seasales', id)
  expect(again).toEqual({ fileId: first.fileId, number: 2, afterApproval: false })
  const [second] = await w.papers('seasales', id)
  expect(second?.number).toBe(2)
  expect(await w.content('seasales', first.fileId, 1), 'the first version stays').toEqual(bytes)
})

test('a placeholder that is typed twice is filled in both places', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const [heading, text, goods] = await textsIn(await w.content('seasales', fileId))
  expect(heading).toBe('航次租船运输合同')
  expect(text).toMatch(/^本合同《航次租船运输合同》金额 7,000,000\.00/)
  expect(goods).toBe('煤炭海运')
})

test('papers are read by whoever reads the record and made by whoever may edit it; to others the record is not there', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const place = w.list(id)
  const statuses = async (code: string) => [
    (await w.ask(code, place)).statusCode,
    (await w.ask(code, `/api/office/file/${fileId}`)).statusCode,
    (await w.ask(code, `/api/office/file/${fileId}/content`)).statusCode,
    (await w.ask(code, `/api/office/file/${fileId}/ticket`, { mode: 'read' })).statusCode,
    (await w.ask(code, `/api/office/file/${fileId}/restore`, { version: 1 })).statusCode,
    (await w.ask(code, w.making(id), {})).statusCode,
  ]
  for (const code of ['landsales', 'hr']) expect(await statuses(code), code).toEqual([404, 404, 404, 404, 404, 404])
  expect(await statuses('nobody'), 'without a session').toEqual([401, 401, 401, 401, 401, 401])
  expect((await w.ask('seasales', `${place}x`)).statusCode).toBe(404)
  const reader = await readerOf(id)
  expect((await w.ask(reader, place)).statusCode).toBe(200)
  const refused = await w.ask(reader, w.making(id), {})
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'office.may-not-make' }])
  expect((await w.ask(reader, '/api/office/offered?document=contracts.contract')).json()).toMatchObject({ data: [] })
})

test('a paper with fields that somebody may not know is closed to him, and counted', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const reader = await w.world.ctx('seabuy')
  const listed = async () => (await w.ask('seabuy', w.list(id))).json()
  expect(await listed()).toMatchObject({ data: { papers: [{ fileId }], closed: 0 } })
  await w.world.pool.query(sql`update engine.office_file set needs = needs || '{htgl-none}' where id = ${fileId}::uuid`)
  expect(reader.actor.permissions.has('htgl-none')).toBe(false)
  expect(await listed()).toMatchObject({ data: { papers: [], closed: 1 } })
  expect((await w.ask('seabuy', `/api/office/file/${fileId}/content`)).statusCode).toBe(404)
  const [row] = await w.world.pool.query<{ needs: string[] }>(
    sql`select needs from engine.office_file where id = ${fileId}::uuid`,
  )
  expect(row?.needs, 'the right to read prices, taken from the field that is printed').toContain('htgl-jg')
})

test('a paper of a record that changed while it was made is not kept', async () => {
  const id = await w.draft()
  const ctx = await w.world.ctx('seasales')
  const { ver } = await get(ctx, contract, id)
  const paper = {
    document: 'contracts.contract',
    recordId: id,
    ver: ver - 1,
    template: { series: randomUUID(), no: 'MB-1', version: 1 },
    paths: [],
    needs: [],
    name: '合同.docx',
    bytes: letter(['x']),
    atApproval: false,
  }
  await expect(saveGeneratedDocument(ctx, paper)).rejects.toMatchObject({ code: 'record.changed' })
})

test('a paper with a field that the approval keeps from an approver is closed to him', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.submit(id)
  const approver = await w.world.ctx('findir')
  const asked = async () => (await w.ask('findir', w.list(id))).json()
  expect(await asked()).toMatchObject({ data: { papers: [{ fileId }], closed: 0 } })
  await w.world.pool.query(sql`
    update engine.flow_task t set assignee = ${approver.actor.id}::uuid, hidden = '{items}'
    from engine.flow_instance i where i.id = t.instance and i.record_id = ${id}::uuid`)
  beganHiding(approver, contract.approval?.process ?? '')
  expect(await asked()).toMatchObject({ data: { papers: [], closed: 1 } })
  expect((await w.ask('findir', `/api/office/file/${fileId}/content`)).statusCode).toBe(404)
  expect((await w.ask('seasales', `/api/office/file/${fileId}/content`)).statusCode).toBe(200)
})

test('two people who generate at once get two versions of one paper', async () => {
  const id = await w.draft()
  const all = await Promise.all([w.made('seasales', id), w.made('seabuy', id), w.made('seasales', id)])
  expect(new Set(all.map(({ fileId }) => fileId)).size).toBe(1)
  expect(all.map(({ number }) => number).toSorted()).toEqual([1, 2, 3])
})

test('nobody generates over what somebody else is editing', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const window = await w.opened('seasales', fileId)
  await w.frame('lock', window.pass, { editId: window.editId })
  const refused = await w.ask('seabuy', w.making(id), {})
  expect(refused.json()).toMatchObject({ code: 'office.locked' })
  expect((await w.saved(window, 1, letter(['我的']))).data).toMatchObject({ number: 2, branch: false })
})

test('a template whose field was removed makes no paper, and the one that was kept stays', async () => {
  const own = await w.publish(paragraph('{{name}}'), { name: 'contractName' })
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id, own)
  await w.world.pool.query(sql`update office.template_bindings set path = 'goneField' where parent_id = ${own}::uuid`)
  const refused = await w.ask('seasales', w.making(id, own), {})
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'office.field-removed' }])
  expect((await w.papers('seasales', id)).map((paper) => [paper.fileId, paper.number])).toEqual([[fileId, 1]])
})

/** Somebody who reads contracts of every company and edits none. */
async function readerOf(id: string): Promise<string> {
  const reader = await w.world.ctx('findir')
  expect([reader.actor.permissions.has('htgl-ck'), reader.actor.permissions.has('htgl-bj')]).toEqual([true, false])
  expect((await get(reader, contract, id)).id).toBe(id)
  return 'findir'
}
