// Takes a module out of a copy of the tree, with what stands on it and their lines in app/, and sees the rest build and pass.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfTree } from './copy-source-tree.mjs'
import { typesHold } from './types-hold.mjs'

const name = 'finance'
// Modules that need it go with it.
const names = [name, 'stock', 'profit', 'risk', 'consolidation']
// What a run beside the other tests asks of the rest; `npm run prove` asks everything.
const share = ['modules/conformance.test.ts', 'modules/contracts/contract.test.ts', 'modules/workflow']
const asked = process.env.PROVE === 'whole' ? ['modules', 'app/testing'] : share
// What stands on the module by its nature: its bank, its measurements, the journeys that pay, the walk of its ledgers,
// the year of its trade.
const withIt = [
  ...names.map((one) => `modules/${one}`),
  'bank-simulator',
  'bench',
  'app/e2e',
  'app/product-tests',
  'app/ledgers-random.test.ts',
  'app/trade-year',
  'app/demo-program.ts',
  'app/testing/all-ledgers-world.ts',
  'app/testing/blend-actions.ts',
  'app/testing/stock-count-actions.ts',
]

/** Its place in a list. */
const own = new RegExp(`^(${names.join('|')})(Module|Server|Web)?,$`)

const copy = copyOfTree()
try {
  for (const path of withIt) rmSync(join(copy, path), { recursive: true, force: true })
  for (const file of readdirSync(join(copy, 'app')).filter((one) => one.endsWith('.ts') || one.endsWith('.tsx')))
    forget(join(copy, 'app', file))
  const passed = typesHold(copy) && run(['node_modules/vitest/vitest.mjs', 'run', ...asked]) && run(['bin/build.mjs'])
  console.log(`${passed ? 1 : 0} passed, ${passed ? 0 : 1} failed`)
  process.exitCode = passed ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** Its import and its place in lists; anything else that names it would not compile any more. */
function forget(file) {
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !names.some((one) => line.includes(`modules/${one}/`)) && !own.test(line.trim()))
  writeFileSync(
    file,
    kept.join('\n').replaceAll(new RegExp(`, (${names.join('|')})(Module|Server|Web)?(?=[\\],])`, 'g'), ''),
  )
}

function run(args) {
  const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'inherit' })
  return status === 0
}
