/** How far a letter that came in has got: registered, proposed on, in hand, answered, on file. */
type Stage = 'registered' | 'proposed' | 'handling' | 'done' | 'filed'

export interface IncomingLetter {
  readonly daysAgo: number
  /** Days from its receipt; none where nothing is to be done by a day. */
  readonly due?: number
  readonly from: string
  readonly no: string
  readonly kind: string
  readonly title: string
  readonly urgency?: string
  readonly secrecy?: string
  readonly proposal?: string
  readonly leader?: string
  readonly instruction?: string
  /** The department that handles it, and who leads it. */
  readonly dept?: readonly [place: string, leader: string]
  readonly answer?: string
  readonly people?: readonly string[]
  readonly stage: Stage
}

export const stages: readonly Stage[] = ['registered', 'proposed', 'handling', 'done', 'filed']

export const incomingLetters: readonly IncomingLetter[] = [
  {
    daysAgo: 45,
    due: 10,
    from: '黑龙江省商务厅',
    no: '黑商贸函〔2026〕88号',
    kind: 'letter',
    title: '关于征求边境贸易便利化措施意见的函',
    proposal: '拟请风控法务部会同边贸公司研提意见，请强总批示。',
    leader: 'qiangm',
    instruction: '请风控法务部牵头，按期回复。',
    dept: ['BLJT/FK', 'risk'],
    answer: '已汇总边贸公司意见并书面回复省商务厅。',
    people: ['tjsales', 'landsales'],
    stage: 'filed',
  },
  {
    daysAgo: 30,
    from: '同江市人民政府办公室',
    no: '同政办发〔2026〕41号',
    kind: 'notice',
    title: '关于做好口岸冬季安全生产工作的通知',
    urgency: 'urgent',
    proposal: '拟请各边贸单位传达落实，请领导阅示。',
    leader: 'qiangm',
    instruction: '请各单位传达落实。',
    people: ['tjsales', 'tjlog', 'seasales'],
    stage: 'done',
  },
  {
    daysAgo: 14,
    due: 8,
    from: '黑龙江省发展和改革委员会',
    no: '黑发改能源〔2026〕312号',
    kind: 'notice',
    title: '关于报送冬季煤炭保供方案的通知',
    urgency: 'extra',
    proposal: '拟请财务部会同海运公司编制方案，请强总批示。',
    leader: 'qiangm',
    instruction: '请财务部牵头，务必按期报送。',
    dept: ['BLJT/CW', 'findir'],
    stage: 'handling',
  },
  {
    daysAgo: 7,
    due: 20,
    from: '港口集团有限公司',
    no: '港集函〔2026〕27号',
    kind: 'letter',
    title: '关于煤炭专用泊位作业安排的复函',
    proposal: '拟请风控法务部阅研合同条款。',
    leader: 'qiangm',
    instruction: '请风控法务部提出意见。',
    dept: ['BLJT/FK', 'risk'],
    people: ['sealead', 'shipops'],
    stage: 'handling',
  },
  {
    daysAgo: 4,
    due: 6,
    from: '国家税务总局同江市税务局',
    no: '同税通〔2026〕1065号',
    kind: 'notice',
    title: '关于开展出口退税自查的通知',
    proposal: '拟请财务部办理，请林总批示。',
    leader: 'findir',
    stage: 'proposed',
  },
  {
    daysAgo: 2,
    due: 15,
    from: '黑龙江海事局',
    no: '黑海事〔2026〕203号',
    kind: 'circular',
    title: '关于内河封航时间的通报',
    stage: 'registered',
  },
  {
    daysAgo: 1,
    due: 3,
    from: '集团监事会',
    no: '监〔2026〕9号',
    kind: 'notice',
    title: '关于专项核查的通知',
    secrecy: 'secret',
    stage: 'registered',
  },
]
