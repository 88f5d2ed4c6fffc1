import { defineServer } from '../../server/module-api.ts'
import { contractFiguresRows } from './contract-performance-report.server.ts'
import { goLiveReconciliationRows, namedDifferences } from './go-live-reconciliation.server.ts'
import { companyRanking, keyFigures } from './group-overview.server.ts'
import { consolidation } from './index.ts'

/** The server side of summaries over several areas. */
export const consolidationServer = defineServer(consolidation, {
  widgets: { keyFigures, companyRanking },
  rules: [namedDifferences],
  reports: { contractFigures: contractFiguresRows, goLiveReconciliation: goLiveReconciliationRows },
})
