import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { CannotStart } from '../../platform/process/cannot-start.ts'
import { flushFolder } from '../../records/files/flush-folder.ts'
import { type BackupKey, NotOurs, openBytes, sealBytes } from './encrypt-backup.ts'

/**
 * Where backups lie: a folder each, named by its moment, and beside them `files/`, which all share. An
 * uploaded file never changes, so it is copied once, however many backups hold it.
 */
export interface Place {
  readonly folder: string
  readonly key: BackupKey
}

const shape = /^\d{8}T\d{9}Z$/

/** A name for a backup made now; names sort by time. */
export function backupName(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:.]/g, '')
}

/** When a backup was made, in ms since 1970. */
export function timeOfBackup(name: string): number {
  return Date.parse(name.replace(/^(....)(..)(..T..)(..)(..)(...)Z$/, '$1-$2-$3:$4:$5.$6Z'))
}

/** The finished backups of a folder, the oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => shape.test(name)).toSorted()
}

/** Makes the folder in which a backup grows; nobody takes it for a finished one. */
export async function draftFor({ folder }: Place, name: string): Promise<string> {
  const draft = join(folder, `.draft-${name}`)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  return draft
}

/** Turns the draft into the backup of this name. */
export async function finishDraft({ folder }: Place, draft: string, name: string): Promise<void> {
  await flushFolder(draft)
  await rename(draft, join(folder, name))
  await flushFolder(folder)
}

/** Writes a part, sealed under its name. */
export async function writePart(key: BackupKey, path: string, part: string, plain: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  // The fastest compression: the disk of a backup is cheaper than the time of whoever waits for it.
  await pipeline(
    plain,
    createGzip({ level: 1 }),
    (bytes: AsyncIterable<Uint8Array>) => sealBytes(key, part, bytes),
    createWriteStream(path, { mode: 0o600, flush: true }),
  )
}

/** The plain bytes of a part; its end, not its beginning, says whether it is ours. */
export function readPart(key: BackupKey, path: string, part: string): Readable {
  return Readable.from(plainBytes(key, path, part), { objectMode: false })
}

async function* plainBytes(key: BackupKey, path: string, part: string): AsyncGenerator<Uint8Array> {
  const plain = createGunzip()
  const fed = pipeline(createReadStream(path), (bytes: AsyncIterable<Uint8Array>) => openBytes(key, part, bytes), plain)
  // Whoever reads hears of it from the stream itself.
  fed.catch(() => undefined)
  try {
    yield* plain
    await fed
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === 'ENOENT') throw new CannotStart(`${part} is missing from the backup`)
    // Bytes that another key opened are no archive, which is seen before the seal is.
    throw code.startsWith('Z_') ? new NotOurs(part) : error
  }
}

/** Copies one uploaded file into what all backups share, unless it is there. */
export async function keepFile(
  { folder, key: seal }: Place,
  key: string,
  bytes: () => Promise<Readable>,
): Promise<boolean> {
  const path = pathOfFile(folder, key)
  if (existsSync(path)) return false
  await writePart(seal, `${path}.draft`, key, await bytes())
  await rename(`${path}.draft`, path)
  return true
}

/** The bytes of an uploaded file as a backup holds them. */
export function keptFile({ folder, key: seal }: Place, key: string): Readable {
  return readPart(seal, pathOfFile(folder, key), key)
}

function pathOfFile(folder: string, key: string): string {
  return join(folder, 'files', key)
}
