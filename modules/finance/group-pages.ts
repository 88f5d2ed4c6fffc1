import type { Page } from '../../core/description/module.ts'
import { groupFund } from './group-fund-report.ts'
import { groupArap } from './group-receivables-payables-report.ts'

const folder = 'profit.group'

/** Pages of what the companies of the group have, are owed and owe together. */
export const groupPages: readonly Page[] = [
  {
    path: '/groupFund',
    report: 'finance.groupFund',
    needs: groupFund.needs,
    kept: true,
    label: groupFund.label,
    menu: { folder, sort: 30, icon: 'chart' },
  },
  {
    path: '/groupArap',
    report: 'finance.groupArap',
    needs: groupArap.needs,
    kept: true,
    label: groupArap.label,
    menu: { folder, sort: 50, icon: 'chart' },
  },
]
