// Which tests reach a file by the imports of the tree, the nearest first.
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A function that names the tests reaching a file: those that import it before those that import what imports it. */
export function nearestTests(files, read) {
  const importers = new Map()
  for (const file of files)
    for (const used of importsOf(file, read(file))) {
      if (!importers.has(used)) importers.set(used, [])
      importers.get(used).push(file)
    }
  return (file) => reached(file, importers)
}

function reached(file, importers) {
  const distances = new Map([[file, 0]])
  // The list grows while it is walked: the whole of one distance comes before the next.
  const queue = [file]
  for (const one of queue)
    for (const next of importers.get(one) ?? []) {
      if (distances.has(next)) continue
      distances.set(next, distances.get(one) + 1)
      queue.push(next)
    }
  return queue
    .filter((one) => /\.test\.tsx?$/.test(one))
    .toSorted((a, b) => distances.get(a) - distances.get(b) || together(b, file) - together(a, file))
}

/** How many folders the two have in common. */
function together(a, b) {
  const other = b.split('/')
  const parts = a.split('/')
  const end = parts.findIndex((part, at) => part !== other[at])
  return end === -1 ? parts.length : end
}

/** What the file runs: types alone are no use of another file. */
function importsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  const found = []
  const visit = (node) => {
    if (ts.isImportDeclaration(node) && runs(node.importClause)) found.push(node.moduleSpecifier.text)
    if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly) found.push(node.moduleSpecifier.text)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push(node.arguments[0]?.text ?? '')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return new Set(found.filter((spec) => spec.startsWith('.')).map((spec) => join(dirname(file), spec)))
}

function runs(clause) {
  if (clause === undefined) return true
  if (clause.isTypeOnly) return false
  const bindings = clause.namedBindings
  if (clause.name !== undefined || bindings === undefined || !ts.isNamedImports(bindings)) return true
  return bindings.elements.some(({ isTypeOnly }) => !isTypeOnly)
}
