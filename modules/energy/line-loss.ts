import { report } from '../../core/description/report.ts'
import { date, number, reference, text } from '../../kinds/index.ts'

const words = {
  from: { zh: '开始日期', ru: 'С', en: 'From' },
  to: { zh: '结束日期', ru: 'По', en: 'To' },
  stationId: { zh: '电站', ru: 'Электростанция', en: 'Power station' },
  inverterKwh: { zh: '站内侧电量(kWh)', ru: 'Внутри станции, кВт·ч', en: 'Within the station, kWh' },
  gateKwh: { zh: '关口电量(kWh)', ru: 'На границе с сетью, кВт·ч', en: 'At the gateway, kWh' },
  loss: { zh: '线损电量(kWh)', ru: 'Потери в линиях, кВт·ч', en: 'Line loss, kWh' },
  lossPct: { zh: '线损率(%)', ru: 'Потери, %', en: 'Line loss, %' },
  incomplete: {
    zh: '数据不全的电表（不计线损）',
    ru: 'Счётчики с неполными данными (потери не считаются)',
    en: 'Meters with incomplete data (no loss stated)',
  },
} as const

const energy = number({ digits: 2, min: '-100000000000', max: '100000000000' })

/**
 * What the inverters, collector lines or converters of a station gave, and what of it came to the grid. Both sides have to be read over the same time:
 * where a meter was silent at the beginning or the end it is named, and there is no loss to tell.
 */
export const lineLoss = report({
  module: 'energy',
  name: 'lineLoss',
  needs: 'xncb-ck',
  words,
  label: { zh: '线损统计', ru: 'Потери в линиях', en: 'Line loss' },
  filters: {
    from: date({ required: true, initial: { expression: 'addDays(today(), -30)' } }),
    to: date({ required: true, initial: { expression: 'today()' } }),
    stationId: reference({ to: 'energy.station' }),
  },
  columns: {
    stationId: reference({ to: 'energy.station' }),
    inverterKwh: energy,
    gateKwh: energy,
    loss: energy,
    lossPct: number({ digits: 2, min: '-1000000', max: '100' }),
    incomplete: text({ max: 4000 }),
  },
  // Sums of what was incomplete would give another loss than that of the stations together.
  totals: ['loss'],
})
