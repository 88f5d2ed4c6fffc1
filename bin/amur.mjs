// bin/amur.mjs config | secrets | backup | prove | admin: what operators do; from the build when it is current, else
// from the sources.
import { spawnSync } from 'node:child_process'
import { isFresh, root } from './source-stamp.mjs'

if (isFresh()) await import('../dist/operate.mjs')
else
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', 'app/operate-program.ts', ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1
