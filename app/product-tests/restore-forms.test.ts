import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { AnyDocument } from '../../core/description/document.ts'
import { dropField, formWork, move, named, record } from '../../modules/forms/testing/form-designer-world.ts'
import { createApproval } from '../../server/approval/create-approval-port.ts'
import { openRuntimeRegistry } from '../../server/forms/runtime-registry.ts'
import { loadActor } from '../../server/identity/access/actor.ts'
import { compose } from '../../server/main/compose-modules.ts'
import { type Ctx, page, save, storeFile, withinTransaction } from '../../server/module-api.ts'
import { backupKey } from '../../server/operate/backup/encrypt-backup.ts'
import { makeBackup } from '../../server/operate/backup/make-backup.ts'
import { readConfig } from '../../server/operate/config.ts'
import { contextFor } from '../../server/platform/context/system-context.ts'
import { openDatabase } from '../../server/platform/database/open-database.ts'
import { openPool, type Pool } from '../../server/platform/database/pool.ts'
import { prepareJobs } from '../../server/platform/jobs/prepare-jobs.ts'
import { openStorage } from '../../server/records/files/open-storage.ts'
import { s3Server } from '../../server/records/files/testing/stores.ts'
import { liveTables } from '../../server/records/schema/live-schema.ts'
import { servers } from '../module-servers.ts'
import { modules } from '../modules.ts'
import { worldNow } from '../testing/group-world.ts'
import { operateHome } from './operator-environment.ts'

// Two PostgreSQL of their own are made on the way.
vi.setConfig({ testTimeout: 180_000 })

const { world, publish, docOf } = await formWork()
const store = (await s3Server()).access
const home = operateHome(store)
const place = { folder: home.backups, key: backupKey(home.keyText) }
const paper = Buffer.from('the paper of a visit')
afterAll(() => home.close())

test('drawn forms come back as they were: changed columns, removed fields, order of names, files in an S3 store', async () => {
  await prepareJobs(world.pool)
  await drawTwice()
  const file = await withinTransaction(await world.ctx('seasales'), (ctx) =>
    storeFile(ctx, { name: '请柬.txt', bytes: paper }),
  )
  const manifest = await makeBackup({ address: world.database.address, storage: world.files.storage }, place)
  const [tables, names] = [
    await liveTables(world.pool, ['form']),
    await namesIn(await world.ctx('seasales'), docOf('kept')),
  ]
  expect(names).toEqual({ pinyin: ['安东', '王海', '张三', 'Анна', 'Яков'], rows: 5 })

  expect(await home.operate(['backup', 'restore'])).toMatch(/everything holds/)
  await onRestored(async (pool, seller) => {
    expect(await liveTables(pool, ['form'])).toEqual(tables)
    expect(await namesIn(seller, documentOf(seller, 'kept'))).toEqual(names)
    expect((await pool.driver.query('select note, note_v2 from form.kept where guest = $1', ['安东'])).rows).toEqual([
      { note: '42.50', note_v2: '42.5' },
    ])
    await save(seller, documentOf(seller, 'kept'), { visitor: '新来宾', from: '2026-11-20' })
  })
  expect((await (await openStorage(store)).get(file.filePath ?? '')).equals(paper)).toBe(true)
  // The restored one goes on: it is backed up from its S3 store, and that is restored.
  expect(await home.operate(['backup', 'drill'])).toMatch(/backed up [^]*restored [^]*everything holds/)
  expect(manifest.drawn?.shapes.map(({ name }) => name)).toEqual(expect.arrayContaining(['kept', 'kept_stops']))
})

test('a wrong key, a damaged part, one that is missing and a damaged file end in one plain sentence and leave the place empty', async () => {
  const other = operateHome()
  const restore = (more = {}) => other.operate(['backup', 'restore'], { BACKUP_DIR: home.backups, ...more })
  const part = (...path: string[]) => join(home.backups, ...path)
  const name =
    readdirSync(home.backups)
      .filter((entry) => /^\d/.test(entry))
      .toSorted()
      .at(-1) ?? ''
  const uploaded =
    readdirSync(part('files'), { recursive: true, encoding: 'utf8' }).find((path) => path.endsWith('.txt')) ?? ''
  try {
    await expect(restore({ BACKUP_KEY: 'another-key-of-more-than-32-characters' })).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringContaining('was made with another BACKUP_KEY'),
    })
    for (const [path, change] of [
      [part(name, 'form.kept'), bent],
      [part(name, 'base.person'), removed],
      [part('files', uploaded), cut],
    ] as const) {
      const whole = readFileSync(path)
      change(path, whole)
      await expect(restore()).rejects.toMatchObject({
        name: 'CannotStart',
        message: expect.stringMatching(/^\S+ (is damaged|cannot be read|is missing)[^\n]*$/),
      })
      writeFileSync(path, whole)
    }
    expect(await restore()).toMatch(/everything holds/)
    await expect(restore(), 'never over something').rejects.toThrow('not empty')
  } finally {
    await other.close()
  }
})

/** A form whose field changed its type, was removed with all its values, and another one got a new name. */
async function drawTwice(): Promise<void> {
  expect(await publish(named('kept'))).toBeNull()
  const ctx = await world.ctx('seasales')
  for (const guest of ['张三', '王海', '安东', 'Яков', 'Анна'])
    await save(ctx, docOf('kept'), record(guest, { note: '42.5' }))
  expect(
    await publish(
      named('kept', ({ doc }) => {
        Reflect.set(doc.fields, 'note', { kind: 'money', digits: 2 })
      }),
    ),
  ).toBeNull()
  const last = named('kept', (draft) => {
    dropField(draft, 'note')
    move(draft.doc, draft.words, 'guest', 'visitor')
    Object.assign(draft.doc, { title: 'visitor' })
  })
  expect(await publish({ ...last, renamed: { visitor: 'guest' } })).toBeNull()
}

function documentOf({ running }: Ctx, name: string) {
  const document = running.documents.get(`form.${name}`)
  if (document === undefined) throw new Error(`${name} does not run`)
  return document.doc
}

async function namesIn(ctx: Ctx, doc: AnyDocument) {
  const { content, totalElements } = await page(ctx, doc, { page: 1, size: 20, sort: 'visitor' })
  return { pinyin: content.map((row) => Reflect.get(row, 'visitor')), rows: totalElements }
}

/** What somebody of the restored group sees. */
async function onRestored(look: (pool: Pool, seller: Ctx) => Promise<void>): Promise<void> {
  const database = await openDatabase(readConfig({ DATA_DIR: home.data }))
  const pool = openPool(database.address, { max: 2 })
  try {
    const { running } = openRuntimeRegistry(
      compose({ modules, servers, approval: createApproval(), files: world.files }),
      pool,
      (form, problem) => {
        throw new Error(`${form}: ${problem}`)
      },
    )
    await running.forms?.learn()
    await look(pool, contextFor(await loadActor(pool, world.person('seasales')), pool, running, worldNow, 'zh'))
  } finally {
    await pool.end()
    await database.stop()
  }
}

function bent(path: string, whole: Buffer): void {
  const bytes = Buffer.from(whole)
  bytes[whole.length >> 1] = (bytes[whole.length >> 1] ?? 0) ^ 1
  writeFileSync(path, bytes)
}

function cut(path: string, whole: Buffer): void {
  writeFileSync(path, whole.subarray(0, -1))
}

function removed(path: string): void {
  rmSync(path)
}
