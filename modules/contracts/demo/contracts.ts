/** One contract to be made, and how far it goes. */
export interface DemoContract {
  readonly name: string
  readonly type: string
  readonly segment: string
  readonly direction: 'buy' | 'sell'
  readonly currency: string
  readonly party: string
  readonly unit: string
  readonly drafter: string
  readonly goods: string
  readonly quantity: string
  readonly price: string
  readonly transport: string
  readonly terms: string
  /** Tonnes and 13 % unless said. */
  readonly uom?: string
  readonly vat?: string
  readonly daysAgo: number
  /** Back to back: ids of its other side, none of a contract that is named by it. */
  readonly linked?: readonly string[]
  /** For how many days it holds, 300 unless said. */
  readonly lasts?: number
  readonly stage: 'draft' | 'running' | 'approved' | 'effective'
}

interface Pattern extends Omit<DemoContract, 'name' | 'quantity' | 'price' | 'daysAgo' | 'stage' | 'party'> {
  readonly parties: readonly string[]
  readonly count: number
  /** Tonnes and price of a tonne, from and to. */
  readonly tonnes: readonly [number, number]
  readonly prices: readonly [number, number]
  readonly title: string
}

const patterns: readonly Pattern[] = [
  {
    title: '航次租船运输合同',
    count: 14,
    parties: ['辽海远通', '渤湾海运', '东疆散货'],
    type: 'ys',
    segment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    unit: 'BLHY',
    drafter: 'seasales',
    goods: '煤炭海运',
    tonnes: [42_000, 58_000],
    prices: [120, 168],
    transport: 'sea',
    terms: '签约后五个工作日内付 30%，到港卸毕后十日内付清。',
  },
  {
    title: '动力煤采购合同',
    count: 12,
    parties: ['盛远煤炭', '恒源矿业'],
    type: 'hc',
    segment: 'sea',
    direction: 'buy',
    currency: 'CNY',
    unit: 'BLHY',
    drafter: 'seabuy',
    goods: '动力煤 Q5500',
    tonnes: [8_000, 30_000],
    prices: [690, 760],
    transport: 'sea',
    terms: '签约后付定金 30%，装船化验后付清余款。',
  },
  {
    title: '俄煤采购合同',
    count: 6,
    parties: ['东方煤码头'],
    type: 'hc',
    segment: 'sea',
    direction: 'buy',
    currency: 'USD',
    unit: 'BLHY',
    drafter: 'seabuy',
    goods: '俄罗斯动力煤 Q6000',
    tonnes: [20_000, 50_000],
    prices: [62, 78],
    transport: 'sea',
    terms: '装船后凭单据付款，余款按卸港化验结算。',
  },
  {
    title: '铁路运输合同',
    count: 8,
    parties: ['龙江铁运', '通达货运'],
    type: 'ys',
    segment: 'land',
    direction: 'buy',
    currency: 'CNY',
    unit: 'BLLY',
    drafter: 'landsales',
    goods: '铁路运输',
    tonnes: [12_000, 40_000],
    prices: [90, 140],
    transport: 'rail',
    terms: '按月结算，次月十日前付清。',
  },
  {
    title: '边境贸易采购合同',
    count: 8,
    parties: ['结雅煤矿'],
    type: 'lc',
    segment: 'tj',
    direction: 'buy',
    currency: 'RUB',
    unit: 'BLTJ',
    drafter: 'tjsales',
    goods: '褐煤 Q4000',
    tonnes: [6_000, 18_000],
    prices: [3_600, 4_500],
    transport: 'rail',
    terms: '过境换装后五日内付清。',
  },
  {
    title: '动力煤销售合同',
    count: 14,
    parties: ['松原热电', '佳北发电', '辽原钢铁', '云岭水泥', '滨江供暖'],
    type: 'xs',
    segment: 'sea',
    direction: 'sell',
    currency: 'CNY',
    unit: 'BLHY',
    drafter: 'seasales',
    goods: '动力煤 Q5500',
    tonnes: [10_000, 40_000],
    prices: [735, 812],
    transport: 'multi',
    terms: '到厂验收后十五日内付清。',
  },
  {
    title: '国内煤炭采购合同',
    count: 6,
    parties: ['恒源矿业', '盛远煤炭'],
    type: 'nmc',
    segment: 'dom',
    direction: 'buy',
    currency: 'CNY',
    unit: 'BLNM',
    drafter: 'domsales',
    goods: '焦煤',
    tonnes: [4_000, 12_000],
    prices: [1_150, 1_420],
    transport: 'road',
    terms: '先款后货。',
  },
]

/** The contracts of the last four months, the same every time for the same stream. */
export function demoContracts(random: () => number): DemoContract[] {
  return patterns.flatMap((pattern) =>
    Array.from({ length: pattern.count }, (_, at) => contractOf(pattern, at, random)),
  )
}

function contractOf(
  { parties, count, tonnes, prices, title, ...rest }: Pattern,
  at: number,
  random: () => number,
): DemoContract {
  const party = parties[at % parties.length] ?? ''
  const between = ([low, high]: readonly [number, number]) => low + Math.floor(random() * (high - low))
  return {
    ...rest,
    party,
    name: `${party}${title}(${String(at + 1).padStart(2, '0')})`,
    quantity: `${Math.round(between(tonnes) / 100) * 100}.000`,
    price: `${between(prices)}.0000`,
    daysAgo: 120 - Math.floor((at / count) * 100),
    stage: stageOf(at, count),
  }
}

function stageOf(at: number, count: number): DemoContract['stage'] {
  if (at === count - 1) return 'draft'
  if (at === count - 2) return 'running'
  if (at === count - 3 && count > 8) return 'approved'
  return 'effective'
}
