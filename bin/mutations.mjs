// Small changes of a source file that turn it wrong, found in its syntax tree, and the drawing of some of them.
import ts from 'typescript'

const { SyntaxKind } = ts

/** Each comparison with what stands in its place: its opposite, and its neighbour at the boundary. */
const comparisons = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['>=', '<='],
  '<=': ['>', '<'],
  '>': ['<=', '>='],
  '>=': ['<', '>'],
}

/** Every possible change of the file inside functions: what stands outside of them is description. */
export function mutationsOf(text, file) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
  const found = []
  const visit = (node, inFunction) => {
    if (inFunction) {
      for (const [part, put, what, end = part.getEnd()] of changesAt(node, text)) {
        const start = part.getStart()
        const line = source.getLineAndCharacterOfPosition(start).line + 1
        found.push({ file, line, start, end, put, what })
      }
    }
    ts.forEachChild(node, (child) => visit(child, inFunction || ts.isFunctionLike(node)))
  }
  visit(source, false)
  return found
}

/** The text with one change in it. */
export function mutated(text, { start, end, put }) {
  return text.slice(0, start) + put + text.slice(end)
}

/** One change from each of the lines that have any, the lines in an order that the seed alone decides. */
export function drawn(mutations, seed) {
  const random = numbers(seed)
  const lines = new Map()
  for (const one of mutations) {
    const place = `${one.file}:${one.line}`
    lines.set(place, [...(lines.get(place) ?? []), one])
  }
  return shuffled([...lines.values()], random).map((one) => one[Math.floor(random() * one.length)])
}

/**
 * Lists of the part that is changed, what is put there, the change in words and, where it is not the part's own, its
 * end.
 */
function changesAt(node, text) {
  if (ts.isBinaryExpression(node)) return ofOperator(node)
  if (ts.isIfStatement(node)) return [...negated(node.expression), ...earlyExit(node)]
  if (ts.isConditionalExpression(node)) return negated(node.condition)
  if (ts.isWhileStatement(node)) return negated(node.expression)
  if (ts.isCaseClause(node)) return ofLiteral(node.expression)
  if (ts.isExpressionStatement(node) && isCall(node.expression)) return [[node, ';', `without ${short(node)}`]]
  if (ts.isArrayLiteralExpression(node)) return withoutOne(node.elements, text, 'element')
  if (ts.isObjectLiteralExpression(node) && !isTexts(node)) return withoutOne(node.properties, text, 'property')
  return []
}

function ofOperator({ left, operatorToken, right }) {
  const operator = operatorToken.getText()
  const turned = (to) => [operatorToken, to, `${operator} is ${to}`]
  if (operator in comparisons)
    return [...comparisons[operator].map(turned), ...[left, right].flatMap((side) => ofLiteral(side))]
  if (operator === '&&') return [turned('||')]
  if (operator === '||') return [turned('&&')]
  if (![left, right].some(ts.isNumericLiteral)) return []
  if (operator === '+') return [turned('-')]
  return operator === '-' ? [turned('+')] : []
}

function negated(condition) {
  return [[condition, `!(${condition.getText()})`, `not: ${short(condition)}`]]
}

/** An early exit is an `if` that leaves the function and does nothing else. */
function earlyExit(node) {
  const { thenStatement: then, elseStatement } = node
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0] : then
  if (elseStatement !== undefined || !ts.isReturnStatement(only)) return []
  return [[node, ';', `without ${short(node)}`]]
}

function ofLiteral(node) {
  if (ts.isStringLiteral(node)) return [[node, `'${node.text}x'`, `${node.getText()} is '${node.text}x'`]]
  if (!ts.isNumericLiteral(node)) return []
  return [[node, String(Number(node.text) + 1), `${node.text} is ${Number(node.text) + 1}`]]
}

/** Each but one: a list loses it with the comma that follows. */
function withoutOne(parts, text, name) {
  return parts
    .filter((one) => !ts.isOmittedExpression(one))
    .map((one) => {
      const comma = /^\s*,/.exec(text.slice(one.getEnd()))?.[0].length ?? 0
      return [one, '', `without ${name} ${short(one)}`, one.getEnd() + comma]
    })
}

function isCall(expression) {
  const inner = ts.isAwaitExpression(expression) || ts.isVoidExpression(expression) ? expression.expression : expression
  return ts.isCallExpression(inner) && inner.expression.kind !== SyntaxKind.SuperKeyword
}

/** A text in its languages. */
function isTexts({ properties }) {
  return properties.some(({ name }) => name !== undefined && ts.isIdentifier(name) && name.text === 'zh')
}

function short(node) {
  const text = node.getText().replaceAll(/\s+/g, ' ')
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

function shuffled(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[list[at], list[other]] = [list[other], list[at]]
  }
  return list
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function numbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
