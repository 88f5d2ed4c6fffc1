import { defineWeb } from '../../web/define-web.ts'

/** What finance adds to standard pages. */
export const financeWeb = defineWeb('finance', {
  screens: {},
  listLinks: [
    { document: 'finance.bankStatementLine', key: 'fetch', load: () => import('./screens/accounts-to-fetch.tsx') },
  ],
  detailLinks: [
    { document: 'contracts.contract', key: 'plan', load: () => import('./screens/plan-of-contract.tsx') },
    { document: 'contracts.barterSettlement', key: 'plan', load: () => import('./screens/plan-of-barter.tsx') },
    { document: 'contracts.settlement', key: 'plan', load: () => import('./screens/plan-of-settlement.tsx') },
  ],
})
