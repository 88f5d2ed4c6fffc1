import type { Environment } from '@marcbachmann/cel-js'
import type { Json } from '../values/json.ts'
import { beginCount, isOverspent } from './expression-cost.ts'
import { expressionLanguage } from './expression-language.ts'
import { inward, outward, type RowMaker } from './expression-value.ts'
import { readTree, type Reading } from './read-expression-tree.ts'
import type { NameTypes } from './value-type.ts'

/** What an expression answers: `flag` is true or false, the rest as in records. */
export type Answers = 'decimal' | 'text' | 'flag' | 'day' | 'list' | 'null'

/** A checked expression, ready to be evaluated as often as wanted. */
export interface Compiled {
  readonly expression: string
  readonly answers: Answers
  /** Names of the record that it reads. */
  readonly uses: readonly string[]
  readonly run: (values: Values, asker: Asker) => unknown
}

/** Why an expression is none; for whoever wrote the description, in English. */
interface ExpressionProblem {
  readonly problem: string
}

/** Who and when: `today()` is a day of Shanghai, `me`, `myUnit` and `myDept` are ids. */
export interface Asker {
  readonly today: string
  readonly me?: string | null
  readonly myUnit?: string | null
  readonly myDept?: string | null
}

type Values = Readonly<Record<string, Json | undefined>>

/** Names every expression may use beside its record's. */
export const askerNames = { me: 'text', myUnit: 'text', myDept: 'text' } as const satisfies NameTypes

/** Checks an expression against the names it may use. Cheap the second time for the same names object. */
export function compile(expression: string, names: NameTypes): Compiled | ExpressionProblem {
  const scope = scopeOf(names)
  const known = scope.compiled.get(expression)
  if (known) return known
  const compiled = compiledIn(scope, expression)
  scope.compiled.set(expression, compiled)
  return compiled
}

/** The answer over a record's values; null when there is none (an index too far, a day beyond the calendar). */
export function evaluate(compiled: Compiled, values: Values, asker: Asker): Json {
  now = asker.today
  beginCount()
  try {
    const answer = outward(compiled.run(values, asker))
    return isOverspent() ? null : answer
  } catch {
    return null
  }
}

/**
 * Whether a condition holds; null when its lists are too long to find out, so that whoever asks need not take that for
 * a no.
 */
export function holdsIfKnown(compiled: Compiled, values: Values, asker: Asker): boolean | null {
  const answer = evaluate(compiled, values, asker)
  return isOverspent() ? null : answer === true
}

/** Whether a condition holds; anything but true is no. */
export function holds(compiled: Compiled, values: Values, asker: Asker): boolean {
  return evaluate(compiled, values, asker) === true
}

// Evaluation never waits, so the day of the asker may stand here while it runs.
let now = ''
const language = expressionLanguage(() => now)

interface Scope {
  readonly names: NameTypes
  readonly environment: Environment
  readonly rows: ReadonlyMap<string, RowMaker>
  readonly compiled: Map<string, Compiled | ExpressionProblem>
}

const scopes = new WeakMap<NameTypes, Scope>()

function scopeOf(names: NameTypes): Scope {
  const known = scopes.get(names)
  if (known) return known
  const all: NameTypes = { ...askerNames, ...names }
  const environment = language.clone()
  const rows = new Map<string, RowMaker>()
  for (const [name, type] of Object.entries(all)) {
    if (typeof type === 'object') rows.set(name, addRows(environment, name, type.rows))
    else environment.registerVariable(name, celTypes[type])
  }
  const scope: Scope = { names: all, environment, rows, compiled: new Map() }
  scopes.set(names, scope)
  return scope
}

const celTypes = {
  decimal: 'decimal',
  time: 'decimal',
  text: 'string',
  flag: 'bool',
  day: 'day',
  list: 'list<string>',
} as const

// Each sub-table gets a class of its own, so that its columns are checked and typed like fields.
function addRows(environment: Environment, name: string, types: NameTypes): RowMaker {
  class Line {
    constructor(values: Readonly<Record<string, unknown>>) {
      Object.assign(this, values)
    }
  }
  const columns = Object.entries(types).flatMap(([column, type]) =>
    typeof type === 'object' ? [] : [[column, celTypes[type]] as const],
  )
  environment.registerType(`line_${name}`, { ctor: Line, fields: Object.fromEntries(columns) })
  environment.registerVariable(name, `list<line_${name}>`)
  return (values) => new Line(values)
}

function compiledIn(scope: Scope, expression: string): Compiled | ExpressionProblem {
  try {
    const reading = readTree(expression, scope.environment.parse(expression).ast, scope.names)
    checkSums(scope.names, reading)
    const parsed = scope.environment.parse(reading.exact)
    const checked = parsed.check()
    if (!checked.valid) return { problem: firstLine(checked.error) }
    const uses = [...reading.names].filter((name) => name in scope.names)
    return {
      expression,
      answers: answersOf(String(checked.type)),
      uses,
      run: (values, asker) => parsed(contextOf(scope, uses, values, asker)),
    }
  } catch (error) {
    return { problem: firstLine(error) }
  }
}

function checkSums(names: NameTypes, { sums }: Reading): void {
  for (const [list, column] of sums) {
    const type = names[list]
    if (typeof type !== 'object' || type.rows[column] !== 'decimal')
      throw new RangeError(`${list} has no number ${column} to sum`)
  }
}

function contextOf(
  { names, rows }: Scope,
  uses: readonly string[],
  values: Values,
  asker: Asker,
): Record<string, unknown> {
  const context: Record<string, unknown> = {}
  for (const name of uses)
    context[name] = inward(values[name] ?? asked(name, asker), names[name] ?? 'text', rows.get(name))
  return context
}

function asked(name: string, { me, myUnit, myDept }: Asker): string | null | undefined {
  if (name === 'me') return me
  if (name === 'myUnit') return myUnit
  return name === 'myDept' ? myDept : undefined
}

function answersOf(type: string): Answers {
  if (type.startsWith('list')) return 'list'
  const known: Readonly<Record<string, Answers>> = {
    decimal: 'decimal',
    int: 'decimal',
    bool: 'flag',
    day: 'day',
    string: 'text',
  }
  return known[type] ?? 'null'
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
