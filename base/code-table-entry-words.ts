import type { DocumentWords } from '../core/description/document-words.ts'
import type { codeEntry } from './code-table-entry.ts'
import { common } from './shared-words.ts'

export const codeEntryWords: DocumentWords<typeof codeEntry> = {
  title: { zh: '业务代码', ru: 'Коды', en: 'Trade codes' },
  fields: {
    codeTable: { zh: '代码表', ru: 'Справочник кодов', en: 'Code table' },
    code: {
      label: { zh: '代码', ru: 'Код', en: 'Code' },
      help: {
        zh: '银行 12 位行号；港口 5 位；关区 4 位；商品 2–10 位；货币 3 个字母',
        ru: 'Банк — 12 цифр, порт — 5 знаков, таможня — 4 цифры, товар — от 2 до 10 цифр, валюта — 3 буквы',
        en: 'Bank: 12 digits; port: 5 characters; customs office: 4 digits; goods: 2 to 10 digits; currency: 3 letters',
      },
    },
    codeName: { zh: '名称', ru: 'Наименование', en: 'Name' },
    nameRu: common.nameRu,
    nameEn: common.nameEn,
    upper: { zh: '上级代码', ru: 'Вышестоящий код', en: 'Code above' },
    validFrom: {
      label: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
      help: {
        zh: '此日之前沿用原代码',
        ru: 'До этого дня действует прежняя запись',
        en: 'Until this date the earlier entry applies',
      },
    },
    validTo: {
      label: { zh: '失效日期', ru: 'Действует по', en: 'Valid to' },
      help: {
        zh: '此日之后该代码不再提供选择',
        ru: 'После этого дня код не предлагается',
        en: 'Not offered after this date',
      },
    },
  },
  groups: { basic: common.basic },
}
