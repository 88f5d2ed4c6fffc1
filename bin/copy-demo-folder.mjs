// A data folder in which the demonstration stands: made once for a state of the sources and a day, copied by every test
// that begins with it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dist, root } from './source-stamp.mjs'
import { startOwnProduct } from './start-built-product.mjs'

const aDay = 24 * 60 * 60 * 1_000
const prefix = 'amur-demo-'

/**
 * Copies it to `target`, which does not exist yet; made first when nobody has made it. PostgreSQL's user passes through
 * the copy.
 */
export async function copyDemo(target) {
  await demoFolder()
  copy(kept(), target)
}

/** Makes it unless it is there. */
async function demoFolder() {
  if (existsSync(kept())) return
  sweep()
  const draft = mkdtempSync(join(tmpdir(), 'amur-draft-'))
  try {
    chmodSync(draft, 0o711)
    await firstStart(join(draft, 'data'))
    renameSync(join(draft, 'data'), kept())
  } catch (error) {
    // Somebody else may have been quicker.
    if (!existsSync(kept())) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The first start makes the demonstration; an orderly stop leaves the folder whole. */
async function firstStart(folder) {
  const product = await startOwnProduct({ DATA_DIR: folder, DATABASE_URL: '', BANK_URL: '', LOG_LEVEL: 'error' })
  await product.stop()
  // Stopped the moment it was ready, it has to take its database along.
  if (existsSync(join(folder, 'postgres', 'data', 'postmaster.pid')))
    throw new Error('the product left its database running')
}

/** With owners and rights: its database belongs to another user of the machine. */
function copy(from, to) {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o711)
  const { status, stderr } = spawnSync('cp', ['-a', `${from}/.`, to], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

/** Its days are counted from the day it is made on. */
function kept() {
  const day = new Date(Date.now() + 8 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  const hash = createHash('sha256')
    .update(readFileSync(join(dist, 'stamp')))
    .update(day)
  for (const path of sqlFiles()) hash.update(path).update(readFileSync(join(root, path)))
  return join(tmpdir(), `${prefix}${hash.digest('hex').slice(0, 16)}`)
}

/** What the running product reads from the sources. */
function sqlFiles() {
  return ['server', 'modules', 'app']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((path) => path.endsWith('.sql'))
        .map((path) => join(folder, path)),
    )
    .sort()
}

/** Those of other days and other sources. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const path = join(tmpdir(), name)
    if (name.startsWith(prefix) && Date.now() - statSync(path).mtimeMs > aDay)
      rmSync(path, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) await demoFolder()
