import { dayMs } from '../../../core/values/duration.ts'
import { act, type Demo, find, save } from '../../../server/define.ts'
import { goods } from '../goods.ts'
import { qualityStd } from '../quality/quality-std.ts'

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

/** Standards of quality: three are in force, one still waits for it. */
export async function makeQualityStds(demo: Demo): Promise<void> {
  const ids = await demo.as('seabuy', demo.start + dayMs, async (ctx) => {
    const [coal] = await find(ctx, goods, { inUse: '1' }, { sort: ['goodsCode'] })
    const made: string[] = []
    for (const one of standards) made.push((await save(ctx, qualityStd, { ...one, goodsId: coal?.id ?? null })).id)
    return made
  })
  await demo.as('sealead', demo.start + 3 * dayMs, async (ctx) => {
    for (const id of ids.slice(0, -1)) await act(ctx, qualityStd, id, 'enact', { ver: 1 })
  })
}
