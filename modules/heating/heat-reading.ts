import { series } from '../../core/description/time-series.ts'
import type { Words } from '../../core/values/language.ts'
import { heatStation } from './heat-station.ts'
import { celsius, heatReadingWords as words, hertz, megapascal, percent, tonsAnHour } from './words/heat-reading.ts'

const gauge = (label: Words, unit: Words, digits: number, from: string, to: string) =>
  ({ sort: 'gauge', label, unit, digits, from, to }) as const

/** What the instruments of heat stations show, every quarter of an hour. */
export const heatReading = series(heatStation, {
  name: 'heatReading',
  label: words.title,
  needs: 'grhz-ck',
  code: 'stationCode',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '45m',
  silentAfter: '6h',
  fields: {
    supplyTemp: gauge(words.supplyTemp, celsius, 1, '0', '180'),
    returnTemp: gauge(words.returnTemp, celsius, 1, '0', '180'),
    flow: gauge(words.flow, tonsAnHour, 1, '0', '5000'),
    valve: gauge(words.valve, percent, 0, '0', '100'),
    houseSupplyTemp: gauge(words.houseSupplyTemp, celsius, 1, '0', '150'),
    houseReturnTemp: gauge(words.houseReturnTemp, celsius, 1, '0', '150'),
    houseSupplyPressure: gauge(words.houseSupplyPressure, megapascal, 2, '0', '3'),
    houseReturnPressure: gauge(words.houseReturnPressure, megapascal, 2, '0', '3'),
    pump1: gauge(words.pump1, hertz, 1, '0', '60'),
    pump2: gauge(words.pump2, hertz, 1, '0', '60'),
    makeUpPump: gauge(words.makeUpPump, hertz, 1, '0', '60'),
    makeUp: gauge(words.makeUp, percent, 2, '0', '100'),
  },
  keep: { raw: '400d', hour: '3y', day: 'always', month: 'always' },
})
