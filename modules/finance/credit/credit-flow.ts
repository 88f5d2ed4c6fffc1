import type { FlowDefinition } from '../../../core/approval/definition.ts'

const money = { kind: 'approve', noAutoPass: true, empty: 'block', limitHours: 16 } as const

/** Leader, risk control and lawyer, then two thirds of the risk committee. */
export const creditFlow: FlowDefinition = {
  key: 'creditLimit',
  version: 1,
  money: true,
  label: { zh: '客户授信审批', ru: 'Согласование кредитного лимита', en: 'Credit limit approval' },
  nodes: {
    start: { kind: 'start', label: { zh: '发起', ru: 'Запуск', en: 'Start' }, next: 'leader' },
    leader: {
      ...money,
      mode: 'one',
      approver: { by: 'departmentLeader' },
      drafterIsApprover: 'superior',
      label: { zh: '部门负责人', ru: 'Руководитель подразделения', en: 'Department leader' },
      next: 'risk',
    },
    risk: {
      ...money,
      mode: 'one',
      approver: { by: 'role', role: 'risk' },
      label: { zh: '风险控制', ru: 'Риск-контроль', en: 'Risk control' },
      next: 'legal',
    },
    legal: {
      ...money,
      mode: 'one',
      approver: { by: 'role', role: 'legal' },
      afterReturn: 'back',
      label: { zh: '法务', ru: 'Юрист', en: 'Legal' },
      next: 'committee',
    },
    committee: {
      ...money,
      mode: 'ratio',
      // Two of three are 66.67.
      percent: 66,
      approver: { by: 'role', role: 'riskCommittee' },
      label: { zh: '风控委员会', ru: 'Комитет по рискам', en: 'Risk committee' },
      next: 'end',
    },
    end: { kind: 'end', label: { zh: '结束', ru: 'Завершение', en: 'End' } },
  },
}
