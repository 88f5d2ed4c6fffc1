import { defineWeb } from '../../web/define-web.ts'

/** What the stock brings to the pages beside the standard ones. */
export const stockWeb = defineWeb('stock', {
  screens: {
    gate: () => import('./gate/screens/gate.tsx'),
    yardMap: () => import('./yard/screens/yard-map.tsx'),
  },
  calculators: {
    qualityBases: async () => (await import('./inspection/quality-bases.ts')).qualityBases,
    blendMix: async () => (await import('./blend/blend-mix.ts')).blendMix,
    landedCostShares: async () => (await import('./landed-cost/landed-cost-shares.ts')).landedCostShares,
  },
})
