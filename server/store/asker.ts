import { dayOfMs } from '../../core/day.ts'
import type { Asker } from '../../core/expression.ts'
import type { Ctx } from '../context.ts'

/** Who asks and when, for expressions. */
export function askerOf({ actor, now }: Ctx): Asker {
  return { today: dayOfMs(now), me: actor.id, myUnit: actor.unitId, myDept: actor.deptId }
}
