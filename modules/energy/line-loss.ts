import { report } from '../../core/description/report.ts'
import { date, number, reference } from '../../kinds/index.ts'

const words = {
  from: { zh: '开始日期', ru: 'С', en: 'From' },
  to: { zh: '结束日期', ru: 'По', en: 'To' },
  stationId: { zh: '电站', ru: 'Электростанция', en: 'Power station' },
  inverterKwh: { zh: '逆变器侧电量(kWh)', ru: 'За инверторами, кВт·ч', en: 'Behind inverters, kWh' },
  gateKwh: { zh: '关口电量(kWh)', ru: 'На границе с сетью, кВт·ч', en: 'At the gateway, kWh' },
  loss: { zh: '线损电量(kWh)', ru: 'Потери в линиях, кВт·ч', en: 'Line loss, kWh' },
  lossPct: { zh: '线损率(%)', ru: 'Потери, %', en: 'Line loss, %' },
} as const

const energy = number({ digits: 2, min: '-100000000000', max: '100000000000' })

/** What the inverters of a station gave, and what of it came to the grid. */
export const lineLoss = report({
  module: 'energy',
  name: 'lineLoss',
  needs: 'xncb-ck',
  scope: 'xny',
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
  },
  totals: ['inverterKwh', 'gateKwh', 'loss'],
})
