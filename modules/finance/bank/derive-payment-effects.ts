import { addDays, dayOfMs } from '../../../core/values/day.ts'
import type { Effect, PaymentWarning } from './payment-effect.ts'
import { isInFlight, occupiesPlan } from './payment-state.ts'
import type { PaymentState } from './payment-state.ts'
import type { PaymentRules } from './payment-time-limits.ts'
import type { TriggerType } from './payment-trigger.ts'
import { nextStatementAt } from './query-schedule.ts'

/**
 * What follows from one step, told by the difference of the two states: the amount of the plan that is taken or
 * freed exactly once, the journal exactly when the payment becomes paid, calls to the bank, and who must look.
 */
export function effectsOf(
  before: PaymentState,
  after: PaymentState,
  trigger: TriggerType,
  now: number,
  rules: PaymentRules,
): readonly Effect[] {
  return [
    ...money(before, after),
    ...calls(before, after, trigger),
    ...questions(before, after, now, rules),
    ...warnings(before, after, now, rules).map((of): Effect => ({ kind: 'warn', of })),
  ]
}

function money(before: PaymentState, after: PaymentState): Effect[] {
  if (became('01', before, after)) return [{ kind: 'plan', change: 'paid' }, { kind: 'journal' }]
  if (after.refundFlag && !before.refundFlag) return [{ kind: 'plan', change: 'reopen' }, { kind: 'reverse-journal' }]
  const held = occupiesPlan(before)
  if (held === occupiesPlan(after)) return []
  return [{ kind: 'plan', change: held ? 'release' : 'occupy' }]
}

function calls(before: PaymentState, after: PaymentState, trigger: TriggerType): Effect[] {
  if (trigger === 'send') return isInFlight(after) ? [{ kind: 'call-bank' }] : []
  const ready = trigger === 'authorise' || trigger === 'send-again' || (before.status === '09' && after.status === '00')
  return ready ? [{ kind: 'send' }] : []
}

function questions(before: PaymentState, after: PaymentState, now: number, rules: PaymentRules): Effect[] {
  // A question due at this very moment has the same time as the one just answered, so the status counts too.
  const moved =
    after.nextQueryAt !== null && (after.nextQueryAt !== before.nextQueryAt || after.status !== before.status)
  const query: Effect[] = moved && after.nextQueryAt !== null ? [{ kind: 'query', at: after.nextQueryAt }] : []
  const newProof = after.status === '04' && after.bankSaysAt !== before.bankSaysAt && after.bankSays === 'paid'
  const wanted = became('04', before, after) || newProof || (after.status === '07' && moved)
  return wanted ? [...query, statementOf(after, now, rules)] : query
}

function statementOf(payment: PaymentState, now: number, rules: PaymentRules): Effect {
  const at = nextStatementAt(now, rules)
  const from = dayOfMs(payment.sentAt ?? now)
  return { kind: 'statement', account: payment.payerAccount, from, through: addDays(dayOfMs(at), -1), at }
}

function warnings(before: PaymentState, after: PaymentState, now: number, rules: PaymentRules): PaymentWarning[] {
  const overdue = after.status === '05' && before.status === '05' && now - after.statusAt >= rules.authorisationWindow
  return [
    ...(overdue ? ['authorisation-overdue' as const] : []),
    ...(after.contradicted && !before.contradicted ? ['contradiction' as const] : []),
  ]
}

function became(status: PaymentState['status'], before: PaymentState, after: PaymentState): boolean {
  return after.status === status && before.status !== status
}
