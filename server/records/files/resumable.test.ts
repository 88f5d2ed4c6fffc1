import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeNode, makePerson } from '../../identity/session/testing/people.ts'
import { compose } from '../../main/compose-modules.ts'
import { now } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { collectOrphans } from './collect-orphans.ts'
import { download, fileServer, upload } from './testing/file-server.ts'
import { add, addSlowly, begin, finish, giveUp, offsetOf, unfinished } from './testing/resumable-client.ts'
import { stores } from './testing/stores.ts'
import { verifyFiles } from './verify-files.ts'

const mega = 1024 * 1024

describe.each(stores)('on %s', async (_, open) => {
  const { pool } = await freshDatabase()
  const sea = await makeNode(pool, {
    flag: '1',
    name: 'BLHY',
    parent: await makeNode(pool, { flag: '0', name: 'BLJT' }),
  })
  await makePerson(pool, { code: 'lina', name: '李娜', unitId: sea })
  await makePerson(pool, { code: 'zhao', name: '赵刚', unitId: sea })
  const options = await open()
  const composed = (files: Parameters<typeof compose>[0]['files']) => compose({ modules: [], files })
  const { url, files, signIn } = await fileServer(pool, composed, { ...options, reserveMb: 0, maxMb: 40 })
  const twin = await fileServer(pool, composed, { ...options, reserveMb: 0, maxMb: 40 })
  const [lina, zhao] = [await signIn('lina'), await signIn('zhao')]
  const piece = files.storage.pieces.lengthFor(20 * mega)

  test('FIL-11: a file comes in pieces, through two processes in turn, and is what was sent', async () => {
    const bytes = pdf(20 * mega)
    const { id } = await begin(url, lina, '船.pdf', bytes.length)
    for (let at = 0, round = 0; at < bytes.length; round += 1) {
      const { status, offset } = await add(
        round % 2 === 0 ? url : twin.url,
        lina,
        id,
        at,
        bytes.subarray(at, at + 8 * mega),
      )
      expect(status).toBe(204)
      at = offset
    }
    expect(await unfinished(url, lina)).toMatchObject([{ id, fileName: '船.pdf', received: bytes.length }])
    const finished = await finish(twin.url, lina, id)
    expect(finished).toMatchObject({
      code: '0',
      data: { fileName: '船.pdf', fileType: 'pdf', fileSize: bytes.length, userName: '李娜' },
    })
    const { data } = finished
    expect(await unfinished(url, lina)).toEqual([])
    const got = Buffer.from(await (await download(url, lina, data.filePath)).arrayBuffer())
    expect(got.equals(bytes)).toBe(true)
    const { rows } = await pool.driver.query('select sha256 from engine.file where key = $1', [data.filePath])
    expect(rows).toEqual([{ sha256: createHash('sha256').update(bytes).digest('hex') }])
    expect((await finish(url, lina, id)).data).toEqual(data)
    expect(await verifyFiles(pool, files.storage)).toEqual([])
  })

  test('FIL-11: a connection that breaks in the middle costs at most one piece of 8 MB', async () => {
    const bytes = pdf(20 * mega)
    const { id } = await begin(url, lina, 'a.pdf', bytes.length)
    const slow = addSlowly(url, lina, id, 0, bytes.length)
    const sent = 2 * piece + 1000
    await slow.write(bytes.subarray(0, sent))
    await expect.poll(async () => (await offsetOf(url, lina, id)).offset).toBeGreaterThanOrEqual(2 * piece)
    slow.cut()
    const { offset } = await offsetOf(url, lina, id)
    expect(sent - offset).toBeLessThanOrEqual(8 * mega)
    await addAll(id, bytes, offset)
    const { data } = await finish(url, lina, id)
    expect(Buffer.from(await (await download(url, lina, data.filePath)).arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('reliability 42: of two that add at once the later one goes on, the earlier one stops, and nothing is mixed', async () => {
    const bytes = pdf(3 * piece)
    const { id } = await begin(url, lina, 'a.pdf', bytes.length)
    const early = addSlowly(url, lina, id, 0, bytes.length)
    await early.write(bytes.subarray(0, piece + 500))
    await expect.poll(async () => (await offsetOf(url, lina, id)).offset).toBe(piece)
    const later = await add(twin.url, lina, id, piece, bytes.subarray(piece))
    expect(later).toEqual({ status: 204, offset: bytes.length })
    await early.write(Buffer.alloc(piece, 'x')).catch(() => undefined)
    early.cut()
    const { data } = await finish(url, lina, id)
    expect(Buffer.from(await (await download(url, lina, data.filePath)).arrayBuffer()).equals(bytes)).toBe(true)
    const other = await begin(url, lina, 'b.pdf', bytes.length)
    const both = await Promise.all([1, 2, 3].map(() => add(url, lina, other.id, 0, bytes)))
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await finish(url, lina, other.id)).code).toBe('0')
  })

  test('FIL-11: an upload is its owner’s alone: another person neither sees, adds, finishes nor ends it', async () => {
    const { id } = await begin(url, lina, 'a.pdf', 100)
    expect(await unfinished(url, zhao)).toEqual([])
    expect((await offsetOf(url, zhao, id)).status).toBe(404)
    expect((await add(url, zhao, id, 0, pdf(100))).status).toBe(404)
    expect((await finish(url, zhao, id)).status).toBe(404)
    expect(await giveUp(url, zhao, id)).toBe(404)
    expect((await offsetOf(url, { accessToken: '', refreshToken: '' }, id)).status).toBe(401)
    expect((await offsetOf(url, lina, 'no-id')).status).toBe(404)
    expect((await finish(url, lina, 'no-id')).status).toBe(404)
    expect(await giveUp(url, lina, id)).toBe(204)
    expect(await giveUp(url, lina, id)).toBe(404)
  })

  test('FIL-05 FIL-06: what the end would refuse is refused at the beginning, in words', async () => {
    expect(await begin(url, lina, 'a.exe', 100)).toMatchObject({
      status: 422,
      msg: expect.stringContaining('请上传正确类型的附件,文件后缀名为【pdf,'),
    })
    expect(await begin(url, lina, 'a.pdf', 40 * mega)).toMatchObject({ status: 413, msg: '不能超过 40MB!' })
    expect(await begin(url, lina, 'a.pdf', 0)).toMatchObject({ status: 422, msg: '“a.pdf”是空文件' })
    expect((await begin(url, lina, 'a.pdf', 40 * mega - 1)).status).toBe(201)
  })

  test('FIL-11: half a file makes no file, more than announced is not taken, and a wrong content is gone', async () => {
    const { id } = await begin(url, lina, 'a.pdf', 100)
    await add(url, lina, id, 0, pdf(50))
    expect(await finish(url, lina, id)).toMatchObject({ status: 409, code: 'file.unfinished' })
    expect((await add(url, lina, id, 0, Buffer.alloc(500))).status).toBeGreaterThanOrEqual(400)
    const program = await begin(url, lina, 'b.pdf', 4096)
    await add(url, lina, program.id, 0, Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4094, 1)]))
    expect(await finish(url, lina, program.id)).toMatchObject({
      status: 422,
      code: 'file.content',
      msg: expect.stringContaining('b.pdf'),
    })
    expect((await finish(url, lina, program.id)).status).toBe(404)
    expect(await verifyFiles(pool, files.storage)).toEqual([])
  })

  test('reliability 42: uploads to which nothing was added for a day are gone, with what came of them', async () => {
    await pool.driver.query('delete from engine.upload')
    const { id } = await begin(url, lina, 'old.pdf', 30 * mega)
    await add(url, lina, id, 0, pdf(30 * mega).subarray(0, piece))
    expect(await collectOrphans(pool, files)).toMatchObject({ unfinished: 0 })
    await collectOrphans(pool, files, { at: now() + 25 * 3_600_000 })
    expect((await offsetOf(url, lina, id)).status).toBe(404)
    if (files.storage.local) expect(readdirSync(join(files.folder, '.incoming'))).toEqual([])
  })

  test('a person’s and a unit’s files together stay within what the operator allows, unfinished ones counted', async () => {
    await pool.driver.query('truncate engine.file, engine.upload cascade')
    const small = await fileServer(pool, composed, { ...options, reserveMb: 0, personMb: 4, unitMb: 6 })
    expect((await begin(small.url, lina, 'a.pdf', 3 * mega)).status).toBe(201)
    expect(await begin(small.url, lina, 'b.pdf', 2 * mega)).toMatchObject({
      status: 422,
      msg: '您上传的文件已占用 3 MB，上限为 4 MB：请删除不再需要的附件，或请管理员提高上限',
    })
    expect(await upload(small.url, lina, [['c.txt', Buffer.alloc(2 * mega, 'a')]])).toMatchObject({
      status: 422,
      code: 'file.quota-person',
    })
    expect(await upload(small.url, zhao, [['d.txt', Buffer.alloc(3.5 * mega, 'a')]])).toMatchObject({
      status: 422,
      code: 'file.quota-unit',
      msg: expect.stringContaining('贵单位的文件已占用 3 MB'),
    })
    const many = await Promise.all(Array.from({ length: 6 }, () => begin(small.url, zhao, 'e.pdf', 1.5 * mega)))
    expect(many.filter(({ status }) => status === 201)).toHaveLength(2)
  })

  async function addAll(id: string, bytes: Buffer, from: number): Promise<void> {
    for (let at = from; at < bytes.length;) {
      const { status, offset } = await add(url, lina, id, at, bytes.subarray(at, at + 8 * mega))
      // The end of what the broken connection had brought was still being written down.
      at = status === 409 ? (await offsetOf(url, lina, id)).offset : offset
    }
  }
})

function pdf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size)]).subarray(0, size)
}
