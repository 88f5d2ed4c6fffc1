import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { profitLine } from '../profit-line.ts'

export const profitLineWords: DocumentWords<typeof profitLine> = {
  title: { zh: '利润明细', ru: 'Запись о прибыли', en: 'Profit line' },
  fields: {
    day: { zh: '日期', ru: 'Дата', en: 'Date' },
    item: { zh: '利润项目', ru: 'Статья прибыли', en: 'Profit item' },
    amount: { zh: '对利润的影响(元)', ru: 'Влияние на прибыль, ¥', en: 'Effect on profit, CNY' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    company: { zh: '公司', ru: 'Компания', en: 'Company' },
    contractId: { zh: '合同', ru: 'Договор', en: 'Contract' },
    sourceNo: { zh: '来源单号', ru: 'Номер документа', en: 'Document number' },
    settlement: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' },
    barter: { zh: '易货结算单', ru: 'Бартерный расчёт', en: 'Barter settlement' },
    stockOut: { zh: '出库单', ru: 'Расход со склада', en: 'Stock out' },
    costTrueUp: { zh: '成本差异', ru: 'Корректировка стоимости', en: 'Cost true-up' },
    sourceId: { zh: '来源标识', ru: 'Идентификатор документа', en: 'Document id' },
    lineNo: { zh: '行号', ru: 'Номер строки', en: 'Line number' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
