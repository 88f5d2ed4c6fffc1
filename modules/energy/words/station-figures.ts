import type { Words } from '../../../core/values/language.ts'

/** What figures of stations are called wherever they are shown, and their units. */
export const figureWords = {
  installed: { zh: '装机容量', ru: 'Установленная мощность', en: 'Installed capacity' },
  now: { zh: '当前上网功率', ru: 'Выдаётся в сеть', en: 'Given to the grid now' },
  today: { zh: '今日上网电量', ru: 'Отпущено сегодня', en: 'Delivered today' },
  silent: { zh: '{n} 块关口表无最新读数', ru: 'Нет свежих данных счётчиков: {n}', en: 'Meters not heard of: {n}' },
  megawatt: { zh: 'MW', ru: 'МВт', en: 'MW' },
  megawattHour: { zh: 'MWh', ru: 'МВт·ч', en: 'MWh' },
  ton: { zh: '吨', ru: 'т', en: 't' },
} satisfies Record<string, Words>
