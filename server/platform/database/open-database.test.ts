import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database.ts'
import { databaseAt } from './database-address.ts'
import { openDatabase } from './open-database.ts'

const { address, pool } = await freshDatabase({ empty: true })
const dataDir = mkdtempSync(join(tmpdir(), 'amur-open-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('a database that may forget acknowledged writes is refused', async () => {
  // The databases of tests run without fsync, so they are what an operator must not bring.
  await expect(openDatabase({ dataDir, databaseUrl: url(address.database ?? '') })).rejects.toThrow(
    'DATABASE_URL: fsync and synchronous_commit must be on',
  )
})

test('a database in another encoding is refused', async () => {
  const name = `${address.database ?? ''}_latin`
  await pool.driver.query(
    `create database ${name} template template0 encoding 'LATIN1' locale_provider libc locale 'C'`,
  )
  await expect(openDatabase({ dataDir, databaseUrl: url(name) })).rejects.toThrow(
    'DATABASE_URL: the database must have the encoding UTF8',
  )
  await pool.driver.query(`drop database ${name}`)
})

test('another database of the same server is found from an address of either kind', () => {
  expect(databaseAt({ host: '/s', user: 'a', database: 'x' }, 'y')).toEqual({ host: '/s', user: 'a', database: 'y' })
  expect(databaseAt({ connectionString: 'postgresql://a:b@h:1/x?sslmode=require' }, 'y')).toEqual({
    connectionString: 'postgresql://a:b@h:1/y?sslmode=require',
  })
})

function url(database: string): string {
  return `postgresql:///${database}?host=${address.host ?? ''}&port=${address.port ?? ''}&user=${address.user ?? ''}`
}
