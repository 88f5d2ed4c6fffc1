// The part of the tests that meets most of Node (streams, workers, sockets, cryptography, V8's memory), on Node 24. Of the
// random walks over flows one is enough: they fill the memory, and compute the same wherever they run.
import { spawnSync } from 'node:child_process'
import { node24 } from './find-node-24.mjs'

const part = [
  'core/approval/walk',
  'server/platform/http',
  'server/records/files/crash',
  'server/identity/session/second-factor',
  'bin/start',
]

const { status } = spawnSync(node24(), ['node_modules/vitest/vitest.mjs', 'run', ...part], { stdio: 'inherit' })
process.exit(status ?? 1)
