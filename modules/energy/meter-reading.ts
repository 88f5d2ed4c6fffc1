import { series } from '../../core/description/time-series.ts'
import { meter } from './meter.ts'
import { kilowatt, kilowattHour, meterReadingWords as words } from './words/meter-reading.ts'

/** What the meters show, every quarter of an hour. */
export const meterReading = series(meter, {
  name: 'meterReading',
  label: words.title,
  needs: 'xncb-ck',
  enter: 'xncb-lr',
  code: 'meterNo',
  inUse: 'inUse',
  every: '15m',
  gapAfter: '30m',
  silentAfter: '1d',
  fields: {
    fwdAct: { sort: 'counter', label: words.fwdAct, unit: kilowattHour, digits: 2, turns: '1000000' },
    revAct: { sort: 'counter', label: words.revAct, unit: kilowattHour, digits: 2, turns: '1000000' },
    power: {
      sort: 'gauge',
      label: words.power,
      unit: kilowatt,
      digits: 2,
      // A storage station takes as much as it gives.
      from: '-500000',
      to: '500000',
      frozenAfter: '16h',
    },
  },
  keep: { raw: '400d', hour: '3y', day: 'always', month: 'always' },
})
