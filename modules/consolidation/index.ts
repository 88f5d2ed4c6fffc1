import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { finance } from '../finance/index.ts'
import { profit } from '../profit/index.ts'
import { stockModule } from '../stock/index.ts'
import { trade } from '../trade/index.ts'
import { contractFigures, contractPerform } from './contract-performance-report.ts'
import { goLiveReconciliation } from './go-live-reconciliation.ts'
import { groupOverview, groupWidgets } from './group-overview.ts'
import { goLiveReconciliationDictionaries, goLiveReconciliationRefusals } from './words/go-live-reconciliation.ts'

/** What several areas come to together: how contracts are carried out, and the group's profit, money, stock and debts. */
export const consolidation = defineModule({
  name: 'consolidation',
  sold: true,
  label: { zh: '集团汇总', ru: 'Сводка по группе', en: 'Group summaries' },
  needs: [contracts, trade, stockModule, profit, finance],
  documents: {},
  words: {},
  refusals: goLiveReconciliationRefusals,
  dictionaries: goLiveReconciliationDictionaries,
  widgets: groupWidgets,
  dashboards: [groupOverview, contractPerform],
  reports: [contractFigures, goLiveReconciliation],
  pages: [
    {
      path: '/groupOverview',
      dashboard: 'consolidation.groupOverview',
      needs: groupOverview.needs,
      kept: true,
      label: groupOverview.label,
      menu: { folder: 'profit.group', sort: 10, icon: 'dashboard' },
    },
    {
      path: '/contractPerform',
      dashboard: 'consolidation.contractPerform',
      needs: contractPerform.needs,
      kept: true,
      label: contractPerform.label,
      menu: { folder: 'contracts.execution', sort: 20, icon: 'gantt' },
    },
    {
      path: '/goLiveReconciliation',
      report: 'consolidation.goLiveReconciliation',
      needs: goLiveReconciliation.needs,
      kept: true,
      label: goLiveReconciliation.label,
      menu: { folder: 'settlement.balances', sort: 94, icon: 'file-done' },
    },
  ],
  grants: [],
})
