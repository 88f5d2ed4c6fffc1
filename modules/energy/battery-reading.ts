import { series } from '../../core/description/time-series.ts'
import { device } from './device.ts'
import {
  batteryReadingWords as words,
  celsius,
  millivolt,
  percent,
  volt,
} from './words/turbine-battery-weather-readings.ts'

/** What the management systems of batteries show, every quarter of an hour. */
export const batteryReading = series(device, {
  name: 'batteryReading',
  label: words.title,
  needs: 'xnsb-ck',
  where: { field: 'deviceType', codes: ['bms'] },
  code: 'deviceNo',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '45m',
  silentAfter: '1d',
  fields: {
    charge: { sort: 'gauge', label: words.charge, unit: percent, digits: 1, from: '0', to: '100' },
    voltage: { sort: 'gauge', label: words.voltage, unit: volt, digits: 1, from: '0', to: '2000' },
    cellTemp: { sort: 'gauge', label: words.cellTemp, unit: celsius, digits: 1, from: '-60', to: '150' },
    cellSpread: { sort: 'gauge', label: words.cellSpread, unit: millivolt, digits: 0, from: '0', to: '5000' },
  },
  keep: { raw: '400d', hour: '3y', day: 'always', month: 'always' },
})
