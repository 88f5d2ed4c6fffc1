/** What a trading company does month by month under one contract. */
export interface Deal {
  readonly name: string
  readonly type: string
  readonly settleType: 'prov' | 'frt' | 'svc'
  readonly segment: string
  readonly unit: string
  readonly drafter: string
  readonly party: string
  readonly goods: string
  /** Of a tonne, tax included. */
  readonly price: string
  readonly vatRate: string
  /** A month's usual tonnes, which the months swing about. */
  readonly tonnes: number
}

/** Months in which something was done, so many months ago: of this year and of the one before. */
export const monthsBack = [14, 13, 12, 2, 1, 0] as const

// Percent of the usual tonnes, in the order of the months.
const swing: Readonly<Record<number, number>> = { 14: 84, 13: 92, 12: 97, 2: 96, 1: 108, 0: 103 }

/** How much was sold, bought or carried in a month. */
export function tonnesOf({ tonnes }: Deal, back: number): string {
  return String(Math.round((tonnes * (swing[back] ?? 100)) / 100))
}

const sea = { segment: 'sea', unit: 'BLHY', tonnes: 60_000 } as const
const land = { segment: 'land', unit: 'BLLY', drafter: 'landsales', tonnes: 24_000 } as const
const tongjiang = { segment: 'tj', unit: 'BLTJ', drafter: 'tjsales', tonnes: 15_000 } as const

const sale = { name: '煤炭销售', type: 'xs', settleType: 'prov', vatRate: '13' } as const
const purchase = { name: '煤炭采购', settleType: 'prov', vatRate: '13' } as const
const freight = { name: '货物运输', type: 'ys', settleType: 'frt', vatRate: '9' } as const
const handling = { name: '港口作业', type: 'fw', settleType: 'svc', vatRate: '6' } as const

/** Sale, purchase and carriage of each segment, and the port's work by sea. */
export const deals: readonly Deal[] = [
  { ...sea, ...sale, drafter: 'seasales', party: '松原热电', goods: '动力煤 Q5500', price: '812' },
  { ...sea, ...purchase, type: 'hc', drafter: 'seabuy', party: '盛远煤炭', goods: '动力煤 Q5500', price: '640' },
  { ...sea, ...freight, drafter: 'seasales', party: '辽海远通', goods: '煤炭海运', price: '20.2' },
  { ...sea, ...handling, drafter: 'seasales', party: '锦西港务', goods: '港口装卸', price: '12.7' },
  { ...land, ...sale, party: '辽原钢铁', goods: '焦煤', price: '1386' },
  { ...land, ...purchase, type: 'lc', party: '恒源矿业', goods: '焦煤', price: '1195' },
  { ...land, ...freight, party: '龙江铁运', goods: '铁路运输', price: '96' },
  { ...tongjiang, ...sale, party: '佳北发电', goods: '褐煤 Q4000', price: '448' },
  { ...tongjiang, ...purchase, type: 'lc', party: '恒源矿业', goods: '褐煤 Q4000', price: '352' },
  { ...tongjiang, ...freight, party: '通达货运', goods: '口岸换装运输', price: '41' },
]
