/** One comparison of a condition: a field of the form, how, and with what. */
export interface Clause {
  readonly field: string
  readonly op: ClauseOp
  readonly values: readonly string[]
}

/** `from` and `until` compare days, `hasAny` lists: one of the values is among the field's. */
export type ClauseOp =
  | 'ge'
  | 'gt'
  | 'le'
  | 'lt'
  | 'eq'
  | 'is'
  | 'isNot'
  | 'oneOf'
  | 'from'
  | 'until'
  | 'hasAny'
  | 'empty'
  | 'filled'

/** A condition that can be said as a sentence: clauses all of which, or any of which, hold. */
export interface Sentence {
  readonly joined: 'all' | 'any'
  readonly clauses: readonly Clause[]
}

/** The expression of a sentence. */
export function expressionOf({ joined, clauses }: Sentence): string {
  return clauses.map(clauseText).join(joined === 'all' ? ' && ' : ' || ')
}

/** The sentence of an expression; null when it says more than a sentence can. */
export function sentenceOf(expression: string): Sentence | null {
  const text = expression.trim()
  if (text === '') return { joined: 'all', clauses: [] }
  const joined = outside(text, ' && ').length > 1 ? 'all' : 'any'
  const clauses = outside(text, joined === 'all' ? ' && ' : ' || ').map(clauseOf)
  return clauses.every((clause) => clause !== null) ? { joined: clauses.length === 1 ? 'all' : joined, clauses } : null
}

const spelled: Readonly<Record<string, ClauseOp>> = { '>=': 'ge', '>': 'gt', '<=': 'le', '<': 'lt', '==': 'eq' }

/**
 * The sentence that an expression is read as: plain comparisons of numbers and flags are told like those that a
 * designer chose.
 */
export function readSentence(expression: string): Sentence | null {
  const told = expression
    .replaceAll(
      /\b([A-Za-z_]\w*) (>=|>|<=|<|==) (-?\d+(?:\.\d+)?)\b/g,
      (_, field: string, sign: string, value: string) => `${spelled[sign]}(${field}, "${value}")`,
    )
    .replaceAll(/!([A-Za-z_]\w*)\b(?![(.])/g, '$1 == "0"')
  return sentenceOf(told)
}

/** Whether a comparison still lacks the value it compares with. */
export function isUnfinished({ op, values }: Clause): boolean {
  return op !== 'empty' && op !== 'filled' && (values.length === 0 || values.some((value) => value.trim() === ''))
}

const compared: ReadonlySet<string> = new Set(['ge', 'gt', 'le', 'lt', 'eq'])

function clauseText({ field, op, values }: Clause): string {
  const first = JSON.stringify(values[0] ?? '')
  switch (op) {
    case 'ge':
    case 'gt':
    case 'le':
    case 'lt':
    case 'eq':
      return `${op}(${field}, ${first})`
    case 'is':
      return `${field} == ${first}`
    case 'isNot':
      return `${field} != ${first}`
    case 'from':
      return `${field} >= ${first}`
    case 'until':
      return `${field} <= ${first}`
    case 'oneOf':
      return `${field} in ${listText(values)}`
    case 'hasAny':
      return `${field}.exists(v, v in ${listText(values)})`
    case 'empty':
    case 'filled':
      return `${op}(${field})`
  }
}

function listText(values: readonly string[]): string {
  return `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
}

const name = '([A-Za-z_][A-Za-z0-9_]*)'
const literal = '("(?:[^"\\\\]|\\\\.)*")'
const literals = `\\[((?:${literal}(?:,\\s*)?)*)\\]`

function clauseOf(text: string): Clause | null {
  const [, called = '', of = '', value] = new RegExp(`^(\\w+)\\(${name}(?:,\\s*${literal})?\\)$`).exec(text) ?? []
  if (value !== undefined && compared.has(called)) return { field: of, op: called as ClauseOp, values: [textIn(value)] } // one of those compared
  if (value === undefined && (called === 'empty' || called === 'filled')) return { field: of, op: called, values: [] }
  const [, field, sign = '', single] = new RegExp(`^${name}\\s*(==|!=|>=|<=)\\s*${literal}$`).exec(text) ?? []
  if (field !== undefined && single !== undefined) return { field, op: signs[sign] ?? 'is', values: [textIn(single)] }
  const [, among, list] = new RegExp(`^${name}\\s+in\\s+${literals}$`).exec(text) ?? []
  if (among !== undefined && list !== undefined) return { field: among, op: 'oneOf', values: textsIn(list) }
  const [, having, any] = new RegExp(`^${name}\\.exists\\(v, v in ${literals}\\)$`).exec(text) ?? []
  return having === undefined || any === undefined ? null : { field: having, op: 'hasAny', values: textsIn(any) }
}

const signs: Readonly<Record<string, ClauseOp>> = { '==': 'is', '!=': 'isNot', '>=': 'from', '<=': 'until' }

function textsIn(list: string): string[] {
  return [...list.matchAll(new RegExp(literal, 'g'))].map(([quoted]) => textIn(quoted))
}

function textIn(quoted: string): string {
  try {
    return String(JSON.parse(quoted))
  } catch {
    return quoted.slice(1, -1)
  }
}

/** The parts between a separator that stands outside quotes and brackets. */
function outside(text: string, separator: string): readonly string[] {
  const parts: string[] = []
  let [depth, quoted, from] = [0, false, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"' && text[at - 1] !== '\\') quoted = !quoted
    if (quoted) continue
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth === 0 && text.startsWith(separator, at)) {
      parts.push(text.slice(from, at).trim())
      from = at + separator.length
    }
  }
  return [...parts, text.slice(from).trim()]
}
