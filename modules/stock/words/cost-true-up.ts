import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { costTrueUp } from '../cost-true-up.ts'

export const costTrueUpWords: DocumentWords<typeof costTrueUp> = {
  title: { zh: '暂估差异', ru: 'Корректировка стоимости', en: 'Cost true-up' },
  fields: {
    trueUpNo: { zh: '差异单号', ru: 'Номер корректировки', en: 'True-up number' },
    day: { zh: '入账日期', ru: 'Дата проводки', en: 'Booked on' },
    settlementId: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
    landedCostId: { zh: '费用分摊单', ru: 'Распределение расходов', en: 'Landed costs' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    stockInId: { zh: '入库单', ru: 'Приход', en: 'Stock in' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    qty: { zh: '入库数量(吨)', ru: 'Поступило, т', en: 'Came in, t' },
    leftQty: { zh: '在库数量(吨)', ru: 'Осталось, т', en: 'Still there, t' },
    amount: { zh: '差异金额', ru: 'Разница', en: 'Difference' },
    toStock: { zh: '计入库存', ru: 'На запасы', en: 'To stock' },
    toCost: { zh: '计入成本', ru: 'На себестоимость', en: 'To cost of goods sold' },
    voucherNo: { zh: '凭证号', ru: 'Номер проводки', en: 'Voucher number' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    measures: { zh: '数量与金额', ru: 'Количество и сумма', en: 'Quantity and amount' },
  },
}
