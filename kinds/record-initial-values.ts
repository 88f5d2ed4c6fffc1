import type { Compiled } from '../core/expression/expression.ts'
import type { Json } from '../core/values/json.ts'
import type { PlannedField, RecordPlan } from './compiled-record-fields.ts'

/** What every new record of a plan begins with. */
interface RecordStart {
  /**
   * All fields in their order, each with what its description says or nothing: copied whole, which is far quicker than
   * field by field.
   */
  readonly values: Readonly<Record<string, Json>>
  /** The same for a line of a sub-table, its id before them. */
  readonly line: Readonly<Record<string, Json>>
  /** Fields whose beginning is worked out anew for each record. */
  readonly worked: readonly PlannedField[]
}

const starts = new WeakMap<RecordPlan, RecordStart>()

/** The beginning of new records; found out once for a plan. */
export function startOf(plan: RecordPlan): RecordStart {
  const known = starts.get(plan) ?? foundStart([...plan.fields.values()])
  starts.set(plan, known)
  return known
}

/** What a field begins with: the value that its description says, if its kind takes it. */
export function begun({ kind, field }: PlannedField, start: Json): Json {
  const checked = kind.empty(start) ? null : kind.check(start, field)
  return checked !== null && 'value' in checked ? checked.value : (kind.nothing ?? null)
}

/** Whether a beginning is worked out from other fields. */
export function isWorkedOut(initial: PlannedField['initial']): initial is Compiled {
  return initial !== null && typeof initial === 'object' && 'run' in initial
}

/** Where an expression reads a field that has not begun yet, the record must not hold it yet either. */
function foundStart(fields: readonly PlannedField[]): RecordStart {
  const ahead = fields.findIndex((field, at) => readsOneOf(field, fields.slice(at)))
  const sure = ahead < 0 ? fields : fields.slice(0, ahead)
  const values = Object.fromEntries(
    sure.map((field) => [field.name, isWorkedOut(field.initial) ? null : begun(field, field.initial ?? null)]),
  )
  return {
    values,
    line: { id: null, ...values },
    worked: [...sure.filter(({ initial }) => isWorkedOut(initial)), ...fields.slice(sure.length)],
  }
}

function readsOneOf({ initial }: PlannedField, fields: readonly PlannedField[]): boolean {
  return isWorkedOut(initial) && fields.some(({ name }) => initial.uses.includes(name))
}
