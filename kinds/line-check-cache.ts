import type { Json } from '../core/values/json.ts'
import type { PlannedField, RecordPlan } from './compiled-record-fields.ts'
import type { CheckedRecord, RecordContext, Values } from './record-context.ts'

/** Everything that a line's check depends on besides the line itself. */
type Surroundings = readonly unknown[]

interface Remembered {
  readonly columns: RecordPlan
  readonly surroundings: Surroundings
  readonly before: Json
  readonly checked: CheckedRecord
}

/**
 * What checking a line gave. A form asks again at every key about all lines of which one has changed:
 * a line that is the same object in the same surroundings gets the answer it had.
 */
export function checkedLine(
  line: object,
  columns: RecordPlan,
  surroundings: Surroundings,
  before: Json,
  check: () => CheckedRecord,
): CheckedRecord {
  const known = memory.get(line)
  if (known && known.columns === columns && known.before === before && alike(known.surroundings, surroundings))
    return known.checked
  const checked = check()
  memory.set(line, { columns, surroundings, before, checked })
  return checked
}

/** Who asks, and the values around the lines that their expressions read. */
export function surroundingsOf(
  columns: RecordPlan,
  around: Values,
  { today, me, myUnit, myDept }: RecordContext,
): Surroundings {
  return [today, me, myUnit, myDept, ...outerNames(columns).map((name) => around[name])]
}

const memory = new WeakMap<object, Remembered>()

function alike(one: Surroundings, other: Surroundings): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at])
}

const outer = new WeakMap<RecordPlan, readonly string[]>()

function outerNames(columns: RecordPlan): readonly string[] {
  const known = outer.get(columns)
  if (known) return known
  const names = [...new Set([...columns.fields.values()].flatMap(readBy))].filter((name) => !columns.fields.has(name))
  outer.set(columns, names)
  return names
}

function readBy({ required, readonly, visible, calc, initial, bounds }: PlannedField): string[] {
  const parts: readonly unknown[] = [
    required,
    readonly,
    visible,
    calc,
    initial,
    ...bounds.flatMap(({ broken, limit }) => [broken, limit]),
  ]
  return parts.flatMap((part) =>
    part !== null && typeof part === 'object' && 'uses' in part && Array.isArray(part.uses) ? part.uses : [],
  )
}
