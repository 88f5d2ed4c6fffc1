import { person, type Person } from '../../../base/person.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { PatchOf } from '../../platform/context/rule-set.ts'
import { placeErrors } from '../../records/write/check-record-unit.ts'

/** Where somebody is transferred to; the department is of the unit, and both are within the caller's reach. */
interface Destination {
  readonly unit: string | null
  readonly dept: string | null
  readonly post: string | null
}

/** The fields of a person who works somewhere else from now on. */
export async function transferred(ctx: Ctx, { unit, dept, post }: Destination): Promise<PatchOf<Person>> {
  const wrong = await placeErrors(ctx, person, { unitId: unit, deptId: dept })
  const field = wrong.unitId === undefined ? 'toDept' : 'toUnit'
  if (Object.keys(wrong).length > 0) throw Refusal.atField(field, 'person.place')
  return { userDwid: unit, userBmid: dept, post, unitId: unit, deptId: dept }
}
