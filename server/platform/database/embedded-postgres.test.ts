import { type ChildProcess, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startSource } from '../../testing/source-process.ts'
import { type EmbeddedDatabase, openEmbedded, stopEmbedded } from './embedded-postgres.ts'
import { openPool } from './pool.ts'
import { livingPostmaster } from './postmaster.ts'
import { pause } from './sleep.ts'

// Every case makes whole databases on the disk.

const undo: (() => Promise<void> | void)[] = []

// Making a database takes a second of both cores: cases about other things begin with a copy.
let made = ''

beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'amur-embedded-made-'))
  chmodSync(made, 0o711)
  await (await openEmbedded({ dataDir: made })).stop()
})

afterAll(() => rmSync(made, { recursive: true, force: true }))

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

test('the first start makes a database, a stop ends it, and the next start finds it again', async () => {
  const dataDir = newFolder()
  const first = await open(dataDir)
  await write(first, 'a')
  await first.stop()
  expect(postmaster(dataDir)).toBeUndefined()
  const begun = performance.now()
  const second = await open(dataDir)
  // A fraction of a second on a quiet machine; nothing is made anew, which takes several.
  expect(performance.now() - begun).toBeLessThan(4_000)
  expect(await labels(second)).toEqual(['a'])
})

test('a start that was killed while it made the database leaves nothing in the way', async () => {
  const dataDir = newFolder()
  const user = startUser(dataDir, 'x')
  while (
    !existsSync(join(dataDir, 'postgres')) ||
    !drafts(dataDir).some((name) => existsSync(join(dataDir, 'postgres', name, 'PG_VERSION')))
  )
    await pause(5)
  user.process.kill('SIGKILL')
  await user.exited
  expect(existsSync(join(dataDir, 'postgres', 'data'))).toBe(false)
  await write(await open(dataDir), 'a')
  expect(drafts(dataDir)).toEqual([])
})

test('a killed server leaves its database running, and the next one takes it over', async () => {
  const dataDir = madeFolder()
  const user = startUser(dataDir, 'x')
  await user.until(() => user.acknowledged.length >= 20)
  user.process.kill('SIGKILL')
  await user.exited
  const left = postmaster(dataDir)
  expect(left).toBeDefined()
  const database = await open(dataDir)
  expect(postmaster(dataDir)).toBe(left)
  expect(await lost(database, user)).toEqual([])
  await database.stop()
  expect(postmaster(dataDir)).toBeUndefined()
})

test('a killed database is started again while the server lives, and no acknowledged row is lost', async () => {
  const dataDir = madeFolder()
  const user = startUser(dataDir, 'x')
  for (const round of [1, 2, 3]) {
    const written = user.acknowledged.length + 50
    await user.until(() => user.acknowledged.length >= written)
    const pid = postmaster(dataDir) ?? 0
    const begun = performance.now()
    process.kill(pid, 'SIGKILL')
    await user.until(() => user.lines.filter((line) => line === 'database back').length === round)
    expect(performance.now() - begun).toBeLessThan(5_000)
    expect(postmaster(dataDir)).not.toBe(pid)
  }
  user.process.kill('SIGTERM')
  await user.exited
  expect(user.lines).toContain('closed')
  expect(await lost(await open(dataDir), user)).toEqual([])
})

test('a server that is told to stop while its database is coming back stops, and the database with it', async () => {
  const dataDir = madeFolder()
  const user = startUser(dataDir, 'x')
  await user.until(() => user.acknowledged.length >= 20)
  process.kill(postmaster(dataDir) ?? 0, 'SIGKILL')
  await user.until(() => user.lines.includes('database lost'))
  user.process.kill('SIGTERM')
  await user.exited
  expect(user.lines).toContain('closed')
  expect(livingPostmaster({ data: join(dataDir, 'postgres', 'data') })).toBeUndefined()
  expect(await lost(await open(dataDir), user)).toEqual([])
})

test('with server and database killed together the next start recovers by itself', async () => {
  const dataDir = madeFolder()
  const user = startUser(dataDir, 'x')
  await user.until(() => user.acknowledged.length >= 50)
  const pid = postmaster(dataDir) ?? 0
  user.process.kill('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await user.exited
  const database = await open(dataDir)
  expect(postmaster(dataDir)).not.toBe(pid)
  expect(await lost(database, user)).toEqual([])
})

test('what was written ahead of the disk is there, once an ordinary commit is answered, after a crash', async () => {
  const dataDir = madeFolder()
  const { address } = await open(dataDir)
  const [ahead, ordinary] = [openPool(address, { ahead: true }), openPool(address)]
  const setting = sql`show synchronous_commit`
  expect([await ahead.query(setting), await ordinary.query(setting)]).toEqual(
    ['off', 'on'].map((synchronous_commit) => [{ synchronous_commit }]),
  )
  await ahead.query(sql`create table seen (label text)`)
  for (let at = 0; at < 100; at += 1) await ahead.query(sql`insert into seen values ('a')`)
  await ordinary.query(sql`insert into seen values ('b')`)
  process.kill(postmaster(dataDir) ?? 0, 'SIGKILL')
  await Promise.all([ahead.end(), ordinary.end()])
  expect(await labels(await open(dataDir))).toEqual([...Array<string>(100).fill('a'), 'b'])
})

test('a pid file whose number now belongs to another process is no obstacle', async () => {
  const dataDir = madeFolder()
  const data = join(dataDir, 'postgres', 'data')
  writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n`)
  await write(await open(dataDir), 'a')
})

test('two processes that start at once on an empty folder share one database, and the last stops it', async () => {
  const dataDir = newFolder()
  const [one, two] = [startUser(dataDir, 'one'), startUser(dataDir, 'two')]
  await Promise.all([one, two].map((user) => user.until(() => user.acknowledged.length >= 10)))
  one.process.kill('SIGTERM')
  await one.exited
  const next = two.acknowledged.length + 20
  await two.until(() => two.acknowledged.length >= next)
  expect(two.lines).not.toContain('database lost')
  two.process.kill('SIGTERM')
  await two.exited
  expect(postmaster(dataDir)).toBeUndefined()
  expect(drafts(dataDir)).toEqual([])
})

test('a folder whose name is too long for a socket serves all the same', async () => {
  const dataDir = join(newFolder(), 'x'.repeat(80), 'y'.repeat(80))
  const first = await open(dataDir)
  undo.push(() => rmSync(realpathSync(join(dataDir, 'postgres', 'socket')), { recursive: true }))
  await write(first, 'a')
  await first.stop()
  expect(await labels(await open(dataDir))).toEqual(['a'])
})

test.runIf(process.getuid?.() === 0)("a folder that PostgreSQL's user cannot reach serves all the same", async () => {
  const closed = newFolder()
  chmodSync(closed, 0o700)
  const dataDir = join(closed, 'data')
  mkdirSync(dataDir)
  const first = await open(dataDir)
  undo.push(() => rmSync(home, { recursive: true }))
  const home = realpathSync(join(dataDir, 'postgres'))
  expect(home).not.toContain(closed)
  await write(first, 'a')
  await first.stop()
  const second = await open(dataDir)
  expect(await labels(second)).toEqual(['a'])
  await second.stop()
})

test('data of another PostgreSQL is refused with both versions named', async () => {
  const dataDir = madeFolder()
  writeFileSync(join(dataDir, 'postgres', 'data', 'PG_VERSION'), '15\n')
  await expect(openEmbedded({ dataDir })).rejects.toThrow(/PostgreSQL 15.*PostgreSQL 18/)
})

function madeFolder(): string {
  const folder = newFolder()
  spawnSync('cp', ['-a', join(made, 'postgres'), folder])
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'amur-embedded-'))
  chmodSync(folder, 0o711)
  undo.push(async () => {
    await stopEmbedded(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

async function open(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await openEmbedded({ dataDir })
  undo.push(() => database.stop())
  return database
}

async function write(database: EmbeddedDatabase, label: string): Promise<void> {
  const pool = openPool(database.address)
  await pool.query(sql`create table seen (label text, number int)`)
  await pool.query(sql`insert into seen values (${label}, 1)`)
  await pool.end()
}

async function labels(database: EmbeddedDatabase): Promise<unknown[]> {
  const pool = openPool(database.address)
  const rows = await pool.query(sql`select label from seen order by label`)
  await pool.end()
  return rows.map((row) => row['label'])
}

/** What was acknowledged to a user and is not there. */
async function lost(database: EmbeddedDatabase, user: DatabaseUser): Promise<number[]> {
  const pool = openPool(database.address)
  const rows = await pool.query<{ number: number }>(sql`select number from seen`)
  await pool.end()
  const there = new Set(rows.map((row) => row.number))
  return user.acknowledged.filter((number) => !there.has(number))
}

function postmaster(dataDir: string): number | undefined {
  const path = join(dataDir, 'postgres', 'data', 'postmaster.pid')
  return existsSync(path) ? Number(readFileSync(path, 'utf8').split('\n', 1)[0]) : undefined
}

function drafts(dataDir: string): string[] {
  return readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('draft-'))
}

interface DatabaseUser {
  readonly process: ChildProcess
  /** Whatever else it printed. */
  readonly lines: string[]
  readonly exited: Promise<unknown>
  /** Waits until what it has printed satisfies. */
  until(satisfied: () => boolean): Promise<void>
  /** The numbers whose writing the database acknowledged. */
  readonly acknowledged: number[]
}

function startUser(dataDir: string, label: string): DatabaseUser {
  const program = join(import.meta.dirname, '..', '..', 'testing', 'database-crash-program.ts')
  const child = startSource(program, { args: [dataDir, label] })
  undo.push(() => void child.kill('SIGKILL'))
  const lines: string[] = []
  const acknowledged: number[] = []
  const waiting = new Set<() => void>()
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('wrote ')) acknowledged.push(Number(line.slice(6)))
    else lines.push(line)
    for (const look of waiting) look()
  })
  const until = (satisfied: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!satisfied()) return
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })
  return {
    process: child,
    lines,
    exited: new Promise((resolve) => child.once('close', resolve)),
    until,
    acknowledged,
  }
}
