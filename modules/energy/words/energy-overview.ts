import type { Words } from '../../../core/values/language.ts'

/** What the overview of new energy says. */
export const overviewWords = {
  title: { zh: '新能源总览', ru: 'Обзор новой энергетики', en: 'New-energy overview' },
  fleet: { zh: '电站合计', ru: 'Все станции', en: 'All stations' },
  map: { zh: '电站分布', ru: 'Станции на карте', en: 'Stations on the map' },
  work: { zh: '未完成的工单', ru: 'Невыполненные наряды', en: 'Open work orders' },
  noWork: { zh: '没有未完成的工单', ru: 'Невыполненных нарядов нет', en: 'No work order is open' },
  noStation: {
    zh: '还没有这类电站，请先登记电站档案',
    ru: 'Таких станций пока нет: заведите станцию в разделе «Электростанции»',
    en: 'There is no such station yet: register it among the power stations',
  },
  year: { zh: '今年上网电量', ru: 'Отпущено с начала года', en: 'Delivered this year' },
  avoided: { zh: '今年减排二氧化碳', ru: 'Сокращение CO₂ за год', en: 'CO₂ avoided this year' },
} satisfies Record<string, Words>
