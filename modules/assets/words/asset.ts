import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { asset } from '../asset.ts'

export const assetWords: DocumentWords<typeof asset> = {
  title: { zh: '资产', ru: 'Актив', en: 'Asset' },
  fields: {
    assetNo: { zh: '资产编号', ru: 'Инвентарный номер', en: 'Asset number' },
    assetName: { zh: '资产名称', ru: 'Наименование', en: 'Name' },
    assetClass: { zh: '资产类别', ru: 'Класс', en: 'Class' },
    spec: { zh: '规格型号', ru: 'Модель', en: 'Model' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    place: { zh: '存放地点', ru: 'Место', en: 'Place' },
    keeper: { zh: '保管人', ru: 'Ответственный', en: 'Keeper' },
    inDate: { zh: '入账日期', ru: 'Дата поступления', en: 'Entered on' },
    useDate: { zh: '启用日期', ru: 'Дата ввода в эксплуатацию', en: 'In use since' },
    goneDate: { zh: '处置日期', ru: 'Дата выбытия', en: 'Disposed of on' },
    original: { zh: '原值', ru: 'Первоначальная стоимость', en: 'Original value' },
    residualPct: { zh: '残值率(%)', ru: 'Ликвидационная стоимость, %', en: 'Salvage, %' },
    salvage: { zh: '预计残值', ru: 'Ликвидационная стоимость', en: 'Salvage' },
    method: { zh: '折旧方法', ru: 'Метод амортизации', en: 'Method' },
    lifeMonths: { zh: '使用月数', ru: 'Срок службы, мес.', en: 'Life, months' },
    openingDepr: { zh: '期初累计折旧', ru: 'Амортизация на начало учёта', en: 'Depreciation brought forward' },
    accumDepr: { zh: '累计折旧', ru: 'Накопленная амортизация', en: 'Accumulated depreciation' },
    net: { zh: '净值', ru: 'Остаточная стоимость', en: 'Net value' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    value: { zh: '价值与折旧', ru: 'Стоимость и амортизация', en: 'Value and depreciation' },
  },
}
