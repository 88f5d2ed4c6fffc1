import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
export const dist = join(root, 'dist')

const programs = ['bank-simulator', 'vessel-tracker', 'customs-window', 'weighbridge']
const folders = ['core', 'ui', 'kinds', 'base', 'server', 'web', 'modules', 'app', ...programs]
const files = ['vite.config.ts', 'tsconfig.json', 'package-lock.json', 'bin/build.mjs']

// SQL, seed and demo data are read from the source tree when they are needed, tests never.
const foreign = /\.test\.tsx?$|\.sql$|\.md$|(^|\/)(e2e|testing)\//

/** Whether dist/ was built from the sources as they are; without sources it is what was shipped. */
export function isFresh() {
  const path = join(dist, 'stamp')
  if (!existsSync(path) || !existsSync(join(dist, 'server.mjs'))) return false
  return !existsSync(join(root, 'app')) || readFileSync(path, 'utf8') === sourceStamp()
}

/** A digest of what the build reads: contents, since a checkout or a copy changes times at will. */
export function sourceStamp() {
  const hash = createHash('sha256')
  for (const path of [...files, ...folders.flatMap(list)]) {
    if (existsSync(join(root, path)))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0')
  }
  return hash.digest('hex')
}

function list(folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .filter((path) => !foreign.test(path))
    .sort()
}
