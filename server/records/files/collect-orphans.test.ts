import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compose } from '../../main/compose-modules.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { now } from '../../platform/process/clock.ts'
import { freshDatabase } from '../../testing/database.ts'
import { collectOrphans } from './collect-orphans.ts'
import { createFiles } from './create-files.ts'
import { fileJobs } from './file-jobs.ts'
import { makePdf } from './make-pdf.ts'
import { fileFolder } from './testing/file-folder.ts'
import { verifyFiles } from './verify-files.ts'

const { pool } = await freshDatabase()
const folder = fileFolder()
const files = createFiles({ folder, reserveMb: 0 })
const running = compose({ modules: [], files })
const hour = 3_600_000
const nobody = { files: 0, objects: 0, unfinished: 0 }

test('a file that nothing was attached to is gone after a day, one that is attached stays', async () => {
  const [loose, kept, young] = [await stored(25), await stored(25), await stored(23)]
  await pool.driver.query(
    `update engine.file set document = 'port.cargo', record_id = $1, field = 'papers', loose_since = null where key = $2`,
    [randomUUID(), kept],
  )
  expect(await collectOrphans(pool, files)).toEqual({ ...nobody, files: 1 })
  expect([loose, kept, young].map((key) => existsSync(join(folder, key)))).toEqual([false, true, true])
  expect(await collectOrphans(pool, files)).toEqual(nobody)
})

test('a file that is just being attached is passed over', async () => {
  const key = await stored(30)
  const client = await pool.driver.connect()
  await client.query('begin')
  await client.query('select from engine.file where key = $1 for update', [key])
  expect(await collectOrphans(pool, files)).toEqual(nobody)
  await client.query('rollback')
  client.release()
  expect(await collectOrphans(pool, files)).toEqual({ ...nobody, files: 1 })
})

test('reliability 42: what a dead process left is gone after a day, and no sooner', async () => {
  const object = join(folder, `2026/11/${randomUUID()}.pdf`)
  const half = join(folder, '.incoming', randomUUID())
  await mkdir(join(folder, '2026/11'), { recursive: true })
  for (const path of [object, half]) writeFileSync(path, 'x')
  expect(await collectOrphans(pool, files)).toEqual(nobody)
  for (const path of [object, half]) utimesSync(path, new Date(now() - 25 * hour), new Date(now() - 25 * hour))
  expect(await verifyFiles(pool, files.storage)).toEqual([
    { key: object.slice(folder.length + 1), problem: 'stranger' },
  ])
  expect(await collectOrphans(pool, files)).toEqual({ files: 0, objects: 1, unfinished: 1 })
  expect([object, half].map(existsSync)).toEqual([false, false])
})

test('reliability 39: the verification names what is missing, cut or changed', async () => {
  expect(await verifyFiles(pool, files.storage)).toEqual([])
  const [missing, cut, changed] = [await stored(1), await stored(1), await stored(1)]
  await files.storage.remove(missing)
  truncateSync(join(folder, cut), 10)
  const path = join(folder, changed)
  writeFileSync(path, Buffer.alloc(statSync(path).size, 'x'))
  const problems = await verifyFiles(pool, files.storage)
  expect(problems.sort((a, b) => a.problem.localeCompare(b.problem))).toEqual([
    { key: changed, problem: 'hash' },
    { key: missing, problem: 'missing' },
    { key: cut, problem: 'size' },
  ])
})

test('both are jobs of the night watch, which says what it finds', async () => {
  const said: string[] = []
  const { jobs } = fileJobs(files, ({ message }) => said.push(message))
  expect(Object.values(jobs).map(({ cron }) => cron)).toEqual(['15 * * * *', '40 2 * * *'])
  const loose = await stored(30)
  await jobs.collect?.run(systemContext(pool, running, now(), 'test'), null)
  expect(existsSync(join(folder, loose))).toBe(false)
  await jobs.verify?.run(systemContext(pool, running, now(), 'test'), null)
  expect(said).toEqual([expect.stringContaining('3 problems: ')])
})

test('files are readable by the server’s user only', async () => {
  const key = await stored(0)
  const modes = [folder, ...['2026', '2026/11', key].map((name) => join(folder, name))]
    .filter(existsSync)
    .map((path) => (statSync(path).mode & 0o077).toString(8))
  expect(new Set(modes)).toEqual(new Set(['0']))
  expect(readdirSync(join(folder, '.incoming'))).toEqual([])
})

/** A file of so many hours ago; its key. */
async function stored(hoursAgo: number): Promise<string> {
  const ctx = systemContext(pool, running, now() - hoursAgo * hour, 'test')
  const { filePath = '' } = await files.store(ctx, { name: 'a.pdf', bytes: makePdf([String(hoursAgo), randomUUID()]) })
  return filePath
}
