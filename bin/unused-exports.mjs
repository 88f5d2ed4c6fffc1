// Names that a file exports and no other file uses: they lose the word export, or go. A file that somebody reads whole
// counts as used.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const unchecked = /^(bin|bench|app\/demo)\//
const whole = '*'

/** Lines that say which file exports which name in vain. */
export function unusedExports() {
  const files = sourceFiles()
  const known = new Set(files)
  const exported = new Map()
  const used = new Set()
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    const { names, imports } = readFile(source)
    exported.set(file, names)
    for (const [spec, name] of imports) {
      const to = spec.startsWith('.') ? join(dirname(file), spec) : ''
      if (known.has(to)) used.add(`${to} ${name}`)
    }
  }
  return files
    .filter((file) => !unchecked.test(file) && !used.has(`${file} ${whole}`))
    .flatMap((file) => exported.get(file).map((name) => `${file} ${name}`))
    .filter((one) => !used.has(one))
}

function sourceFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return stdout
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.d.ts') && existsSync(file))
}

function readFile(source) {
  const names = []
  const imports = source.text.includes('import(') ? lateImports(source) : []
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) imports.push(...importsOf(node))
    else if (ts.isExportDeclaration(node)) {
      const elements = node.exportClause && ts.isNamedExports(node.exportClause) ? node.exportClause.elements : null
      names.push(...(elements ?? []).map(({ name }) => name.text))
      if (node.moduleSpecifier) imports.push(...named(node.moduleSpecifier.text, elements))
    } else if (isExported(node)) names.push(...declared(node))
  }
  return { names, imports }
}

function lateImports(source) {
  const found = []
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push([node.arguments[0]?.text ?? '', whole])
    if (ts.isImportTypeNode(node)) found.push([node.argument.literal?.text ?? '', whole])
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function importsOf({ importClause, moduleSpecifier }) {
  const bindings = importClause?.namedBindings
  if (bindings === undefined) return []
  return named(moduleSpecifier.text, ts.isNamedImports(bindings) ? bindings.elements : null)
}

function named(spec, elements) {
  if (elements === null) return [[spec, whole]]
  return elements.map(({ propertyName, name }) => [spec, (propertyName ?? name).text])
}

function isExported({ modifiers = [] }) {
  const has = (kind) => modifiers.some((one) => one.kind === kind)
  return has(ts.SyntaxKind.ExportKeyword) && !has(ts.SyntaxKind.DefaultKeyword)
}

function declared(node) {
  if (!ts.isVariableStatement(node)) return node.name ? [node.name.text] : []
  const bound = (name) =>
    ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((one) => (one.name ? bound(one.name) : []))
  return node.declarationList.declarations.flatMap(({ name }) => bound(name))
}
