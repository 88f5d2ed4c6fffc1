/** T-INV-05: freight for two entries, by weight. */
export const example = {
  basis: 'weight',
  costs: [{ amount: '350000' }],
  entries: [
    { qty: '6000', worth: '3000000', volume: '7200' },
    { qty: '4000', worth: '2400000', volume: '4400' },
  ],
} as const
