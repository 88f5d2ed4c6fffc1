import { dashboard } from '../../core/description/dashboard.ts'
import { widget } from '../../core/description/widget.ts'
import { date, unit, year } from '../../kinds/index.ts'
import { groupWords as words } from './words/group-overview.ts'

const shared = {
  module: 'consolidation',
  needs: 'lrmx-ck',
  takes: ['year', 'unitId'],
  apart: true,
  empty: words.noProfit,
} as const

/** What the group earned and signed in a year beside the same days of the year before, and which company earned most. */
export const groupWidgets = [
  widget({ ...shared, name: 'keyFigures', look: 'figures', size: 4, opens: '/segmentProfit', label: words.keyFigures }),
  widget({ ...shared, name: 'companyRanking', look: 'list', size: 2, opens: '/profitLedger', label: words.ranking }),
]

const ofYear = { year: 'year', unitId: 'unitId' } as const
const ofDay = { day: 'today', unitId: 'unitId' } as const
const ofMonth = { from: 'monthAgo', to: 'today', unitId: 'unitId' } as const

/** The whole group at a glance: profit, contracts, money, stock, what is owed, and where it does business. */
export const groupOverview = dashboard({
  module: 'consolidation',
  name: 'groupOverview',
  needs: 'lrmx-ck',
  label: words.title,
  filters: {
    year: year({ required: true, initial: { expression: 'year(today())' } }),
    monthAgo: date({ required: true, initial: { expression: 'addDays(today(), -30)' } }),
    today: date({ required: true, notBefore: 'monthAgo', initial: { expression: 'today()' } }),
    unitId: unit({}),
  },
  words: { year: words.year, monthAgo: words.from, today: words.to, unitId: words.unit },
  cells: [
    { widget: 'consolidation.keyFigures', with: ofYear, x: 0, y: 0, w: 12, h: 3 },
    { report: 'profit.segmentProfit', show: 1, with: { year: 'year' }, empty: words.noProfit, x: 0, y: 3, w: 8, h: 7 },
    { widget: 'consolidation.companyRanking', with: ofYear, x: 8, y: 3, w: 4, h: 7 },
    { report: 'contracts.groupContract', show: 1, with: ofYear, empty: words.noContract, x: 0, y: 10, w: 6, h: 6 },
    { report: 'finance.groupFund', show: 0, with: ofMonth, empty: words.noMoney, x: 6, y: 10, w: 6, h: 6 },
    { report: 'stock.groupStock', show: 0, with: ofDay, empty: words.noStock, x: 0, y: 16, w: 6, h: 6 },
    { report: 'finance.groupArap', show: 0, with: { unitId: 'unitId' }, empty: words.noDebt, x: 6, y: 16, w: 6, h: 6 },
    { map: '/portInfo', label: words.map, with: {}, empty: words.noPort, x: 0, y: 22, w: 12, h: 8 },
  ],
})
