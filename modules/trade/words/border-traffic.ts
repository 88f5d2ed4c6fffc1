import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { Words } from '../../../core/values/language.ts'
import type { borderTrafficDay } from '../border-traffic-day.ts'

export const borderTrafficDayWords: DocumentWords<typeof borderTrafficDay> = {
  title: { zh: '口岸日报', ru: 'Суточная сводка перехода', en: 'Border day sheet' },
  fields: {
    passNo: { zh: '日报编号', ru: 'Номер сводки', en: 'Sheet number' },
    date: { zh: '日期', ru: 'Дата', en: 'Date' },
    stationId: { zh: '口岸', ru: 'Погранпереход', en: 'Border station' },
    trainsIn: { zh: '进口列数', ru: 'Принято поездов', en: 'Trains in' },
    wagonsIn: { zh: '进口车数', ru: 'Принято вагонов', en: 'Wagons in' },
    tonnesIn: { zh: '进口(吨)', ru: 'Ввезено, т', en: 'In, t' },
    tonnesOut: { zh: '出口(吨)', ru: 'Вывезено, т', en: 'Out, t' },
    wagonsTransshipped: { zh: '换装车数', ru: 'Перегружено вагонов', en: 'Wagons transshipped' },
    waitingWagons: {
      label: { zh: '待换装车数', ru: 'Ждут перегрузки', en: 'Wagons waiting' },
      help: {
        zh: '当日18时的待换装车数：昨日待换装＋今日到达－今日换装，不符须说明原因',
        ru: 'На 18:00: вчерашний остаток плюс принято минус перегружено; расхождение нужно объяснить',
        en: 'At 18:00: those of yesterday, plus those that came, less those transshipped; say why it differs',
      },
    },
    dwellHours: {
      label: { zh: '平均停时(小时)', ru: 'Средний простой, ч', en: 'Mean dwell, h' },
      help: { zh: '从到达至换装', ru: 'От прибытия до перегрузки', en: 'From arrival to transshipment' },
    },
    delayHours: { zh: '停装(小时)', ru: 'Перегрузка стояла, ч', en: 'Work stopped, h' },
    light: { zh: '口岸状态', ru: 'Состояние перехода', en: 'State of the station' },
    reason: { zh: '原因说明', ru: 'Причина', en: 'Reason' },
    cargo: {
      label: { zh: '过货明细', ru: 'Грузы', en: 'Cargo' },
      fields: {
        goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
        wagonsIn: { zh: '进口车数', ru: 'Принято вагонов', en: 'Wagons in' },
        tonnesIn: { zh: '进口(吨)', ru: 'Ввезено, т', en: 'In, t' },
        tonnesOut: { zh: '出口(吨)', ru: 'Вывезено, т', en: 'Out, t' },
      },
    },
  },
  groups: {
    basic: { zh: '口岸与日期', ru: 'Переход и дата', en: 'Station and day' },
    cargo: { zh: '过货明细', ru: 'Грузы', en: 'Cargo' },
    passed: { zh: '当日过货', ru: 'Прошло за сутки', en: 'Passed in the day' },
    yard: { zh: '换装与停留', ru: 'Перегрузка и простой', en: 'Transshipment and dwell' },
  },
}

/** What the board of the border says. */
export const borderWords = {
  title: { zh: '口岸过货', ru: 'Пропуск грузов через границу', en: 'Border crossing' },
  station: { zh: '口岸', ru: 'Погранпереход', en: 'Border station' },
  now: { zh: '最近一日', ru: 'За последние сутки', en: 'The last day told' },
  trains: { zh: '进口列数', ru: 'Принято поездов', en: 'Trains in' },
  wagons: { zh: '进口车数', ru: 'Принято вагонов', en: 'Wagons in' },
  tonnesIn: { zh: '进口(吨)', ru: 'Ввезено, т', en: 'In, t' },
  tonnesOut: { zh: '出口(吨)', ru: 'Вывезено, т', en: 'Out, t' },
  transshipped: { zh: '换装车数', ru: 'Перегружено вагонов', en: 'Wagons transshipped' },
  waiting: { zh: '待换装车数', ru: 'Ждут перегрузки', en: 'Wagons waiting' },
  dwell: { zh: '最长平均停时', ru: 'Наибольший средний простой', en: 'Longest mean dwell' },
  jammed: { zh: '{n} 个口岸拥堵', ru: 'Затор на переходах: {n}', en: 'Stations jammed: {n}' },
  ofDay: { zh: '{day}', ru: 'за {day}', en: 'on {day}' },
  hours: { zh: '小时', ru: 'ч', en: 'h' },
  byDay: { zh: '每日过货', ru: 'Грузы и вагоны по дням', en: 'Cargo and wagons by day' },
  days: { zh: '口岸日报', ru: 'Суточные сводки', en: 'Day sheets' },
  ours: { zh: '我方在途列车', ru: 'Наши грузы в пути по железной дороге', en: 'Our rail cargo under way' },
  noOurs: { zh: '没有铁路在途货物', ru: 'Грузов в пути по железной дороге нет', en: 'No cargo is under way by rail' },
  none: {
    zh: '这段时间还没有口岸日报，请先录入',
    ru: 'За это время сводок нет: введите суточную сводку',
    en: 'No day sheet yet for these days: enter one',
  },
  from: { zh: '日期从', ru: 'С', en: 'From' },
  to: { zh: '日期到', ru: 'По', en: 'To' },
} satisfies Record<string, Words>
