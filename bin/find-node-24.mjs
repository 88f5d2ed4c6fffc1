// Node 24 beside the one that runs: the product has to run on both.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-stamp.mjs'

const source = join(root, 'bin', 'node-24')
const cache = join(root, 'node_modules', '.cache')
const name = `node-${process.platform}-${process.arch}`

/** The path of its program, installed when it is first asked for; where no package has it, the running one. */
export function node24() {
  const version = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')).optionalDependencies[name]
  if (version === undefined) return process.execPath
  const kept = join(cache, `node-${version}`)
  const program = join(kept, 'node_modules', name, 'bin', 'node')
  if (!existsSync(program)) install(kept)
  return program
}

/** Made aside and moved into place, so that of two who come at once both find it whole. */
function install(kept) {
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'node-24-'))
  cpSync(source, draft, { recursive: true })
  const { status } = spawnSync('npm', ['ci', '--prefer-offline'], {
    cwd: draft,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('Node 24 could not be installed')
  try {
    renameSync(draft, kept)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Somebody else may have been quicker.
    if (!existsSync(kept)) throw error
  }
}
