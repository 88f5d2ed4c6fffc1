/** Terms whose price has the insurance in it already. */
export const insuredPrice = ['CIF', 'CIP', 'DAP', 'DPU', 'DDP', 'DC'] as const

/** Terms by which the seller has to insure the goods, or bears what happens to them until they have come. */
const sellerInsures: readonly string[] = insuredPrice

/** Terms by which the buyer bears it from where they are loaded. */
const buyerInsures: readonly string[] = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CPT', 'PC', 'CB']

/** The terms of delivery by which we have to see to the insurance, as buyer and as seller. */
export const weInsure = { buy: buyerInsures, sell: sellerInsures } as const
