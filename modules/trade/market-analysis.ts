import { dashboard } from '../../core/description/dashboard.ts'
import { report } from '../../core/description/report.ts'
import { widget } from '../../core/description/widget.ts'
import { date, money, number, rate, reference } from '../../kinds/index.ts'
import { marketWords as words } from './words/market-analysis.ts'

const shared = { module: 'trade', needs: 'jkcs-ck' } as const
const day = date({ required: true, notAfter: 'today()', initial: { expression: 'today()' } })
const perTon = { digits: 2, min: '-999999' } as const

/** What an imported tonne comes to by each scheme, beside the price at home for coal of the same heat. */
export const importParities = report({
  ...shared,
  name: 'importParities',
  label: words.table,
  filters: { day },
  words: {
    day: words.day,
    schemeId: words.scheme,
    fob: words.fob,
    cif: words.cif,
    rate: words.rate,
    parity: words.parity,
    domestic: words.domestic,
    spread: words.spread,
    spreadPct: words.spreadPct,
  },
  columns: {
    schemeId: reference({ to: 'trade.parityScheme' }),
    fob: money({ digits: 2 }),
    cif: money({ digits: 4 }),
    rate: rate({ digits: 4 }),
    parity: money({ digits: 2 }),
    domestic: money({ digits: 2 }),
    spread: money(perTon),
    spreadPct: number(perTon),
  },
  totals: [],
})

const shown = { ...shared, takes: ['schemeId', 'day'], apart: true, empty: words.none } as const

/** The parity of a day, its way over ninety days, and what the price at home does over the year. */
export const marketWidgets = [
  widget({ ...shown, name: 'parityNow', look: 'figures', size: 4, label: words.now, opens: '' }),
  widget({ ...shown, name: 'parityCurve', look: 'chart', size: 3, label: words.curve, opens: '/priceIndex' }),
  widget({ ...shown, name: 'priceSeason', look: 'chart', size: 2, label: words.season, opens: '/priceIndex' }),
]

const told = { schemeId: 'schemeId', day: 'day' } as const

/** Whether importing pays: parity against the price at home, how both went, and when the year is dear. */
export const marketAnalysis = dashboard({
  ...shared,
  name: 'marketAnalysis',
  label: words.title,
  filters: { schemeId: reference({ to: 'trade.parityScheme', offers: { inUse: '1' } }), day },
  words: { schemeId: words.scheme, day: words.day },
  cells: [
    { widget: 'trade.parityNow', with: told, x: 0, y: 0, w: 12, h: 3 },
    { widget: 'trade.parityCurve', with: told, x: 0, y: 3, w: 7, h: 7 },
    { widget: 'trade.priceSeason', with: told, x: 7, y: 3, w: 5, h: 7 },
    {
      report: 'trade.importParities',
      show: 'table',
      with: { day: 'day' },
      empty: words.none,
      x: 0,
      y: 10,
      w: 12,
      h: 5,
    },
  ],
})
