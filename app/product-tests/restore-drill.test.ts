import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Secret, TOTP } from 'otpauth'
import sql from 'sql-template-tag'
import { afterAll, expect, test, vi } from 'vitest'
import { fundsWorld } from '../../modules/finance/testing/funds-world.ts'
import { confirmSecret, offerSecret, redeemCode } from '../../server/identity/session/second-factor.ts'
import { storeFile, withinTransaction } from '../../server/module-api.ts'
import { backupsIn, readPart } from '../../server/operate/backup/backup-folders.ts'
import { backupKey, NotOurs } from '../../server/operate/backup/encrypt-backup.ts'
import { makeBackup } from '../../server/operate/backup/make-backup.ts'
import { readManifest } from '../../server/operate/backup/manifest.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { openPool, type Pool } from '../../server/platform/database/pool.ts'
import { prepareJobs } from '../../server/platform/jobs/prepare-jobs.ts'
import { sealAudit } from '../../server/records/audit/chain-audit-lines.ts'
import { collectingLock, collectOrphans } from '../../server/records/files/collect-orphans.ts'
import { createFiles } from '../../server/records/files/create-files.ts'
import { fileFolder } from '../../server/records/files/testing/file-folder.ts'
import { freshDatabase } from '../../server/testing/database.ts'
import { operateHome } from './operator-environment.ts'

// Two PostgreSQL of their own are made on the way.
vi.setConfig({ testTimeout: 180_000 })

const home = operateHome()
const place = { folder: home.backups, key: backupKey(home.keyText) }
const world = await fundsWorld()
afterAll(async () => {
  await world.close()
  await home.close()
})

test('a backup outlives its installation: restored where nothing is, every row, book, payment, approval, file and audit line is as it was', async () => {
  await prepareJobs(world.pool)
  await world.sentOff('120000.00')
  const loose = await withinTransaction(await world.ctx('seasales'), (ctx) =>
    storeFile(ctx, { name: '发票.txt', bytes: Buffer.from('a file that is attached to nothing') }),
  )
  while ((await sealAudit(world.pool)).lines > 0);
  // The old server has counted further than a new one will for a while.
  await world.pool.driver.query(
    'do $$ begin for at in 1..5000 loop perform pg_current_xact_id(); commit; end loop; end $$',
  )
  // What is not sealed yet must be sealed by whoever restores it.
  await world.approved()
  const factor = await authenticatorOf(world.person('seasales'))
  const manifest = await makeBackup({ address: world.database.address, storage: world.files.storage }, place)
  expect(manifest.tables.find(({ name }) => name === 'engine.posting_line')?.rows).toBeGreaterThan(0)
  expect(manifest.audit?.seq).toBeGreaterThan(0)
  expect(manifest.files.count).toBeGreaterThan(0)

  // Nothing is left of where it came from.
  await world.database.drop()
  rmSync(world.files.folder, { recursive: true })
  const said = await home.operate(['backup', 'restore'])
  expect(said).toContain(`restored ${manifest.name}`)
  expect(said).toMatch(/everything holds: .* \d+ files with their hashes/)
  expect(existsSync(join(home.data, 'files', loose.filePath ?? ''))).toBe(true)

  // The restored one goes on: it is backed up, and that is restored, in one command.
  world.pass(1_000)
  expect(await home.operate(['backup', 'drill'])).toMatch(
    /backed up [^]*restored \S+ elsewhere in [\d.]+ s: \d+ rows[^]*everything holds/,
  )
  const [, second = ''] = await backupsIn(home.backups)
  expect(
    (await readManifest(place, second)).tables.filter(
      ({ name }) => !['engine.audit', 'engine.audit_seal', 'engine.outbox', 'engine.audit_checkpoint'].includes(name),
    ),
  ).toEqual(
    manifest.tables.filter(
      ({ name }) => !['engine.audit', 'engine.audit_seal', 'engine.outbox', 'engine.audit_checkpoint'].includes(name),
    ),
  )
  await expect(home.operate(['backup', 'restore']), 'never over something').rejects.toThrow('not empty')

  const restored = await openEmbedded({ dataDir: home.data })
  const pool = openPool(restored.address, { max: 1 })
  expect(await factor(pool)).toBe(true)
  await pool.end()
  await restored.stop()
})

/** A second factor that somebody sets up; answers whether a code of it is taken in a database. */
async function authenticatorOf(personId: string): Promise<(on: Pool) => Promise<boolean>> {
  const at = Date.now()
  const offered = await offerSecret(world.pool, { personId, account: 'seasales', issuer: 'Amur', at })
  await confirmSecret(world.pool, personId, at)
  const code = new TOTP({ secret: Secret.fromBase32(offered?.secret ?? '') }).generate({ timestamp: at })
  return (on) => redeemCode(on, personId, code, at, true)
}

test('what a backup holds is read with its key alone, and a part that was changed, cut or put for another is found', async () => {
  const [name = ''] = await backupsIn(home.backups)
  const part = (table: string) => join(home.backups, name, table)
  const readBackOf = (table: string, key = place.key) => buffer(readPart(key, part(table), `${name}/${table}`))
  const whole = readFileSync(part('base.person'))
  expect((await readBackOf('base.person')).toString()).toContain('seasales')
  expect(whole.includes('seasales')).toBe(false)
  await expect(readBackOf('base.person', backupKey(`${home.keyText}!`))).rejects.toThrow(NotOurs)

  const changed = Buffer.from(whole)
  changed[whole.length >> 1] = (changed[whole.length >> 1] ?? 0) ^ 1
  for (const bytes of [changed, whole.subarray(0, -1), whole.subarray(0, 20), readFileSync(part('base.role'))]) {
    writeFileSync(part('base.person'), bytes)
    await expect(readBackOf('base.person')).rejects.toThrow(NotOurs)
  }
})

test('while a backup is made no file goes, and afterwards what belongs to nobody goes again', async () => {
  const { pool, drop } = await freshDatabase()
  const files = createFiles({ folder: fileFolder(), reserveMb: 0 })
  await pool.query(
    sql`insert into engine.file (id, key, name, ext, size, type, sha256, uploader, uploader_name, created, loose_since) values (gen_random_uuid(), '2026/11/00000000-0000-0000-0000-000000000000.txt', 'x.txt', 'txt', 1, '', '', gen_random_uuid(), '', now(), now() - interval '30 days')`,
  )
  const backup = await pool.driver.connect()
  await backup.query(`select pg_advisory_lock(${collectingLock})`)
  expect((await collectOrphans(pool, files)).files).toBe(0)
  backup.release(true)
  await expect.poll(async () => (await collectOrphans(pool, files)).files).toBe(1)
  await drop()
})
