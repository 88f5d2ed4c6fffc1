// The proofs that have no end, whole: the tests take a share of each.
import { spawnSync } from 'node:child_process'

const vitest = 'node_modules/vitest/vitest.mjs'
const steps = [
  [vitest, 'run', 'walk', 'payment-simulation', 'scope-oracle', 'moves-random', 'ledgers-random', 'trade-year'],
  ['bin/plant-approval-faults.mjs'],
  ['bin/check-without-module.mjs'],
  ['bin/build.mjs', '--if-changed'],
  [vitest, 'run', '--config', 'vitest.product.config.ts', 'crash'],
]
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit', env: { ...process.env, PROVE: 'whole' } })
  if (status !== 0) process.exit(status ?? 1)
}
