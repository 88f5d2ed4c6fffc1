import type { Actor } from '../../platform/context/context.ts'

/** What a data scope reaches: everything, or some units and departments. */
interface Reach {
  readonly all: boolean
  readonly unitIds: ReadonlySet<string>
  readonly deptIds: ReadonlySet<string>
}

/** What a data scope looks at of a node of the organisation: itself, and the unit that it belongs to. */
interface ScopedNode {
  readonly id: string
  readonly flag: string
  /** The unit that owns a department; a unit owns itself. */
  readonly unitId: string | null
}

/**
 * Whether a data scope reaches a node: a unit in scope brings its own departments, a department itself only. Without a
 * scope nothing is reached.
 */
export function nodeInScope(reach: Reach | undefined, { id, flag, unitId }: ScopedNode): boolean {
  if (reach === undefined) return false
  if (reach.all || reach.deptIds.has(id)) return true
  const unit = flag === '2' ? unitId : id
  return unit !== null && reach.unitIds.has(unit)
}

/** The reach of a person's data scope for a business code; undefined when he has none. */
export function reachOf({ scopes }: Pick<Actor, 'scopes'>, code: string): Reach | undefined {
  const set = scopes.get(code)
  return set && { all: set.all, unitIds: new Set(set.unitIds), deptIds: new Set(set.deptIds) }
}
