/** A line of business: what it buys, carries, keeps and sells in a year, and who does it. */
export interface LineOfBusiness {
  readonly segment: 'sea' | 'land' | 'tj' | 'dom'
  readonly unit: string
  /** Who buys and who sells. */
  readonly buyer: string
  readonly seller: string
  readonly goods: string
  readonly warehouse: string
  readonly buyType: 'hc' | 'lc' | 'nmc'
  readonly sellType: 'xs' | 'nmx'
  readonly mode: 'sea' | 'rail' | 'road'
  readonly from: string
  readonly to: string
  /** Tonnes of the year. */
  readonly tonnes: number
  readonly purchases: number
  readonly sales: number
  /** Vessels, trains or convoys that come. */
  readonly arrivals: number
  /** Entries by which an arrival leaves the yard, and how many pairs of them are fetched by a release. */
  readonly outsOfEach: number
  readonly releasesOfEach: number
  /** Of a tonne, tax included. */
  readonly buyPrice: number
  readonly sellPrice: number
  /** Whether it passes customs. */
  readonly isImport: boolean
}

/** The four trading companies at the volume of a year; every count is that of scale 1. */
export const linesOfBusiness: readonly LineOfBusiness[] = [
  {
    segment: 'sea',
    unit: 'BLHY',
    buyer: 'seabuy',
    seller: 'seasales',
    goods: 'ND-E5800',
    warehouse: 'ND-JZ',
    buyType: 'hc',
    sellType: 'xs',
    mode: 'sea',
    from: 'RUVYP',
    to: 'CNJNZ',
    tonnes: 1_800_000,
    purchases: 34,
    sales: 60,
    arrivals: 36,
    outsOfEach: 16,
    releasesOfEach: 7,
    buyPrice: 640,
    sellPrice: 780,
    isImport: true,
  },
  {
    segment: 'land',
    unit: 'BLLY',
    buyer: 'landsales',
    seller: 'landsales',
    goods: 'ND-E5200',
    warehouse: 'ND-SFH',
    buyType: 'lc',
    sellType: 'xs',
    mode: 'rail',
    from: 'RU-ZBK',
    to: 'CNSFE',
    tonnes: 900_000,
    purchases: 40,
    sales: 50,
    arrivals: 360,
    outsOfEach: 2,
    releasesOfEach: 1,
    buyPrice: 560,
    sellPrice: 690,
    isImport: false,
  },
  {
    segment: 'tj',
    unit: 'BLTJ',
    buyer: 'tjsales',
    seller: 'tjsales',
    goods: 'ND-H3800',
    warehouse: 'ND-TJ',
    buyType: 'lc',
    sellType: 'xs',
    mode: 'rail',
    from: 'RU-NLN',
    to: 'CNTOJ',
    tonnes: 620_000,
    purchases: 36,
    sales: 40,
    arrivals: 294,
    outsOfEach: 1,
    releasesOfEach: 0,
    buyPrice: 340,
    sellPrice: 430,
    isImport: true,
  },
  {
    segment: 'dom',
    unit: 'BLNM',
    buyer: 'domsales',
    seller: 'domsales',
    goods: 'ND-Q5000',
    warehouse: 'ND-JMS',
    buyType: 'nmc',
    sellType: 'nmx',
    mode: 'road',
    from: 'CNSHP',
    to: 'CNJMU',
    tonnes: 1_100_000,
    purchases: 40,
    sales: 30,
    arrivals: 1_010,
    outsOfEach: 1,
    releasesOfEach: 0,
    buyPrice: 610,
    sellPrice: 705,
    isImport: false,
  },
]

/** Contracts of carriage and of services, settled several times each. */
export const hiredServices = [
  { type: 'ys', settleType: 'frt', segment: 'sea', unit: 'BLHY', drafter: 'seasales', count: 20, vat: '9' },
  { type: 'ys', settleType: 'frt', segment: 'land', unit: 'BLLY', drafter: 'landsales', count: 16, vat: '9' },
  { type: 'fw', settleType: 'svc', segment: 'sea', unit: 'BLHY', drafter: 'seasales', count: 26, vat: '6' },
] as const

export const settlementsOfService = 3

/** Letters of credit that banks open for the group and for its customers. */
export const lettersOfCredit = { import: 22, export: 4 } as const

/** Shares of a whole, in the year of a group as it usually goes. */
export const shares = {
  changed: 0.12,
  offSpecification: 0.04,
  overdue: 0.09,
  inspected: 1_450 / 1_700,
  /** What an arrival leaves in the yard at the end of the year. */
  kept: 0.093,
} as const

/** From October to March a quarter more is carried. */
export function seasonOf(month: string): number {
  const number = Number(month.slice(5, 7))
  return number >= 10 || number <= 3 ? 1.25 : 1
}

/** So many of a count at a scale, one at least. */
export function scaled(count: number, scale: number): number {
  return Math.max(1, Math.round(count * scale))
}
