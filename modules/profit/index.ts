import { defineModule, type Page } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { organisation } from '../organisation/index.ts'
import { stockModule } from '../stock/index.ts'
import { profitLine } from './profit-line.ts'
import { profitLand, profitSea, profitTongjiang, segmentProfit } from './profit-reports.ts'
import { profitLineWords } from './words/profit-line.ts'

const readers = ['chairman', 'gm', 'financeDirector', 'unitFinance', 'departmentLeader']
const reports = [profitSea, profitLand, profitTongjiang, segmentProfit]

export { profitLine } from './profit-line.ts'

/** What the companies earn by what they do, item by item. */
export const profit = defineModule({
  name: 'profit',
  sold: true,
  label: { zh: '利润核算', ru: 'Учёт прибыли', en: 'Profit accounting' },
  needs: [organisation, contracts, stockModule],
  documents: { profitLine },
  words: { profitLine: profitLineWords },
  refusals: {},
  reports,
  pages: [
    ...reports.map(({ name, needs, label }, at): Page => ({
      path: `/${name}`,
      report: `profit.${name}`,
      needs,
      kept: true,
      label,
      menu: { folder: 'profit.accounting', sort: (at + 1) * 10, icon: 'trend' },
    })),
    {
      path: '/profitLedger',
      list: 'profit.profitLine',
      needs: 'lrmx-ck',
      kept: true,
      label: { zh: '利润明细账', ru: 'Журнал прибыли', en: 'Profit ledger' },
      menu: { folder: 'profit.accounting', sort: 45, icon: 'book' },
    },
  ],
  grants: [
    ...readers.map((role) => ({ role, permissions: ['lrmx-ck'] })),
    ...['gm', 'financeDirector', 'unitFinance'].map((role) => ({ role, permissions: ['lrmx-dc'] })),
  ],
})
