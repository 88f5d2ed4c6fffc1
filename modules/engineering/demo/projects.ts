/** A task as the demonstration enters it; days are counted from today, `after` names tasks by their WBS code. */
export interface DemoTask {
  readonly wbs: string
  readonly name: string
  readonly stage: string
  readonly weight?: string
  readonly from: number
  readonly to: number
  readonly done?: string
  readonly after?: readonly string[]
  readonly milestone?: true
  /** It was planned for other days since its baseline was kept: so many later. */
  readonly late?: number
}

export interface DemoProject {
  readonly name: string
  readonly contractor: string
  readonly supervisor: string
  readonly designer: string
  readonly budget: string
  readonly contractAmt: string
  readonly tasks: readonly DemoTask[]
}

export const demoProjects: readonly DemoProject[] = [
  {
    name: '同江100MW风电场二期',
    contractor: '北方风电建设有限公司',
    supervisor: '黑龙江恒信工程监理有限公司',
    designer: '东北新能源设计院',
    budget: '612000000',
    contractAmt: '586400000',
    tasks: [
      { wbs: '1', name: '前期工作', stage: '1', weight: '10', from: -120, to: -70 },
      { wbs: '1.1', name: '核准与用地预审', stage: '1', weight: '60', from: -120, to: -85, done: '100' },
      { wbs: '1.2', name: '微观选址', stage: '1', weight: '40', from: -84, to: -70, done: '100', after: ['1.1'] },
      { wbs: '2', name: '施工图设计', stage: '2', weight: '10', from: -69, to: -35, done: '100', after: ['1.2'] },
      { wbs: '3', name: '土建施工', stage: '5', weight: '35', from: -34, to: 45 },
      { wbs: '3.1', name: '进场道路', stage: '5', weight: '20', from: -34, to: -8, done: '90', after: ['2'] },
      { wbs: '3.2', name: '风机基础（25台）', stage: '5', weight: '60', from: -10, to: 45, done: '30', after: ['3.1'] },
      { wbs: '3.3', name: '升压站土建', stage: '5', weight: '20', from: -6, to: 30, done: '45', after: ['3.1'] },
      { wbs: '4', name: '设备安装', stage: '6', weight: '35', from: 31, to: 120 },
      { wbs: '4.1', name: '主变与开关柜', stage: '6', weight: '30', from: 31, to: 62, after: ['3.3'], late: 6 },
      { wbs: '4.2', name: '风机吊装', stage: '6', weight: '70', from: 46, to: 120, after: ['3.2'] },
      { wbs: '5', name: '调试', stage: '7', weight: '8', from: 121, to: 140, after: ['4.1', '4.2'] },
      { wbs: '6', name: '并网', stage: '8', weight: '2', from: 141, to: 141, after: ['5'], milestone: true },
    ],
  },
  {
    name: '同江城区供热管网改造',
    contractor: '佳木斯市政建设有限公司',
    supervisor: '黑龙江恒信工程监理有限公司',
    designer: '龙江市政设计院',
    budget: '38600000',
    contractAmt: '35200000',
    tasks: [
      { wbs: '1', name: '管材采购', stage: '4', weight: '30', from: -40, to: -12, done: '100' },
      { wbs: '2', name: '旧网拆除与管沟开挖', stage: '5', weight: '40', from: -11, to: 20, done: '35', after: ['1'] },
      { wbs: '3', name: '管道安装与打压', stage: '6', weight: '30', from: 21, to: 50, after: ['2'] },
    ],
  },
]
