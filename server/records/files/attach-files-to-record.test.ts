import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { giveRole, giveScope, makeNode, makePerson } from '../../identity/session/testing/people.ts'
import type { Page } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { storeFile } from '../../module-api.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { draftTables } from '../schema/draft-migration.ts'
import { makePdf } from './make-pdf.ts'
import { cargo, portModule } from './testing/cargo-files-test-document.ts'
import { fileFolder } from './testing/file-folder.ts'
import { type Answer, download, fileServer, upload } from './testing/file-server.ts'

const { pool } = await freshDatabase()
await pool.driver.query(`create schema port; ${draftTables([cargo])}`)
const group = await makeNode(pool, { flag: '0', name: 'BLJT' })
const [sea, land] = [
  await makeNode(pool, { flag: '1', name: 'BLHY', parent: group }),
  await makeNode(pool, { flag: '1', name: 'BLLY', parent: group }),
]
const all = ['cg-ck', 'cg-xz', 'cg-bj', 'cg-sc']
const people = {
  lina: await makePerson(pool, { code: 'lina', name: '李娜', unitId: sea }),
  zhao: await makePerson(pool, { code: 'zhao', name: '赵刚', unitId: sea }),
  thief: await makePerson(pool, { code: 'thief', unitId: land, permissions: [...all, 'cg-mi'] }),
  asked: await makePerson(pool, { code: 'asked', unitId: land, permissions: ['cg-mi'] }),
}
await giveScope(pool, await giveRole(pool, people.lina, 'lina', [...all, 'cg-mi']), 'cgfw', '3')
await giveScope(pool, await giveRole(pool, people.zhao, 'zhao', all), 'cgfw', '3')
const { url, files, signIn } = await fileServer(pool, (port) => compose({ modules: [portModule], files: port }), {
  folder: fileFolder(),
  reserveMb: 0,
})
const [lina, zhao, thief, asked] = [
  await signIn('lina'),
  await signIn('zhao'),
  await signIn('thief'),
  await signIn('asked'),
]
const pdf = makePdf(['Bill of lading'])

interface Saved {
  readonly id: string
  readonly ver: number
}
type Attached = Record<string, unknown>

test('FIL-05: a page learns the limit of the field, and of the operator where that is lower', async () => {
  const limits = async (at: string) => {
    const answer = await fetch(`${at}/api/port/cargo/describe`, { headers: { ...lina } })
    const { data } = (await answer.json()) as Answer<{
      readonly fields: readonly { readonly name: string; readonly maxMb?: number }[]
    }> // the answer of that route
    return ['papers', 'secret', 'cargoName'].map((name) => data.fields.find((field) => field.name === name)?.maxMb)
  }
  expect(await limits(url)).toEqual([1, 1024, undefined])
  const strict = await fileServer(pool, (port) => compose({ modules: [portModule], files: port }), {
    folder: fileFolder(),
    maxMb: 20,
  })
  expect(await limits(strict.url)).toEqual([1, 20, undefined])
})

describe('a save', () => {
  test('FIL-03, FIL-04 keeps what is known of a file and its uploader, not what the page says of them', async () => {
    const filePath = await sent(lina, '提单.pdf')
    const { data } = await save<Saved>(lina, {
      cargoName: 'coal',
      papers: [
        {
          ...said(filePath),
          userId: people.thief,
          userName: '别人',
          fileType: 'image',
          fileSize: 7,
          fileName: 'x.pdf',
          fjName: '附件',
        },
      ],
    })
    const { record } = await read(lina, data.id)
    expect(record.papers).toEqual([
      {
        userId: people.lina,
        userName: '李娜',
        fileName: '提单.pdf',
        fileAdd: filePath,
        filePath,
        fileType: 'pdf',
        fileSize: pdf.length,
        fjName: '附件',
        upTime: expect.any(Number),
      },
    ])
    expect(await save(lina, { id: data.id, ver: data.ver, cargoName: 'coal', papers: record.papers })).toMatchObject({
      data: { ver: data.ver },
    })
  })

  test.each([
    ['a file that does not exist', async () => said('2026/11/00000000-0000-4000-8000-000000000000.pdf')],
    ['a path instead of a key', async () => said('../../etc/passwd')],
    ['no path at all', async () => said('')],
    ['somebody else’s upload', async () => said(await sent(zhao, 'a.pdf'))],
    ['a file of another record', async () => said((await attached()).filePath)],
  ])('refuses %s', async (_, file) => {
    const answer = await save(lina, { cargoName: 'coal', papers: [await file()] })
    expect(answer).toMatchObject({
      status: 422,
      code: 'file.foreign',
      data: { errors: { papers: expect.stringContaining('请重新上传') } },
    })
  })

  test('refuses the same file twice', async () => {
    const filePath = await sent(lina, 'a.pdf')
    expect(await save(lina, { cargoName: 'coal', papers: [said(filePath), said(filePath)] })).toMatchObject({
      status: 422,
      code: 'file.foreign',
    })
  })

  test('holds the field’s limits against the file as it is, whatever its record claims', async () => {
    const picture = await sent(lina, 'a.png', await png())
    expect(await save(lina, { cargoName: 'coal', papers: [said(picture, 'a.pdf')] })).toMatchObject({
      status: 422,
      code: 'file.type',
    })
    const large = await sent(lina, 'a.txt', Buffer.alloc(1024 * 1024, 'a'))
    expect(await save(lina, { cargoName: 'coal', papers: [{ ...said(large, 'a.txt'), fileSize: 1 }] })).toMatchObject({
      status: 422,
      code: 'file.size',
    })
  })

  test('attaches the files of lines, keeps them when lines move, and lets go of those of a dropped line', async () => {
    const [one, two] = [await sent(lina, '1.png', await png()), await sent(lina, '2.png', await png())]
    const { data } = await save<Saved>(lina, {
      cargoName: 'ore',
      lots: [
        { mark: 'A', photo: [said(one, '1.png')] },
        { mark: 'B', photo: [said(two, '2.png')] },
      ],
    })
    const { record } = await read(lina, data.id)
    const [a, b] = record.lots as readonly Attached[] // saved with two
    expect([a?.photo, b?.photo]).toMatchObject([[{ filePath: one, fileName: '1.png' }], [{ filePath: two }]])
    expect((await download(url, zhao, one)).status).toBe(200)
    const after = await save<Saved>(lina, { id: data.id, ver: data.ver, cargoName: 'ore', lots: [b] })
    expect(after).toMatchObject({ code: '0' })
    expect([(await download(url, zhao, one)).status, (await download(url, zhao, two)).status]).toEqual([404, 200])
  })

  test('two saves at once cannot both have one file', async () => {
    const filePath = await sent(lina, 'a.pdf')
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => save(lina, { cargoName: 'coal', papers: [said(filePath)] })),
    )
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', 'file.foreign', 'file.foreign', 'file.foreign'])
  })

  test('a file stored by our own code is attached like any other', async () => {
    const ctx = { ...systemContext(pool, compose({ modules: [portModule], files }), Date.now(), 'test') }
    const file = await storeFile(ctx, { name: '扫描.pdf', bytes: pdf })
    expect(file).toMatchObject({ fileName: '扫描.pdf', fileType: 'pdf', fileSize: pdf.length, userName: 'Amur' })
    await expect(storeFile(ctx, { name: 'a.pdf', bytes: Buffer.from('text') })).rejects.toMatchObject({
      code: 'file.content',
    })
  })
})

describe('FIL-11 a file opens', () => {
  test('for its uploader only while it is attached to nothing', async () => {
    const filePath = await sent(lina, 'a.pdf')
    expect(await statuses(filePath)).toEqual({ lina: 200, zhao: 404, thief: 404, asked: 404 })
  })

  test('for those who may read the record it is attached to, and for nobody else', async () => {
    const { filePath } = await attached()
    expect(await statuses(filePath)).toEqual({ lina: 200, zhao: 200, thief: 404, asked: 404 })
  })

  test('not for those from whom the field is hidden', async () => {
    const { filePath } = await attached('secret')
    expect(await statuses(filePath)).toEqual({ lina: 200, zhao: 404, thief: 404, asked: 404 })
  })

  test('for who was asked about the record, though he may not list such records', async () => {
    const { filePath, id } = await attached()
    await pool.driver.query('insert into engine.reader (document, person, record_id) values ($1, $2, $3)', [
      'port.cargo',
      people.asked,
      id,
    ])
    expect(await statuses(filePath)).toEqual({ lina: 200, zhao: 200, thief: 404, asked: 200 })
  })

  test('no longer once it was taken from the record, nor once the record is gone', async () => {
    const one = await attached()
    await save(lina, { id: one.id, ver: one.ver, cargoName: 'coal', papers: [] })
    expect(await statuses(one.filePath)).toEqual({ lina: 200, zhao: 404, thief: 404, asked: 404 })
    const other = await attached()
    await fetch(`${url}/api/port/cargo/${other.id}`, { method: 'DELETE', headers: { ...lina } })
    expect(await statuses(other.filePath)).toEqual({ lina: 404, zhao: 404, thief: 404, asked: 404 })
  })

  test('reliability 8: a walk over all keys finds nothing, and absent and forbidden answer the same', async () => {
    for (let file = 0; file < 5; file += 1) await attached()
    const { rows } = await pool.driver.query<{ key: string }>('select key from engine.file where uploader <> $1', [
      people.thief,
    ])
    expect(rows.length).toBeGreaterThan(10)
    const absent = await bodyOf(await download(url, thief, '2026/11/00000000-0000-4000-8000-000000000000.pdf'))
    for (const { key } of rows) {
      for (const more of ['', '&fileName=x.pdf']) {
        const answer = await download(url, thief, key, more)
        expect([answer.status, await bodyOf(answer)]).toEqual([404, absent])
      }
    }
  })

  test('faces stand beside names, so everybody with a session sees them', async () => {
    const filePath = await sent(lina, 'face.png', await png())
    await pool.driver.query(
      `update engine.file set document = 'base.person', record_id = $1, field = 'userAvatar', loose_since = null where key = $2`,
      [people.lina, filePath],
    )
    expect((await download(url, thief, filePath)).status).toBe(200)
  })
})

async function sent(page: Page, name: string, bytes: Uint8Array = pdf): Promise<string> {
  return (await upload(url, page, [[name, bytes]])).data.filePath
}

function said(fileAdd: string, fileName = 'a.pdf'): Attached {
  return { userId: '', userName: '', fileName, fileAdd, fileType: 'pdf', fileSize: 1 }
}

async function save<T>(page: Page, body: Attached): Promise<Answer<T>> {
  const answer = await fetch(`${url}/api/port/cargo/save`, {
    method: 'POST',
    headers: { ...page, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { ...((await answer.json()) as Omit<Answer<T>, 'status'>), status: answer.status } // the envelope every call answers in
}

async function read(page: Page, id: string): Promise<{ readonly record: Attached }> {
  const answer = await fetch(`${url}/api/port/cargo/${id}`, { headers: { ...page } })
  return ((await answer.json()) as Answer<{ readonly record: Attached }>).data // the answer of that route
}

/** A record of lina's with a file of hers in the field. */
async function attached(field = 'papers'): Promise<Saved & { readonly filePath: string }> {
  const filePath = await sent(lina, 'a.pdf')
  const { data } = await save<Saved>(lina, { cargoName: 'coal', [field]: [said(filePath)] })
  return { ...data, filePath }
}

async function statuses(filePath: string) {
  const [a, b, c, d] = await Promise.all(
    [lina, zhao, thief, asked].map(async (page) => (await download(url, page, filePath)).status),
  )
  return { lina: a, zhao: b, thief: c, asked: d }
}

async function bodyOf(answer: Response): Promise<unknown> {
  return answer.json()
}

async function png(): Promise<Buffer> {
  return createCanvas(8, 8).encode('png')
}
