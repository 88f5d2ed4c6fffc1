// Everything that must hold: the check, then unit and integration tests, then the browser.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import './memory-folder.mjs'

const check = ['bin/check.mjs']
const tests = ['node_modules/vitest/vitest.mjs', 'run']
const build = ['bin/build.mjs']
const prepare = ['dist/prepare-demo.mjs']
const demonstration = ['bin/copy-demo-folder.mjs']
const productTests = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.product.config.ts']
const browserTests = (half) => ['bin/browser-test.mjs', `--shard=${half}/2`, `--output=test-results/${half}`]
const onCopies = [['bin/replay-recipes.mjs'], ['bin/check-without-module.mjs']]
const onNode24 = ['bin/node-24-test.mjs']
// The second half has the tests of killed products before it, the first the visits of everything.
process.env.PWTEST_SHARD_WEIGHTS = '34:66'

if (!(await passes(check))) process.exit(1)
// Making the demonstration is mostly waiting.
const before = await Promise.all([passes(tests), passInTurn([build, prepare, demonstration])])
if (!before.every(Boolean)) process.exit(1)
// A browser, and a product that is killed and started again, leave half of the machine idle: two lanes fill it, and
// what works on copies of the tree takes the rest, with patience.
const apart = lane([...onCopies, onNode24], { niceness: 15, patience: 8 })
const lanes = [lane([browserTests(1)]), lane([productTests, browserTests(2)]), apart]
const failures = (await Promise.all(lanes)).flat()
// Said once more and last, where whoever mends looks first.
for (const words of failures) process.stdout.write(words)
process.exit(failures.length === 0 ? 0 : 1)

/** One step after the other, also after one that failed; answers what the failed ones said. */
async function lane(steps, how = {}) {
  const failed = []
  for (const step of steps) {
    console.log(`${step.join(' ')} …`)
    const { code, words } = await timed(step, { ...how, aloud: false })
    if (code !== 0) failed.push(words)
  }
  return failed
}

async function passInTurn(steps) {
  for (const step of steps) if (!(await passes(step))) return false
  return true
}

async function passes(step) {
  return (await timed(step, { aloud: true })).code === 0
}

async function timed(step, how) {
  const started = Date.now()
  const ended = await run(step, how)
  console.log(`${step.join(' ')}: ${((Date.now() - started) / 1000).toFixed(0)} s${ended.code === 0 ? '' : ', failed'}`)
  return ended
}

/** Steps beside each other say what they say at once, so that a run which is cut off has shown how far it came. */
function run(args, { niceness = 0, patience, aloud }) {
  const out = aloud ? 'inherit' : 'pipe'
  const env = patience === undefined ? process.env : { ...process.env, TEST_PATIENCE: String(patience) }
  const step = spawn(process.execPath, args, { stdio: ['inherit', out, out], env })
  if (niceness > 0) setPriority(step.pid, niceness)
  const parts = []
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (part) => {
      parts.push(part)
      process.stdout.write(part)
    })
  return new Promise((done) => {
    step.on('close', (code) => done({ code: code ?? 1, words: Buffer.concat(parts) }))
  })
}
