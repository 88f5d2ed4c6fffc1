import { person, type Person } from '../../base/person.ts'
import type { Ctx } from '../context.ts'
import { rehome } from '../flow/rehome.ts'
import { requireNothingLeft } from './handover.ts'
import type { BoundRules, RuleSet } from '../rule-set.ts'

const set: RuleSet<Ctx, Person> = {
  // A person's row belongs where he works, so that the scope of staff data finds him.
  prepare: (ctx, { userDwid, userBmid, register }) => ({ unitId: userDwid ?? null, deptId: userBmid ?? null, register: register ?? ctx.now }),
  // Invariant 26: what waits for somebody who is disabled is handed on in the same transaction. Who leaves has given
  // everything to a named person before.
  check: async (ctx, { id, userZt }, before) => {
    if (before !== null && userZt === '3' && before.userZt !== '3') await requireNothingLeft(ctx, id)
    else if (before?.userZt === '1' && userZt !== '1') await rehome(ctx, id)
  },
}

export const personRules: BoundRules<Ctx> = { doc: person, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it people only
