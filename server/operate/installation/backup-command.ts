import { resetTransactionIds } from '../../platform/database/reset-transaction-ids.ts'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { backupsIn, type Place } from '../backup/backup-folders.ts'
import { backupKey } from '../backup/encrypt-backup.ts'
import { makeBackup } from '../backup/make-backup.ts'
import { type Manifest, readManifest } from '../backup/manifest.ts'
import { restoreBackup } from '../backup/restore-backup.ts'
import { type Config, readConfig } from '../config.ts'
import type { Surroundings } from './command-context.ts'
import { drill } from './restore-drill.ts'
import { prove, type Proven } from './verify-data.ts'
import { withInstallation } from './with-installation.ts'

/** `backup create | list | verify | restore | drill`; CannotStart says why it could not. */
export async function backupCommand([verb, given]: readonly string[], around: Surroundings): Promise<void> {
  const place = placeOf(readConfig(around.environment))
  if (verb === 'create') return create(place, around)
  if (verb === 'list') return (await backupsIn(place.folder)).forEach((name) => around.print(name))
  if (verb === 'verify') return rehearse(place, await chosen(place, given), around)
  if (verb === 'restore') return restore(place, await chosen(place, given), around)
  if (verb === 'drill') return rehearse(place, await create(place, around).then(() => chosen(place, undefined)), around)
  throw new CannotStart('say what to do: backup create, list, verify, restore or drill')
}

function placeOf({ backupDir, backupKey: text }: Config): Place {
  if (backupDir === undefined) throw new CannotStart('BACKUP_DIR is missing: it says where backups lie')
  if (text === undefined)
    throw new CannotStart(
      'BACKUP_KEY is missing: make one with `bin/amur.mjs secrets make` and keep it apart from the backups',
    )
  return { folder: backupDir, key: backupKey(text) }
}

async function chosen({ folder }: Place, given: string | undefined): Promise<string> {
  const names = await backupsIn(folder)
  const name = given ?? names.at(-1)
  if (name === undefined || !names.includes(name))
    throw new CannotStart(given === undefined ? 'there is no backup yet' : `there is no backup ${given}`)
  return name
}

async function create(place: Place, around: Surroundings): Promise<void> {
  const manifest = await withInstallation(around, (source) => makeBackup(source, place))
  around.print(`backed up ${manifest.name}: ${said(manifest)}`)
}

async function restore(place: Place, name: string, around: Surroundings): Promise<void> {
  await readManifest(place, name)
  const proven = await withInstallation(around, async ({ address, pool, storage, folder }) => {
    const manifest = await restoreBackup({ address, storage, folder, root: around.root }, place, name)
    await resetTransactionIds(pool)
    around.print(`restored ${name}: ${said(manifest)}`)
    return prove(pool, storage, around.proofs, manifest)
  })
  tell(proven, around)
}

async function rehearse(place: Place, name: string, around: Surroundings): Promise<void> {
  const { manifest, seconds, ...proven } = await drill(around, place, name)
  around.print(`restored ${name} elsewhere in ${seconds.toFixed(1)} s: ${said(manifest)}`)
  tell(proven, around)
}

function said({ tables, files }: Manifest): string {
  return `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.count} files of ${(files.bytes / 1_048_576).toFixed(1)} MB`
}

/** What could not be proved is a failure: the exit code says so too. */
export function tell({ files, auditLines, problems }: Proven, { print }: Pick<Surroundings, 'print'>): void {
  if (problems.length > 0)
    throw new CannotStart(`${problems.length} things are wrong:\n${problems.slice(0, 50).join('\n')}`)
  print(
    `everything holds: books, approvals and payments, ${auditLines} audit lines in one chain, ${files} files with their hashes`,
  )
}
