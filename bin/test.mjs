// Everything that must hold: the check, then unit and integration tests, then the browser.
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const check = ['bin/check.mjs']
const tests = ['node_modules/vitest/vitest.mjs', 'run']
const build = ['bin/build.mjs']
const productTests = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.product.config.ts']
const browserTests = ['bin/browser-test.mjs']
const onCopies = [['bin/replay-recipes.mjs'], ['bin/without-module.mjs']]
const low = 15

for (const step of [check, tests, build, productTests]) await mustPass(step)
// A browser leaves a third of the machine idle; what works on copies of the tree takes that, and says at its end what it saw.
const beside = (async () => { for (const step of onCopies) await mustPass(step, low) })()
await mustPass(browserTests)
await beside

async function mustPass(args, niceness = 0) {
  const started = Date.now()
  const code = await run(args, niceness)
  console.log(`${args.join(' ')}: ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (code !== 0) process.exit(code)
}

/** A step that gives way to others keeps its words until it has ended. */
function run(args, niceness) {
  const quiet = niceness > 0
  const step = spawn(process.execPath, args, { stdio: ['inherit', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'] })
  if (quiet) setPriority(step.pid, niceness)
  const words = []
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part) => words.push(part))
  process.once('exit', () => step.kill())
  return new Promise((done) => {
    step.on('exit', (code) => {
      process.stdout.write(Buffer.concat(words))
      done(code ?? 1)
    })
  })
}
