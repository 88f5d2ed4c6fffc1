import type { Words } from '../../../core/values/language.ts'

/** What the overview of the group says. */
export const groupWords = {
  title: { zh: '集团经营总览', ru: 'Обзор группы', en: 'Group overview' },
  year: { zh: '年度', ru: 'Год', en: 'Year' },
  from: { zh: '资金日期从', ru: 'Денежные средства с', en: 'Money from' },
  to: { zh: '截止日期', ru: 'По дату', en: 'To' },
  unit: { zh: '单位', ru: 'Организация', en: 'Unit' },
  keyFigures: { zh: '经营指标', ru: 'Ключевые показатели', en: 'Key figures' },
  ranking: { zh: '公司利润排名', ru: 'Компании по прибыли', en: 'Companies by profit' },
  map: { zh: '业务口岸', ru: 'Порты и станции', en: 'Ports and stations' },
  revenue: { zh: '营业收入', ru: 'Выручка', en: 'Revenue' },
  gross: { zh: '毛利', ru: 'Валовая прибыль', en: 'Gross profit' },
  operating: { zh: '营业利润', ru: 'Операционная прибыль', en: 'Operating profit' },
  margin: { zh: '营业利润率', ru: 'Операционная рентабельность', en: 'Operating margin' },
  sold: { zh: '出库数量', ru: 'Отгружено со склада', en: 'Shipped from stock' },
  signed: { zh: '签订合同额', ru: 'Заключено договоров на сумму', en: 'Contracts signed' },
  yuan: { zh: '元', ru: '¥', en: 'CNY' },
  tons: { zh: '吨', ru: 'т', en: 't' },
  growth: { zh: '同比 {percent}%', ru: 'к прошлому году {percent} %', en: '{percent}% on last year' },
  before: { zh: '去年同期 {value}', ru: 'годом ранее {value}', en: '{value} a year before' },
  revenueNote: { zh: '收入 {value}', ru: 'выручка {value}', en: 'revenue {value}' },
  noProfit: {
    zh: '本年度还没有利润数据',
    ru: 'За этот год прибыль ещё не учтена',
    en: 'No profit of this year is booked yet',
  },
  noContract: {
    zh: '本年度还没有审批通过的合同',
    ru: 'За этот год нет согласованных договоров',
    en: 'No contract of this year has been approved yet',
  },
  noMoney: { zh: '没有可查看的账户', ru: 'Нет доступных счетов', en: 'There is no account that you may see' },
  noStock: { zh: '没有库存', ru: 'Запасов нет', en: 'Nothing is in stock' },
  noDebt: { zh: '没有往来余额', ru: 'Задолженности нет', en: 'Nothing is owed' },
  noPort: { zh: '还没有登记口岸', ru: 'Порты ещё не заведены', en: 'No port is registered yet' },
} satisfies Record<string, Words>
