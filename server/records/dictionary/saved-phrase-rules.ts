import { userEntry, type UserEntry } from '../../../base/saved-phrase.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, RuleSet } from '../../platform/context/rule-set.ts'

const set: RuleSet<Ctx, UserEntry> = {
  check: (ctx, entry) => {
    if (entry.shared === '1' && ctx.unscoped === null && !ctx.actor.permissions.has('yhzd-gx'))
      throw Refusal.atField('shared', 'userEntry.share')
  },
}

/** What a whole unit is offered, only those may write who were given that right. */
export const userEntryRules: BoundRules<Ctx> = { doc: userEntry, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it entries only
