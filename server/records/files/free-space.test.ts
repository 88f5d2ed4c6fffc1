import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makePerson } from '../../identity/session/testing/people.ts'
import { testServer } from '../../identity/session/testing/test-server.ts'
import { compose } from '../../main/compose-modules.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { freshDatabase } from '../../testing/database.ts'
import { hasSpace } from './free-space.ts'
import { makePdf } from './make-pdf.ts'
import { fileFolder } from './testing/file-folder.ts'
import { download, fileServer, upload } from './testing/file-server.ts'

const { pool } = await freshDatabase()
await makePerson(pool, { code: 'lina', name: '李娜' })
const pdf = makePdf(['x'])

test('reliability 40: an upload that would leave less than the reserve is refused before it is read', async () => {
  const { url, signIn } = await fileServer(pool, (files) => compose({ modules: [], files }), {
    folder: fileFolder(),
    reserveMb: 100_000_000,
  })
  const lina = await signIn('lina')
  expect(await upload(url, lina, [['a.pdf', pdf]])).toMatchObject({
    status: 503,
    code: 'file.space',
    msg: '服务器存储空间不足，暂时无法上传，请联系管理员',
  })
  expect(await upload(url, lina, [['a.pdf', pdf]], 'upload', 'ru')).toMatchObject({
    msg: expect.stringContaining('не хватает места'),
  })
})

test('bytes that are stored without an upload of their own keep to the reserve and the quota, too', async () => {
  const { files: full } = await fileServer(pool, (files) => compose({ modules: [], files }), {
    folder: fileFolder(),
    reserveMb: 100_000_000,
  })
  const ctx = systemContext(pool, compose({ modules: [] }), Date.parse('2026-11-24T01:00:00Z'), 'test')
  await expect(full.store(ctx, { name: 'a.pdf', bytes: pdf })).rejects.toMatchObject({
    code: 'file.space',
    status: 503,
  })
  const { files: roomy } = await fileServer(pool, (files) => compose({ modules: [], files }), {
    folder: fileFolder(),
    reserveMb: 0,
    personMb: 0,
  })
  await expect(roomy.store(ctx, { name: 'a.pdf', bytes: pdf })).rejects.toMatchObject({ code: 'file.quota-person' })
})

test('reliability 40: readiness follows the space that is left of the reserve', async () => {
  const folder = fileFolder()
  const ready = async (reserveMb: number) => {
    const { app, close } = await testServer(pool, {
      readiness: { accepting: true, hasSpace: () => hasSpace(folder, reserveMb) },
    })
    const answer = await app.inject({ url: '/api/health/ready' })
    await close()
    return [answer.statusCode, answer.json<{ code: string }>().code]
  }
  expect(await ready(0)).toEqual([200, '0'])
  expect(await ready(100_000_000)).toEqual([503, 'server.full'])
})

const small = join(fileFolder(), 'small')
mkdirSync(small)
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', small]).status === 0
afterAll(() => void (mounted && spawnSync('umount', [small])))

test.skipIf(!mounted)(
  'reliability 40: a disk that fills up during an upload refuses it, keeps no half, and serves what it has',
  async () => {
    const { url, signIn } = await fileServer(pool, (files) => compose({ modules: [], files }), {
      folder: small,
      reserveMb: 0,
    })
    const lina = await signIn('lina')
    const kept = await upload(url, lina, [['a.pdf', pdf]])
    const text = Buffer.alloc(6_000_000, 'a')
    // Announced sizes are refused at once; two at the same time meet the end of the disk itself.
    const both = await Promise.all([1, 2].map(() => upload(url, lina, [['b.txt', text]])))
    expect(both.map(({ code }) => code)).toContain('file.space')
    expect(readdirSync(join(small, '.incoming'))).toEqual([])
    expect((await download(url, lina, kept.data.filePath)).status).toBe(200)
    expect(await upload(url, lina, [['c.pdf', pdf]])).toMatchObject({ code: '0' })
  },
)
