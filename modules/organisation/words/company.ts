import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { company } from '../company.ts'

export const companyWords: DocumentWords<typeof company> = {
  title: { zh: '公司', ru: 'Компания', en: 'Company' },
  fields: {
    companyCode: { zh: '公司代码', ru: 'Код компании', en: 'Company code' },
    companyName: { zh: '公司名称', ru: 'Наименование', en: 'Name' },
    nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    ownerUnit: { zh: '对应单位', ru: 'Подразделение группы', en: 'Unit of the group' },
    creditCode: { zh: '统一社会信用代码', ru: 'Единый код социального кредита (КНР)', en: 'Unified credit code' },
    legalPerson: { zh: '法定代表人', ru: 'Законный представитель', en: 'Legal representative' },
    regCapital: { zh: '注册资本', ru: 'Уставный капитал', en: 'Registered capital' },
    foundDate: { zh: '成立日期', ru: 'Дата основания', en: 'Founded on' },
    taxNo: { zh: '税号', ru: 'Налоговый номер', en: 'Tax number' },
    customsCode: { zh: '海关编码', ru: 'Таможенный код', en: 'Customs code' },
    vatType: { zh: '纳税人类型', ru: 'Тип плательщика НДС', en: 'VAT payer type' },
    baseCurrency: { zh: '本位币', ru: 'Валюта учёта', en: 'Base currency' },
    bizSegments: { zh: '业务板块', ru: 'Бизнес-сегменты', en: 'Business segments' },
    invoiceTitle: { zh: '发票抬头', ru: 'Наименование для счёта-фактуры', en: 'Invoice title' },
    regAddress: { zh: '注册地址', ru: 'Юридический адрес', en: 'Registered address' },
    openBank: { zh: '开户银行', ru: 'Банк', en: 'Bank' },
    accountNo: { zh: '账号', ru: 'Номер счёта', en: 'Account number' },
    parentCompany: { zh: '上级公司', ru: 'Материнская компания', en: 'Parent company' },
    licence: { zh: '营业执照', ru: 'Свидетельство о регистрации', en: 'Business licence' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    tax: { zh: '税务信息', ru: 'Налоги и реквизиты', en: 'Tax' },
    files: { zh: '证照', ru: 'Документы', en: 'Papers' },
  },
}
