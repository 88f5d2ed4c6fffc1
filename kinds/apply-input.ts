import type { Compiled } from '../core/expression/expression.ts'
import type { Json } from '../core/values/json.ts'
import type { FieldError } from '../core/words/refusal.ts'
import type { PlannedField, RecordPlan } from './compiled-record-fields.ts'
import { computeDerived } from './compute-derived.ts'
import { checkedLine, surroundingsOf } from './line-check-cache.ts'
import {
  answer,
  forgive,
  isOpen,
  nothingOf,
  says,
  type RecordContext,
  type Values,
  type Work,
} from './record-context.ts'
import { begun, isWorkedOut, startOf } from './record-initial-values.ts'

/** The record after everybody's input: what may be typed is checked by its kind, the rest keeps its value. */
export function applyInput(plan: RecordPlan, given: Values, context: RecordContext, around: Values): Work {
  const start = startOf(plan)
  // Errors may stand under a name that a stranger chose, `__proto__` included.
  const errors: Record<string, FieldError> = Object.create(null)
  const work: Work = { plan, context, around, values: { ...start.values }, errors, closed: new Set() }
  for (const field of context.before ? plan.fields.values() : start.worked) work.values[field.name] = kept(field, work)
  for (const field of plan.plain) take(field, own(given, field.name), work)
  // Lines come after the fields around them, which their own expressions may read.
  for (const field of plan.tables) take(field, own(given, field.name), work)
  for (const field of plan.closing) if (typeof field.readonly === 'object') closeWhile(field.readonly, field, work)
  return work
}

function own(values: Values, name: string): Json | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function kept(planned: PlannedField, work: Work): Json {
  const { name, initial } = planned
  const { before } = work.context
  if (before) return own(before, name) ?? nothingOf(planned)
  return begun(planned, isWorkedOut(initial) ? answer(initial, work) : (initial ?? null))
}

function take(planned: PlannedField, given: Json | undefined, work: Work): void {
  const { name, kind, field, columns } = planned
  if (given === undefined || !isOpen(planned, work.context)) return
  const checked = kind.empty(given) ? { value: nothingOf(planned) } : kind.check(given, field)
  if ('error' in checked) {
    work.values[name] = nothingOf(planned)
    work.errors[name] = checked.error
    return
  }
  const { value } = checked
  work.values[name] =
    columns && Array.isArray(value) && value.length > 0 ? takeLines(name, columns, value, work) : value
}

function takeLines(name: string, columns: RecordPlan, lines: readonly Json[], work: Work): Json {
  const { context, errors } = work
  const stored = linesById(context.before?.[name])
  const trusted =
    context.trusted?.has(name) === true ? new Set(columns.fields.keys()) : namesUnder(name, context.trusted)
  const around = { ...work.around, ...work.values }
  const { today, me, myUnit, myDept } = context
  const { line: empty } = startOf(columns)
  const surroundings = [...surroundingsOf(columns, around, context), ...trusted]
  return lines.map((line, at) => {
    const given = asLine(line)
    const id = typeof given.id === 'string' && given.id.length <= 64 ? given.id : null
    const before = id === null ? null : (stored.get(id) ?? null)
    const checked = checkedLine(given, columns, surroundings, before, () =>
      computeDerived(
        applyInput(
          columns,
          given,
          { today, me, myUnit, myDept, before: before === null ? null : asLine(before), trusted, writable: () => true },
          around,
        ),
      ),
    )
    for (const [path, error] of Object.entries(checked.errors)) errors[`${name}.${at}.${path}`] = error
    return { ...empty, id, ...checked.values }
  })
}

function linesById(lines: Json | undefined): ReadonlyMap<string, Json> {
  const stored = Array.isArray(lines) ? lines : []
  return new Map(
    stored.flatMap((line) => {
      const { id } = asLine(line)
      return typeof id === 'string' ? [[id, line] as const] : []
    }),
  )
}

function asLine(line: Json): Values {
  return line !== null && typeof line === 'object' && !Array.isArray(line) ? (line as Values) : {} // an object of JSON values
}

function namesUnder(name: string, trusted: ReadonlySet<string> | undefined): ReadonlySet<string> {
  const start = `${name}.`
  return new Set([...(trusted ?? [])].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length)))
}

// What was typed into a field that its own condition closes is passed over, wrong or right.
function closeWhile(condition: Compiled, planned: PlannedField, work: Work): void {
  const { name } = planned
  if (work.context.trusted?.has(name) === true || !says(condition, work)) return
  work.closed.add(name)
  work.values[name] = kept(planned, work)
  forgive(name, work.errors)
}
