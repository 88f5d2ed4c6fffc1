// Turns lines of the sources wrong, one at a time and in a copy of the tree, and sees whether a test finds it:
// `npm run mutate <folder> [how many] [seed]`. What survives names a rule that no test proves.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createVitest } from 'vitest/node'
import { typesOf } from './check-mutant-types.mjs'
import { copyOfTree } from './copy-source-tree.mjs'
import { drawn, mutated, mutationsOf } from './mutations.mjs'
import { nearestTests } from './nearest-tests.mjs'

/** Test files asked for each change: the nearest at first, and more where they found nothing. */
const rounds = [3, 5]
/** A change under which no test ends for this long has stopped the code. */
const limit = 150_000
/** Where nothing is decided: tests and what they stand on, words, examples, scripts of the schema. */
const apart = /\.test\.tsx?$|\.d\.ts$|words(-[a-z]+)?\.ts$|\/(testing|demo|migrations|e2e|product-tests)\//

const [folder = 'core', count = '20', seed = String(Date.now() % 100_000)] = process.argv.slice(2)
const copy = copyOfTree()
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) =>
    /^(app|base|bank-simulator|vessel-tracker|customs-window|weighbridge|office-simulator|core|kinds|modules|server|ui|web)\/.*\.tsx?$/.test(
      file,
    ),
  )
const read = (file) => readFileSync(join(copy, file), 'utf8')
const place = folder.replace(/\/$/, '')
const sources = files.filter((file) => (file === place || file.startsWith(`${place}/`)) && !apart.test(file))

process.chdir(copy)
process.env.NO_COLOR = '1'
let vitest
let lastEnd = 0
/** What Vitest knows of each test file of the two projects. */
const tasks = new Map()
/** Whether a test file passes as the sources are. */
const sound = new Map()
try {
  vitest = await openVitest()
  for (const one of await vitest.globTestSpecifications()) tasks.set(relative(copy, one.moduleId), one)
  const testsOf = nearestTests(files, read)
  const lines = drawn(
    sources.flatMap((file) => mutationsOf(read(file), file)),
    Number(seed),
  )
  console.log(`${folder}: ${lines.length} lines can be turned wrong; seed ${seed}`)
  const holds = typesOf(copy)
  const results = []
  let byTypes = 0
  for (const mutation of lines) {
    if (results.length === Number(count)) break
    if (holds(mutation.file, mutated(read(mutation.file), mutation)))
      results.push(await tried(mutation, testsOf(mutation.file)))
    else byTypes += 1
  }
  tell(results, byTypes)
} finally {
  await vitest?.close()
  rmSync(copy, { recursive: true, force: true })
}
process.exit(0)

function openVitest() {
  const reporters = [{ onTestCaseResult: () => (lastEnd = Date.now()) }]
  return createVitest('test', { root: copy, watch: false, bail: 1, reporters, project: ['plain', 'screens'] })
}

/** Plants the change, asks the tests, and takes it out again. */
async function tried(mutation, reaching) {
  const { file, line, what } = mutation
  const text = read(file)
  const tests = reaching.filter((test) => tasks.has(test))
  const started = Date.now()
  writeFileSync(join(copy, file), mutated(text, mutation))
  let result = { end: 'not reached' }
  try {
    if (tests.length > 0) result = await ended(file, tests)
  } finally {
    writeFileSync(join(copy, file), text)
  }
  if (result.test !== undefined && !(await passes(file, result.test))) result.end = 'unsure'
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`${result.end.padEnd(11)} ${file}:${line} ${what} (${seconds} s${result.test ? `, ${result.test}` : ''})`)
  return { end: result.end, file, line, what }
}

async function ended(file, tests) {
  let from = 0
  for (const many of rounds) {
    const asked = tests.slice(from, from + many)
    from += many
    if (asked.length === 0) break
    const { red, late } = await run(file, asked)
    if (late) return { end: 'timed out' }
    if (red !== undefined) return { end: 'caught', test: red }
  }
  return { end: 'survived' }
}

/** Whether the tests that found a change find nothing without it; asked once for each file. */
async function passes(file, test) {
  if (!sound.has(test)) sound.set(test, (await run(file, [test])).red === undefined)
  return sound.get(test)
}

/** Runs the test files on what the changed file holds now. */
async function run(changed, tests) {
  vitest.invalidateFile(join(copy, changed))
  // Its answer and its bail count whatever it still remembers of runs before this one.
  vitest.state.filesMap.clear()
  vitest.state.idMap.clear()
  let late = false
  lastEnd = Date.now()
  const timer = setInterval(() => {
    if (Date.now() - lastEnd < limit) return
    late = true
    endWorkers()
  }, 1_000)
  const asked = tests.map((test) => tasks.get(test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(asked, false)
  clearInterval(timer)
  if (testModules.length === 0) throw new Error(`nothing was run of ${tests.join(', ')}`)
  const red = testModules.find((one) => one.state() === 'failed')
  const lost = unhandledErrors.length > 0 ? tests[0] : undefined
  return { red: red?.relativeModuleId ?? lost, late }
}

/** Vitest waits for a process that goes round in circles, so it is ended from here. */
function endWorkers() {
  const listed = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
  for (const one of listed.split('\n').filter((line) => line.includes('vitest')))
    process.kill(parseInt(one, 10), 'SIGKILL')
}

function tell(results, byTypes) {
  const counted = results.filter(({ end }) => end !== 'unsure')
  const found = counted.filter(({ end }) => end === 'caught' || end === 'timed out')
  const left = results.filter((one) => !found.includes(one))
  if (left.length > 0) console.log('\n| end | place | change |\n| --- | --- | --- |')
  for (const { end, file, line, what } of left) console.log(`| ${end} | ${file}:${line} | ${what} |`)
  const share = counted.length === 0 ? 0 : Math.round((found.length / counted.length) * 100)
  console.log(`\n${found.length} of ${counted.length} found: ${share} %; ${byTypes} more by types, drawn anew`)
}
