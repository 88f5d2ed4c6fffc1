import { defineWeb } from '../../web/define-web.ts'
import { goLiveTab } from './words/go-live-tab.ts'

/** What contracts add to standard pages. */
export const contractsWeb = defineWeb('contracts', {
  screens: {},
  calculators: { qualityTrial: async () => (await import('./quality/quality-trial.ts')).qualityTrial },
  detailTabs: [
    {
      document: 'contracts.goLive',
      key: 'steps',
      label: goLiveTab,
      load: () => import('./components/go-live-steps.tsx'),
    },
  ],
  detailLinks: [
    { document: 'contracts.counterparty', key: 'lookup', load: () => import('./screens/company-lookup-link.tsx') },
  ],
})
