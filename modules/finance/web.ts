import { defineWeb } from '../../web/define-web.ts'

/** What finance adds to standard pages. */
export const financeWeb = defineWeb('finance', {
  screens: {},
  listLinks: [
    { document: 'finance.bankStatementLine', key: 'fetch', load: () => import('./screens/fetch-statements-link.tsx') },
  ],
})
