import type { Ctx } from '../../../server/module-api.ts'
import { secret } from './letter-states.ts'

/** A letter belongs to the unit that issues or receives it; a secret one to no unit, so that only who takes part sees it. */
export function unitOfLetter({ actor }: Ctx, secrecy: string | null | undefined, unit: string | null | undefined) {
  if (secrecy === secret || !unit) return { unitId: null, deptId: null }
  return { unitId: unit, deptId: unit === actor.unitId ? actor.deptId : null }
}
