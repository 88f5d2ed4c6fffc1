import { abs, compare, isZero } from '../../core/values/decimal.ts'
import type { PostingLine } from '../../server/module-api.ts'

type Account = Pick<PostingLine, 'ledger' | 'account' | 'key' | 'currency'>

const currency = 'CNY'

/** Goods in stock (库存商品), kept by goods. */
export function stockAccount(goodsId: string): Account {
  return { ledger: 'stock', account: '1405', key: goodsId, currency }
}

/**
 * Goods sent out and not yet settled (发出商品), kept by customer: closed with the stock as they leave it, and with the
 * profit as they become a cost, as the stock is closed before it.
 */
export function sentAccount(customer: string): Account {
  return { ledger: 'sent', account: '1406', key: customer, currency }
}

/** What is owed for goods before their invoice has come (应付账款-暂估), kept by supplier. */
export function provisionalAccount(supplier: string): Account {
  return { ledger: 'arap', account: '2202-暂估', key: supplier, currency }
}

/** What is claimed from a carrier for excess loss (其他应收款). */
export function claimAccount(carrier: string): Account {
  return { ledger: 'arap', account: '1221', key: carrier, currency }
}

/** What an insurer pays for losses (其他应收款-保险赔款), kept by policy. */
export function compensationAccount(policyId: string): Account {
  return { ledger: 'arap', account: '1221-保险', key: policyId, currency }
}

/** Coal that was fed into a blend and has not come out of it yet (生产成本), kept by blend. */
export function blendAccount(blendId: string): Account {
  return { ledger: 'stock', account: '5001', key: blendId, currency }
}

/** Differences of stock that wait for a decision (待处理财产损溢). */
export function differenceAccount(goodsId: string): Account {
  return { ledger: 'stock', account: '1901', key: goodsId, currency }
}

/**
 * What goods that went out cost in the end (主营业务成本), kept by contract: that of their sale, and for what is known of
 * them later that of their purchase.
 */
export function costOfSalesAccount(contractId: string): Account {
  return { ledger: 'profit', account: '6401', key: contractId, currency }
}

/** Loss of goods that cost more than they will bring (资产减值损失). */
export const writeDownAccount: Account = { ledger: 'profit', account: '6701', key: '', currency }

/** What is set aside against that loss (存货跌价准备), by goods; closed with the profit, as the stock is closed before it. */
export function allowanceAccount(goodsId: string): Account {
  return { ledger: 'allowance', account: '1471', key: goodsId, currency }
}

/** Goods that the company used itself (管理费用). */
export function ownUseAccount(goodsId: string): Account {
  return { ledger: 'profit', account: '6602', key: goodsId, currency }
}

/** A line on that side, with an amount below zero on the other, and none for nothing. */
export function signedLines(of: Account, amount: string, side: PostingLine['side']): PostingLine[] {
  const other = side === 'debit' ? 'credit' : 'debit'
  return isZero(amount) ? [] : [{ ...of, side: compare(amount, '0') < 0 ? other : side, amount: abs(amount) }]
}
