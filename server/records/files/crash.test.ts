import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { signedIn, testServer, type Page } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { diskStorage } from './disk-storage.ts'
import { type ChildServer, childServer } from './testing/child-server.ts'
import { fileFolder } from './testing/file-folder.ts'
import { download, upload } from './testing/file-server.ts'
import { sendSlowly } from './testing/send-slowly.ts'
import { verifyFiles } from './verify-files.ts'

const { pool, address } = await freshDatabase()
const folder = fileFolder()
let one: ChildServer
let other: ChildServer
let lina: Page

beforeAll(async () => {
  await makePerson(pool, { code: 'lina', name: '李娜' })
  const { app, close } = await testServer(pool)
  lina = await signedIn(app, 'lina')
  await close()
  const started = await Promise.all([childServer(folder, address), childServer(folder, address)])
  one = started[0]
  other = started[1]
}, 240_000)

/** Sends a file of so many pieces of 1 MB one after another; the most megabytes the server held meanwhile. */
async function sendPieces(name: string, pieces: number): Promise<{ most: number; sha256: string }> {
  const hash = createHash('sha256')
  const sending = sendSlowly(one.url, lina, name)
  let most = 0
  for (let piece = 0; piece < pieces; piece += 1) {
    const start = piece === 0 ? '%PDF-1.7\n' : ''
    const bytes = Buffer.concat([Buffer.from(start), randomBytes(1_048_576 - start.length)])
    hash.update(bytes)
    await sending.write(bytes)
    most = Math.max(most, one.memory())
  }
  const { status, body } = await sending.finish()
  expect(status, body).toBe(200)
  return { most, sha256: hash.digest('hex') }
}

describe('a large file', () => {
  test('FIL-11 of 100 MB passes through at most 60 MB of memory and arrives as it was sent', async () => {
    // What the process holds while little files pass: it hovers by tens of megabytes as V8 collects, so the most counts.
    let before = 0
    for (let file = 0; file < 6; file += 1) before = Math.max(before, (await sendPieces(`small-${file}.pdf`, 8)).most)
    const { most, sha256 } = await sendPieces('plan.pdf', 100)
    expect(most - before).toBeLessThan(60 - 8)
    const { rows } = await pool.driver.query(`select size, sha256 from engine.file where name = 'plan.pdf'`)
    expect(rows).toEqual([{ size: String(100 * 1_048_576), sha256 }])
  }, 240_000)
})

describe('a broken connection', () => {
  test('in the middle leaves nothing that anybody sees, and nothing on the disk', async () => {
    const sending = sendSlowly(one.url, lina, 'cut.pdf')
    await sending.write(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(500_000)]))
    await expect.poll(incoming).toHaveLength(1)
    sending.cut()
    await expect.poll(incoming).toHaveLength(0)
    expect((await pool.driver.query(`select from engine.file where name = 'cut.pdf'`)).rowCount).toBe(0)
    expect(await verifyFiles(pool, diskStorage(folder))).toEqual([])
  })

  test('before the last boundary is no upload, even when the file itself had come whole', async () => {
    const sending = sendSlowly(one.url, lina, 'whole.txt')
    await sending.write(
      Buffer.from('all of it\r\n--amur-test-boundary\r\ncontent-disposition: form-data; name="more"\r\n\r\nand then'),
    )
    await expect.poll(incoming).toHaveLength(1)
    sending.cut()
    await expect.poll(incoming).toHaveLength(0)
    expect((await pool.driver.query(`select from engine.file where name = 'whole.txt'`)).rowCount).toBe(0)
  })
})

describe('two processes', () => {
  test('on one folder and database serve each other’s files', async () => {
    const bytes = Buffer.from('港口费明细')
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const) {
      const { data } = await upload(here.url, lina, [['a.txt', bytes]])
      expect(Buffer.from(await (await download(there.url, lina, data.filePath)).arrayBuffer()).equals(bytes)).toBe(true)
    }
  })
})

describe('kill -9', () => {
  test('reliability 42: loses nothing that was answered and leaves nothing half, twenty times over', async () => {
    const kept: (readonly [filePath: string, hash: string])[] = []
    for (let round = 0; round < 4; round += 1) {
      const server = await childServer(folder, address)
      let alive = true
      const senders = Array.from({ length: 5 }, async () => {
        while (alive) {
          const bytes = Buffer.concat([
            Buffer.from('%PDF-1.7\n'),
            randomBytes(20_000 + Math.floor(Math.random() * 400_000)),
          ])
          const answer = await upload(server.url, lina, [['killed.pdf', bytes]]).catch(() => null)
          if (answer?.code === '0') kept.push([answer.data.filePath, createHash('sha256').update(bytes).digest('hex')])
        }
      })
      const enough = kept.length + 10 + Math.floor(Math.random() * 20)
      await expect.poll(() => kept.length, { interval: 5, timeout: 100_000 }).toBeGreaterThanOrEqual(enough)
      alive = false
      await server.kill()
      await Promise.all(senders)
    }
    for (const [filePath, hash] of kept) {
      const bytes = Buffer.from(await (await download(other.url, lina, filePath)).arrayBuffer())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    }
    expect(await verifyFiles(pool, diskStorage(folder))).toEqual([])
  }, 240_000)
})

function incoming(): string[] {
  return readdirSync(join(folder, '.incoming'))
}
