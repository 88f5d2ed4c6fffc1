// Plays every recipe of docs/recipes on a copy of the tree, counts the files it touches, and checks what comes out.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { copyOfTree, root } from './copy-source-tree.mjs'
import { typesHold } from './types-hold.mjs'

const recipes = readdirSync(join(root, 'docs', 'recipes')).filter((name) => name !== 'README.md')
const copy = copyOfTree()
const checks = new Set()
const paths = new Set()
const drafts = new Map()
let failed = 0

try {
  // One after another on the same copy: what each adds must also stand beside what the others have added.
  for (const name of recipes) {
    const steps = stepsOf(readFileSync(join(root, 'docs', 'recipes', name), 'utf8'))
    for (const { path, lines } of steps.blocks) apply(copy, path, lines)
    for (const check of steps.checks) checks.add(check)
    for (const { path } of steps.blocks) paths.add(path)
    for (const [owner, what] of steps.drafts) drafts.set(owner, what)
    const touched = new Set(steps.blocks.map(({ path }) => path)).size
    const counted = touched === steps.files
    console.log(`${counted ? 'ok  ' : 'FAIL'} ${name}: ${touched} files by hand, the recipe says ${steps.files}`)
    if (!counted) failed += 1
  }
  if (
    // The migrations that their tests need, once for each owner: a draft has whatever was added to its descriptions.
    !run(['--import', 'tsx', 'app/migrate.ts', 'draft', ...[...drafts].flat()]) ||
    !run(['node_modules/oxfmt/bin/oxfmt', '--check', ...paths]) ||
    !run(['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...paths]) ||
    !exportsUsed(copy) ||
    !typesHold(copy) ||
    !run(['node_modules/vitest/vitest.mjs', 'run', ...checks, '-t', '^(?!.*migrations produce)'])
  )
    failed = recipes.length
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${recipes.length - failed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/**
 * A recipe says `Files: n`, `Checks: paths`, `Drafts: owner what` of the migration that its tests need, and for each
 * file a heading with its path and a block.
 */
function stepsOf(text) {
  const files = Number(/^Files: (\d+)/m.exec(text)?.[1])
  const checks = (/^Checks: (.+)$/m.exec(text)?.[1] ?? 'modules/conformance.test.ts').split(' ')
  const drafts = [...text.matchAll(/^Drafts: (\S+) (\S+)$/gm)].map(([, owner, what]) => [owner, what])
  const blocks = [...text.matchAll(/^### `([^`]+)`\n+```\w+\n([\s\S]*?)^```/gm)].map(([, path, body]) => ({
    path,
    lines: body.split('\n').slice(0, -1),
  }))
  return { files, checks, drafts, blocks }
}

/** A new file is written as it stands; in one that exists, lines with + are put after the line before them. */
function apply(copy, path, lines) {
  const target = join(copy, path)
  if (!existsSync(target)) {
    mkdirSync(dirname(target), { recursive: true })
    return writeFileSync(target, `${lines.join('\n')}\n`)
  }
  const text = readFileSync(target, 'utf8').split('\n')
  let at = -1
  for (const line of lines) {
    if (line.startsWith('+')) text.splice((at += 1), 0, line.slice(1))
    else if (line.startsWith('-')) {
      at = find(text, line.slice(1), at, path)
      text.splice(at, 1)
      at -= 1
    } else if (line.trim() !== '…' && line.trim() !== '') at = find(text, line.trim(), at, path)
  }
  writeFileSync(target, text.join('\n'))
}

function find(text, part, after, path) {
  const at = text.findIndex((line, index) => index > after && line.includes(part.trim()))
  if (at < 0) throw new Error(`${path} has no line with "${part.trim()}"`)
  return at
}

/** The finder reads what git knows, which a copy does not have by itself. */
function exportsUsed(copy) {
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
  ])
    spawnSync('git', args, { cwd: copy })
  const find = "const { unusedExports } = await import('./bin/unused-exports.mjs'); const found = unusedExports()"
  return run(['--input-type=module', '-e', `${find}; console.log(found.join('\\n')); process.exit(found.length)`])
}

function run(args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) console.log(`${stdout}\n${stderr}`.split('\n').slice(-60).join('\n'))
  return status === 0
}
