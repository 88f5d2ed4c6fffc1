import type { Words } from '../../../core/values/language.ts'

/** How the figure of a rule of alerts is chosen and said. */
export const alertRuleWords = {
  until: { zh: '距某日期的剩余天数', ru: 'Сколько дней осталось до даты', en: 'Days left until a date' },
  since: { zh: '自某日期起的天数', ru: 'Сколько дней прошло с даты', en: 'Days since a date' },
  number: { zh: '某字段的数值', ru: 'Число в поле', en: 'A number as it stands' },
  share: {
    zh: '某字段占另一字段的百分比',
    ru: 'Доля поля от другого поля, %',
    en: 'One field as a percentage of another',
  },
  free: { zh: '自定义表达式', ru: 'Своё выражение', en: 'An expression of your own' },
  untilSaid: { zh: '距“{field}”的剩余天数', ru: 'Дней до даты «{field}»', en: 'Days left until {field}' },
  sinceSaid: { zh: '自“{field}”起的天数', ru: 'Дней с даты «{field}»', en: 'Days since {field}' },
  numberSaid: { zh: '“{field}”', ru: '«{field}»', en: '{field}' },
  shareSaid: { zh: '“{field}”占“{of}”的百分比', ru: '«{field}» в % от «{of}»', en: '{field} as a percentage of {of}' },
  field: { zh: '选择字段', ru: 'Выберите поле', en: 'Choose a field' },
  shareOf: { zh: '占哪个字段', ru: 'От какого поля', en: 'Of which field' },
  expression: { zh: '表达式', ru: 'Выражение', en: 'Expression' },
  try: { zh: '试算', ru: 'Посчитать сейчас', en: 'Count now' },
  tried: {
    zh: '按当前数据：黄色 {yellow} 条，橙色 {orange} 条，红色 {red} 条',
    ru: 'Сейчас: жёлтых — {yellow}, оранжевых — {orange}, красных — {red}',
    en: 'Now: {yellow} yellow, {orange} orange, {red} red',
  },
  triedFull: {
    zh: '超过 1000 条，请缩小检查范围（黄色 {yellow}，橙色 {orange}，红色 {red}）',
    ru: 'Больше 1000 записей, сузьте условие (жёлтых — {yellow}, оранжевых — {orange}, красных — {red})',
    en: 'More than 1,000: narrow the condition ({yellow} yellow, {orange} orange, {red} red)',
  },
} satisfies Readonly<Record<string, Words>>
