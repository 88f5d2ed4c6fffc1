import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../testing/database.ts'
import { migrate, migrationStates } from './migrate.ts'
import { migrationFolders } from './migration-files.ts'

let database: TestDatabase
let root: string
const roots: string[] = []

beforeEach(async () => {
  database = await freshDatabase({ empty: true })
  root = mkdtempSync(join(tmpdir(), 'amur-migrations-'))
  roots.push(root)
})

afterAll(() => {
  for (const folder of roots) rmSync(folder, { recursive: true })
})

test('files apply once, by time across all owners, and stay applied', async () => {
  write('modules/finance', '202601020000-second', 'create table b (id int references a)')
  write('server', '202601010000-first', 'create table a (id int primary key)')
  expect(await run()).toEqual(['server/202601010000-first', 'finance/202601020000-second'])
  expect(await run()).toEqual([])
  write('server', '202601030000-third', 'create table c (id int); create index on c (id)')
  expect((await migrationStates(database.address, migrationFolders(root))).map(({ applied }) => applied)).toEqual([
    true,
    true,
    false,
  ])
  expect(await run()).toEqual(['server/202601030000-third'])
})

test('a file changed after it was applied is refused by name', async () => {
  write('server', '202601010000-first', 'create table a (id int)')
  await run()
  write('server', '202601010000-first', 'create table a (id bigint)')
  await expect(run()).rejects.toThrow('migration server/202601010000-first was changed')
})

test('other line endings are no change', async () => {
  write('server', '202601010000-first', 'create table a (\nid int)')
  await run()
  write('server', '202601010000-first', 'create table a (\r\nid int)')
  expect(await run()).toEqual([])
})

test('a database newer than the files is refused and the newer migration named', async () => {
  write('server', '202601010000-first', 'select 1')
  write('server', '202601020000-newer', 'select 1')
  await run()
  rmSync(join(root, 'server/migrations/202601020000-newer.sql'))
  await expect(run()).rejects.toThrow('migration server/202601020000-newer is applied but not among the files')
})

test('a file that fails names its line, leaves nothing of itself, and keeps those before it', async () => {
  write('server', '202601010000-good', 'create table a (id int)')
  write('server', '202601020000-bad', 'create table b (id int);\n\ncreate table c (id wrong)')
  await expect(run()).rejects.toThrow(/server\/202601020000-bad failed: .*wrong.* \(line 3\)/)
  expect(await tables()).toEqual(['a'])
  write('server', '202601020000-bad', 'create table b (id int)')
  expect(await run()).toEqual(['server/202601020000-bad'])
})

test('a file that commits by itself is refused', async () => {
  write('server', '202601010000-sly', 'create table a (id int); commit')
  await expect(run()).rejects.toThrow('must not begin, commit or roll back')
})

test('a file with a careless name is refused', async () => {
  write('server', 'first', 'select 1')
  await expect(run()).rejects.toThrow('YYYYMMDDHHMM')
})

test('two processes that migrate at once apply each file once', async () => {
  write('server', '202601010000-slow', 'create table a (id int); select pg_sleep(0.3)')
  const answers = await Promise.all([run(), run()])
  expect(answers.flat()).toEqual(['server/202601010000-slow'])
})

test('a migration killed at any step converges when run again', async () => {
  const steps = [1, 2, 3]
  for (const step of steps) {
    write(
      'server',
      `20260101000${step}-step`,
      `create table a${step} (id int); select pg_advisory_xact_lock(${step}); create table b${step} (id int)`,
    )
  }
  const holder = await database.pool.driver.connect()
  for (const step of steps) {
    await holder.query(`select pg_advisory_lock(${step})`)
    const child = startMigrating()
    await untilSomebodyWaits()
    child.process.kill('SIGKILL')
    await child.exited
    const done = steps.filter((each) => each < step)
    expect(await tables()).toEqual([...done.map((each) => `a${each}`), ...done.map((each) => `b${each}`)])
    await holder.query(`select pg_advisory_unlock(${step})`)
  }
  holder.release()
  expect(await run()).toEqual(['server/202601010003-step'])
  expect(await tables()).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])
})

function write(owner: string, name: string, text: string): void {
  const folder = join(root, owner, 'migrations')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.sql`), text)
}

function run(): Promise<string[]> {
  return migrate(database.address, migrationFolders(root))
}

async function tables(): Promise<unknown[]> {
  const rows = await database.pool.query(sql`select tablename from pg_tables where schemaname = 'public' order by 1`)
  return rows.map((row) => row['tablename'])
}

function startMigrating(): { process: ReturnType<typeof spawn>; exited: Promise<unknown> } {
  const program = `
    import { migrate } from ${JSON.stringify(join(import.meta.dirname, 'migrate.ts'))}
    await migrate(${JSON.stringify(database.address)}, ${JSON.stringify(migrationFolders(root))})`
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'inherit' })
  return { process: child, exited: new Promise((resolve) => child.once('close', resolve)) }
}

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const [row] = await database.pool.query(sql`
      select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`)
    if (row !== undefined) return
  }
}
