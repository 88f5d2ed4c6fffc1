import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only contracts use. */
export const contractDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  contract_direction: [
    { code: 'buy', label: { zh: '付款', ru: 'Оплата', en: 'Payable' }, color: '#c2571a' },
    { code: 'sell', label: { zh: '收款', ru: 'Поступление', en: 'Receivable' }, color: '#2f7d5b' },
  ],
  contracts_quoteUnit: [
    { code: 'cnyT', label: { zh: '元/吨', ru: 'юаней за тонну', en: 'CNY/t' } },
    { code: 'usdT', label: { zh: '美元/吨', ru: 'долларов за тонну', en: 'USD/t' } },
    { code: 'usdB', label: { zh: '美元/桶', ru: 'долларов за баррель', en: 'USD/bbl' } },
    { code: 'usdD', label: { zh: '美元/天', ru: 'долларов в сутки', en: 'USD/day' } },
    { code: 'point', label: { zh: '点', ru: 'пунктов', en: 'points' } },
  ],
  port_flow: [
    { code: 'green', label: { zh: '畅通', ru: 'Свободно', en: 'Clear' }, color: 'green' },
    { code: 'yellow', label: { zh: '缓行', ru: 'Задержки', en: 'Slow' }, color: 'amber' },
    { code: 'red', label: { zh: '拥堵', ru: 'Затор', en: 'Congested' }, color: 'red' },
  ],
  barterSettlement_diffBy: [
    { code: 'cash', label: { zh: '现金收付', ru: 'Деньгами', en: 'In cash' } },
    { code: 'carry', label: { zh: '结转下期', ru: 'Перенести', en: 'Carried over' } },
  ],
}
