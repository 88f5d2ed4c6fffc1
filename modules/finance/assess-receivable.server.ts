import type { Json } from '../../core/values/json.ts'
import { Refusal, rules } from '../../server/module-api.ts'
import { openItem } from './open-item.ts'

/** A receivable of which something is known is assessed for itself, by a percentage or an amount; the next run takes it. */
export const assessmentRules = rules(openItem, {
  on: {
    assess: (_ctx, _record, { percent, loss, why }) => {
      const [ownLossPct, ownLossAmount] = [textOf(percent), textOf(loss)]
      if (ownLossPct === null && ownLossAmount === null) throw Refusal.atField('percent', 'bad-debt.no-measure')
      if (ownLossPct !== null && ownLossAmount !== null) throw Refusal.atField('loss', 'bad-debt.two-measures')
      return { ownLoss: '1' as const, ownLossPct, ownLossAmount, ownLossReason: String(why) }
    },
    assessByAge: () => ({ ownLoss: '0' as const, ownLossPct: null, ownLossAmount: null, ownLossReason: null }),
  },
})

function textOf(asked: Json | undefined): string | null {
  return typeof asked === 'string' ? asked : null
}
