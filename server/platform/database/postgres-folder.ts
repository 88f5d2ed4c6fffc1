import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'
import { canReach, type OsUser, postgresUser } from './os-user.ts'
import { installBinaries } from './postgres-binaries.ts'
import { sweepDrafts } from './prepare-folder-aside.ts'

/** Where our own PostgreSQL lives. */
export interface Home {
  readonly folder: string
  /** Programs, libraries and time zones. */
  readonly programs: string
  readonly data: string
  /** Holds the socket; nobody else may enter it, which is why no password is asked. */
  readonly socket: string
  readonly log: string
  readonly user: OsUser | undefined
}

export const socketPort = 5432

// The kernel's limit for a socket's path, less the zero at its end.
const longestSocketPath = 107

/** Makes (or finds) the folders under DATA_DIR/postgres that our own PostgreSQL needs. */
export function prepareHome(dataDir: string): Home {
  makeFolder(dataDir)
  const user = postgresUser(join(dataDir, 'postgres', 'data'))
  const folder = homeFolder(realpathSync(dataDir), user)
  sweepDrafts(folder)
  return {
    folder,
    programs: installBinaries(folder),
    data: join(folder, 'data'),
    socket: socketFolder(folder, user),
    log: join(folder, 'postgres.log'),
    user,
  }
}

/** DATA_DIR/postgres; when PostgreSQL's user cannot get there, a link to a folder that he can reach. */
function homeFolder(dataDir: string, user: OsUser | undefined): string {
  const usual = join(dataDir, 'postgres')
  if (lstatSync(usual, { throwIfNoEntry: false }) !== undefined) return realpathSync(usual)
  if (canReach(user, dataDir)) {
    makeFolder(usual)
  } else {
    const elsewhere = `/var/lib/amur-${randomBytes(6).toString('hex')}`
    makeFolder(elsewhere)
    symlinkSync(elsewhere, usual)
  }
  return realpathSync(usual)
}

/** `socket` inside the home; when that path is too long for a socket, a link to a short one. */
function socketFolder(home: string, user: OsUser | undefined): string {
  const usual = join(home, 'socket')
  if (fits(usual)) {
    makePrivate(usual, user)
    return usual
  }
  const linked = linkedFolder(usual)
  if (linked !== undefined && isPrivate(linked, user)) return linked
  rmSync(usual, { force: true })
  const short = mkdtempSync(join(fits(tmpdir()) ? tmpdir() : '/tmp', 'amur-'))
  makePrivate(short, user)
  symlinkSync(short, usual)
  return short
}

function fits(folder: string): boolean {
  return Buffer.byteLength(`${folder}/amur-123456/.s.PGSQL.${socketPort}`) <= longestSocketPath
}

function linkedFolder(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : undefined
}

function makePrivate(folder: string, user: OsUser | undefined): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  if (user !== undefined) chownSync(folder, user.uid, user.gid)
}

function isPrivate(folder: string, user: OsUser | undefined): boolean {
  const found = statSync(folder, { throwIfNoEntry: false })
  const owner = user?.uid ?? process.getuid?.()
  return found !== undefined && found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0
}
