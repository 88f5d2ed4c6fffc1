import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import { copyDemo } from '../../bin/copy-demo-folder.mjs'
import { fundProblems } from '../../modules/finance/fund-consistency.server.ts'
import { openEmbedded } from '../../server/platform/database/embedded-postgres.ts'
import { openPool } from '../../server/platform/database/pool.ts'
import { ledgerProblems } from '../../server/records/ledger/ledger-consistency.ts'
import { throwAwayFolder } from '../testing/product-process.ts'

const closing: (() => Promise<unknown> | void)[] = []
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const root = join(import.meta.dirname, '..', '..')
const folder = throwAwayFolder()
const dataDir = join(folder, 'data')
closing.push(() => rmSync(folder, { recursive: true, force: true }))

test('the demonstration holds plans in every state, payments in all ten, and books that agree', async () => {
  await copyDemo(dataDir)
  const database = await openEmbedded({ dataDir })
  closing.push(() => database.stop())
  const pool = openPool(database.address, { max: 2 })
  closing.push(() => pool.end())
  const keysOf = async (statement: string) =>
    (await pool.driver.query<{ key: string }>(statement)).rows.map(({ key }) => key).sort()
  expect(await keysOf('select distinct approval_status as key from finance.payment_plan')).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
  ])
  expect(await keysOf('select distinct payment_status as key from finance.payment_plan')).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
  ])
  expect(await keysOf('select distinct status as key from finance.bank_payment')).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
  ])
  expect(await ledgerProblems(pool)).toEqual([])
  expect(await fundProblems(pool)).toEqual([])
  expect(await pool.query(sql`select 1 from finance.bank_account where balance < 0`)).toEqual([])
})

test('an operator backs the demonstration up, drawn forms included, and the backup is restored and proved', () => {
  const environment = {
    ...process.env,
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    BACKUP_DIR: join(folder, 'backups'),
    BACKUP_KEY: 'kept-apart-from-the-backups-Xw81Q',
  }
  const operate = (args: readonly string[], more = {}) =>
    spawnSync(process.execPath, ['bin/amur.mjs', 'backup', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: { ...environment, ...more },
    })
  const drilled = operate(['drill'])
  expect(drilled.stderr).toBe('')
  expect(drilled.stdout).toMatch(/backed up [^]*restored \S+ elsewhere in [\d.]+ s: \d+ rows[^]*everything holds/)
  expect(drilled.status).toBe(0)
  const refused = operate(['verify'], { BACKUP_KEY: 'not-the-key-of-these-backups-Jq03Z' })
  expect(refused).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^[^\n]+ was made with another BACKUP_KEY\n$/),
  })
})
