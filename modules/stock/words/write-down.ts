import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import { runFieldWords, runLineWords, runWords } from '../../../kinds/batch-run-words.ts'
import type { expectedPrice } from '../write-down/expected-price.ts'
import type { writeDownLine, writeDownRun } from '../write-down/write-down.ts'

const basics = { zh: '基本信息', ru: 'Основное', en: 'Basics' } as const
const goodsId = { zh: '货品', ru: 'Товар', en: 'Goods' } as const
const month = { zh: '月份', ru: 'Месяц', en: 'Month' } as const
const realisable = { zh: '可变现净值(元/吨)', ru: 'Чистая цена продажи, ¥/т', en: 'Net realisable, CNY/t' } as const
const cost = { zh: '账面成本(元)', ru: 'Себестоимость, ¥', en: 'Cost, CNY' } as const
const provision = { zh: '应提跌价准备(元)', ru: 'Резерв, ¥', en: 'Provision, CNY' } as const
const released = { zh: '随销售转销(元)', ru: 'Списано с продажей, ¥', en: 'Released by sales, CNY' } as const
const delta = { zh: '本次补提/转回(元)', ru: 'Доначислено / восстановлено, ¥', en: 'Change, CNY' } as const

export const expectedPriceWords: DocumentWords<typeof expectedPrice> = {
  title: { zh: '预计售价', ru: 'Ожидаемая цена продажи', en: 'Expected price' },
  fields: {
    goodsId,
    goodsName: { zh: '货品名称', ru: 'Наименование товара', en: 'Name of the goods' },
    goodsNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    goodsNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    fromDate: { zh: '适用自', ru: 'Действует с', en: 'Holds from' },
    netPrice: { zh: '预计售价(不含税，元/吨)', ru: 'Цена без НДС, ¥/т', en: 'Price without VAT, CNY/t' },
    sellingCost: { zh: '预计销售费用(元/吨)', ru: 'Расходы на продажу, ¥/т', en: 'Selling cost, CNY/t' },
    taxes: { zh: '相关税费(元/吨)', ru: 'Налоги с продажи, ¥/т', en: 'Taxes on the sale, CNY/t' },
    realisable,
    basis: { zh: '估价依据', ru: 'Источник цены', en: 'Source of the price' },
    grounds: { zh: '说明', ru: 'Пояснение', en: 'Explanation' },
  },
  groups: { basic: basics },
}

export const writeDownRunWords: DocumentWords<typeof writeDownRun> = {
  title: { zh: '存货跌价准备计提批次', ru: 'Расчёт обесценения запасов', en: 'Write-down run' },
  fields: { ...runFieldWords, month, cost, provision, released, delta },
  ...runWords,
}

export const writeDownLineWords: DocumentWords<typeof writeDownLine> = {
  title: { zh: '存货跌价准备明细', ru: 'Строки обесценения запасов', en: 'Write-down lines' },
  fields: {
    ...runLineWords,
    lineNo: { zh: '明细号', ru: 'Номер строки', en: 'Line number' },
    goodsId,
    month,
    quantity: { zh: '结存数量(吨)', ru: 'Остаток, т', en: 'Quantity left, t' },
    unitCost: { zh: '单位成本(元/吨)', ru: 'Себестоимость, ¥/т', en: 'Unit cost, CNY/t' },
    cost,
    realisable,
    value: { zh: '可变现净值合计(元)', ru: 'Стоимость продажи, ¥', en: 'Realisable value, CNY' },
    provision,
    before: { zh: '已提跌价准备(元)', ru: 'Резерв ранее, ¥', en: 'Provision before, CNY' },
    released,
    delta,
  },
  groups: { basic: basics, measures: { zh: '计算', ru: 'Расчёт', en: 'Calculation' } },
}

/** What the write-down refuses. */
export const writeDownRefusals = {
  'stock.write-down-future': {
    zh: '该月份尚未开始，不能计提；请选择本月或以前的月份',
    ru: 'Этот месяц ещё не начался: выберите текущий или более ранний',
    en: 'This month has not begun: choose the current one or an earlier one',
  },
} as const satisfies Readonly<Record<string, Words>>
