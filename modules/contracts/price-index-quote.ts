import { series } from '../../core/description/time-series.ts'
import { priceIndex } from './price-index.ts'
import { indexQuoteWords as words } from './words/price-index.ts'

/** What the indices stood at, trading day by trading day. */
export const priceIndexQuote = series(priceIndex, {
  name: 'indexQuote',
  label: words.title,
  needs: 'jgzs-ck',
  enter: 'jgzs-lr',
  code: 'idxCode',
  inUse: 'inUse',
  every: '1d',
  // Between Friday and the Monday after a holiday.
  gapAfter: '5d',
  silentAfter: '10d',
  fields: {
    value: {
      sort: 'gauge',
      label: words.value,
      unit: words.unit,
      digits: 2,
      from: '0.01',
      to: '100000',
      frozenAfter: '21d',
    },
  },
  keep: { raw: 'always', month: 'always' },
})
