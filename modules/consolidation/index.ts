import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { finance } from '../finance/index.ts'
import { profit } from '../profit/index.ts'
import { stockModule } from '../stock/index.ts'
import { groupOverview, groupWidgets } from './group-overview.ts'

/** What all companies of the group come to together: profit, money, stock and debts side by side. */
export const consolidation = defineModule({
  name: 'consolidation',
  sold: true,
  label: { zh: '集团汇总', ru: 'Сводка по группе', en: 'Group summaries' },
  needs: [contracts, stockModule, profit, finance],
  documents: {},
  words: {},
  refusals: {},
  widgets: groupWidgets,
  dashboards: [groupOverview],
  pages: [
    {
      path: '/groupOverview',
      dashboard: 'consolidation.groupOverview',
      needs: groupOverview.needs,
      kept: true,
      label: groupOverview.label,
      menu: { folder: 'profit.group', sort: 10, icon: 'dashboard' },
    },
  ],
  grants: [],
})
