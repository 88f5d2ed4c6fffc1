import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { prepareJobs } from '../server/platform/jobs/prepare-jobs.ts'
import { diskStorage } from '../server/records/files/disk-storage.ts'
import { freshDatabase, type TestDatabase } from '../server/testing/database.ts'
import { hasPreparedDemo, keepPreparedDemo, restorePreparedDemo } from './demo-snapshot.ts'

const root = mkdtempSync(join(tmpdir(), 'amur-prepared-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

// A tree with the migrations of the product, and a prepared demonstration made a moment ago.
beforeAll(async () => {
  for (const owner of ['server', 'modules']) copyMigrations(owner)
  const { pool, address } = await freshDatabase()
  await prepareJobs(pool)
  await pool.query(
    sql`insert into base.config (id, create_by, create_name, cfg_key, cfg_value, cfg_type, cfg_group) values (gen_random_uuid(), gen_random_uuid(), 'Amur', 'site.demo', '1', 'bool', 'site')`,
  )
  await pool.driver.query(`
    create table energy.meter_reading_p202001 partition of energy.meter_reading for values from ('2020-01-01') to ('2020-02-01');
    insert into energy.meter_reading values (gen_random_uuid(), '2020-01-05', 1, 1, 1, 0)`)
  await keepPreparedDemo({ address, files: filesIn(root), root })
})

const soon = Date.now()
const nextMonth = soon + 32 * 24 * 3_600_000

test('a first start of the same month begins with the prepared demonstration', async () => {
  expect(await hasPreparedDemo(root, soon)).toBe(true)
  const target = await freshDatabase({ empty: true })
  await restorePreparedDemo(installationOf(target), soon)
  expect(await demonstrations(target)).toBe(1)
})

test('months of readings come back, which no migration makes', async () => {
  const target = await freshDatabase({ empty: true })
  await restorePreparedDemo(installationOf(target), soon)
  expect(await target.pool.query(sql`select power::text from energy.meter_reading_p202001`)).toEqual([{ power: '1' }])
})

test('a demonstration prepared in another month is not brought in', async () => {
  expect(await hasPreparedDemo(root, nextMonth)).toBe(false)
  const target = await freshDatabase({ empty: true })
  await restorePreparedDemo(installationOf(target), nextMonth)
  expect(await target.pool.query(sql`select 1 from pg_namespace where nspname = 'base'`)).toEqual([])
})

test('an installation that holds anything is left as it is', async () => {
  const target = await freshDatabase()
  await restorePreparedDemo(installationOf(target), soon)
  expect(await demonstrations(target)).toBe(0)
})

test('files without a database are left as they are', async () => {
  const target = await freshDatabase({ empty: true })
  const installation = installationOf(target)
  const kept = join(root, 'kept.txt')
  cpSync(import.meta.filename, kept)
  await installation.files.storage.put('2026/11/01a2b3c4-0000-7000-8000-000000000000.txt', kept)
  await restorePreparedDemo(installation, soon)
  expect(await target.pool.query(sql`select 1 from pg_namespace where nspname = 'base'`)).toEqual([])
})

function installationOf({ address }: TestDatabase) {
  const home = mkdtempSync(join(tmpdir(), 'amur-installation-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return { address, files: filesIn(home), root }
}

function filesIn(home: string) {
  const folder = join(home, 'files')
  mkdirSync(folder, { recursive: true })
  return { storage: diskStorage(folder), folder }
}

async function demonstrations({ pool }: TestDatabase): Promise<number> {
  return (await pool.query(sql`select 1 from base.config where cfg_key = 'site.demo' and cfg_value = '1'`)).length
}

function copyMigrations(owner: string): void {
  cpSync(join(import.meta.dirname, '..', owner), join(root, owner), {
    recursive: true,
    filter: (path) => !/\.[a-z]+$/.test(path) || path.endsWith('.sql'),
  })
}
