import { createCanvas } from '@napi-rs/canvas'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import { drawSheet } from '../exchange/print/draw-pdf.ts'
import { makeSheet } from '../exchange/print/make-print-document.ts'
import { readPdf } from '../exchange/print/testing/read-pdf.ts'
import { giveRole } from '../identity/session/testing/people.ts'
import { createFiles } from '../records/files/create-files.ts'
import { openableFile } from '../records/files/openable-file.ts'
import { storeFile } from '../records/files/store-file.ts'
import { fileFolder } from '../records/files/testing/file-folder.ts'
import type { StoredRecord } from '../records/schema/stored-record.ts'
import { freshDatabase } from '../testing/database.ts'
import { instanceView } from './instance-view.ts'
import { lastSignature } from './last-own-signature.ts'
import { flowWorld } from './testing/flow-world.ts'
import { trial, trialFlow } from './testing/trial-document.ts'

const { pool } = await freshDatabase()
const world = await flowWorld(pool, [], createFiles({ folder: fileFolder(), reserveMb: 0 }))
const { people } = world
await giveRole(pool, people.leader, 'reader', ['shiyan-ck'])
await giveRole(pool, people.elsewhere, 'reader2', ['shiyan-ck'])

interface View {
  readonly log: readonly {
    readonly verb: string
    readonly files?: readonly { readonly fileName: string }[]
    readonly signature?: { readonly fits: boolean }
  }[]
  readonly tasks: readonly {
    readonly assignee: string
    readonly files?: readonly { readonly fileName: string }[]
    readonly signature?: { readonly fits: boolean }
  }[]
}

test('WFL-04: an opinion carries files, told in record, steps and notice, and open to whoever may read the document, to nobody else', async () => {
  const id = await begun()
  const file = await stored(people.leader, '尽调报告.txt', 'looked at')
  await expect(
    world.decide(people.leader, id, 'agree', { files: [await stored(people.finance, 'foreign.txt', 'his')] }),
  ).rejects.toMatchObject({ code: 'file.foreign' })
  await expect(world.decide(people.leader, id, 'agree', { files: ['a.txt'] })).rejects.toMatchObject({
    errors: { files: { code: 'kind.wrongType' } },
  })
  await world.decide(people.leader, id, 'transfer', { to: people.chief, opinion: 'see the report', files: [file] })
  const { log, tasks } = await viewed(people.leader, id)
  expect(
    log
      .filter(({ files }) => files !== undefined)
      .map(({ verb, files }) => [verb, files?.map(({ fileName }) => fileName)]),
  ).toEqual([['transfer', ['尽调报告.txt']]])
  expect(tasks.find(({ assignee }) => assignee === people.leader)?.files).toHaveLength(1)
  const [{ data } = { data: {} }] = await pool.query<{ data: { files?: string } }>(
    sql`select data from engine.outbox where event = 'task.transferred' and record_id = ${id}::uuid`,
  )
  expect(data.files).toBe('尽调报告.txt')
  for (const person of [people.leader, people.chief, people.drafter])
    expect((await openableFile(await world.as(person), String(file.fileAdd))).name).toBe('尽调报告.txt')
  for (const person of [people.elsewhere, people.cashier])
    await expect(openableFile(await world.as(person), String(file.fileAdd))).rejects.toMatchObject({
      code: 'record.missing',
    })
  await expect(world.decide(people.chief, id, 'agree', { files: [file] })).rejects.toMatchObject({
    code: 'file.foreign',
  })
})

test('WFL-04: a step that wants a signature is not decided without one, nor by an earlier agreement; the signature stands in record and print, and shows when it is not what was signed', async () => {
  const id = await begun('leader', 'finance')
  for (const verb of ['agree', 'reject'])
    await expect(world.decide(people.leader, id, verb, { opinion: 'yes' })).rejects.toMatchObject({
      code: 'flow.signature-needed',
    })
  await expect(
    world.decide(people.leader, id, 'agree', { signature: await stored(people.leader, 'a.txt', 'no picture') }),
  ).rejects.toMatchObject({ errors: { signature: { code: 'file.type' } } })
  await world.decide(people.leader, id, 'agree', {
    opinion: 'fine',
    signature: await stored(people.leader, 'signature.png', hand()),
  })
  const { log } = await viewed(people.leader, id)
  expect(log.map(({ verb, signature }) => [verb, signature?.fits])).toEqual([
    ['save', undefined],
    ['submit', undefined],
    ['agree', true],
  ])
  const ctx = await world.as(people.leader)
  const sheet = await makeSheet(ctx, trial, await world.read(id), 'zh')
  const part = sheet.parts.find(({ kind }) => kind === 'signatures')
  expect(part?.kind === 'signatures' && part.signatures.map(({ lines, broken }) => [lines[0], broken])).toEqual([
    ['leader', null],
  ])
  expect((await readPdf(await drawSheet(sheet))).text).toContain('手写签名')
  expect(await lastSignature(ctx)).toMatchObject({ fileName: 'signature.png' })
  expect(await lastSignature(await world.as(people.finance))).toBeNull()
  await pool.query(
    sql`update engine.flow_log set entry = jsonb_set(entry, '{action,opinion}', '"never said"') where verb = 'agree' and instance = (select id from engine.flow_instance where record_id = ${id}::uuid)`,
  )
  expect(
    (await viewed(people.leader, id)).tasks.find(({ assignee }) => assignee === people.leader)?.signature?.fits,
  ).toBe(false)
})

async function viewed(person: string, id: string): Promise<View> {
  const { procInstId } = await world.read(id)
  return (await instanceView(await world.as(person), String(procInstId))) as unknown as View // as instance-view.ts tells it
}

async function stored(person: string, name: string, content: string | Buffer): Promise<StoredRecord> {
  return { ...(await storeFile(await world.as(person), { name, bytes: Buffer.from(content) })) }
}

/** The picture of a line drawn by hand. */
function hand(): Buffer {
  const canvas = createCanvas(300, 112)
  const pen = canvas.getContext('2d')
  pen.moveTo(20, 80)
  pen.lineTo(280, 30)
  pen.stroke()
  return canvas.toBuffer('image/png')
}

/** A submitted document of a version of the process in which these steps want a signature. */
async function begun(...signed: string[]): Promise<string> {
  const [{ version } = { version: 0 }] = await pool.query<{ version: number }>(
    sql`select max(version) + 1 as version from engine.flow_definition`,
  )
  const nodes = Object.fromEntries(
    Object.entries(trialFlow.nodes).map(([key, node]) => [
      key,
      signed.includes(key) ? { ...node, signed: true } : node,
    ]),
  )
  const definition: FlowDefinition = { ...trialFlow, version, nodes }
  await pool.query(sql`update engine.flow_definition set status = '2'`)
  await pool.query(
    sql`insert into engine.flow_definition (key, version, definition, status) values ('trial', ${version}, ${JSON.stringify(definition)}::jsonb, '1')`,
  )
  const id = await world.draft()
  await world.act(id, 'submit')
  return id
}
