import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import { rowScope } from '../../identity/access/scope-condition.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import type { FieldErrors } from '../read/record-refusals.ts'

/** The unit and department that a record belongs to. */
interface Place {
  readonly unitId: string | null
  readonly deptId: string | null
}

/** Where the caller works: what a new record belongs to unless he says otherwise. */
export function homeOf({ actor }: Ctx): Place {
  return { unitId: actor.unitId, deptId: actor.deptId }
}

/**
 * Whether the caller may put a record there: at one of his own posts, or where his data scope reaches.
 * A department must belong to the unit beside it.
 */
export async function placeErrors(ctx: Ctx, doc: AnyDocument, { unitId, deptId }: Place): Promise<FieldErrors> {
  if (unitId !== null && !isId(unitId)) return wrongUnit
  if (deptId !== null && !isId(deptId)) return wrongDepartment
  const homes: readonly Place[] = [homeOf(ctx), ...ctx.actor.posts]
  if (homes.some((home) => home.unitId === unitId && (deptId === null || home.deptId === deptId))) return {}
  const scope = rowScope(ctx, doc)
  const reachesUnit = scope.all || (unitId !== null && scope.unitIds.includes(unitId))
  const reachesDepartment = scope.all || (deptId !== null && scope.deptIds.includes(deptId))
  if (!reachesUnit && !reachesDepartment) return wrongUnit
  return existingPlace(ctx, { unitId, deptId })
}

const wrongUnit: FieldErrors = { unitId: { code: 'choice.unit' } }
const wrongDepartment: FieldErrors = { deptId: { code: 'choice.department' } }

async function existingPlace(ctx: Ctx, { unitId, deptId }: Place): Promise<FieldErrors> {
  const rows = await ctx.sql.query<{ id: string; unit_id: string | null }>(sql`
    select id, unit_id from base.department where id = any(${[unitId, deptId].filter((id) => id !== null)}::uuid[]) and del_flag = 0`)
  if (unitId !== null && !rows.some(({ id }) => id === unitId)) return wrongUnit
  const department = rows.find(({ id }) => id === deptId)
  if (deptId !== null && (department === undefined || (unitId !== null && department.unit_id !== unitId)))
    return wrongDepartment
  return {}
}
