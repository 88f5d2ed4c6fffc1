import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../server/operate/config.ts'
import { stopEmbedded } from '../server/platform/database/embedded-postgres.ts'
import { livingPostmaster } from '../server/platform/database/postmaster.ts'
import { boot } from './boot.ts'

test('a start that finds no place for files stops the database that came up beside it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'amur-boot-'))
  chmodSync(folder, 0o711)
  onTestFinished(async () => {
    await stopEmbedded(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  const config = readConfig({
    DATA_DIR: folder,
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'files',
    S3_REGION: 'none',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'word',
  })
  await expect(boot(config, join(import.meta.dirname, '..'))).rejects.toThrow('S3_ENDPOINT does not answer')
  expect(livingPostmaster({ data: join(folder, 'postgres', 'data') })).toBeUndefined()
})
