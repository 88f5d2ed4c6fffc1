import type { Asker } from '../../../core/expression/expression.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Ctx } from '../../platform/context/context.ts'

/** Who asks and when, for expressions. */
export function expressionContextOf({ actor, now }: Ctx): Asker {
  return { today: dayOfMs(now), me: actor.id, myUnit: actor.unitId, myDept: actor.deptId }
}
