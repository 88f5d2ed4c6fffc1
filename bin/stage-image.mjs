// bin/stage-image.mjs <folder>: what runs of the built product, without packages and sources; deploy/Dockerfile puts it
// into the image.
import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './source-stamp.mjs'

const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('bin/stage-image.mjs <folder>')

const programs = ['start', 'amur', 'migrate', 'source-stamp', 'start-simulators', 'end-with-parent']
const files = ['package.json', 'dist', ...programs.map((name) => join('bin', `${name}.mjs`)), ...migrations()]

for (const file of files) {
  mkdirSync(join(target, file, '..'), { recursive: true })
  cpSync(join(root, file), join(target, file), { recursive: true })
}

/** They are read from the tree as they stand. */
function migrations() {
  const owners = ['server', ...readdirSync(join(root, 'modules')).map((name) => join('modules', name))]
  return owners.map((owner) => join(owner, 'migrations')).filter((folder) => existsSync(join(root, folder)))
}
