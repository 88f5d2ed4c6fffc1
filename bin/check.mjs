// Types, lint and layers: everything that can be said of the code without running it.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import config from '../.dependency-cruiser.mjs'
import { typesHold } from './types-hold.mjs'
import { unusedExports } from './unused-exports.mjs'

const steps = [
  ['types', () => typesHold('.')],
  ['format', () => run('node', ['node_modules/oxfmt/bin/oxfmt', '--check'])],
  ['lint', () => run('node', ['node_modules/oxlint/bin/oxlint', '--deny-warnings'])],
  ['layers', layers],
  ['exports', exportsUsed],
]

// node bin/check.mjs types: that step alone.
const asked = process.argv.slice(2)
let failed = 0
for (const [name, step] of steps.filter(([name]) => asked.length === 0 || asked.includes(name))) {
  const started = Date.now()
  const ok = await step()
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} ${((Date.now() - started) / 1000).toFixed(1)} s`)
  if (!ok) failed += 1
}
process.exit(failed === 0 ? 0 : 1)

function run(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}

function exportsUsed() {
  const unused = unusedExports()
  for (const one of unused) console.log(`  exported and used nowhere else: ${one}`)
  return unused.length === 0
}

async function layers() {
  const { cruise } = await import('dependency-cruiser')
  const { default: extractTSConfig } = await import('dependency-cruiser/config-utl/extract-ts-config')
  const folders = [
    'core',
    'ui',
    'kinds',
    'base',
    'server',
    'web',
    'modules',
    'app',
    'bench',
    'bank-simulator',
    'vessel-tracker',
    'customs-window',
    'weighbridge',
    'office-simulator',
    'bin',
  ].filter((folder) => existsSync(folder))
  const answer = await cruise(
    folders,
    { ...config.options, validate: true, ruleSet: { forbidden: config.forbidden } },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  )
  const { violations, totalCruised } = answer.output.summary
  for (const found of violations) console.log(`  ${found.rule.name}: ${found.from} -> ${found.to}`)
  // An unreadable tree passes every rule, so the count is asserted too.
  if (totalCruised < 100) console.log(`  only ${totalCruised} modules were read`)
  console.log(`  ${totalCruised} modules read`)
  return violations.length === 0 && totalCruised >= 100
}
