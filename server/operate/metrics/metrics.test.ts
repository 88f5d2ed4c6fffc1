import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { testServer } from '../../identity/session/testing/test-server.ts'
import { openPool } from '../../platform/database/pool.ts'
import { freshDatabase } from '../../testing/database.ts'
import { backupName } from '../backup/backup-folders.ts'
import { openMetrics } from './metrics.ts'

const { pool } = await freshDatabase()

test('requests are counted by route and status, on loopback only', async () => {
  const server = await testServer(pool)
  const metrics = await openMetrics(server.app, pool, 0, { dataDir: tmpdir(), backupDir: undefined })
  await server.app.inject({ url: '/api/health/live' })
  await server.app.inject({ url: '/no/such' })
  await server.app.inject({ url: '/another/one' })
  const text = await (await fetch(metrics.address)).text()
  expect(text).toContain('amur_requests_total{method="GET",route="/api/health/live",status="200"} 1')
  expect(text).toContain('amur_requests_total{method="GET",route="unknown",status="404"} 2')
  expect(text).toMatch(/amur_pool_connections \d+/)
  expect(metrics.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  await metrics.close()
  await server.close()
})

test('the state of the installation is told: what waits, what is full, how old the last backup is, and nothing false while the database is away', async () => {
  const backupDir = mkdtempSync(join(tmpdir(), 'amur-backups-'))
  const server = await testServer(pool)
  const away = openPool({ host: '127.0.0.1', port: 1 })
  const [metrics, blind] = [
    await openMetrics(server.app, pool, 0, { dataDir: tmpdir(), backupDir }),
    await openMetrics(server.app, away, 0, { dataDir: tmpdir(), backupDir }),
  ]
  const read = async (from: { readonly address: string }) => (await fetch(from.address)).text()
  await pool.driver.query(`insert into engine.outbox (at, event) values (now() - interval '10 minutes', 'x')`)
  const first = await read(metrics)
  expect(Number(/^amur_outbox_oldest_seconds ([\d.]+)$/m.exec(first)?.[1])).toBeGreaterThanOrEqual(600)
  expect(first).toMatch(/^amur_disk_free_bytes [1-9]/m)
  expect(first).not.toMatch(/^amur_backup_age_seconds \d/m)
  mkdirSync(join(backupDir, backupName(Date.now() - 7_200_000)))
  expect(Number(/^amur_backup_age_seconds ([\d.]+)$/m.exec(await read(metrics))?.[1])).toBeGreaterThanOrEqual(7_200)
  const dark = await read(blind)
  expect(dark).toMatch(/^amur_disk_free_bytes [1-9]/m)
  expect(dark).not.toMatch(/^amur_(outbox|audit|sessions|jobs)\w* \d/m)

  // Every alert that is shipped asks for a figure that is told.
  const rules = readFileSync(join(import.meta.dirname, '..', '..', '..', 'deploy', 'alerts.yaml'), 'utf8')
  expect(parseAllDocuments(rules).flatMap(({ errors }) => errors)).toEqual([])
  for (const [name] of rules.matchAll(/amur_\w+/g)) expect(first, name).toContain(`# TYPE ${name} `)
  await Promise.all([metrics.close(), blind.close(), away.end()])
  await server.close()
  rmSync(backupDir, { recursive: true })
})
