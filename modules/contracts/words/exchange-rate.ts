import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { exchangeRate } from '../exchange-rate.ts'

export const exchangeRateWords: DocumentWords<typeof exchangeRate> = {
  title: { zh: '汇率', ru: 'Курс', en: 'Exchange rate' },
  fields: {
    pair: { zh: '货币对', ru: 'Валютная пара', en: 'Currency pair' },
    currency: { zh: '外币', ru: 'Иностранная валюта', en: 'Foreign currency' },
    rateType: { zh: '汇率类型', ru: 'Тип курса', en: 'Rate type' },
    rateDate: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
    rate: { zh: '汇率(1外币折人民币)', ru: 'Курс, ¥ за единицу', en: 'Rate, CNY per unit' },
    source: { zh: '来源', ru: 'Источник', en: 'Source' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
