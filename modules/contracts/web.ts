import { defineWeb } from '../../web/define-web.ts'

/** What contracts add to standard pages. */
export const contractsWeb = defineWeb('contracts', {
  screens: {},
  calculators: { qualityTrial: async () => (await import('./quality/quality-trial.ts')).qualityTrial },
  detailLinks: [
    { document: 'contracts.counterparty', key: 'lookup', load: () => import('./screens/company-lookup-link.tsx') },
  ],
})
