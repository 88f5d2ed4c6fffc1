import { statfs } from 'node:fs/promises'
import { Gauge, type Registry } from 'prom-client'
import sql from 'sql-template-tag'
import type { Pool } from '../../platform/database/pool.ts'
import { now } from '../../platform/process/clock.ts'
import { backupsIn, timeOfBackup } from '../backup/backup-folders.ts'

/** Where an installation keeps what its figures tell of. */
export interface Kept {
  readonly dataDir: string
  readonly backupDir: string | undefined
}

interface State {
  readonly outbox: number
  readonly unsealed: number
  readonly sessions: number
  readonly locked: number
  readonly failing: number
}

/**
 * Figures that are the same whichever process tells them; asked for when they are read, and left out when the database
 * is away.
 */
export function installationMetrics(registry: Registry, pool: Pool, { dataDir, backupDir }: Kept): void {
  const state = once(() => stateOf(pool))
  const disk = once(() => statfs(dataDir))
  gauge(
    registry,
    'amur_outbox_oldest_seconds',
    'Age of the oldest event that has not left',
    async () => (await state()).outbox,
  )
  gauge(
    registry,
    'amur_audit_unsealed',
    'Audit lines that are not in the chain yet',
    async () => (await state()).unsealed,
  )
  gauge(registry, 'amur_sessions', 'Sessions that can be used', async () => (await state()).sessions)
  gauge(registry, 'amur_accounts_locked', 'Accounts locked by failed sign-ins', async () => (await state()).locked)
  gauge(registry, 'amur_jobs_failing', 'Regular jobs whose last run failed', async () => (await state()).failing)
  gauge(
    registry,
    'amur_disk_free_bytes',
    'Free space on the disk of DATA_DIR',
    async () => (await disk()).bavail * (await disk()).bsize,
  )
  gauge(
    registry,
    'amur_disk_bytes',
    'Size of the disk of DATA_DIR',
    async () => (await disk()).blocks * (await disk()).bsize,
  )
  if (backupDir === undefined) return
  gauge(registry, 'amur_backup_age_seconds', 'Age of the newest backup; absent while there is none', async () => {
    const newest = (await backupsIn(backupDir)).at(-1)
    return newest === undefined ? null : (now() - timeOfBackup(newest)) / 1000
  })
}

async function stateOf(pool: Pool): Promise<State> {
  const at = new Date(now())
  const [state] = await pool.query<State>(sql`
    select coalesce((select extract(epoch from ${at}::timestamptz - min(at)) from engine.outbox where done_at is null), 0)::float8 as outbox,
      (select count(*)::int from (select from engine.audit a where a.id > coalesce((select audit_id from engine.audit_seal order by seq desc limit 1), 0) limit 100000) l) as unsealed,
      (select count(*)::int from engine.session where ended_at is null and absolute_end > ${at}) as sessions,
      (select count(*)::int from engine.sign_in_guard where locked_until > ${at}) as locked,
      (select count(*)::int from engine.job_run where not ok) as failing`)
  if (state === undefined) throw new Error('the state of the installation was not answered')
  return state
}

/** Figures of one reading ask together. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null
  return () => {
    asked ??= ask().finally(() => {
      asked = null
    })
    return asked
  }
}

/** A figure that cannot be told is left out of a reading; a wrong zero would silence an alarm. */
function gauge(registry: Registry, name: string, help: string, value: () => Promise<number | null>): void {
  const made: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      made.reset()
      const told = await value().catch(() => null)
      if (told !== null) made.set(told)
      else made.remove()
    },
  })
}
