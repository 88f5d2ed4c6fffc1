type Step = 'load' | 'depart' | 'arrive' | 'discharge' | 'receive' | 'settle' | 'cancel'

/** One transport document to be made, and the verbs that have been called on it since. */
export interface DemoBill {
  /** Who enters it and who follows it. */
  readonly by: readonly [trader: string, clerk: string]
  readonly contract: string
  readonly goods: string
  readonly mode: 'sea' | 'rail' | 'road'
  readonly carrier: string
  readonly way: readonly [from: string, to: string]
  /** Days from today on which it leaves and is expected. */
  readonly days: readonly [left: number, due: number]
  readonly tonnes: string
  readonly steps: readonly Step[]
  readonly more: object
}

const sea = {
  by: ['seabuy', 'sealog'],
  mode: 'sea',
  carrier: '渤湾海运',
  goods: 'M5500',
  way: ['CNSHP', 'CNJNZ'],
} as const
const russian = { ...sea, goods: 'M6000', carrier: '辽海远通', way: ['RUVYP', 'CNJNZ'] } as const
const rail = {
  by: ['tjsales', 'tjlog'],
  mode: 'rail',
  carrier: '龙江铁运',
  goods: 'HM4000',
  way: ['RU-NLN', 'CNTOJ'],
} as const
const vessel = (vesselName: string, voyageNo: string, blNo: string) => ({
  vesselName,
  voyageNo,
  blNo,
  freightRate: '46',
})

/** Wagons that weighed 69.7 tonnes each in Russia, and what the Chinese scale said of those that have come. */
const wagons = (scale: readonly string[]) =>
  ['52364122', '52364130', '52364148', '60123452', '60123460', '54118708'].map((wagonNo, at) => ({
    wagonNo,
    netWeightRu: '69.7',
    sealNo: `RZD${7104 + at}`,
    ...(scale[at] === undefined ? {} : { netWeightCn: scale[at], transshipTo: `C70-${1520 + at}` }),
  }))

/** Bills in every state, with one that is late by sea and one by rail. */
export const demoBills: readonly DemoBill[] = [
  {
    ...russian,
    contract: '东方煤码头俄煤采购合同(01)',
    days: [-24, -12],
    tonnes: '10000',
    steps: ['load', 'depart', 'arrive', 'discharge'],
    more: vessel('北岚兴盛', 'V2608', 'VYP2608-01'),
  },
  {
    ...russian,
    contract: '东方煤码头俄煤采购合同(02)',
    days: [-20, -9],
    tonnes: '8000',
    steps: ['load', 'depart', 'arrive'],
    more: vessel('北岚致远', 'V2609', 'VYP2609-02'),
  },
  {
    ...russian,
    contract: '东方煤码头俄煤采购合同(03)',
    days: [-15, -3],
    tonnes: '9600',
    steps: ['load', 'depart'],
    more: vessel('北岚安泰', 'V2610', 'VYP2610-01'),
  },
  {
    ...sea,
    contract: '盛远煤炭动力煤采购合同(01)',
    days: [-4, 2],
    tonnes: '6200',
    steps: ['load', 'depart'],
    more: vessel('江海顺达', 'V2611', 'QHD2611-07'),
  },
  {
    ...sea,
    contract: '恒源矿业动力煤采购合同(02)',
    days: [-1, 6],
    tonnes: '5400',
    steps: ['load'],
    more: vessel('江海顺达', 'V2612', 'QHD2612-02'),
  },
  {
    ...sea,
    contract: '盛远煤炭动力煤采购合同(03)',
    days: [5, 11],
    tonnes: '7000',
    steps: [],
    more: { vesselName: '东方信风' },
  },
  {
    ...rail,
    contract: '结雅煤矿边境贸易采购合同(01)',
    days: [-9, -4],
    tonnes: '418.2',
    steps: ['load', 'depart', 'arrive', 'discharge'],
    more: {
      waybillNo: '28914406',
      trainNo: '3507',
      wagons: wagons(['69.42', '69.43', '69.41', '69.43', '69.42', '69.42']),
    },
  },
  {
    ...rail,
    contract: '结雅煤矿边境贸易采购合同(02)',
    days: [-6, -1],
    tonnes: '418.2',
    steps: ['depart'],
    more: { waybillNo: '28914518', trainNo: '3511', wagons: wagons([]) },
  },
  {
    ...sea,
    by: ['seasales', 'sealog'],
    contract: '松原热电动力煤销售合同(01)',
    mode: 'road',
    carrier: '通达货运',
    way: ['CNJNZ', 'CNJMU'],
    days: [-14, -12],
    tonnes: '33.6',
    steps: ['load', 'depart', 'arrive', 'receive', 'settle'],
    more: { plateNo: '辽G86512', driver: '田野', freightRate: '88' },
  },
  {
    ...sea,
    contract: '盛远煤炭动力煤采购合同(05)',
    days: [-11, -6],
    tonnes: '5000',
    steps: ['cancel'],
    more: { vesselName: '远东之星' },
  },
]
