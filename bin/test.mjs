// Everything that must hold: the check, then unit and integration tests, then the browser.
import { spawnSync } from 'node:child_process'

const steps = [
  ['node', ['bin/check.mjs']],
  ['node', ['node_modules/vitest/vitest.mjs', 'run']],
  ['node', ['bin/build.mjs']],
  ['node', ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.product.config.ts']],
  ['node', ['bin/browser-test.mjs']],
  ['node', ['bin/replay-recipes.mjs']],
  ['node', ['bin/without-module.mjs']],
]

for (const [command, args] of steps) {
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  console.log(`${args[0]}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (status !== 0) process.exit(status ?? 1)
}
