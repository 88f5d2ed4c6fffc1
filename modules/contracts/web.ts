import { defineWeb } from '../../web/define-web.ts'
import { tabWords } from './words/tabs.ts'

/** What contracts add to standard pages. */
export const contractsWeb = defineWeb('contracts', {
  screens: {},
  calculators: {
    qualityTrial: async () => (await import('./quality/quality-trial.ts')).qualityTrial,
    priceByIndex: async () => (await import('./index-pricing/price-by-index.ts')).priceByIndex,
  },
  detailTabs: [
    {
      document: 'contracts.goLive',
      key: 'steps',
      label: tabWords.steps,
      load: () => import('./components/go-live-steps.tsx'),
    },
  ],
  detailLinks: [
    { document: 'contracts.counterparty', key: 'lookup', load: () => import('./screens/company-lookup-link.tsx') },
  ],
})
