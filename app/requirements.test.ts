import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menuPlan } from '../base/menu-plan.ts'
import { unbuilt } from '../server/records/seed/declared-rows.ts'
import { modules } from './modules.ts'
import unbuiltScreens from './unbuilt-screens.json' with { type: 'json' }

/** Every line of the requirements, by family: its numbers, a letter where a line has parts. */
const asked: Readonly<Record<string, readonly string[]>> = {
  ACC: numbers(1, 17),
  SES: numbers(1, 14),
  DAT: numbers(1, 10),
  FIL: numbers(1, 11),
  WID: numbers(0, 18),
  OFF: numbers(1, 3),
  EXT: numbers(1, 1),
  WFL: ['01', '02', '03', '04a', '04b', '04c', '04d', '04e', '05'],
  BUS: numbers(1, 13),
  LNG: numbers(1, 1),
}

/** Lines that no test proves yet, with the reason; whatever is built leaves the list. */
const exceptions: Readonly<Record<string, string>> = {
  'BUS-02': 'system: some of its screens are not built, see unbuilt-screens.json',
  'BUS-04': 'projects: some of its screens are not built, see unbuilt-screens.json',
  'BUS-05': 'business and finance: some of its screens are not built, see unbuilt-screens.json',
  'BUS-06': 'integrated affairs: some of its screens are not built, see unbuilt-screens.json',
  'BUS-07': 'smart shipping: some of its screens are not built, see unbuilt-screens.json',
  'BUS-08': 'engineering: some of its screens are not built, see unbuilt-screens.json',
  'BUS-09': 'assets: some of its screens are not built, see unbuilt-screens.json',
  'BUS-10': 'domestic trade: some of its screens are not built, see unbuilt-screens.json',
  'BUS-11': 'website content: some of its screens are not built, see unbuilt-screens.json',
  'BUS-12': 'welcome dashboards: some of its screens are not built, see unbuilt-screens.json',
  'BUS-13': 'reports: some of its screens are not built, see unbuilt-screens.json',
}

// How long the two lists were when they were last shortened; whoever shortens one lowers its number.
const mostExceptions = 11
const mostUnbuilt = 166

const root = join(import.meta.dirname, '..')
const homes = [
  'app',
  'base',
  'bench',
  'bin',
  'core',
  'kinds',
  'modules',
  'server',
  'ui',
  'web',
  'bank-simulator',
  'vessel-tracker',
  'customs-window',
  'weighbridge',
  'office-simulator',
]

test('every requirement has a test that names it', () => {
  const named = new Set(
    homes
      .flatMap((home) => testsIn(join(root, home)))
      .flatMap((file) => titles(readFileSync(file, 'utf8')))
      .flatMap((title) => title.match(/\b[A-Z]{3}-\d{2}[a-e]?\b/g) ?? []),
  )
  const lines = Object.entries(asked).flatMap(([family, all]) => all.map((number) => `${family}-${number}`))
  expect(lines.filter((line) => !named.has(line) && !Object.hasOwn(exceptions, line))).toEqual([])
  expect(Object.keys(exceptions).length, 'the list only shrinks: write the test instead').toBeLessThanOrEqual(
    mostExceptions,
  )
  expect(
    Object.keys(exceptions).filter((line) => named.has(line) || !lines.includes(line)),
    'built after all, or asked by nobody: take it off the exceptions',
  ).toEqual([])
})

test('every screen that is asked for is built, but for a list that only shrinks', () => {
  const waiting = [...new Set(unbuilt(menuPlan.pages, modules).map(({ path }) => path))].toSorted()
  expect(waiting).toEqual(unbuiltScreens)
  expect(waiting.length, 'the list only shrinks: build the screen instead').toBeLessThanOrEqual(mostUnbuilt)
})

test('a title is found whichever way a test is written', () => {
  expect(
    titles('test.skip("ACC-01 a", …)\ntest.todo("ACC-02 b")\ntest.fixme("ACC-03 c", …)\ndescribe.skip("ACC-04 d", …)'),
    'what is not run proves nothing',
  ).toEqual([])
  expect(titles('test.skipIf(!root)("ACC-05 e", …)\ntest.each([1])("ACC-06 f", …)')).toEqual(['ACC-05 e', 'ACC-06 f'])
  expect(
    titles('test(\'ACC-01 one\', …)\nit.each([1])("SES-02 two", …)\ndescribe(`LNG-01 three`, …)\n// test of DAT-01'),
  ).toEqual(['ACC-01 one', 'SES-02 two', 'LNG-01 three'])
})

function numbers(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0'))
}

function testsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /\.(test|spec)\.tsx?$/.test(file.name) && file.name !== 'requirements.test.ts')
    .map((file) => join(file.parentPath, file.name))
}

/** What tests are called; a number in a comment proves nothing. */
function titles(source: string): string[] {
  return [
    ...source.matchAll(
      /\b(?:test|it|describe)(?:\.(?!(?:skip|todo|fixme)\()\w+)?(?:\([^'"`\n]*\))?\(\s*(['"`])(.*?)\1/g,
    ),
  ].map(([, , title = '']) => title)
}
