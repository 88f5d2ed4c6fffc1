// Sends what tests write for a moment (databases, copies of the tree, profiles of browsers) to memory, where the machine
// has enough: on disk every new database is thousands of new files, each of which passes over those just deleted.
import { existsSync, readFileSync, statfsSync } from 'node:fs'

const memory = '/dev/shm'
const gigabyte = 1024 ** 3
/** All lanes of a whole run together stay below half of it. */
const enough = 12 * gigabyte

if (process.env.TMPDIR === undefined && suits()) process.env.TMPDIR = memory

/** PostgreSQL's programs are run from there, which not every machine allows. */
function suits() {
  if (!existsSync(memory) || !existsSync('/proc/self/mounts')) return false
  const mount = readFileSync('/proc/self/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, folder]) => folder === memory)
  if (mount === undefined || mount[3].split(',').includes('noexec')) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > enough
}
