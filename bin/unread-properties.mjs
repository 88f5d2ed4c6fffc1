// Properties that a description may have and no code reads: whoever writes one waits for what never happens. What reads
// a property is found by its type, so that another of the same name does not hide it.
import { join, relative } from 'node:path'
import ts from 'typescript'

const door = 'core/description/module.ts'
const described = /^core\/(description|approval)\//

/** Readers are what runs, and the proofs that follow what is said. */
const readers =
  /^(core|kinds|base|server|ui|web)\/|^app\/[^/]+\.tsx?$|^app\/e2e\/every-[^/]+$|^modules\/([^/]+\/)+(components|screens)\//
const tests = /\.test\.tsx?$|\/testing\//

/** `core/description/batch-run.ts Run.totals` of each property without a reader; `texts` stand in place of files. */
export function unreadProperties(folder, texts = new Map()) {
  const { sources, checker, nameOf } = programOf(folder, texts)
  const unread = propertiesBelow(sources.get(door), checker, (node) => sources.has(nameOf(node.getSourceFile())))
  const left = new Map()
  for (const { name } of unread.keys()) left.set(name.text, (left.get(name.text) ?? 0) + 1)
  const isOpen = (name) => (left.get(name) ?? 0) > 0
  const read = (symbol) => {
    for (const declaration of symbol?.declarations ?? [])
      if (unread.delete(declaration)) left.set(declaration.name.text, left.get(declaration.name.text) - 1)
  }
  for (const source of sources.values()) readIn(source, checker, isOpen, read)
  return [...unread].map(([node, path]) => `${nameOf(node.getSourceFile())} ${path}`).toSorted()
}

function programOf(folder, texts) {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    join(folder, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => console.error(messageText) },
  )
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => texts.get(relative(folder, file)) ?? readFile(file)
  const nameOf = ({ fileName }) => relative(folder, fileName)
  const roots = new Set(
    fileNames.filter((file) => {
      const name = relative(folder, file)
      return readers.test(name) && !tests.test(name)
    }),
  )
  const program = ts.createProgram([...roots], options, host)
  const own = program.getSourceFiles().filter(({ fileName }) => roots.has(fileName))
  return { sources: new Map(own.map((source) => [nameOf(source), source])), checker: program.getTypeChecker(), nameOf }
}

/** What a module may say, down to the last property, each with its way from the type that it stands in. */
function propertiesBelow(source, checker, isOwn) {
  const properties = new Map()
  const reached = new Set()
  const reach = (node, path) => {
    // Names of properties, choices between types and bounds of them say nothing that is not said elsewhere.
    if (ts.isConditionalTypeNode(node) || ts.isTypeParameterDeclaration(node)) return
    if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) return
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      if (reached.has(node)) return
      reached.add(node)
      path = [node.name.text]
    }
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
      path = [...path, node.name.text]
      if (described.test(join('core', node.getSourceFile().fileName.split('/core/').at(-1))))
        properties.set(node, path.join('.'))
    }
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node))
      for (const declaration of declarationsOf(node.typeName ?? node.expression))
        if (isOwn(declaration)) reach(declaration, [])
    ts.forEachChild(node, (child) => reach(child, path))
  }
  const declarationsOf = (name) => {
    const symbol = checker.getSymbolAtLocation(name)
    const real = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return real?.declarations ?? []
  }
  for (const node of source.statements)
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'Module') reach(node, [])
  return properties
}

/** Tells of every property that a file reads: `a.b`, `const { b } = a`, `a['b']`, `'b' in a`. */
function readIn(source, checker, isOpen, read) {
  const readOf = (type, name) => {
    for (const part of [type, ...(type.isUnion() ? type.types : [])]) read(checker.getPropertyOfType(part, name))
  }
  const visit = (node) => {
    if (looksForFaults(node)) return
    if (ts.isPropertyAccessExpression(node)) {
      if (isOpen(node.name.text)) read(checker.getSymbolAtLocation(node.name))
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).text
      if (isOpen(name)) readOf(checker.getTypeAtLocation(node.parent), name)
    } else if (ts.isElementAccessExpression(node)) {
      const key = checker.getTypeAtLocation(node.argumentExpression)
      for (const part of key.isUnion() ? key.types : [key])
        if (part.isStringLiteral() && isOpen(part.value))
          readOf(checker.getNonNullableType(checker.getTypeAtLocation(node.expression)), part.value)
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      if (ts.isStringLiteral(node.left) && isOpen(node.left.text))
        readOf(checker.getTypeAtLocation(node.right), node.left.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
}

/**
 * What only looks for faults in a description does nothing with it: a function, or a file of such, that answers at once.
 * One that waits asks the data, and proves that what is said holds.
 */
function looksForFaults(node) {
  if (ts.isSourceFile(node)) return node.fileName.endsWith('-problems.ts') && !/\basync\b/.test(node.text)
  if (!ts.isFunctionDeclaration(node) || !/Problems(Of)?$/.test(node.name?.text ?? '')) return false
  return !node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
}
