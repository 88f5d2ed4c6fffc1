import { matching } from '../../../core/description/matching.ts'
import { contract } from '../contract.ts'
import { supplyMatch } from './supply-match.ts'

// The price second: what follows is cut where a line is short, and the spread is what is looked for.
const told = ['contractNo', 'netPrice', 'counterparty', 'unmatchedTonnes'] as const
const side = { of: 'tonnes', remaining: 'unmatchedTonnes', first: 'validFrom', told } as const

/** Purchases whose tonnes are not sold yet beside sales that have none yet; a pair is a match. */
export const supplyDemandBoard = matching(contract, contract, supplyMatch, {
  module: 'contracts',
  name: 'supplyDemand',
  label: { zh: '供需匹配', ru: 'Сопоставление спроса и предложения', en: 'Supply & demand matching' },
  needs: 'gxpp-ck',
  left: { ...side, list: 'supply' },
  right: { ...side, list: 'demand' },
  alike: { goodsId: 'goodsId', unitId: 'unitId' },
  narrow: [
    { left: 'goodsId', right: 'goodsId', pairs: 'goodsId' },
    { left: 'unitId', right: 'unitId', pairs: 'unitId' },
  ],
  rules: [
    { points: 60, reason: { zh: '货品一致', ru: 'Тот же товар', en: 'Same goods' }, same: { goodsId: 'goodsId' } },
    {
      points: 20,
      reason: { zh: '质量标准一致', ru: 'Тот же стандарт качества', en: 'Same quality standard' },
      same: { qualityStd: 'qualityStd' },
      added: true,
    },
    {
      points: 10,
      reason: { zh: '交货月份一致', ru: 'Тот же месяц поставки', en: 'Same delivery month' },
      same: { deliveryMonth: 'deliveryMonth' },
      added: true,
    },
    {
      points: 10,
      reason: { zh: '交货地点一致', ru: 'То же место поставки', en: 'Same place of delivery' },
      same: { incotermsPlace: 'incotermsPlace' },
      added: true,
    },
  ],
  better: { left: 'netPrice', right: 'netPrice' },
  proposes: 70,
  pairs: {
    list: 'main',
    left: 'purchaseId',
    right: 'saleId',
    amount: 'qty',
    while: { status: ['1', '2'] },
    undo: 'release',
  },
  confirm: { verb: 'match', right: 'sale', amount: 'matchQty' },
  leads: ['/supplyMatch', '/contractPurchaseSea', '/contractSale'],
  empty: {
    left: {
      zh: '没有待匹配的采购。以吨计量、只含一种货品的采购合同生效后在此显示。',
      ru: 'Закупок без продажи нет. Здесь появляются действующие договоры закупки в тоннах с одним товаром.',
      en: 'No purchase waits for a sale. Purchases in tonnes of the same goods alone appear here once they are in force.',
    },
    right: {
      zh: '没有待匹配的销售。以吨计量、只含一种货品的销售合同生效后在此显示。',
      ru: 'Продаж без закупки нет. Здесь появляются действующие договоры продажи в тоннах с одним товаром.',
      en: 'No sale waits for a purchase. Sales in tonnes of the same goods alone appear here once they are in force.',
    },
  },
})
