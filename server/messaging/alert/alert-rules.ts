import { alertRule, type AlertRule } from '../../../base/alert-rule.ts'
import { compare } from '../../../core/values/decimal.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { BoundRules, RuleSet } from '../../platform/context/rule-set.ts'
import { checkCron } from '../../platform/jobs/cron.ts'
import { compileAlertRule } from './compile-alert-rule.ts'

const set: RuleSet<Ctx, AlertRule> = {
  check: (ctx, rule) => {
    checkWatched(ctx, rule)
    checkCron(rule.cron)
    const bounds = [rule.yellow, rule.orange, rule.red].filter((bound) => bound !== null)
    const wrong = bounds.findIndex((bound, at) => at > 0 && !worse(rule.rising === '1', bounds[at - 1] ?? bound, bound))
    if (wrong > 0) throw Refusal.atField(wrong === 1 && rule.orange !== null ? 'orange' : 'red', 'alert.bands')
  },
}

function checkWatched(ctx: Ctx, rule: AlertRule): void {
  if (rule.measure !== null && !ctx.running.measures.has(rule.measure))
    throw Refusal.atField('measure', 'alert.unknownRule')
  if (rule.measure !== null) return
  const watched = compileAlertRule(ctx, rule)
  if (!('errors' in watched)) return
  const [first = { code: 'alert.unknownDocument' }] = Object.values(watched.errors)
  throw new Refusal(first.code, first.params, { errors: watched.errors })
}

/**
 * A rule measures what some module can, or the records of a document; it looks at it at times that come, and grows
 * worse bound by bound.
 */
export const alertRuleRules: BoundRules<Ctx> = { doc: alertRule, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it rules of alerts only

function worse(rising: boolean, before: string, after: string): boolean {
  return rising ? compare(after, before) > 0 : compare(after, before) < 0
}
