// bin/demo.mjs [--full [--scale 0.1]]: the demonstration in an empty installation, whole with a year of trade; from the
// build when it is current, else from the sources.
import { spawnSync } from 'node:child_process'
import { isFresh, root } from './source-stamp.mjs'

if (isFresh()) await import('../dist/demo.mjs')
else
  process.exitCode =
    spawnSync(process.execPath, ['--import', 'tsx', 'app/demo-program.ts', ...process.argv.slice(2)], {
      cwd: root,
      stdio: 'inherit',
    }).status ?? 1
