import { dayOfMs } from '../../core/values/day.ts'
import { add, div, isDecimal, mul, round } from '../../core/values/decimal.ts'
import { type Ctx, find, type Suggest } from '../../server/module-api.ts'
import { contract, type Contract, goods, supplementaryAgreement, versionOfDay } from '../contracts/index.ts'
import type { StockIn } from './stock-in.ts'

/** What comes in is kept at the price of its contract until it is settled. */
export const contractPrice: Suggest<Ctx, StockIn> = {
  after: ['billId', 'contractId', 'date'],
  fill: async (ctx, { contractId, goodsId, date }) => {
    const priced = await pricedIn(ctx, { contractId, goodsId, date })
    return priced === null ? {} : { offered: { price: costOf(priced.under, priced.unitPrice) } }
  },
}

interface Asked {
  readonly contractId?: string | null | undefined
  readonly goodsId?: string | null | undefined
  readonly date?: string | null | undefined
}

/** What a tonne of goods is sold for under a contract on a day, tax included; null where it names no price of it. */
export async function grossPriceOf(ctx: Ctx, asked: Asked): Promise<string | null> {
  const priced = await pricedIn(ctx, asked)
  if (priced === null) return null
  const { taxIncluded, vatRate } = priced.under
  if (taxIncluded === '1') return round(priced.unitPrice, 4)
  return round(div(mul(priced.unitPrice, add('100', isDecimal(vatRate) ? vatRate : '0')), '100', 8), 4)
}

/** The contract, and its price of a tonne of these goods by the version of the day. */
async function pricedIn(ctx: Ctx, { contractId, goodsId, date }: Asked) {
  if (contractId === null || contractId === undefined || goodsId === null || goodsId === undefined) return null
  const all = ctx.withoutScope('goods have the price of their contract')
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
  return under === undefined || line === undefined ? null : { under, unitPrice: line.unitPrice }
}

/** In yuan; the tax of a purchase at home comes back and is no cost, that of an import is paid at the border. */
function costOf({ currency, fxRate, taxIncluded, vatRate }: Contract, price: string): string {
  if (currency !== 'CNY') return round(mul(price, fxRate ?? '0'), 4)
  return taxIncluded === '1'
    ? div(mul(price, '100'), add('100', isDecimal(vatRate) ? vatRate : '0'), 4)
    : round(price, 4)
}
