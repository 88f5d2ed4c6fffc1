import { join } from 'node:path'
import { dayOfMs } from '../core/values/day.ts'
import {
  backupKey,
  backupsIn,
  holdsNothing,
  makeBackup,
  type Place,
  restoreBackup,
  timeOfBackup,
} from '../server/operate/index.ts'
import type { DatabaseAddress } from '../server/platform/index.ts'
import type { Files } from '../server/records/index.ts'

/** An installation with its database, its files, and the tree that its programs stand in. */
interface Installation {
  readonly address: DatabaseAddress
  readonly files: Pick<Files, 'storage' | 'folder'>
  readonly root: string
}

// Everybody may read the demonstration: the key only says that its parts are whole.
const placeIn = (root: string): Place => ({
  folder: join(root, 'dist', 'demonstration'),
  key: backupKey('the demonstration of Amur'),
})

/** Keeps the demonstration that an installation holds beside its programs, for first starts of this month. */
export async function keepPreparedDemo({ address, files: { storage }, root }: Installation): Promise<void> {
  await makeBackup({ address, storage }, placeIn(root))
}

/** Whether the demonstration of this month is there. One of another month has plans and periods that lie in the past. */
export async function hasPreparedDemo(root: string, now: number): Promise<boolean> {
  return (await preparedName(placeIn(root), now)) !== undefined
}

/** Brings the prepared demonstration of this month into an installation that has nothing yet. */
export async function restorePreparedDemo(
  { address, files: { storage, folder }, root }: Installation,
  now: number,
): Promise<void> {
  const place = placeIn(root)
  const name = await preparedName(place, now)
  if (name === undefined || !(await holdsNothing({ address, storage }))) return
  await restoreBackup({ address, storage, folder, root }, place, name)
}

async function preparedName({ folder }: Place, now: number): Promise<string | undefined> {
  const name = (await backupsIn(folder)).at(-1)
  return name !== undefined && monthOf(timeOfBackup(name)) === monthOf(now) ? name : undefined
}

function monthOf(ms: number): string {
  return dayOfMs(ms).slice(0, 7)
}
