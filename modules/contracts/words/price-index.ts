import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { priceIndex } from '../price-index.ts'

export const indexQuoteWords = {
  title: { zh: '价格指数', ru: 'Индексы цен', en: 'Price indices' },
  value: { zh: '指数值', ru: 'Значение', en: 'Quotation' },
  unit: { zh: '报价单位', ru: 'в единицах котировки', en: 'in units of quotation' },
} satisfies Record<string, Words>

export const priceIndexWords: DocumentWords<typeof priceIndex> = {
  title: { zh: '指数', ru: 'Индекс', en: 'Index' },
  fields: {
    idxCode: { zh: '指数代码', ru: 'Код индекса', en: 'Index code' },
    idxName: { zh: '指数名称', ru: 'Название', en: 'Name' },
    idxNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    idxNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    publisher: { zh: '发布机构', ru: 'Кто публикует', en: 'Publisher' },
    quoteUnit: { zh: '报价单位', ru: 'Единица котировки', en: 'Unit of quotation' },
    basis: { zh: '交货条件与港口', ru: 'Базис поставки', en: 'Basis and port' },
    kcal: { zh: '热值(kcal)', ru: 'Калорийность, ккал', en: 'Heat value, kcal' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
