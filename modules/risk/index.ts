import { defineModule } from '../../core/description/module.ts'
import { contracts } from '../contracts/index.ts'
import { finance } from '../finance/index.ts'
import { fundOccupation } from './fund-occupation.ts'
import { riskCentre } from './risk-centre.ts'
import { riskWidgets } from './widgets.ts'

/** What the group may lose, and where it stands between its limits. */
export const risk = defineModule({
  name: 'risk',
  sold: true,
  label: { zh: '风控中心', ru: 'Риск-контроль', en: 'Risk control' },
  needs: [contracts, finance],
  documents: {},
  words: {},
  refusals: {},
  widgets: riskWidgets,
  dashboards: [riskCentre],
  reports: [fundOccupation],
  pages: [
    {
      path: '/riskCenter',
      dashboard: 'risk.riskCentre',
      needs: riskCentre.needs,
      kept: true,
      label: riskCentre.label,
      menu: { folder: 'risk', sort: 10, icon: 'shield' },
    },
    {
      path: '/riskFundOccupy',
      report: 'risk.fundOccupation',
      needs: fundOccupation.needs,
      kept: true,
      label: fundOccupation.label,
      menu: { folder: 'risk', sort: 80, icon: 'dollar' },
    },
  ],
  grants: ['risk', 'chairman', 'gm', 'financeDirector'].map((role) => ({ role, permissions: ['fkjsc-ck'] })),
})
