import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type Ctx, type DemoContext, find, save } from '../../../server/module-api.ts'
import { contract } from '../contract.ts'
import { goods } from '../goods.ts'
import { pricedLots } from '../quality/price-lots.ts'
import { qualityStandard } from '../quality/quality-standard.ts'
import { settlement } from '../settlement.ts'

const sulphur = {
  idx: 'std',
  base: '0.80',
  limit: '1.00',
  reject: '1.50',
  per: '0.1',
  rate: '5',
  trial: '0.93',
} as const
const ash = { idx: 'ad', base: '18', limit: '20', reject: '25', per: '1', rate: '3', trial: '19.4' } as const
const volatiles = {
  idx: 'vdaf',
  base: '28',
  per: '1',
  rate: '1',
  worse: 'below',
  mode: 'FLOOR',
  trial: '28.6',
} as const

// The standards that the group's coal is bought and sold by.
const standards = [
  {
    stdCode: 'QS-5500',
    stdName: '动力煤 5500 标准',
    coalGrade: 'ml',
    mtBase: '10',
    mtLimit: '14',
    mtReject: '18',
    qBase: '5500',
    qLimit: '5300',
    qReject: '4800',
    bonusCap: '5700',
    indices: [sulphur, ash, volatiles],
    trialPrice: '700',
    trialQty: '50000',
    trialHeat: '5380',
    trialMt: '11.2',
  },
  {
    stdCode: 'QS-5000',
    stdName: '动力煤 5000 分段标准',
    coalGrade: 'cy',
    mtBase: '14',
    mtReject: '22',
    mtMode: 'BOTH',
    qBase: '5000',
    qReject: '4300',
    heatMode: 'BAND',
    bands: [
      { from: '5100', to: '5300', change: '8' },
      { from: '4900', to: '5100', change: '0' },
      { from: '4700', to: '4900', change: '-10' },
      { from: '4300', to: '4700', change: '-28' },
    ],
    indices: [
      { ...sulphur, mode: 'CEIL', bonus: '1', cap: '20' },
      { ...ash, base: '20', limit: '22', reject: '28', trial: '21.3' },
    ],
    trialPrice: '585',
    trialQty: '12400',
    trialHeat: '4860',
    trialMt: '13.2',
  },
  {
    stdCode: 'QS-PCI',
    stdName: '俄罗斯喷吹煤标准',
    coalGrade: 'pci',
    mtBase: '9',
    mtReject: '13',
    qBase: '6800',
    qReject: '6400',
    heatMode: 'STEP',
    heatPer: '10',
    heatRate: '0.6',
    bonusCap: '7000',
    indices: [
      { ...ash, base: '11', limit: '12', reject: '13', per: '0.1', trial: '11.8' },
      { ...sulphur, base: '0.4', limit: '0.5', reject: '0.7', per: '0.01', rate: '0.8', trial: '0.38' },
      { idx: 'hgi', base: '70', worse: 'below', per: '1', rate: '2', mode: 'FLOOR', reject: '60', trial: '68' },
    ],
    tiers: [
      { idx: 'ad', from: '11', to: '11.5', rate: '3' },
      { idx: 'ad', from: '11.5', rate: '6' },
    ],
    trialPrice: '1180',
    trialQty: '30000',
    trialHeat: '6843',
    trialMt: '9.4',
  },
  {
    stdCode: 'QS-HM',
    stdName: '褐煤 3500 标准（试行）',
    coalGrade: 'hm',
    mtBase: '35',
    mtMode: 'NONE',
    qBase: '3500',
    qReject: '3000',
    heatMode: 'STEP',
    heatPer: '100',
    heatRate: '9',
    indices: [{ ...ash, base: '15', limit: '18', reject: '22', trial: '16.1' }],
    trialPrice: '298',
    trialQty: '8000',
    trialHeat: '3420',
    trialMt: '36.5',
  },
] as const

/** Codes of the goods that a standard is of, where it is of one alone. */
const goodsOf: Readonly<Record<string, string>> = { 'QS-5500': 'M5500', 'QS-HM': 'HM4000' }

/** Standards of quality: three are in force, one still waits for it. */
export async function makeQualityStandards(demo: DemoContext): Promise<void> {
  const ids = await demo.as('seabuy', demo.start + dayMs, async (ctx) => {
    const coals = new Map((await find(ctx, goods, { inUse: '1' })).map(({ goodsCode, id }) => [goodsCode, id]))
    const made: string[] = []
    for (const one of standards) {
      const goodsId = coals.get(goodsOf[one.stdCode] ?? '') ?? null
      made.push((await save(ctx, qualityStandard, { ...one, goodsId })).id)
    }
    return made
  })
  await demo.as('sealead', demo.start + 3 * dayMs, async (ctx) => {
    for (const id of ids.slice(0, -1)) await act(ctx, qualityStandard, id, 'enact', { ver: 1 })
  })
  await demo.as('seabuy', demo.now - 33 * dayMs, settleByQuality)
}

const tested = [
  { reportNo: 'SGS-26-0871', rawQty: '6000', q: '5380', mt: '11.2', std: '0.93', ad: '19.4', vdaf: '28.6' },
  { reportNo: 'SGS-26-0874', rawQty: '4200', q: '5565', mt: '9.6', std: '0.71', ad: '17.2', vdaf: '29.3' },
]

/** A settlement of two lots of tested coal, which its drafter has yet to hand in. */
async function settleByQuality(ctx: Ctx): Promise<void> {
  const [standard] = await find(ctx, qualityStandard, { stdCode: 'QS-5500' }, { lines: true })
  const under = await find(
    ctx,
    contract,
    { contractType: 'hc', contractStatus: ['3', '4'] },
    { lines: true, sort: ['-createTime'] },
  )
  const made = await find(ctx, settlement, { relatedContract: under.map(({ id }) => id) })
  const settled = new Set(made.map(({ relatedContract }) => relatedContract))
  const one = under.find(
    ({ id, qualityStd: named }) => named === standard?.id && named !== undefined && !settled.has(id),
  )
  const [line] = one?.items ?? []
  if (one === undefined || line === undefined) return
  const date = dayOfMs(ctx.now)
  const nothing = { fcad: null, hgi: null, fines: null, paidQty: null, paidPrice: null }
  const lots = tested.map((lot) => ({ goods: line.goods, basePrice: line.unitPrice, ...lot, ...nothing }))
  const { items = [] } = pricedLots(
    { ...standard },
    lots.map((lot) => ({ id: lot.reportNo, ...lot })),
  )
  const { id: relatedContract, counterparty, direction, currency, vatRate } = one
  await save(ctx, settlement, {
    relatedContract,
    counterparty,
    direction,
    currency,
    vatRate,
    date,
    settleType: 'final',
    dueDate: addDays(date, 10),
    title: `${one.contractName}按质结算`,
    content: '到港煤按化验结果结算',
    lots,
    items,
  })
}
