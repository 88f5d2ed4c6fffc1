import type { Words } from '../../../core/values/language.ts'

/** The code tables by their names in calls, with the standard each follows. */
export const codeTables = {
  dm_minzu: {
    label: { zh: '民族', ru: 'Национальности', en: 'Ethnic groups' },
    standard: {
      zh: 'GB/T 3304 中国各民族名称代码',
      ru: 'GB/T 3304: коды национальностей Китая',
      en: 'GB/T 3304: ethnic groups of China',
    },
  },
  dm_country: {
    label: { zh: '国家和地区', ru: 'Страны', en: 'Countries' },
    standard: {
      zh: 'GB/T 2659（ISO 3166）国家和地区代码',
      ru: 'ISO 3166: коды стран и регионов',
      en: 'ISO 3166: countries and regions',
    },
  },
  dm_region: {
    label: { zh: '行政区划', ru: 'Регионы Китая', en: 'Regions of China' },
    standard: {
      zh: 'GB/T 2260 行政区划代码',
      ru: 'GB/T 2260: административное деление Китая',
      en: 'GB/T 2260: administrative divisions of China',
    },
  },
  dm_port: {
    label: { zh: '港口口岸', ru: 'Порты', en: 'Ports' },
    standard: { zh: '贸易往来的港口和口岸', ru: 'Порты и пункты пропуска', en: 'Ports and crossings of the trade' },
  },
  dm_customs: {
    label: { zh: '海关关区', ru: 'Таможни', en: 'Customs' },
    standard: { zh: '中国海关关区代码', ru: 'Коды таможенных округов Китая', en: 'Customs districts of China' },
  },
  dm_hs: {
    label: { zh: '商品编码', ru: 'Товары (ТН ВЭД)', en: 'HS goods' },
    standard: {
      zh: 'HS 协调制度：章与常用品目',
      ru: 'ГС: группы и частые позиции',
      en: 'Harmonised System: chapters and common headings',
    },
  },
  dm_bank: {
    label: { zh: '银行', ru: 'Банки', en: 'Banks' },
    standard: {
      zh: '大额支付系统行号（CNAPS，12 位）',
      ru: 'Коды банков CNAPS, 12 цифр',
      en: 'CNAPS bank codes, 12 digits',
    },
  },
  dm_currency: {
    label: { zh: '货币', ru: 'Валюты', en: 'Currencies' },
    standard: { zh: 'ISO 4217 货币代码', ru: 'ISO 4217: коды валют', en: 'ISO 4217: currencies' },
  },
} satisfies Record<string, { readonly label: Words; readonly standard: Words }>

export type CodeTableName = keyof typeof codeTables

/** What the page of code tables says. */
export const codeWords = {
  tables: { zh: '代码表', ru: 'Справочники кодов', en: 'Code tables' },
  find: { zh: '搜索代码或名称', ru: 'Код или название', en: 'Code or name' },
  code: { zh: '代码', ru: 'Код', en: 'Code' },
  zh: { zh: '中文', ru: 'Китайский', en: 'Chinese' },
  ru: { zh: '俄文', ru: 'Русский', en: 'Russian' },
  en: { zh: '英文', ru: 'Английский', en: 'English' },
  upper: { zh: '上级', ru: 'Выше', en: 'Above' },
  fixed: {
    zh: '标准代码随产品版本更新，只能查看，不能在此修改；单位自己的取值请在数据字典中维护',
    ru: 'Стандартные коды обновляются вместе с продуктом и здесь не изменяются; собственные значения ведите в справочниках',
    en: 'Codes of standards come with the version of the product and are not edited here; values of your own belong in the dictionaries',
  },
  kept: {
    zh: '随标准更新；新增、改名和停用的代码由业务人员维护，按生效日期使用',
    ru: 'Коды стандарта дополняются теми, кто ими пользуется: новые, изменённые и прекращённые действуют со своего дня',
    en: 'Those who use these codes add to the standard: new, renamed and ended ones hold from their day',
  },
  keep: { zh: '维护代码', ru: 'Вести коды', en: 'Keep the codes' },
  since: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
  none: { zh: '没有找到', ru: 'Ничего не найдено', en: 'Nothing found' },
  entries: { zh: '共 {n} 条', ru: 'Всего: {n}', en: '{n, plural, one {# entry} other {# entries}}' },
} satisfies Record<string, Words>
