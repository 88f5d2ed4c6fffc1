// bin/licence.mjs pair | issue: for whoever sells the product; see docs/operations.md. The private key is never in the
// sources.
import { spawnSync } from 'node:child_process'
import { root } from './source-stamp.mjs'

process.exitCode =
  spawnSync(process.execPath, ['--import', 'tsx', 'app/licence-program.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  }).status ?? 1
