import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { worldNow } from '../../app/testing/group-world.ts'
import { testClock } from '../../server/identity/session/testing/test-clock.ts'
import { change, get, withinTransaction } from '../../server/module-api.ts'
import { freezeGeneratedDocuments } from '../../server/office-files/generated-documents/freeze-generated-documents.ts'
import { holdForWps } from '../../server/office-files/office-servers/wps-session.ts'
import { letter } from '../../server/office-files/testing/packages.ts'
import { contract } from '../contracts/contract.ts'
import { type GeneratedDocumentWorld, generatedDocumentWorld } from './testing/generated-document-world.ts'

testClock(worldNow)
let w: GeneratedDocumentWorld

beforeAll(async () => {
  w = await generatedDocumentWorld()
})
afterAll(() => w.close())

test('approval freezes the version that stands, with its digest, and nobody writes over it', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  const window = await w.opened('seasales', fileId)
  expect((await w.saved(window, 1, letter(['手改']))).data).toMatchObject({ number: 2, branch: false })
  await w.approve(id)
  const [frozen] = await w.papers('seasales', id)
  const bytes = await w.content('seasales', fileId)
  expect(bytes).toEqual(letter(['手改']))
  expect(frozen).toMatchObject({
    number: 2,
    state: 'frozen',
    proof: 'same',
    templateVersion: 1,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
  const late = await w.saved(window, 2, letter(['批准后改']))
  expect([late.status, late.code]).toEqual([409, 'office.frozen'])
  const restore = await w.ask('seasales', `/api/office/file/${fileId}/restore`, { version: 1 })
  expect([restore.statusCode, restore.json()]).toMatchObject([409, { code: 'office.frozen' }])
  const after = await w.made('seasales', id)
  expect(after).toEqual({ fileId, number: 3, afterApproval: true })
  expect((await w.papers('seasales', id))[0]).toMatchObject({ number: 2, state: 'frozen', later: [{ number: 3 }] })
  expect(await w.content('seasales', fileId), 'what is opened is what was approved').toEqual(bytes)
  const audit = await w.world.pool.query<{ sha256: string }>(sql`
    select detail::jsonb->>'sha256' as sha256 from engine.audit where verb = 'office.freeze' and record_id = ${id}::uuid`)
  expect(audit).toEqual([{ sha256: frozen?.sha256 }])
})

test('an approval ends while an office server has the document open, which then belongs to nobody', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  expect(await holdForWps(await w.world.ctx('seasales'), fileId)).toBe(true)
  await w.approve(id)
  const [file] = await w.world.pool.query(sql`
    select frozen_version as frozen, lock_id as lock, lock_text as text from engine.office_file where id = ${fileId}::uuid`)
  expect(file).toEqual({ frozen: 1, lock: null, text: null })
})

test('a save in the moment of the approval is before it or refused, and what is frozen is what stands', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await w.draft()
    const { fileId } = await w.made('seasales', id)
    const window = await w.opened('seasales', fileId)
    const approver = await w.world.ctx('findir')
    const [save] = await Promise.all([
      w.saved(window, 1, letter([`同时 ${round}`])),
      withinTransaction(approver, (inside) => freezeGeneratedDocuments(inside, 'contracts.contract', id)),
    ])
    const [paper] = await w.papers('seasales', id)
    expect([save.status, paper?.number]).toEqual(save.status === 200 ? [200, 2] : [409, 1])
    expect(paper).toMatchObject({ state: 'frozen', proof: 'same' })
  }
})

test('what was submitted is made anew, with its number, until somebody has agreed to it', async () => {
  const id = await w.draft()
  await w.made('seasales', id)
  await w.submit(id)
  expect(await w.made('seasales', id)).toMatchObject({ number: 2, afterApproval: false })
  await w.world.agree(contract, id, worldNow, 1)
  const refused = await w.ask('seasales', w.making(id), {})
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'office.in-approval' }])
  expect((await w.papers('seasales', id))[0], 'bound by the last who agrees').toMatchObject({
    number: 2,
    state: 'draft',
  })
  await w.world.agree(contract, id, worldNow)
  expect((await w.papers('seasales', id))[0]).toMatchObject({ number: 2, state: 'frozen' })
})

test('a paper that was first made after the approval is marked as approved by nobody', async () => {
  const id = await w.draft()
  await w.approve(id)
  expect(await w.made('seasales', id)).toMatchObject({ number: 1, afterApproval: true })
  expect((await w.papers('seasales', id))[0]).toMatchObject({ state: 'afterApproval', proof: null })
})

test('a file that was changed on the disk, or is gone from it, is shown as such', async () => {
  const id = await w.draft()
  const { fileId } = await w.made('seasales', id)
  await w.approve(id)
  expect((await w.papers('seasales', id))[0]?.proof).toBe('same')
  const [stored] = await w.world.pool.query<{ key: string }>(
    sql`select stored_key as key from engine.office_version where file_id = ${fileId}::uuid`,
  )
  await writeFile(join(w.world.files.folder, stored?.key ?? ''), letter(['偷换']))
  expect((await w.papers('seasales', id))[0]?.proof).toBe('changed')
  await rm(join(w.world.files.folder, stored?.key ?? ''))
  expect((await w.papers('seasales', id))[0]?.proof).toBe('gone')
})

test('a record that changed after its paper was made or frozen says which fields did', async () => {
  const id = await w.draft()
  await w.made('seasales', id)
  const all = (await w.world.ctx('seasales')).withoutScope('test')
  await change(all, contract, await get(all, contract, id), { remark: '备注' }, { verb: 'update' })
  expect((await w.papers('seasales', id))[0]?.changed, 'the remark does not stand in it').toEqual([])
  await w.approve(id)
  expect((await w.papers('seasales', id))[0]?.changed, 'approval itself changes nothing that is printed').toEqual([])
  await change(all, contract, await get(all, contract, id), { contractName: '改名合同' }, { verb: 'update' })
  expect((await w.papers('seasales', id))[0]).toMatchObject({ state: 'frozen', proof: 'same', changed: ['合同名称'] })
})
