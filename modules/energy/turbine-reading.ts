import { series } from '../../core/description/time-series.ts'
import { device } from './device.ts'
import { kilowatt } from './words/meter-reading.ts'
import {
  celsius,
  degree,
  metresASecond,
  turbineReadingWords as words,
  turnsAMinute,
} from './words/turbine-battery-weather-readings.ts'

/** What wind turbines show, every quarter of an hour. */
export const turbineReading = series(device, {
  name: 'turbineReading',
  label: words.title,
  needs: 'xnsb-ck',
  where: { field: 'deviceType', codes: ['wt'] },
  code: 'deviceNo',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '45m',
  silentAfter: '1d',
  fields: {
    output: { sort: 'gauge', label: words.output, unit: kilowatt, digits: 0, from: '-500', to: '20000' },
    windSpeed: { sort: 'gauge', label: words.windSpeed, unit: metresASecond, digits: 1, from: '0', to: '75' },
    rotorSpeed: { sort: 'gauge', label: words.rotorSpeed, unit: turnsAMinute, digits: 1, from: '0', to: '40' },
    pitch: { sort: 'gauge', label: words.pitch, unit: degree, digits: 1, from: '-10', to: '100' },
    nacelleTemp: { sort: 'gauge', label: words.nacelleTemp, unit: celsius, digits: 1, from: '-60', to: '150' },
  },
  keep: { raw: '400d', hour: '3y', day: 'always', month: 'always' },
})
