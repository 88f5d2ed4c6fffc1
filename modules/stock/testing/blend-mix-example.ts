/** T-BLD-01: two coals at 60 and 40 per cent. */
export const example = {
  planQty: '10000',
  minHeat: '5200',
  maxMt: '14',
  maxAsh: '20',
  maxSul: '0.9',
  parts: [
    {
      sharePct: '60',
      freeQty: '20000',
      heatKcal: '5600',
      mt: '10',
      ashDry: '15',
      sulDry: '0.6',
      unitCost: '620',
    },
    {
      sharePct: '40',
      freeQty: '20000',
      heatKcal: '4800',
      mt: '16',
      ashDry: '20',
      sulDry: '1.2',
      unitCost: '480',
    },
  ],
} as const
