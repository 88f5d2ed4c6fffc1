import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { bankBranch } from '../bank-branch.ts'

export const bankBranchWords: DocumentWords<typeof bankBranch> = {
  title: { zh: '银行网点', ru: 'Отделение банка', en: 'Bank office' },
  fields: {
    bankName: { zh: '网点名称', ru: 'Отделение банка', en: 'Bank office' },
    bankNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    bankNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    country: { zh: '国家', ru: 'Страна', en: 'Country' },
    cnaps: { zh: '联行号', ru: 'Код CNAPS', en: 'CNAPS code' },
    swiftCode: { zh: '银行SWIFT代码', ru: 'SWIFT-код банка', en: 'Bank SWIFT code' },
    city: { zh: '城市', ru: 'Город', en: 'City' },
    address: { zh: '地址', ru: 'Адрес', en: 'Address' },
    telephone: { zh: '电话', ru: 'Телефон', en: 'Telephone' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: {
    basic: { zh: '名称与代码', ru: 'Название и коды', en: 'Name and codes' },
    place: { zh: '所在地', ru: 'Где находится', en: 'Where it is' },
  },
}
