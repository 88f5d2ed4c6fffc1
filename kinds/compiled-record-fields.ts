import type { Kind } from '../core/description/field-kind.ts'
import type { Expression, Field, Fields } from '../core/description/field.ts'
import { compile, type Compiled } from '../core/expression/expression.ts'
import type { NameTypes } from '../core/expression/value-type.ts'
import type { Json } from '../core/values/json.ts'
import { expressionTypes, lineTypes } from './expression-types.ts'
import { kindOf } from './kinds.ts'

/** A field with its kind and its compiled expressions, ready to check many records. */
export interface PlannedField {
  readonly name: string
  readonly field: Field
  readonly kind: Kind
  readonly required: boolean | Compiled
  readonly readonly: boolean | Compiled
  readonly visible: Compiled | null
  readonly calc: Compiled | null
  readonly initial: Json | Compiled | undefined
  readonly bounds: readonly Bound[]
  /** Columns of a sub-table. */
  readonly columns: RecordPlan | null
}

/** A limit that is itself worked out: `broken` holds when the value lies beyond `limit`. */
interface Bound {
  readonly side: 'least' | 'most'
  readonly broken: Compiled
  readonly limit: Compiled
}

export interface RecordPlan {
  readonly fields: ReadonlyMap<string, PlannedField>
  /** Fields without lines, and those that are made of lines. */
  readonly plain: readonly PlannedField[]
  readonly tables: readonly PlannedField[]
  /** Computed fields, each after those it reads. */
  readonly calcs: readonly PlannedField[]
  /** Fields whose value another one may tell. */
  readonly told: readonly PlannedField[]
  /** Fields that are shown only under a condition. */
  readonly conditional: readonly PlannedField[]
  /** Fields that are closed under a condition. */
  readonly closing: readonly PlannedField[]
  /** Fields that may be missing or lie beyond a limit. */
  readonly demanding: readonly PlannedField[]
  /** What is wrong with the expressions, for whoever wrote them. */
  readonly problems: readonly string[]
}

const plans = new WeakMap<Fields, RecordPlan>()

/** The plan of a set of fields; made once, whatever is wrong with it stands in `problems`. */
export function planOf(fields: Fields): RecordPlan {
  const known = plans.get(fields)
  if (known) return known
  const plan = planned(fields, expressionTypes(fields), '')
  plans.set(fields, plan)
  return plan
}

/** What is wrong with the expressions of a description, as `field.calc: why`; empty when all is well. */
export function expressionProblems(fields: Fields): readonly string[] {
  return planOf(fields).problems
}

function planned(fields: Fields, names: NameTypes, path: string): RecordPlan {
  const problems: string[] = []
  const all = Object.entries(fields).map(([name, field]) => plannedField(name, field, names, path, problems))
  const calcs = inOrder(
    all.filter(({ calc }) => calc !== null),
    path,
    problems,
  )
  for (const { columns } of all) problems.push(...(columns?.problems ?? []))
  return {
    fields: new Map(all.map((one) => [one.name, one])),
    plain: all.filter((one) => one.columns === null),
    tables: all.filter((one) => one.columns !== null),
    calcs,
    told: all.filter(({ kind }) => kind.derive !== undefined),
    conditional: all.filter(({ visible }) => visible !== null),
    closing: all.filter(({ readonly }) => typeof readonly === 'object'),
    demanding: all.filter(({ required, bounds }) => required !== false || bounds.length > 0),
    problems,
  }
}

function plannedField(name: string, field: Field, names: NameTypes, path: string, problems: string[]): PlannedField {
  const kind = kindOf(field.kind)
  const reads = (option: string, expression: Expression, answers?: string): Compiled | null => {
    const compiled = compile(expression, names)
    if (!('problem' in compiled) && (answers === undefined || compiled.answers === answers)) return compiled
    const problem = 'problem' in compiled ? compiled.problem : `answers a ${compiled.answers}, not a ${answers}`
    problems.push(`${path}${name}.${option}: ${problem}`)
    return null
  }
  const condition = (option: string, given: boolean | Expression | undefined): boolean | Compiled =>
    typeof given === 'string' ? (reads(option, given, 'flag') ?? false) : (given ?? false)
  const columns = kind.columns?.(field)
  return {
    name,
    field,
    kind,
    required: kind.demanded?.(field) === true || condition('required', field.required),
    readonly: condition('readonly', field.readonly),
    visible: field.visible === undefined ? null : reads('visible', field.visible, 'flag'),
    calc: field.calc === undefined ? null : reads('calc', field.calc),
    initial: isExpression(field.initial) ? (reads('initial', field.initial.expression) ?? undefined) : field.initial,
    bounds: boundsOf(kind.bounds?.(field) ?? {}, name, reads),
    columns: columns ? planned(columns, lineTypes(columns, names), `${path}${name}.`) : null,
  }
}

function isExpression(initial: Field['initial']): initial is { readonly expression: Expression } {
  return (
    initial !== null && typeof initial === 'object' && 'expression' in initial && typeof initial.expression === 'string'
  )
}

type Reads = (option: string, expression: Expression, answers?: string) => Compiled | null

function boundsOf(
  given: { readonly least?: Expression; readonly most?: Expression },
  name: string,
  reads: Reads,
): Bound[] {
  const sides = [
    { side: 'least', sign: '<' },
    { side: 'most', sign: '>' },
  ] as const
  return sides.flatMap(({ side, sign }) => {
    const expression = given[side]
    const limit = expression === undefined ? null : reads(side, expression)
    const broken = expression === undefined ? null : reads(side, `${name} ${sign} (${expression})`, 'flag')
    return limit && broken ? [{ side, broken, limit }] : []
  })
}

// A computed field comes after the computed fields it reads; a ring of them is a mistake.
function inOrder(fields: readonly PlannedField[], path: string, problems: string[]): PlannedField[] {
  const done: PlannedField[] = []
  let left = [...fields]
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name))
    const ready = left.filter(({ calc }) => !calc?.uses.some((name) => waiting.has(name)))
    if (ready.length === 0) {
      problems.push(`${path}${[...waiting].join(', ')}.calc: they need one another`)
      return done
    }
    done.push(...ready)
    left = left.filter((field) => !ready.includes(field))
  }
  return done
}
