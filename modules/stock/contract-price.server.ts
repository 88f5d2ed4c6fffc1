import { dayOfMs } from '../../core/values/day.ts'
import { add, div, isDecimal, mul, round } from '../../core/values/decimal.ts'
import { type Ctx, find, type Suggest } from '../../server/define.ts'
import { contract, type Contract, goods, supplementaryAgreement, versionOfDay } from '../contracts/index.ts'
import type { StockIn } from './stock-in.ts'

/** What comes in is kept at the price of its contract until it is settled. */
export const contractPrice: Suggest<Ctx, StockIn> = {
  after: ['billId', 'contractId', 'date'],
  fill: async (ctx, { contractId, goodsId, date }) => {
    if (contractId === null || contractId === undefined || goodsId === null || goodsId === undefined) return {}
    const all = ctx.withoutScope('what comes in is kept at the price of its contract')
    const [under] = await find(all, contract, { id: contractId }, { lines: true })
    const [named] = await find(all, goods, { id: goodsId })
    const agreements = await find(
      all,
      supplementaryAgreement,
      { contractId, approvalStatus: '2' },
      { lines: true, sort: ['versionNo'] },
    )
    const version = under === undefined ? undefined : versionOfDay(under, agreements, date ?? dayOfMs(ctx.now))
    const line = version?.items?.find((one) => one.uom === 't' && one.goods === named?.goodsName)
    return under === undefined || line === undefined ? {} : { offered: { price: costOf(under, line.unitPrice) } }
  },
}

/** In yuan; the tax of a purchase at home comes back and is no cost, that of an import is paid at the border. */
function costOf({ currency, fxRate, taxIncluded, vatRate }: Contract, price: string): string {
  if (currency !== 'CNY') return round(mul(price, fxRate ?? '0'), 4)
  return taxIncluded === '1'
    ? div(mul(price, '100'), add('100', isDecimal(vatRate) ? vatRate : '0'), 4)
    : round(price, 4)
}
