/** How far a letter has come: drafted, handed in, signed, sealed, circulated, put on file. */
export type Stage = 'draft' | 'inApproval' | 'signed' | 'sealed' | 'circulated' | 'filed'

export interface DemoLetter {
  readonly daysAgo: number
  readonly drafter: string
  readonly kind: string
  readonly title: string
  readonly addressee: string
  readonly copyTo?: string
  readonly signer: string
  readonly body: string
  readonly urgency?: string
  readonly secrecy?: string
  readonly signDepts?: readonly string[]
  readonly depts?: readonly string[]
  readonly people?: readonly string[]
  readonly copied?: readonly string[]
  readonly copies: string
  readonly stage: Stage
  /** Who has read it, with what he said. */
  readonly read?: readonly (readonly [who: string, opinion: string])[]
}

export const demoOutgoingLetters: readonly DemoLetter[] = [
  {
    daysAgo: 48,
    drafter: 'hr',
    kind: 'decision',
    title: '关于表彰 2026 年三季度先进集体的决定',
    addressee: '各子公司、本部各部门',
    signer: 'chairman',
    body: '三季度，集团各单位围绕年度目标扎实工作，海运贸易销售部等三个集体成绩突出。经研究，决定予以表彰。\n希望受表彰的集体珍惜荣誉，再创佳绩。',
    depts: ['BLHY/XS', 'BLLY/XS', 'BLTJ/BM'],
    people: ['hr'],
    copies: '20',
    stage: 'filed',
    read: [
      ['sealead', '已在部门传达'],
      ['hr', ''],
    ],
  },
  {
    daysAgo: 36,
    drafter: 'legal',
    kind: 'notice',
    title: '关于印发《合同管理办法》的通知',
    addressee: '各子公司、本部各部门',
    copyTo: '集团党委、监事会',
    signer: 'qiangm',
    body: '《合同管理办法》已经总经理办公会审议通过，现印发给你们，请遵照执行。\n一、各单位应于一个月内组织学习，并修订本单位实施细则。\n二、新签合同一律使用集团合同范本，特殊条款须经法务审核。\n三、执行中的问题，请及时反馈风控法务部。',
    signDepts: ['BLJT/CW', 'BLJT/JY'],
    depts: ['BLHY', 'BLLY', 'BLJT/CW'],
    people: ['seasales', 'landsales', 'tjsales', 'domsales'],
    copied: ['chairman'],
    copies: '30',
    stage: 'filed',
    read: [
      ['seasales', ''],
      ['landsales', '已组织学习，实施细则月底前修订完毕'],
      ['tjsales', ''],
      ['domsales', ''],
      ['chairman', '请风控法务部跟踪落实'],
      ['findir', ''],
    ],
  },
  {
    daysAgo: 22,
    drafter: 'seasales',
    kind: 'letter',
    title: '关于商请协调煤炭专用泊位作业时间的函',
    addressee: '港口集团有限公司',
    signer: 'qiangm',
    body: '我公司十二月计划到港进口煤炭四船，合计 22 万吨。为保证冬季供应，商请贵公司在专用泊位安排优先靠泊，并协调夜间作业。\n特此致函，请予支持并复函。',
    urgency: 'urgent',
    copied: ['sealead', 'shipops'],
    copies: '3',
    stage: 'circulated',
    read: [['shipops', '已与调度对接']],
  },
  {
    daysAgo: 12,
    drafter: 'findir',
    kind: 'notice',
    title: '关于做好年终决算准备工作的通知',
    addressee: '各子公司财务部门',
    signer: 'qiangm',
    body: '为做好年终决算，请各单位于十二月十日前完成往来对账、存货盘点和固定资产清查，并报送差异说明。',
    signDepts: ['BLJT/JY'],
    people: ['seafin', 'cashier', 'reviewer'],
    copied: ['qiangm'],
    copies: '15',
    stage: 'circulated',
    read: [
      ['cashier', ''],
      ['qiangm', '按期完成'],
    ],
  },
  {
    daysAgo: 8,
    drafter: 'risk',
    kind: 'circular',
    title: '关于个别客户授信超限情况的通报',
    addressee: '有关子公司',
    signer: 'qiangm',
    body: '近期检查发现，个别客户授信余额超过批准额度。请有关单位立即停止新增赊销，并于五个工作日内报送清收方案。',
    secrecy: 'secret',
    people: ['sealead', 'seafin'],
    copied: ['findir'],
    copies: '4',
    stage: 'circulated',
    read: [['findir', '']],
  },
  {
    daysAgo: 5,
    drafter: 'hr',
    kind: 'notice',
    title: '关于 2027 年元旦放假安排的通知',
    addressee: '各子公司、本部各部门',
    signer: 'qiangm',
    body: '2027 年元旦放假安排如下：1 月 1 日至 3 日放假，共三天。请各单位安排好值班和安全工作。',
    depts: ['BLHY', 'BLJT/XX'],
    people: ['seasales', 'seabuy'],
    copies: '25',
    stage: 'sealed',
  },
  {
    daysAgo: 4,
    drafter: 'findir',
    kind: 'report',
    title: '关于三季度资金运行情况的报告',
    addressee: '集团董事会',
    signer: 'chairman',
    body: '三季度集团资金总体平稳，经营性现金净流入完成年度目标的 78%。现将有关情况报告如下，请审阅。',
    people: ['chairman', 'qiangm'],
    copies: '6',
    stage: 'signed',
  },
  {
    daysAgo: 2,
    drafter: 'legal',
    kind: 'notice',
    title: '关于开展制度执行情况检查的通知',
    addressee: '各子公司',
    signer: 'qiangm',
    body: '集团定于十二月中旬对各单位制度执行情况开展检查，请各单位先行自查，并于十二月五日前报送自查报告。',
    signDepts: ['BLJT/HR', 'BLJT/CW'],
    depts: ['BLHY', 'BLLY'],
    copies: '12',
    stage: 'inApproval',
  },
  {
    daysAgo: 1,
    drafter: 'secretary',
    kind: 'minutes',
    title: '总经理办公会纪要（第 21 次）',
    addressee: '参会人员',
    signer: 'qiangm',
    body: '会议听取了四季度重点工作推进情况，研究了冬季保供方案。议定事项由经营管理部督办。',
    people: ['qiangm', 'findir', 'risk', 'hr'],
    copies: '8',
    stage: 'draft',
  },
]
