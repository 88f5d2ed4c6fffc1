import { alertEvent, type AlertEvent } from '../../../base/alert-event.ts'
import type { Ctx } from '../../platform/context/context.ts'
import type { Body, BoundRules, RuleSet } from '../../platform/context/rule-set.ts'

const set: RuleSet<Ctx, AlertEvent> = {
  on: {
    take: ({ actor }) => ({ handler: actor.id }),
    lift: handled,
    ignore: handled,
  },
}

/** Whoever takes an alert in hand stands in it, with what he did. */
export const alertEventRules: BoundRules<Ctx> = { doc: alertEvent, set: set as unknown as BoundRules<Ctx>['set'] } // the store gives it alerts only

function handled({ actor }: Ctx, _event: AlertEvent, { note }: Body) {
  return { handler: actor.id, handleNote: typeof note === 'string' ? note : null }
}
