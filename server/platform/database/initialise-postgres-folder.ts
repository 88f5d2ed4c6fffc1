import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './postgres-folder.ts'
import { draftFolder, putInPlace } from './prepare-folder-aside.ts'

/** The name of the database, and of its owner, in our own PostgreSQL. */
export const ownName = 'amur'

/**
 * Makes the data folder unless there is one. It appears whole or not at all: a killed or doubled
 * start leaves a draft behind that nothing reads.
 */
export async function initialise(home: Home, durable: boolean): Promise<void> {
  if (existsSync(home.data)) return checkVersion(home)
  const draft = draftFolder(home.folder)
  mkdirSync(draft, { mode: 0o700 })
  if (home.user !== undefined) chownSync(draft, home.user.uid, home.user.gid)
  await initdb(home, draft, durable)
  putInPlace(draft, home.data)
}

function initdb(home: Home, draft: string, durable: boolean): Promise<void> {
  const options = [
    `--pgdata=${draft}`,
    `--username=${ownName}`,
    // Whoever can enter the socket's folder is us, or root.
    '--auth=trust',
    '--encoding=UTF8',
    // PostgreSQL's own C.UTF-8 compares bytes, so that b-trees are fast and serve LIKE 'x%', yet knows the
    // upper and lower case of all of Unicode; no update of a system library can reorder an index under it.
    // What people read sorted asks for a collation by name ("zh-x-icu").
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]
  return finish(home, join(home.programs, 'bin', 'initdb'), options)
}

function finish(home: Home, program: string, options: string[]): Promise<void> {
  const child = spawn(program, options, {
    ...home.user,
    cwd: home.folder,
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`the database could not be made in DATA_DIR: ${complaint.trim()}`)),
    )
  })
}

function checkVersion(home: Home): void {
  const version = readFileSync(join(home.data, 'PG_VERSION'), 'utf8').trim()
  const ours = /bin-(\d+)/.exec(home.programs)?.[1]
  if (version !== ours)
    throw new Error(`DATA_DIR holds data of PostgreSQL ${version}, these programs are PostgreSQL ${ours ?? 'unknown'}`)
}
