import { isOverspent } from '../core/expression/expression-cost.ts'
import type { Json } from '../core/values/json.ts'
import type { FieldError } from '../core/words/refusal.ts'
import type { PlannedField } from './compiled-record-fields.ts'
import { answer, forgive, isOpen, nothingOf, says, type CheckedRecord, type Work } from './record-context.ts'

/** The record once computed, hidden, required and limited fields are seen to. */
export function computeDerived(work: Work): CheckedRecord {
  const hidden = settle(work)
  for (const name of hidden) forgive(name, work.errors)
  for (const planned of work.plan.demanding) if (!hidden.has(planned.name)) look(planned, work)
  return { values: work.values, errors: work.errors }
}

// Hiding changes sums, sums change what is hidden: a few rounds settle every sane description.
const mostRounds = 4

function settle(work: Work): ReadonlySet<string> {
  const typed = { ...work.values }
  let hidden: ReadonlySet<string> = new Set()
  for (let round = 0; round < mostRounds; round += 1) {
    const before = hidden
    derive(hidden, work)
    compute(hidden, work)
    hidden = hide(typed, work)
    if (before.size === hidden.size && [...hidden].every((name) => before.has(name))) break
  }
  return hidden
}

function derive(hidden: ReadonlySet<string>, work: Work): void {
  for (const planned of work.plan.told) {
    const value = hidden.has(planned.name) ? null : told(planned, work)
    if (value === null) continue
    work.values[planned.name] = value
    delete work.errors[planned.name]
  }
}

function told({ kind, field }: PlannedField, { values }: Work): Json {
  return kind.derive?.(field, values) ?? null
}

function compute(hidden: ReadonlySet<string>, work: Work): void {
  for (const planned of work.plan.calcs) {
    const { name, kind, field, calc } = planned
    if (calc === null || hidden.has(name) || work.context.trusted?.has(name) === true) continue
    const result = answer(calc, work)
    const stopped = isOverspent()
    const checked = kind.empty(result)
      ? { value: nothingOf(planned) }
      : kind.check(kind.settle?.(result, field) ?? result, field)
    work.values[name] = 'value' in checked ? checked.value : nothingOf(planned)
    if (stopped) work.errors[name] = { code: 'record.costly' }
    else if ('error' in checked) work.errors[name] = checked.error
    else delete work.errors[name]
  }
}

function hide(typed: Readonly<Record<string, Json>>, work: Work): ReadonlySet<string> {
  const hidden = new Set<string>()
  for (const planned of work.plan.conditional) {
    const { name, visible, calc } = planned
    if (visible === null) continue
    if (!says(visible, work)) {
      hidden.add(name)
      work.values[name] = nothingOf(planned)
    } else if (calc === null) work.values[name] = told(planned, work) ?? typed[name] ?? nothingOf(planned)
  }
  return hidden
}

function look(planned: PlannedField, work: Work): void {
  const { name, kind } = planned
  if (work.closed.has(name) || work.errors[name] !== undefined || !isOpen(planned, work.context)) return
  const error = kind.empty(work.values[name] ?? null) ? missing(planned, work) : beyond(planned, work)
  if (error) work.errors[name] = error
}

function missing({ kind, required }: PlannedField, work: Work): FieldError | null {
  const asked = typeof required === 'boolean' ? required : says(required, work)
  return asked ? { code: kind.missing } : null
}

const beyondDay = { least: 'kind.before', most: 'kind.after' } as const
const beyondNumber = { least: 'kind.least', most: 'kind.most' } as const

function beyond({ bounds, kind, field }: PlannedField, work: Work): FieldError | null {
  for (const { side, broken, limit } of bounds) {
    if (!says(broken, work)) continue
    const code = limit.answers === 'day' ? beyondDay[side] : beyondNumber[side]
    return { code: kind.beyond?.(field) ?? code, params: { limit: String(answer(limit, work) ?? '') } }
  }
  return null
}
