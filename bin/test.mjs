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

for (const step of [check, tests, build]) if (!await passes(step)) process.exit(1)
// Products that are killed and started again leave half of the machine idle; what works on copies of the tree takes that, and says at its end what it saw.
const copies = allPass(onCopies, low)
const passed = await passes(productTests) && await passes(browserTests)
process.exit(await copies && passed ? 0 : 1)

async function allPass(steps, niceness) {
  for (const step of steps) if (!await passes(step, niceness)) return false
  return true
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
