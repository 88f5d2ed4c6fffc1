import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'
import { createFiles } from './create-files.ts'
import { newFileKey } from './file-key.ts'
import { FileGone } from './file-storage.ts'
import { openStorage } from './open-storage.ts'
import { fileFolder } from './testing/file-folder.ts'
import { s3Server, stores } from './testing/stores.ts'

const mega = 1024 * 1024
const spooled = fileFolder()

describe.each(stores)('FIL-11: files on %s', async (_, open) => {
  const { storage } = createFiles(await open())
  const kept = async (bytes: Uint8Array) => {
    const [key, path] = [newFileKey('pdf', Date.now()), join(spooled, 'one')]
    writeFileSync(path, bytes)
    await storage.put(key, path)
    return key
  }

  test.each([0, 1, 8 * mega, 17 * mega + 5])('of %i bytes come back whole and in parts', async (size) => {
    const bytes = randomBytes(size)
    const key = await kept(bytes)
    expect((await storage.get(key)).equals(bytes)).toBe(true)
    if (size < 20) return
    const part = await buffer(await storage.stream(key, { start: 5, end: 14 }))
    expect(part.equals(bytes.subarray(5, 15))).toBe(true)
  })

  test('are listed, removed without complaint, and told from those that never were', async () => {
    const keys = [await kept(Buffer.from('abc')), await kept(Buffer.from('abc')), await kept(Buffer.from('abc'))]
    const [key = ''] = keys
    const listed = []
    for await (const object of storage.list()) listed.push(object)
    for (const each of keys) expect(listed).toContainEqual({ key: each, size: 3, at: expect.any(Number) })
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.stream(key)).rejects.toThrow(FileGone)
    await expect(storage.get(key)).rejects.toThrow(FileGone)
    for (const wrong of ['../../etc/passwd', '.incoming/x', ''])
      await expect(async () => storage.stream(wrong)).rejects.toThrow('not a key')
  })

  test('of an unfinished upload are nobody’s, and finishing twice is finishing once', async () => {
    const key = newFileKey('pdf', Date.now())
    const length = storage.pieces.lengthFor(20 * mega)
    const upload = { key, ticket: await storage.pieces.begin(key) }
    const bytes = randomBytes(length + 10)
    const tags = []
    for (const [number, at] of [0, length].entries())
      tags.push(await storage.pieces.write(upload, { number, at, bytes: bytes.subarray(at, at + length) }))
    await expect(storage.get(key)).rejects.toThrow(FileGone)
    await storage.pieces.finish(upload, tags)
    await storage.pieces.finish(upload, tags)
    expect((await storage.get(key)).equals(bytes)).toBe(true)
  })

  test('that are given up leave nothing', async () => {
    const key = newFileKey('pdf', Date.now())
    const upload = { key, ticket: await storage.pieces.begin(key) }
    await storage.pieces.write(upload, { number: 0, at: 0, bytes: randomBytes(10) })
    await storage.pieces.drop(upload)
    await storage.pieces.drop(upload)
    await expect(storage.get(key)).rejects.toThrow(FileGone)
  })
})

test('S3 that is not there, not let in or without the bucket stops the start and names the variable', async () => {
  const { access } = await s3Server()
  await expect(openStorage({ ...access, bucket: 'others' })).rejects.toThrow('S3_BUCKET is not there')
  for (const wrong of [{ accessKey: 'nobody' }, { secretKey: 'guessed' }])
    await expect(openStorage({ ...access, ...wrong })).rejects.toThrow('S3_ACCESS_KEY with S3_SECRET_KEY')
  await expect(openStorage({ ...access, endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(
    'S3_ENDPOINT does not answer',
  )
})

test('one part of a file is understood, several are answered with the whole', () => {
  expect(rangeOf('bytes=0-9', 100)).toEqual({ start: 0, end: 9 })
  expect(rangeOf('bytes=90-', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=-10', 100)).toEqual({ start: 90, end: 99 })
  expect(rangeOf('bytes=0-500', 100)).toEqual({ start: 0, end: 99 })
  expect(rangeOf('bytes=100-', 100)).toBe('none')
  for (const whole of [undefined, '', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=9-1', 'bytes=-'])
    expect(rangeOf(whole, 100)).toBeUndefined()
})
