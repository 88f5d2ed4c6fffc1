import type { Fitting } from './sample-world.ts'

/** Terms of a quality standard that fit each other; without a price no example is worked out. */
export const qualityStandardValues: Fitting = {
  status: '0',
  mtBase: '10.00',
  qBase: '5500',
  heatMode: 'BAND',
  bands: [{ from: '5300', to: '5500', change: '-5.00' }],
  tiers: [],
  steps: [],
  mtLimit: null,
  mtReject: null,
  qLimit: null,
  qReject: null,
  heatPer: null,
  heatRate: null,
  bonusCap: null,
  trialPrice: null,
  paidQty: null,
  paidPrice: null,
  paidAmount: null,
  indices: [
    {
      idx: 'std',
      base: '0.800',
      limit: '1.000',
      reject: '1.500',
      worse: 'above',
      per: '0.100',
      rate: '5.0000',
      mode: 'PRORATA',
      bonus: '0',
      cap: null,
      trial: null,
    },
  ],
}
