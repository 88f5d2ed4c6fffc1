import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { goods } from '../goods.ts'

export const goodsWords: DocumentWords<typeof goods> = {
  title: { zh: '货品', ru: 'Товар', en: 'Goods' },
  fields: {
    goodsCode: { zh: '货品编码', ru: 'Код товара', en: 'Goods code' },
    goodsName: { zh: '货品名称', ru: 'Название', en: 'Name' },
    goodsNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    goodsNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    hsCode: { zh: '商品编码(HS)', ru: 'Код ТН ВЭД', en: 'HS code' },
    superviseCond: {
      label: { zh: '监管条件', ru: 'Коды контроля', en: 'Supervision codes' },
      help: {
        zh: '海关监管证件代码，如 7A：7 为自动进口许可证，A 为检验检疫',
        ru: 'Коды таможенного контроля, например 7A: 7 — автоматическая импортная лицензия, A — инспекция',
        en: 'Codes of customs supervision, such as 7A: 7 is an automatic import licence, A an inspection',
      },
    },
    dutyRate: { zh: '进口关税税率(%)', ru: 'Ставка ввозной пошлины, %', en: 'Import duty rate, %' },
    vatRate: { zh: '进口增值税税率(%)', ru: 'Ставка НДС при ввозе, %', en: 'Import VAT rate, %' },
    legalUnit: { zh: '法定第一单位', ru: 'Первая единица по ТН ВЭД', en: 'First legal unit' },
    legalUnit2: { zh: '法定第二单位', ru: 'Вторая единица по ТН ВЭД', en: 'Second legal unit' },
    costMethod: { zh: '计价方法', ru: 'Метод оценки', en: 'Costing method' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: { basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' } },
}
