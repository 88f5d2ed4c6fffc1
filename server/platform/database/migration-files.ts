import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CannotStart } from '../process/cannot-start.ts'

export interface MigrationFile {
  /** `finance/202611210900-accounts`: the owner's folder and the file's name; never changes once applied. */
  readonly id: string
  readonly path: string
  readonly text: string
  readonly checksum: string
}

const shape = /^\d{12}-[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/** The folders of a source tree that hold migrations: the engine's and each module's. */
export function migrationFolders(root: string): string[] {
  const modules = join(root, 'modules')
  const names = existsSync(modules) ? readdirSync(modules) : []
  const folders = [join(root, 'server'), ...names.map((name) => join(modules, name))]
  return folders.map((folder) => join(folder, 'migrations')).filter((folder) => existsSync(folder))
}

/** All migrations of some folders in the order they apply: by time, then by owner and name. */
export function readMigrations(folders: readonly string[]): MigrationFile[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.sql'))
      .map((name) => read(folder, name)),
  )
  return files.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

function read(folder: string, name: string): MigrationFile {
  const path = join(folder, name)
  if (!shape.test(name)) throw new CannotStart(`${path}: a migration is named YYYYMMDDHHMM-what-it-does.sql`)
  const text = readFileSync(path, 'utf8')
  const id = `${basename(dirname(folder))}/${basename(name, '.sql')}`
  return { id, path, text, checksum: checksum(text) }
}

/** Line endings do not count: a checkout on another system must not look like a change. */
function checksum(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex')
}

function order({ id }: MigrationFile): string {
  return `${basename(id)} ${id}`
}
