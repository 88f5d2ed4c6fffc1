import { compare, sum } from '../../core/values/decimal.ts'
import {
  asOf,
  checkAll,
  type Ctx,
  find,
  Refusal,
  requireNoDependents,
  rules,
  type Suggest,
} from '../../server/module-api.ts'
import { contract, exchangeRate, rateTypes } from '../contracts/index.ts'
import { completedItems, firstItem, requireItems } from './customs-declaration-items.server.ts'
import { valuedItems } from './customs-declaration-values.ts'
import { customsDeclaration, type CustomsDeclaration, standing } from './customs-declaration.ts'
import { logisticsBill } from './logistics-bill.ts'

/** Currency and price stand in the contract, the rate is that of customs for the month, the first item is what is left. */
const contractPrice: Suggest<Ctx, CustomsDeclaration> = {
  after: ['billId', 'currency', 'declareDate'],
  fill: async (ctx, { billId, contractId, currency, declareDate }, chosen) => {
    const all = ctx.withoutScope('what is declared is worth what its contract says')
    const [under] =
      chosen === 'billId' && contractId ? await find(all, contract, { id: contractId }, { lines: true }) : []
    const held = under?.currency ?? currency
    const fxRate = held && declareDate ? await customsRate(ctx, held, declareDate) : null
    return {
      settled: { fxRate, ...(under === undefined ? {} : { currency: under.currency }) },
      ...(under === undefined || !billId ? {} : { offered: { items: await firstItem(ctx, billId, under) } }),
    }
  },
}

/** A declaration values goods at the rate of its month, and is numbered, taxed and paid as customs say. */
export const customsDeclarationRules = rules(customsDeclaration, {
  suggest: contractPrice,

  prepare: async (ctx, draft) => {
    const { currency, declareDate } = draft
    const fxRate = currency && declareDate ? await customsRate(ctx, currency, declareDate) : null
    const items = await completedItems(ctx, draft.items ?? [], draft.packType ?? null)
    const { direction = null, freight = null, insurance = null } = draft
    return { fxRate, items: valuedItems(items, { direction, freight, insurance, fxRate }) }
  },

  check: (_ctx, record) => checkAll([() => requireRate(record), () => requireItems(record)]),

  on: {
    sendBack: (_ctx, _record, { reason }) => ({ returnReason: String(reason) }),
    declare: () => ({ returnReason: null }),
    accept: (_ctx, _record, { customsNo }) => {
      if (!/^\d{18}$/.test(String(customsNo))) throw Refusal.atField('customsNo', 'trade.customs-number')
      return { customsNo: String(customsNo) }
    },
    pay: (_ctx, _record, { paidOn }) => ({ taxPaidOn: String(paidOn) }),
    payBack: () => ({ taxPaidOn: null }),
    withdraw: (_ctx, _record, { reason }) => ({ returnReason: String(reason) }),
  },
})

const declaredBy = ['contractId', 'goodsId', 'loadPlace', 'dischargePlace'] as const

/** What has been declared of a bill holds it: it stays what it was, and no less than that. */
export const declaredBillRules = rules(logisticsBill, {
  check: async (ctx, record, before) => {
    if (before === null) return
    const changed = declaredBy.some((name) => record[name] !== before[name])
    const isLess = compare(record.billQty, before.billQty) < 0
    if (!changed && !isLess) return
    const all = ctx.withoutScope('what was declared of a bill binds everybody')
    const quantities = await find(all, customsDeclaration, { ...standing, billId: record.id })
    const total = sum(quantities.map(({ declaredQty }) => declaredQty))
    if (changed || compare(record.billQty, total) < 0)
      await requireNoDependents(ctx, [{ doc: customsDeclaration, where: { ...standing, billId: record.id } }])
  },
})

/** Yuan for one unit of a currency by the customs rate of the month of a day; null where none was entered. */
async function customsRate(ctx: Ctx, currency: string, day: string): Promise<string | null> {
  if (currency === 'CNY') return '1'
  const held = await asOf(ctx, exchangeRate, { currency, rateType: rateTypes.customs }, day)
  return held?.rateDate.slice(0, 7) === day.slice(0, 7) ? held.rate : null
}

function requireRate({ fxRate, currency, declareDate }: CustomsDeclaration): void {
  if (fxRate === null)
    throw Refusal.atField('declareDate', 'trade.no-customs-rate', { currency, month: declareDate.slice(0, 7) })
}
