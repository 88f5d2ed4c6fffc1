import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The operating system's user that PostgreSQL runs as, when it is not our own. */
export interface OsUser {
  readonly uid: number
  readonly gid: number
}

const known = ['postgres', 'nobody']

/**
 * PostgreSQL refuses to run as root: then it runs as whoever owns the data already, else as
 * `postgres` or `nobody`, else as a new system user `amur`. Nobody else is needed when we are not root.
 */
export function postgresUser(dataFolder: string): OsUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of known) {
    const user = find(name)
    if (user !== undefined) return user
  }
  return create('amur')
}

/** Whether a user can get to a folder: every folder above it lets him through. */
export function canReach(user: OsUser | undefined, folder: string): boolean {
  if (user === undefined) return true
  const { mode, uid, gid } = statSync(folder)
  const bit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & bit) === 0) return false
  const above = dirname(folder)
  return above === folder || canReach(user, above)
}

function find(name: string): OsUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

function create(name: string): OsUser {
  spawnSync('useradd', ['--system', '--no-create-home', name])
  const user = find(name)
  if (user === undefined)
    throw new Error(
      'PostgreSQL must not run as root and there is no user postgres, nobody or amur; set DATABASE_URL or start as another user',
    )
  return user
}
