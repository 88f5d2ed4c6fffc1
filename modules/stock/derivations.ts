import { derivation } from '../../core/description/derivation.ts'
import { logisticsBill } from '../trade/index.ts'
import { stockIn } from './stock-in.ts'

/** An entry that takes of its bill, as a draft too: two people do not take in the last tonne. */
export const standingIn = { status: ['0', '1'] } as const

/** Goods that were bought are taken in by the papers of what brought them, in one warehouse or in several. */
export const stockDerivations = [
  derivation(logisticsBill, stockIn, {
    name: 'takeIn',
    label: { zh: '生成入库单', ru: 'Оприходовать на склад', en: 'Take into stock' },
    by: 'billId',
    when: "direction == 'buy' && status in ['3', '4']",
    same: ['goodsId', 'contractId', 'carrier', 'allowedPct'],
    fields: { supplier: 'counterparty' },
    alike: ['goodsId', 'contractId', 'supplier'],
    remaining: { of: ['billQty'], less: [{ field: 'billQty', while: standingIn }] },
    link: 'create',
    living: standingIn,
    bars: ['revoke'],
  }),
]
