import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const wordsAlone = /^(ru|en): ['`"]|\bzh: ['`"]/
const neither = /(^|\/)words(\/|\.ts)|\.test\.ts$/

/** How many lines a screen of a shape may take by hand, its words and tests apart. */
const recipes = { report: 60, dashboard: 40, derivation: 25, ledger: 40, series: 30, run: 60 }

test.each(Object.entries(recipes))('the recipe of a %s takes no more than %i lines', (shape, most) => {
  const lines = addedBy(shape).flatMap(([, body]) => codeLines(body))
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(most)
})

test('each view of a list takes no more than five lines', () => {
  const lines = addedBy('view').flatMap(([, body]) => codeLines(body))
  const views = lines.filter((line) => /^(board|tree|curve|map|gantt): /.test(line))
  expect(views.length).toBeGreaterThan(4)
  expect(lines.length / views.length).toBeLessThanOrEqual(5)
})

test.each([
  ['finance/ageing-reports.ts', recipes.report],
  ['contracts/contract-summaries.ts', recipes.report],
  ['profit/profit-reports.ts', recipes.report],
  ['energy/line-loss.ts', recipes.report],
  ['risk/risk-centre.ts', recipes.dashboard],
  ['energy/meter-reading.ts', recipes.series],
])('%s, with all that its screens share, takes no more than %i lines', (file, most) => {
  const lines = codeLines(readFileSync(join(root, 'modules', file), 'utf8'))
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(most)
})

test('no derivation of the product takes more than its recipe may', () => {
  const all = readdirSync(join(root, 'modules')).flatMap((module) =>
    module.includes('.') ? [] : derivationsIn(join(root, 'modules', module)),
  )
  expect(all.length).toBeGreaterThan(8)
  for (const one of all) expect(codeLines(one).length, one).toBeLessThanOrEqual(recipes.derivation)
})

/** What a recipe has one write, file by file: new files whole, of others the lines that are added. */
function addedBy(shape: string): readonly (readonly [path: string, body: string])[] {
  const text = readFileSync(join(root, 'docs', 'recipes', `${shape}.md`), 'utf8')
  return [...text.matchAll(/^### `([^`]+)`\n+```(\w+)\n([\s\S]*?)^```/gm)].flatMap(([, path = '', sort, body = '']) => {
    if (neither.test(path)) return []
    const added = body.split('\n').filter((line) => sort !== 'diff' || line.startsWith('+'))
    return [[path, added.map((line) => (sort === 'diff' ? line.slice(1) : line)).join('\n')] as const]
  })
}

function derivationsIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file === 'document-derivations.ts')
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/^ {2}derivation\([\s\S]*?^ {2}\}\),$/gm) ?? [])
}

/** Lines that say something: no comments, no imports, no words, nothing empty. */
function codeLines(text: string): readonly string[] {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    .replaceAll(/^import [\s\S]*?from '.*'$/gm, '')
    .replaceAll(/^ *words: \{[\s\S]*?\n? *\},$/gm, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !wordsAlone.test(line))
}
