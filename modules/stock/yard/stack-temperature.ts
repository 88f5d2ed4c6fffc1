import { series } from '../../../core/description/time-series.ts'
import { position } from './position.ts'

/** How warm stacks are inside, by their probes or by hand: coal that warms up by itself is turned over before it burns. */
export const stackTemperature = series(position, {
  name: 'stackTemperature',
  label: { zh: '货位测温', ru: 'Температура штабелей', en: 'Stack temperatures' },
  needs: 'hwgl-ck',
  enter: 'hwgl-cw',
  code: 'positionNo',
  inUse: 'inUse',
  every: '1h',
  gapAfter: '1d',
  silentAfter: '7d',
  fields: {
    temp: {
      sort: 'gauge',
      label: { zh: '堆内最高温度', ru: 'Наибольшая температура', en: 'Highest temperature' },
      unit: { zh: '℃', ru: '°C', en: '°C' },
      digits: 1,
      from: '-60',
      to: '200',
    },
  },
  keep: { raw: '400d', day: 'always', month: 'always' },
})
