import type { Words } from '../../../core/values/language.ts'

/** What the page of a published report says around its figures. */
export const reportPageWords = {
  title: { zh: '报表', ru: 'Отчёт', en: 'Report' },
  closed: { zh: '无法打开报表', ru: 'Отчёт не открывается', en: 'The report cannot be opened' },
  empty: { zh: '暂无数据', ru: 'Нет данных', en: 'No data' },
  emptyNote: { zh: '所选条件下没有记录', ru: 'По этим условиям записей нет', en: 'Nothing matches what was asked for' },
  drill: { zh: '查看构成此数的单据', ru: 'Показать документы этой цифры', en: 'Show the records of this figure' },
  picture: { zh: '保存为图片', ru: 'Сохранить как картинку', en: 'Save as a picture' },
  total: { zh: '合计', ru: 'Итого', en: 'Total' },
  from: {
    zh: '{name} 发布，链接有效至 {until}；数据截至 {at}',
    ru: 'Опубликовано: {name}. Ссылка действует до {until}; данные на {at}',
    en: 'Published by {name}; the link is good until {until}; figures of {at}',
  },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
} as const satisfies Readonly<Record<string, Words>>
