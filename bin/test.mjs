// Everything that must hold: the check, then unit and integration tests, then the browser.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const check = ['bin/check.mjs']
const tests = ['node_modules/vitest/vitest.mjs', 'run']
const build = ['bin/build.mjs']
const productTests = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.product.config.ts']
const browserTests = (half) => ['bin/browser-test.mjs', `--shard=${half}/2`, `--output=test-results/${half}`]
const onCopies = [['bin/replay-recipes.mjs'], ['bin/without-module.mjs']]
const low = 15

for (const step of [check, tests, build]) if (!await passes(step)) process.exit(1)
// A browser, and a product that is killed and started again, leave half of the machine idle: two lanes fill it, and what works on copies of the tree takes the rest.
const lanes = [lane([browserTests(1)]), lane([productTests, browserTests(2)]), lane(onCopies, low)]
process.exit((await Promise.all(lanes)).every(Boolean) ? 0 : 1)

/** One step after the other, also after one that failed: whoever mends wants to know of every fault. */
async function lane(steps, niceness) {
  let passed = true
  for (const step of steps) passed = await passes(step, niceness) && passed
  return passed
}

async function passes(args, niceness = 0) {
  const started = Date.now()
  const code = await run(args, niceness)
  console.log(`${args.join(' ')}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return code === 0
}

/** A step that gives way to others keeps its words until it has ended. */
function run(args, niceness) {
  const quiet = niceness > 0
  const step = spawn(process.execPath, args, { stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] })
  if (quiet) setPriority(step.pid, niceness)
  const words = []
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part) => words.push(part))
  return new Promise((done) => {
    step.on('exit', (code) => {
      process.stdout.write(Buffer.concat(words))
      done(code ?? 1)
    })
  })
}
