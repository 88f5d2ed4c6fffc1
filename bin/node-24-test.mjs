// The part of the tests that meets most of Node (streams, workers, sockets, cryptography), on Node 24. What only computes
// does so alike wherever it runs.
import { spawnSync } from 'node:child_process'
import { node24 } from './find-node-24.mjs'

const part = [
  'server/platform/http',
  'server/records/files/crash',
  'server/identity/session/second-factor',
  'bin/start',
]

const { status } = spawnSync(node24(), ['node_modules/vitest/vitest.mjs', 'run', ...part], { stdio: 'inherit' })
process.exit(status ?? 1)
