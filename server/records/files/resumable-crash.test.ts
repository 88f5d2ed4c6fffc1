import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { signedIn, testServer, type Page } from '../../identity/session/testing/test-server.ts'
import { freshDatabase } from '../../testing/database.ts'
import { diskStorage } from './disk-storage.ts'
import { openStorage } from './open-storage.ts'
import { childServer } from './testing/child-server.ts'
import { fileFolder } from './testing/file-folder.ts'
import { add, addSlowly, begin, finish, offsetOf } from './testing/resumable-client.ts'
import { s3Server } from './testing/stores.ts'
import { verifyFiles } from './verify-files.ts'

const mega = 1024 * 1024
const chunk = 8 * mega
const { pool, address } = await freshDatabase()
const folder = fileFolder()
let lina: Page

beforeAll(async () => {
  await makePerson(pool, { code: 'lina', name: '李娜' })
  const { app, close } = await testServer(pool)
  lina = await signedIn(app, 'lina')
  await close()
})

describe.each([['disk'], ['S3']])('on %s', (store) => {
  test('FIL-11, reliability 42: kill -9 in the middle of an upload costs at most one chunk of 8 MB, and the file is what was sent', async () => {
    const s3 = store === 'S3' ? (await s3Server()).access : null
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(28 * mega)])
    let server = await childServer(folder, address, s3)
    const { id } = await begin(server.url, lina, 'kill.pdf', bytes.length)
    let at = 0
    for (const kills of [1, 2]) {
      const slow = addSlowly(server.url, lina, id, at, bytes.length - at)
      const sent = at + chunk + Math.floor(Math.random() * 3 * mega)
      await slow.write(bytes.subarray(at, sent))
      // All of it left here; what of it is safe only the server knows.
      await expect
        .poll(async () => (await offsetOf(server.url, lina, id)).offset, { timeout: 10_000 })
        .toBeGreaterThan(at)
      await server.kill()
      slow.cut()
      server = await childServer(folder, address, s3)
      const { offset } = await offsetOf(server.url, lina, id)
      expect(sent - offset, `kill ${kills}`).toBeLessThanOrEqual(chunk)
      at = offset
    }
    while (at < bytes.length) at = (await add(server.url, lina, id, at, bytes.subarray(at, at + chunk))).offset
    const { data } = await finish(server.url, lina, id)
    const { rows } = await pool.driver.query('select size, sha256 from engine.file where key = $1', [data.filePath])
    expect(rows).toEqual([{ size: String(bytes.length), sha256: createHash('sha256').update(bytes).digest('hex') }])
    if (s3 === null) expect(await verifyFiles(pool, diskStorage(folder))).toEqual([])
    else expect((await openStorage(s3)).local).toBe(false)
    await pool.driver.query('delete from engine.file')
  })

  test('FIL-11, reliability 42: three large files at once pass through flat memory', async () => {
    const s3 = store === 'S3' ? (await s3Server()).access : null
    const server = await childServer(folder, address, s3)
    const piece = randomBytes(chunk)
    const whole = 48 * mega
    const send = async (name: string) => {
      const { id } = await begin(server.url, lina, name, whole)
      for (let at = 0; at < whole;) {
        at = (
          await add(
            server.url,
            lina,
            id,
            at,
            at === 0 ? Buffer.concat([Buffer.from('%PDF-1.7\n'), piece]).subarray(0, chunk) : piece,
          )
        ).offset
        most = Math.max(most, server.memory())
      }
      return finish(server.url, lina, id)
    }
    let most = 0
    // The first one warms the server up.
    const { id } = await begin(server.url, lina, 'warm.pdf', chunk)
    await add(server.url, lina, id, 0, Buffer.concat([Buffer.from('%PDF-1.7\n'), piece]).subarray(0, chunk))
    await finish(server.url, lina, id)
    const before = server.memory()
    const answers = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf'].map(send))
    expect(answers.map(({ code }) => code)).toEqual(['0', '0', '0'])
    expect(most - before).toBeLessThan(100)
  }, 120_000)
})
