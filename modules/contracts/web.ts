import { defineWeb } from '../../web/define-web.ts'

/** What contracts add to standard pages. */
export const contractsWeb = defineWeb('contracts', {
  screens: {},
  detailLinks: [
    { document: 'contracts.counterparty', key: 'lookup', load: () => import('./screens/company-lookup-link.tsx') },
  ],
})
