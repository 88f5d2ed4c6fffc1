import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { supplyMatch } from '../supply-matching/supply-match.ts'

export const supplyMatchWords: DocumentWords<typeof supplyMatch> = {
  title: { zh: '购销匹配', ru: 'Сопоставление закупки и продажи', en: 'Match of purchase and sale' },
  fields: {
    matchNo: { zh: '匹配编号', ru: 'Номер сопоставления', en: 'Match number' },
    status: { zh: '匹配状态', ru: 'Статус', en: 'Status' },
    day: { zh: '锁定日期', ru: 'Закреплено', en: 'Locked on' },
    purchaseId: { zh: '采购合同', ru: 'Договор закупки', en: 'Purchase contract' },
    saleId: { zh: '销售合同', ru: 'Договор продажи', en: 'Sale contract' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    qty: { zh: '匹配数量（吨）', ru: 'Количество, т', en: 'Quantity, t' },
    buyPrice: { zh: '采购价（元/吨，不含税）', ru: 'Цена закупки без НДС, ¥/т', en: 'Bought at, CNY/t net' },
    sellPrice: { zh: '销售价（元/吨，不含税）', ru: 'Цена продажи без НДС, ¥/т', en: 'Sold at, CNY/t net' },
    spread: {
      label: { zh: '价差（元/吨）', ru: 'Разница, ¥/т', en: 'Spread, CNY/t' },
      help: {
        zh: '不含税人民币售价减采购价，不含运费、关税和港杂费',
        ru: 'Цена продажи минус цена закупки, в юанях без НДС; фрахт, пошлина и портовые не учтены',
        en: 'Sale less purchase, in CNY net of VAT, before freight, duty and port charges',
      },
    },
    spreadTotal: { zh: '价差合计（元）', ru: 'Разница всего, ¥', en: 'Spread in all, CNY' },
    releaseReason: { zh: '解除原因', ru: 'Причина снятия', en: 'Reason for release' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    spread: { zh: '价差', ru: 'Разница цен', en: 'Spread' },
  },
  actions: {
    lock: { zh: '锁定', ru: 'Закрепить', en: 'Lock' },
    carryOut: { zh: '开始执行', ru: 'Начать исполнение', en: 'Begin' },
    release: { zh: '解除', ru: 'Снять', en: 'Release' },
  },
  tasks: {
    lock: { zh: '待锁定的匹配', ru: 'Сопоставление к закреплению', en: 'Match to lock' },
    carryOut: { zh: '待执行的匹配', ru: 'Сопоставление к исполнению', en: 'Match to begin' },
  },
  asks: { reason: { zh: '解除原因', ru: 'Причина снятия', en: 'Reason for release' } },
}
