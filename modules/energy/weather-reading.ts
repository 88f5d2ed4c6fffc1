import { series } from '../../core/description/time-series.ts'
import { device } from './device.ts'
import {
  celsius,
  metresASecond,
  percent,
  wattsASquareMetre,
  weatherReadingWords as words,
} from './words/turbine-battery-weather-readings.ts'

/** What the weather stations of photovoltaic plants show, every quarter of an hour. */
export const weatherReading = series(device, {
  name: 'weatherReading',
  label: words.title,
  needs: 'xnsb-ck',
  where: { field: 'deviceType', codes: ['met'] },
  code: 'deviceNo',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '45m',
  silentAfter: '1d',
  fields: {
    poa: { sort: 'gauge', label: words.poa, unit: wattsASquareMetre, digits: 0, from: '0', to: '1600' },
    ghi: { sort: 'gauge', label: words.ghi, unit: wattsASquareMetre, digits: 0, from: '0', to: '1600' },
    airTemp: { sort: 'gauge', label: words.airTemp, unit: celsius, digits: 1, from: '-60', to: '60' },
    moduleTemp: { sort: 'gauge', label: words.moduleTemp, unit: celsius, digits: 1, from: '-60', to: '110' },
    windSpeed: { sort: 'gauge', label: words.windSpeed, unit: metresASecond, digits: 1, from: '0', to: '75' },
    humidity: { sort: 'gauge', label: words.humidity, unit: percent, digits: 0, from: '0', to: '100' },
  },
  keep: { raw: '400d', hour: '3y', day: 'always', month: 'always' },
})
